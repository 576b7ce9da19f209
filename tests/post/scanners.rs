//! Mail scanners: programs that open every link of every letter, from several addresses, more than once, ahead of time, with and without scripts, and
//! every kind of page these lead to. Nothing changes by that.

use crate::api::seats_in;
use crate::browser::Browser;
use crate::every_letter::Written;
use crate::mail_in::text_of;
use crate::postgres::fresh_database;
use crate::tables::everything;
use reqwest::Client;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_games::GAMES;
use sternpost_model::letter::{LetterKind, Reader};
use sternpost_post::links::short::is_short;
use tempfile::TempDir;

/// What a visit may change: nothing. These tables the server writes by itself, whoever comes or nobody: which migrations ran, when it was last in use
/// (by the clock, for the clock), that it can write (for `/readyz`), and positions that it need not fold again, or keeps for the day the rules change.
const OF_THE_SERVER: [&str; 6] = ["_sqlx_migrations", "heads", "latest_use", "probe", "snapshots", "sqlite_sequence"];
/// How links are opened: as programs do, as browsers do, and with what programs that fetch ahead say of themselves.
const WAYS: [(&str, &str); 6] = [
    ("accept", "*/*"),
    ("accept", "text/html"),
    ("purpose", "prefetch"),
    ("sec-purpose", "prefetch;prerender"),
    ("x-moz", "prefetch"),
    ("x-purpose", "preview"),
];
/// Pages of one kind that are looked at, and links of one kind that are opened in every way.
const EACH: usize = 2;
/// More kinds of pages than there are.
const MOST_KINDS: usize = 300;

/// Everything a visit must leave as it is.
async fn kept(database: &str) -> BTreeMap<String, Vec<String>> {
    let mut whole = everything(database).await;
    whole.retain(|table, _| !OF_THE_SERVER.contains(&table.as_str()));
    whole
}

/// That nothing has changed; each line that has, if something did.
async fn is_unchanged(before: &BTreeMap<String, Vec<String>>, database: &str, by: &str) {
    let after = kept(database).await;
    let mut found = vec![];
    for (table, rows) in &after {
        let (then, now): (BTreeSet<&String>, BTreeSet<&String>) = (before[table].iter().collect(), rows.iter().collect());
        found.extend(now.symmetric_difference(&then).map(|row| format!("{table}: {row}")));
    }
    assert_eq!(found, Vec::<String>::new(), "by {by}");
}

/// A scanner behind a proxy that names its address; without or with a jar of cookies.
fn scanner(address: &str, keeps_cookies: bool) -> Client {
    let headers = [("x-forwarded-for".parse().unwrap(), address.parse().unwrap())].into_iter().collect();
    Client::builder().default_headers(headers).cookie_store(keeps_cookies).user_agent("a scanner").build().unwrap()
}

fn plain(address: &str) -> String {
    address.replace("&#38;", "&").replace("&amp;", "&").split('#').next().unwrap_or_default().to_owned()
}

/// The addresses of a server that a text names.
fn addresses(text: &str, server: &str) -> BTreeSet<String> {
    let is_end = |letter: char| letter.is_whitespace() || matches!(letter, '"' | '\'' | '<' | '>' | ')' | ',');
    text.split(is_end).filter_map(|word| word.find(server).map(|at| plain(&word[at..]))).collect()
}

/// The addresses of this server that a page leads to: what can be followed, what it shows, and where its forms go.
fn leads(page: &str, server: &str) -> BTreeSet<String> {
    let marks = ["href=\"", "src=\"", "action=\""];
    let leads = marks.iter().flat_map(|mark| page.split(mark).skip(1)).filter_map(|rest| rest.split('"').next());
    let own = leads.filter(|path| path.starts_with('/') && !path.starts_with("//"));
    own.map(|path| format!("{server}{}", plain(path))).chain(addresses(page, server)).collect()
}

/// The kind of page at an address: its path and the names of what it asks with, whichever campaign, seat, entry or token it is of.
fn kind_of(address: &str, server: &str) -> String {
    let path = &address[server.len()..];
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let mut parts: Vec<&str> = path.split('/').collect();
    for part in &mut parts {
        let is_id = part.len() == 36 && part.matches('-').count() == 4;
        if is_id || is_short(part) || part.starts_with("ey") || !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()) {
            *part = "{}";
        }
    }
    if let ["", "games", _, "reference", _, id] = parts.as_mut_slice() {
        *id = "{}";
    }
    // Where a letter's link leads on to is a page of its own.
    let asked = query.split('&').map(|part| if part.starts_with("to=") { part } else { part.split('=').next().unwrap_or_default() });
    format!("{}?{}", parts.join("/"), asked.collect::<Vec<_>>().join("&"))
}

/// The links of all letters that arrived, in their texts, pages and heads.
fn links_of(written: &Written, then: &str, now: &str) -> BTreeSet<String> {
    let mut links = BTreeSet::new();
    for mail in written.office.sink.received() {
        let parsed = mail.mail();
        let head: String = parsed.headers_raw().map(|(_, value)| format!("{value} ")).collect();
        let page = parsed.body_html(0).unwrap_or_default().into_owned();
        for text in [text_of(&mail), page, head] {
            links.extend(addresses(&text, then));
        }
    }
    links.iter().chain(&written.shown).map(|link| link.replace(then, now)).collect()
}

/// Every page a scanner reaches, some of each kind: kind, address, and whether a browser shows it.
async fn walk(scanner: &Client, from: &BTreeSet<String>, server: &str) -> BTreeMap<String, (String, bool)> {
    let mut found: BTreeMap<String, (String, bool)> = BTreeMap::new();
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut waiting: Vec<String> = from.iter().cloned().collect();
    while let Some(address) = waiting.pop() {
        let kind = kind_of(&address, server);
        let of_kind = seen.entry(kind.clone()).or_default();
        // What follows a campaign never ends.
        if of_kind.len() >= EACH || !of_kind.insert(address.clone()) || kind.contains("/stream") {
            continue;
        }
        assert!(seen.len() < MOST_KINDS, "pages have no end: {:?}", seen.keys());
        let page = scanner.get(&address).header("sec-purpose", "prefetch").send().await.unwrap();
        let status = page.status();
        assert!(!status.is_server_error(), "{address}: {status}");
        let is_page = page.headers().get("content-type").is_some_and(|kind| kind.to_str().unwrap().starts_with("text/html"));
        let is_shown = is_page && status.is_success();
        if is_shown || !found.contains_key(&kind) {
            found.insert(kind, (address, is_shown));
        }
        if is_page {
            waiting.extend(leads(&page.text().await.unwrap(), server));
        }
    }
    found
}

async fn nothing_changes(game: &'static str, database: String) {
    let mut written = Written::of(game, database.clone()).await;
    let kinds = written.kinds().await;
    // Where nothing can be proposed no letter tells of a proposal.
    let can_propose = game == GAMES[0].id();
    // At a table of two both are asked at once when it begins: nobody need be told so.
    let is_begun_by_all = seats_in(game) == 2;
    let is_written = |kind: &&LetterKind| {
        let is_mail = kind.reader() != Reader::Channel;
        is_mail && (can_propose || **kind != LetterKind::Proposal) && !(is_begun_by_all && **kind == LetterKind::Started)
    };
    for kind in LetterKind::ALL.iter().filter(is_written) {
        assert!(kinds.contains(kind.name()), "no letter of the kind {}: {kinds:?}", kind.name());
    }
    // From now on a proxy says for whom it asks; a test's clock and a proxy do not go together.
    let then = written.office.server.url.clone();
    written.office.server.restart_with(&["STERNPOST_TEST_CLOCK"], &[("STERNPOST__TRUSTED_PROXIES", "[\"127.0.0.0/8\"]")]);
    let server = written.office.server.url.clone();
    let links = links_of(&written, &then, &server);
    let purposes: BTreeSet<char> = links.iter().filter_map(|link| link[server.len()..].strip_prefix('/')?.chars().next()).collect();
    assert!(
        purposes.is_superset(&"tiwsuhfqvcbopk".chars().collect()),
        "to answer, to a seat, to one asked for, to sign in, to stop letters, to an offer, to a former seat, to a substitute, to confirm, to a campaign, \
         to refuse invitations, to a lobby, to the substitutes, to a calendar: {purposes:?}"
    );

    let before = kept(&database).await;
    let mut pages = BTreeMap::new();
    for (address, keeps_cookies) in [("203.0.113.7", false), ("2001:db8:2::7", true)] {
        let scanner = scanner(address, keeps_cookies);
        let mut of_kind: BTreeMap<String, usize> = BTreeMap::new();
        for link in &links {
            // Whoever keeps no cookies is let in nowhere.
            let is_read = |status: u16| (200..300).contains(&status) || status == 410 || status == 401 && !keeps_cookies;
            let head = scanner.head(link).send().await.unwrap().status();
            assert!(is_read(head.as_u16()), "{link}: {head}");
            // Every link is opened; what is said of oneself meanwhile is tried on some of each kind.
            let before = of_kind.entry(kind_of(link, &server)).or_default();
            *before += 1;
            let ways = if *before <= EACH { WAYS.len() } else { 1 };
            for (name, value) in WAYS.into_iter().take(ways) {
                let page = scanner.get(link).header(name, value).send().await.unwrap();
                assert!(is_read(page.status().as_u16()), "{link}: {}", page.status());
            }
        }
        is_unchanged(&before, &database, "opening the links of letters").await;
        pages.extend(walk(&scanner, &links, &server).await);
        is_unchanged(&before, &database, "opening the pages they lead to").await;
    }
    let shown = pages.values().filter(|(_, is_shown)| *is_shown).count();
    let (most, most_shown) = if can_propose { (90, 70) } else { (70, 50) };
    assert!(pages.len() > most && shown > most_shown, "{game}: {} kinds of pages, {shown} are shown: {:?}", pages.len(), pages.keys());

    // With scripts: each kind of page, twice, by a browser that the links before have let in.
    let mut ways_in: BTreeMap<String, String> = BTreeMap::new();
    for link in &links {
        ways_in.entry(kind_of(link, &server)).or_insert_with(|| link.clone());
    }
    let is_shown = |link: &&String| pages.get(&kind_of(link, &server)).is_some_and(|(_, is_shown)| *is_shown);
    let ways_in: Vec<String> = ways_in.values().filter(is_shown).cloned().collect();
    let others: Vec<String> = pages.values().filter(|(_, is_shown)| *is_shown).map(|(address, _)| address.clone()).collect();
    let scanned = tokio::task::spawn_blocking(move || {
        let mut browser = Browser::start();
        for link in ways_in.iter().chain(&ways_in).chain(&others) {
            browser.open(link);
            browser.until("document.readyState === 'complete'");
        }
        // What a script does later, it does on leaving too.
        browser.open("about:blank");
        browser.loads()
    });
    assert!(scanned.await.unwrap() > shown);
    is_unchanged(&before, &database, "scripts").await;
}

macro_rules! of_every_game {
    ($($name:ident: $game:literal),+ $(,)?) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let folder = TempDir::new().unwrap();
                nothing_changes($game, format!("sqlite:{}", folder.path().join("scanned.db").display())).await;
            }
        )+

        #[test]
        fn the_links_of_every_game_are_opened() {
            assert_eq!(GAMES.iter().map(|game| game.id()).collect::<Vec<_>>(), [$($game),+]);
        }
    };
}

// A test each: they run beside each other.
of_every_game! {
    scanners_change_nothing_in_twilight_imperium: "twilight-imperium",
    scanners_change_nothing_in_arcs: "arcs",
    scanners_change_nothing_in_conquest: "conquest",
    scanners_change_nothing_in_forbidden_stars: "forbidden-stars",
    scanners_change_nothing_in_voidfall: "voidfall",
}

#[tokio::test(flavor = "multi_thread")]
async fn scanners_change_nothing_on_postgres() {
    nothing_changes(GAMES[0].id(), fresh_database().await).await;
}
