//! Mail scanners: programs that open every link of every letter, from several addresses, more than once, ahead of time, with and without scripts, and
//! every page these lead to. Nothing changes by that.

use crate::browser::Browser;
use crate::mail_in::{Lmtp, reply_address, text_of};
use crate::office::{HOST, Office, PLAYERS};
use crate::pace::Hands;
use crate::server::until;
use serde_json::json;
use sqlx::{Connection as _, Row as _, SqliteConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::store::DeliveryState;

/// What the server notes of itself whoever comes: that it is used, and positions it need not fold again.
const OWN: [&str; 5] = ["_sqlx_migrations", "latest_use", "probe", "snapshots", "sqlite_sequence"];
/// Pages looked at by way of one link.
const MOST_PAGES: usize = 400;

/// Everything a database holds.
async fn everything(database: &str) -> BTreeMap<String, Vec<String>> {
    let mut connection = SqliteConnection::connect(database).await.unwrap();
    let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(&mut connection).await.unwrap();
    let mut whole = BTreeMap::new();
    for table in tables.iter().map(|row| row.get::<String, _>(0)).filter(|table| !OWN.contains(&table.as_str())) {
        let columns =
            sqlx::query(sqlx::AssertSqlSafe(format!("SELECT name FROM pragma_table_info('{table}')"))).fetch_all(&mut connection).await;
        let columns: Vec<String> = columns.unwrap().iter().map(|row| format!("quote(\"{}\")", row.get::<String, _>(0))).collect();
        let rows = format!("SELECT {} FROM \"{table}\"", columns.join(" || '|' || "));
        let rows = sqlx::query(sqlx::AssertSqlSafe(rows)).fetch_all(&mut connection).await.unwrap();
        let mut rows: Vec<String> = rows.iter().map(|row| row.get::<String, _>(0)).collect();
        rows.sort();
        whole.insert(table, rows);
    }
    whole
}

/// What has changed, a line each.
fn changes(before: &BTreeMap<String, Vec<String>>, after: &BTreeMap<String, Vec<String>>) -> Vec<String> {
    let mut found = vec![];
    for (table, rows) in after {
        let (then, now): (BTreeSet<&String>, BTreeSet<&String>) = (before[table].iter().collect(), rows.iter().collect());
        found.extend(now.symmetric_difference(&then).map(|row| format!("{table}: {row}")));
    }
    found
}

/// The addresses of this server that a text names.
fn addresses(text: &str, server: &str) -> BTreeSet<String> {
    let is_end = |letter: char| letter.is_whitespace() || matches!(letter, '"' | '\'' | '<' | '>' | ')' | ',');
    let whole = text.split(is_end).filter_map(|word| word.find(server).map(|at| word[at..].replace("&#38;", "&").replace("&amp;", "&")));
    whole.map(|url| url.split('#').next().unwrap_or_default().to_owned()).collect()
}

/// The addresses of this server that a page leads to.
fn leads(page: &str, server: &str) -> BTreeSet<String> {
    let leads = page.split("href=\"").chain(page.split("src=\"")).skip(1).filter_map(|rest| rest.split('"').next());
    let own = leads.filter(|path| path.starts_with('/') && !path.starts_with("//"));
    own.map(|path| format!("{server}{}", path.split('#').next().unwrap_or_default().replace("&#38;", "&").replace("&amp;", "&"))).collect()
}

/// A scanner: with an address and a name of its own, without or with a jar of cookies, and what it says of itself.
fn scanner(last: u8, keeps_cookies: bool) -> reqwest::Client {
    let address = IpAddr::V4(Ipv4Addr::new(127, 0, last, 1));
    reqwest::Client::builder().local_address(address).cookie_store(keeps_cookies).user_agent("a scanner").build().unwrap()
}

/// Letters of every kind that a running campaign writes, as they have arrived.
async fn letters_of_all_kinds(office: &Office, hands: &Hands) -> BTreeSet<String> {
    let way = |what: &str| format!("/campaigns/{}/{what}", office.id);
    let seat = office.asked().await;
    let (own, other, third) = (PLAYERS[seat], PLAYERS[(seat + 1) % 3], (seat + 2) % 3);
    let first = office.question(own, 0).await;
    // Whoever signs in; a second address; an open lobby with a stranger who asks for its seat.
    let asked = office.client.post(format!("{}/sign-in", office.server.url)).form(&[("mail", other)]).send().await.unwrap();
    assert_eq!(asked.status(), 200);
    let named = json!({ "kind": "mail", "address": "second@s.test" });
    assert_eq!(office.send("PUT", "/letters/second", other, &named).await.0, 200);
    // A reply.
    let to = reply_address(&first).unwrap();
    let mail = format!("From: <{own}>\r\nTo: <{to}>\r\nMessage-ID: <1@mail.test>\r\nSubject: Re: x\r\n\r\nSTATUS\r\n");
    let mut lmtp = Lmtp::connect(office.lmtp).await;
    assert_eq!(lmtp.mail(own, &[&to], mail.as_bytes()).await, ["250 2.0.0 Kept"]);
    lmtp.quit().await;
    // Talk and a promise, each told by letter when its time comes; a seat that is offered, and a substitute who is asked.
    let speaker = (seat + 1) % 3;
    assert_eq!(office.send("POST", &way("talk"), PLAYERS[speaker], &json!({ "said": "Soon.", "to": [] })).await.0, 201);
    let promise = json!({ "said": "I leave Lodor alone.", "with": [seat] });
    assert_eq!(office.send("POST", &way("promises"), PLAYERS[speaker], &promise).await.0, 201);
    let offer = json!({ "act": "offer", "name": "Dov", "email": "dov@d.test" });
    assert_eq!(office.send("POST", &way(&format!("seats/{third}/holder")), PLAYERS[third], &offer).await.0 / 100, 2);
    // Time: a reminder, and a pause.
    hands.go_on(21);
    office
        .sink
        .wait_for(|mail| mail.to[0] == own && mail.mail().subject().is_some_and(|subject| subject.contains("Your answer is still wanted")))
        .await;
    assert_eq!(office.send("POST", &way("time"), HOST, &json!({ "act": "pause" })).await.0, 204);
    hands.go_on(6);
    let kinds = async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters
            .into_iter()
            .filter(|letter| letter.state == DeliveryState::Sent)
            .map(|letter| letter.letter.kind)
            .collect::<BTreeSet<String>>()
    };
    until("talk and promises are told", async || kinds().await.is_superset(&["talk", "promise", "timing"].map(str::to_owned).into())).await;
    // Letters that come back: the host is told.
    assert_eq!(office.send("POST", &way("time"), HOST, &json!({ "act": "resume" })).await.0, 204);
    for round in 0..3 {
        let letter = office.questions(own).pop().unwrap();
        assert_eq!(office.report(&letter.from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
        let wanted = if round == 2 { "unreachable" } else { "bounced" };
        until("a loss is seen", async || office.state(own, seat).await == wanted).await;
        let before = office.questions(own).len();
        if round < 2 {
            office.ask_again(seat).await;
            until("it is asked again", async || office.questions(own).len() > before).await;
        }
    }
    office.sink.wait_for(|mail| mail.to[0] == HOST && text_of(mail).contains("The last letters to")).await;
    until("no letter waits", async || {
        office.store.letters(office.id.parse().unwrap()).await.unwrap().iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    kinds().await
}

#[tokio::test(flavor = "multi_thread")]
async fn scanners_that_open_every_link_of_every_letter_change_nothing() {
    // Tokens of the tests are made by the machine's clock, and live for months.
    let hands = Hands::at(SystemClock.now());
    let clock = hands.path.display().to_string();
    let more = [
        ("STERNPOST_TEST_CLOCK", clock.as_str()),
        ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0"),
        ("STERNPOST__LIMITS__LOOKS_PER_READER", "0"),
    ];
    let office = Office::open_with(None, &more, json!({ "pace": { "kind": "deadline", "hours": 40 } })).await;
    let kinds = letters_of_all_kinds(&office, &hands).await;
    for kind in ["invitation", "started", "turn", "receipt", "talk", "promise", "reminder", "timing", "seat", "unreachable"] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
    let server = office.server.url.clone();
    let mut links = BTreeSet::new();
    for mail in office.sink.received() {
        let parsed = mail.mail();
        let head: String = parsed.headers_raw().map(|(_, value)| format!("{value} ")).collect();
        for text in [text_of(&mail), parsed.body_html(0).unwrap_or_default().into_owned(), head] {
            links.extend(addresses(&text, &server));
        }
    }
    let purposes: BTreeSet<char> = links.iter().filter_map(|link| link[server.len()..].strip_prefix('/')?.chars().next()).collect();
    assert!(
        purposes.is_superset(&"tishuvcb".chars().collect()),
        "links to answer, to a seat, to sign in, to a hand-over, to stop letters, to confirm, to a campaign, to refuse: {purposes:?}"
    );

    let before = everything(&office.server.database()).await;
    let mut pages = links.clone();
    for (last, keeps_cookies) in [(2, false), (3, true)] {
        let scanner = scanner(last, keeps_cookies);
        for link in &links {
            let head = scanner.head(link).send().await.unwrap();
            // Whoever keeps no cookies is let in nowhere.
            let is_read = |status: u16| (200..300).contains(&status) || status == 410 || status == 401 && !keeps_cookies;
            assert!(is_read(head.status().as_u16()), "{link}: {}", head.status());
            for (name, value) in
                [("accept", "*/*"), ("accept", "text/html"), ("purpose", "prefetch"), ("sec-purpose", "prefetch;prerender")]
            {
                let page = scanner.get(link).header(name, value).send().await.unwrap();
                assert!(is_read(page.status().as_u16()), "{link}: {}", page.status());
                pages.extend(leads(&page.text().await.unwrap(), &server));
            }
        }
        let changed = changes(&before, &everything(&office.server.database()).await);
        assert_eq!(changed, Vec::<String>::new(), "by opening the links of letters");
        // And every page they lead to, one step further.
        for page in pages.iter().take(MOST_PAGES) {
            let purpose = if keeps_cookies { "prefetch" } else { "" };
            let looked = scanner.get(page).header("sec-purpose", purpose).send().await.unwrap();
            assert!(!looked.status().is_server_error(), "{page}: {}", looked.status());
        }
        let changed = changes(&before, &everything(&office.server.database()).await);
        assert_eq!(changed, Vec::<String>::new(), "by opening the pages they lead to");
    }

    // With scripts: one of each letter's kind of link and aim, twice, and what a person would read stays unread.
    let mut aims: BTreeMap<String, String> = BTreeMap::new();
    for link in &links {
        let path = &link[server.len()..];
        let aim = format!("{} {}", path.split('/').nth(1).unwrap_or_default(), path.split_once("?").map_or("", |(_, query)| query));
        aims.entry(aim).or_insert_with(|| link.clone());
    }
    let aims: Vec<String> = aims.into_values().collect();
    tokio::task::spawn_blocking(move || {
        for link in aims.iter().chain(&aims) {
            let mut browser = Browser::start();
            browser.open(link);
            browser.until("document.readyState === 'complete'");
            // What a script does later, it does on leaving too.
            browser.open("about:blank");
        }
    })
    .await
    .unwrap();
    let changed = changes(&before, &everything(&office.server.database()).await);
    assert_eq!(changed, Vec::<String>::new(), "with scripts");
}
