//! A window tells nothing. Twin campaigns of one and the same table, which differ only in who holds what or in what one seat did before
//! the window opens, are put side by side, and everything any other seat can read is compared byte by byte.
//!
//! Random by design, and set aside by name in [`plain`]: the server's own address, the tokens of links (they carry the second in
//! which they were signed), the key of a form, and of a letter its date and what stands between its parts. Where hidden cards differ,
//! so do the salted commitment to the position, the hashes and faces made of it, and the tag that is made of a hash.

use crate::pace::Hands;
use crate::planted::{ID, PLAYERS, plant_timed, plant_with, position};
use crate::server::{PUSH_KEY, Server};
use crate::smtp::{Received, Sink};
use chrono::{DateTime, Utc};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use sternpost_core::{Chance, Eyes, Seat};
use sternpost_game::Play;
use sternpost_model::pace::Terms;
use sternpost_model::policy::Windows;
use sternpost_players::Rng;
use sternpost_store::DeliveryState;
use tempfile::TempDir;

/// The seat whose cards and doings must not show.
pub(crate) const BO: usize = 1;
/// Who looks: the other seats, and whoever has the address.
const ONLOOKERS: [Option<usize>; 3] = [Some(0), Some(2), None];

/// An agenda was revealed, and everybody holds action cards.
pub(crate) fn given() -> Value {
    json!({
        "options": { "content": ["agendas", "action-cards"] },
        "custodians": false,
        "players": [
            { "faction": "hacan", "technologies": [], "action-cards": ["bribery"], "trade-goods": 3 },
            { "faction": "xxcha", "technologies": [], "action-cards": ["construction-rider", "flank-speed"], "trade-goods": 3 },
            { "faction": "yssaril", "technologies": [], "action-cards": ["ancient-burial-sites", "trade-rider"], "trade-goods": 3 },
        ],
        "agenda-deck": ["mutiny", "economic-equality"],
        "at": "agenda-phase",
    })
}

/// A planted campaign of people who answer windows, at a server of its own.
pub(crate) struct Planted {
    pub(crate) server: Server,
    pub(crate) sink: Sink,
    client: reqwest::Client,
    tokens: Vec<String>,
    /// What can be read where the time is set by the test.
    clocked: bool,
    clock: Option<PathBuf>,
    _folder: TempDir,
}

impl Planted {
    async fn of(play: &dyn Play, database: Option<String>) -> Self {
        Self::where_windows_wait_for(Windows::Everybody, play, database).await
    }

    pub(crate) async fn where_windows_wait_for(windows: Windows, play: &dyn Play, database: Option<String>) -> Self {
        let folder = TempDir::new().unwrap();
        let url = database.unwrap_or_else(|| format!("sqlite:{}", folder.path().join("planted.db").display()));
        plant_with(&url, &given(), play, &[], windows).await;
        Self::on(folder, url, &[], false).await
    }

    /// The same with a pace; the test sets the time.
    pub(crate) async fn by_the_clock(
        windows: Windows,
        play: &dyn Play,
        database: Option<String>,
        terms: &Terms,
        hands: &Hands,
        bots: &[u8],
    ) -> Self {
        let folder = TempDir::new().unwrap();
        let url = database.unwrap_or_else(|| format!("sqlite:{}", folder.path().join("planted.db").display()));
        plant_timed(&url, &given(), play, (bots, windows), (Some(terms.clone()), hands.now())).await;
        let world = Self::on(folder, url, &[("STERNPOST_TEST_CLOCK", &hands.path.display().to_string())], true).await;
        Self { clock: Some(hands.path.clone()), ..world }
    }

    /// Now, where the test sets the time.
    fn now(&self) -> Option<DateTime<Utc>> {
        std::fs::read_to_string(self.clock.as_ref()?).unwrap().trim().parse().ok()
    }

    async fn on(folder: TempDir, url: String, more: &[(&str, &str)], clocked: bool) -> Self {
        let sink = Sink::start().await;
        // Mail stays in the postbox where the time is not the machine's.
        // Everything is looked at, as often as the test is quick: a limit would come to one twin earlier than to the other.
        // The key by which push services know a server stands on a page, and is another on each.
        let alike = [("STERNPOST__LIMITS__LOOKS_PER_READER", "0"), ("STERNPOST__MAIL__PUSH_KEY", PUSH_KEY)];
        let more: Vec<(&str, &str)> = more.iter().copied().chain(alike).collect();
        let server = Server::start_with(Some(url), (!clocked).then_some(sink.address), &more);
        let tokens = PLAYERS.iter().map(|address| server.token(address)).collect();
        let world = Self { server, sink, client: reqwest::Client::new(), tokens, clocked, clock: None, _folder: folder };
        if clocked {
            for seat in 0..PLAYERS.len() {
                let made = world.request(reqwest::Method::POST, Some(seat), "/calendar").form(&[("open", "true")]).send().await.unwrap();
                assert!(made.status().is_success(), "{}", made.status());
            }
        }
        world
    }

    pub(crate) fn request(&self, method: reqwest::Method, seat: Option<usize>, path: &str) -> reqwest::RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.server.url));
        if let Some(seat) = seat { request.bearer_auth(&self.tokens[seat]) } else { request }
    }

    /// What a seat's calendar program fetches: everything it owes an answer to, with until when.
    pub(crate) async fn calendar(&self, seat: usize) -> String {
        let page = self.request(reqwest::Method::GET, Some(seat), "/campaigns").send().await.unwrap().text().await.unwrap();
        let feed = page.split('"').find(|part| part.contains("/k/")).expect("each has made a calendar").to_owned();
        let got = self.client.get(feed).send().await.unwrap();
        let head = format!("{} {:?}", got.status(), got.headers().get("etag"));
        let text = got.text().await.unwrap();
        assert!(text.starts_with("BEGIN:VCALENDAR"), "{head}: {text}");
        text
    }

    pub(crate) async fn asked(&self, seat: usize) -> Value {
        let asked = self.request(reqwest::Method::GET, Some(seat), &format!("/api/v1/campaigns/{ID}/questions")).send().await.unwrap();
        asked.json().await.unwrap()
    }

    /// What a seat answers, and what it is told: status, tag and body.
    pub(crate) async fn send(&self, seat: usize, way: &str, body: &Value) -> String {
        let path = format!("/api/v1/campaigns/{ID}/{way}");
        let said = self.request(reqwest::Method::POST, Some(seat), &path).json(body).send().await.unwrap();
        format!("{} {}", said.status(), said.text().await.unwrap())
    }

    /// An answer to the open question of a seat.
    pub(crate) async fn answer(&self, seat: usize, choice: usize) -> String {
        let asked = self.asked(seat).await;
        let question = asked["questions"].get(0).or(asked["sealed"].get(0)).expect("the seat is asked");
        let body =
            json!({ "version": asked["version"], "question": question["id"], "answers": [{ "one": question["choices"][choice]["id"] }] });
        self.send(seat, "answers", &body).await
    }

    /// All that somebody can read, each with its name.
    pub(crate) async fn readable(&self, seat: Option<usize>) -> Vec<(String, String)> {
        let mut all = vec![];
        let api = format!("/api/v1/campaigns/{ID}");
        if self.clocked {
            self.letters_are_out().await;
        }
        for path in crate::tight::looks(seat, self.clocked) {
            let got = self.request(reqwest::Method::GET, seat, &path).send().await.unwrap();
            // Where a link leads, and how long what is there is.
            let end = got.url().path().to_owned();
            let head = format!("{} {end} {:?} {:?}", got.status(), got.headers().get("etag"), got.headers().get("content-length"));
            all.push((format!("head of {path}"), head));
            all.push((path, String::from_utf8_lossy(&got.bytes().await.unwrap()).into_owned()));
        }
        for (method, path, body) in crate::tight::refusals() {
            let request = self.request(method.parse().unwrap(), seat, &path);
            let request = match &body {
                Some(body) => request.json(body),
                None => request.form(&[("nothing", "")]),
            };
            let got = request.send().await.unwrap();
            let head = format!("{} {:?}", got.status(), got.headers().get("content-length"));
            all.push((format!("refusal of {method} {path}"), format!("{head} {}", got.text().await.unwrap())));
        }
        if let Some(seat) = seat.filter(|_| self.clocked) {
            all.push(("calendar".to_owned(), self.calendar(seat).await));
        }
        let stream = self.request(reqwest::Method::GET, seat, &format!("{api}/stream")).header("Last-Event-ID", "0").send().await.unwrap();
        let told = stream.bytes_stream().next().await.unwrap().unwrap();
        all.push(("stream".to_owned(), String::from_utf8(told.to_vec()).unwrap()));
        if let Some(seat) = seat {
            let store = sternpost_store::open(&self.server.database()).await.unwrap();
            let own = store.letters(ID.parse().unwrap()).await.unwrap().into_iter().map(|letter| letter.letter);
            let own = own.filter(|letter| letter.recipient == PLAYERS[seat]);
            let own: Vec<_> =
                own.map(|letter| (letter.kind().name(), letter.content.payload(), self.clocked.then_some(letter.not_before))).collect();
            all.push(("outbox".to_owned(), format!("{own:?}")));
            for (what, body) in [
                ("an answer from the future", json!({ "version": 3, "question": "q1-0", "answers": [{ "one": "nothing" }] })),
                ("an answer for another", json!({ "version": 2, "question": format!("q1-{BO}"), "answers": [{ "one": "nothing" }] })),
                ("an act at any time", json!({ "version": 2, "question": format!("any-{BO}"), "answers": [{ "one": "nothing" }] })),
            ] {
                all.push((what.to_owned(), self.send(seat, "answers", &body).await));
            }
            let asked = self.asked(seat).await;
            if let Some(question) = asked["questions"].get(0) {
                let turn = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
                all.push(("a look ahead".to_owned(), self.send(seat, "preview", &turn).await));
            }
            // Where the campaign goes on its way nothing is taken back.
            if !self.clocked {
                all.push(("a take-back".to_owned(), self.send(seat, "take-back", &json!({ "version": 2 })).await));
            }
        }
        all
    }

    /// Waits until every letter that is due has gone where it goes: how far letters are stands on pages.
    async fn letters_are_out(&self) {
        let store = sternpost_store::open(&self.server.database()).await.unwrap();
        let Some(now) = self.now() else { return };
        crate::server::until("no letter that is due waits", async || {
            let letters = store.letters(ID.parse().unwrap()).await.unwrap();
            letters.iter().all(|letter| letter.state != DeliveryState::Pending || letter.letter.not_before > now)
        })
        .await;
    }

    /// The letters to a seat, once its first turn letter is there.
    async fn letters(&self, seat: usize) -> Vec<(String, String)> {
        let to = PLAYERS[seat];
        self.sink.wait_for(|mail| mail.to[0] == to && String::from_utf8_lossy(&mail.data).contains("Your turn")).await;
        let got = self.sink.received().into_iter().filter(|mail| mail.to[0] == to);
        got.enumerate()
            .flat_map(|(n, mail)| parts(&mail).into_iter().map(move |(part, text)| (format!("letter {n}, {part}"), text)))
            .collect()
    }
}

/// A letter as its reader has it: its head, both texts, and the bytes of its picture.
fn parts(mail: &Received) -> Vec<(&'static str, String)> {
    let mail = mail.mail();
    let head: Vec<(&str, &str)> = mail.headers_raw().filter(|(name, _)| !["Date", "Content-Type"].contains(name)).collect();
    let picture: Vec<&[u8]> = mail.attachments().map(|part| part.contents()).collect();
    vec![
        ("head", format!("{head:?}")),
        ("text", mail.body_text(0).unwrap_or_default().into_owned()),
        ("page", mail.body_html(0).unwrap_or_default().into_owned()),
        ("picture", format!("{picture:?}")),
    ]
}

/// Cuts out what stands between a mark and the first character that does not belong to it.
fn without(text: &str, mark: &str, belongs: impl Fn(char) -> bool) -> String {
    let mut parts = text.split(mark);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(mark);
        out.push_str(part.trim_start_matches(&belongs));
    }
    out
}

/// A text without what is random by design.
pub(crate) fn plain(world: &Planted, text: &str) -> String {
    let is_token = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    // A calendar's long lines go on in the next one.
    let text = if text.starts_with("BEGIN:VCALENDAR") { text.replace("\r\n ", "") } else { text.to_owned() };
    let mut text = text.replace(&world.server.url, "SERVER").replace(&world.server.address().to_string(), "SERVER");
    for mark in ["/t/", "/u/", "/k/", "/link/", "/b/", "/f/", "/h/", "/i/", "/o/", "/p/", "/q/", "/v/", "/x/"] {
        text = without(&text, mark, is_token);
    }
    // What a page calls the answer that its own seat has given.
    let text = without(&text, "name=\"given\" value=\"", |c| c != '"');
    without(&text, "name=\"key\" value=\"", |c| c != '"')
}

/// The same without hashes and what is made of them.
pub(crate) fn without_hashes(text: &str) -> String {
    let is_hash = |word: &&str| word.len() >= 32 && word.chars().all(|c| c.is_ascii_hexdigit());
    let text =
        text.split(|c: char| !c.is_ascii_alphanumeric()).filter(is_hash).fold(text.to_owned(), |text, hash| text.replace(hash, "HASH"));
    // Pages show the beginning of the head's hash once more, to be read aloud.
    without(&text, "HASH\">2:", |c| c.is_ascii_hexdigit())
}

/// Compares what who looks on by the spectators' link can read of two worlds, an entry behind; and what a messenger shows of the link.
pub(crate) async fn same_by_link(worlds: [&Planted; 2], look: impl Fn(&str) -> String) {
    let mut seen = vec![];
    for world in worlds {
        let settle = json!({ "act": "watching", "by": { "by-link": { "entries": 1 } }, "anew": true });
        let said = world.send(0, "roles", &settle).await;
        let token = said.split("/x/").nth(1).expect("the host is told the link").split('"').next().unwrap().to_owned();
        let browser = reqwest::Client::builder().cookie_store(true).build().unwrap();
        let mut all = vec![];
        for path in std::iter::once(format!("/x/{token}")).chain(crate::tight::looks(None, true)) {
            let got = browser.get(format!("{}{path}", world.server.url)).send().await.unwrap();
            let head = format!("{} {:?} {:?}", got.status(), got.headers().get("etag"), got.headers().get("content-length"));
            let body = String::from_utf8_lossy(&got.bytes().await.unwrap()).replace(&token, "TOKEN");
            all.push((plain(world, &path), look(&plain(world, &format!("{head}\n{body}")))));
        }
        assert!(all[0].1.starts_with("200") && all[0].1.contains("og:description"), "{}", all[0].1);
        seen.push(all);
    }
    for ((path, one), (_, other)) in seen[0].iter().zip(&seen[1]) {
        assert!(one == other, "{path} tells who looks on by link something:\n{one}\n{other}");
    }
}

/// Compares what onlookers can read of two worlds.
pub(crate) async fn same_to_all(onlookers: &[Option<usize>], worlds: [&Planted; 2], what: &str, look: impl Fn(&str) -> String) {
    for eyes in onlookers {
        let mut seen = vec![];
        for world in worlds {
            let mut all = world.readable(*eyes).await;
            if let Some(seat) = eyes.filter(|_| !world.clocked) {
                all.extend(world.letters(seat).await);
            }
            seen.push(all.into_iter().map(|(name, text)| (plain(world, &name), look(&plain(world, &text)))).collect::<Vec<_>>());
        }
        let names = |seen: &[(String, String)]| seen.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&seen[0]), names(&seen[1]), "{what}: as many things to read for {eyes:?}");
        for ((name, one), (_, other)) in seen[0].iter().zip(&seen[1]) {
            let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other).unwrap_or(one.len().min(other.len()));
            let near = |text: &str| text.chars().skip(at.saturating_sub(150)).take(400).collect::<String>();
            assert!(one == other, "{what}: {name} tells {eyes:?} something:\n{}\n{}", near(one), near(other));
        }
    }
}

/// The first window in which everybody is asked and Bo holds something to react with.
pub(crate) fn at_a_window() -> Box<dyn Play> {
    let mut play = position(&given());
    while play.asked_together().len() < 3 || play.asked_of(Seat(1)).is_none_or(|asked| asked.offers.len() < 2) {
        let answers = play.asked().into_iter().map(|asked| (asked.seat, asked.default)).collect::<BTreeMap<_, _>>();
        if let [(seat, answer)] = answers.iter().collect::<Vec<_>>().as_slice() {
            play.apply(**seat, &[(*answer).clone()], &mut Chance::live(&mut Rng::new(1))).unwrap();
        } else {
            play.apply_together(&answers, &mut Chance::live(&mut Rng::new(1))).unwrap();
        }
    }
    play
}

/// One seat looks ahead, is refused, answers, changes its mind, takes back and answers again; or does nothing at all.
async fn in_a_window_nobody_can_read_what_another_seat_does(databases: [Option<String>; 2]) {
    let play = at_a_window();
    let [one, other] = databases;
    let (busy, idle) = (Planted::of(&*play, one).await, Planted::of(&*play, other).await);
    same_to_all(&ONLOOKERS, [&busy, &idle], "before anybody acts", str::to_owned).await;

    let asked = busy.asked(BO).await;
    let question = &asked["questions"][0];
    assert!(question["choices"].as_array().unwrap().len() > 1, "Bo holds something to react with: {question}");
    let turn = |choice: &str| json!({ "version": asked["version"], "question": question["id"], "answers": [{ "one": choice }] });
    assert!(busy.send(BO, "preview", &turn(question["choices"][1]["id"].as_str().unwrap())).await.starts_with("200"));
    assert!(busy.send(BO, "answers", &turn("no-such-choice")).await.starts_with("422"));
    same_to_all(&ONLOOKERS, [&busy, &idle], "after a look ahead and a refusal", str::to_owned).await;
    for choice in [0, 1] {
        assert!(busy.answer(BO, choice).await.starts_with("201"));
    }
    same_to_all(&ONLOOKERS, [&busy, &idle], "after an answer and a change of mind", str::to_owned).await;
    assert!(busy.send(BO, "take-back", &json!({ "version": asked["version"] })).await.starts_with("201"));
    same_to_all(&ONLOOKERS, [&busy, &idle], "after a take-back", str::to_owned).await;
    assert!(busy.answer(BO, 1).await.starts_with("201"));

    // Another seat answers in both: its receipt, and what it reads then, are the same.
    let receipts = [busy.answer(2, 0).await, idle.answer(2, 0).await];
    assert!(receipts[0].starts_with("201"), "{}", receipts[0]);
    assert_eq!(receipts[0], receipts[1], "a receipt tells nothing of others");
    same_to_all(&[Some(2), None], [&busy, &idle], "after another seat has answered", str::to_owned).await;
}

/// The same table, but for the cards in hands that the onlooker does not see; their holder answers by what it holds.
async fn in_a_window_nobody_can_read_who_holds_what(databases: [Option<String>; 2]) {
    let play = at_a_window();
    // What one seat may not know; whoever only has the address knows less than any seat.
    let viewer = Seat(2);
    let twin = twin_that_differs(&*play, viewer);
    let [one, other] = databases;
    let worlds = [Planted::of(&*play, one).await, Planted::of(&*twin, other).await];
    let onlookers = [Some(usize::from(viewer.0)), None];
    same_to_all(&onlookers, [&worlds[0], &worlds[1]], "while nobody has answered", without_hashes).await;
    for world in &worlds {
        // The last choice: a card for whoever has one, nothing for whoever has none.
        let choices = world.asked(BO).await["questions"][0]["choices"].as_array().unwrap().len();
        assert!(world.answer(BO, choices - 1).await.starts_with("201"));
    }
    same_to_all(&onlookers, [&worlds[0], &worlds[1]], "after the hand was used", without_hashes).await;
}

/// A twin in which the hidden seat is offered something else.
pub(crate) fn twin_that_differs(play: &dyn Play, viewer: Seat) -> Box<dyn Play> {
    let offers = |play: &dyn Play| play.asked_of(Seat(1)).unwrap().offers;
    let mut twins = (0..100).map(|seed| play.twin(Eyes::Seat(viewer), &mut Chance::live(&mut Rng::new(seed))));
    twins.find(|twin| offers(&**twin) != offers(play)).expect("some twin's hand offers something else")
}

/// The same table where windows wait for those only who have a choice: of two hands one fits and the other does not. While somebody else
/// is waited for, nobody can read which it is; then the window closes, and only the time says so.
async fn in_a_window_nobody_can_read_who_is_passed_over(databases: [Option<String>; 2]) {
    let play = at_a_window();
    let (ada, bo, viewer) = (Seat(0), Seat(1), Seat(2));
    assert!(!play.without_choice().contains_key(&bo) && !play.without_choice().contains_key(&viewer), "Bo and Cleo have a choice");
    let passes = |twin: &dyn Play| twin.without_choice().contains_key(&bo) && !twin.without_choice().contains_key(&viewer);
    let mut twins = (0..100).map(|seed| play.twin(Eyes::Seat(viewer), &mut Chance::live(&mut Rng::new(seed))));
    let twin = twins.find(|twin| passes(&**twin)).expect("in some twin nothing of Bo's fits");
    let [one, other] = databases;
    let asked = Planted::where_windows_wait_for(Windows::Prompt, &*play, one).await;
    let passed = Planted::where_windows_wait_for(Windows::Prompt, &*twin, other).await;
    assert!(asked.asked(BO).await["questions"][0].is_object(), "who has a choice is asked");
    assert_eq!(passed.asked(BO).await["questions"], json!([]), "who has none is not");
    let letters = async |world: &Planted, seat: Seat| {
        let all = sternpost_store::open(&world.server.database()).await.unwrap().letters(ID.parse().unwrap()).await.unwrap();
        all.iter().filter(|letter| letter.letter.seat == Some(seat.0)).count()
    };
    assert_eq!((letters(&asked, bo).await, letters(&passed, bo).await), (1, 0), "nor written to");
    let shown = |world: &Planted| {
        let request = world.request(reqwest::Method::GET, None, &format!("/api/v1/campaigns/{ID}"));
        async move { request.send().await.unwrap().json::<Value>().await.unwrap()["waiting-for"].clone() }
    };
    assert_eq!(
        (shown(&asked).await, shown(&passed).await),
        (json!([0, 1, 2]), json!([0, 1, 2])),
        "the table sees all three in either case"
    );
    let onlookers = [Some(usize::from(viewer.0)), None];
    same_to_all(&onlookers, [&asked, &passed], "while Cleo is waited for", without_hashes).await;

    // Whoever is waited for lets it pass: with the last of them the window closes, and what was nobody's choice is in the same entry.
    for world in [&asked, &passed] {
        let before = world.asked(0).await["version"].as_u64().unwrap();
        for seat in [ada, bo, viewer].map(|seat| usize::from(seat.0)) {
            if world.asked(seat).await["questions"][0].is_object() {
                assert!(world.answer(seat, 0).await.starts_with("201"));
            }
        }
        let log = world.request(reqwest::Method::GET, None, &format!("/api/v1/campaigns/{ID}/log?after={before}")).send().await.unwrap();
        let log = log.json::<Value>().await.unwrap();
        assert!(log.to_string().contains("together"), "the window has closed: {log}");
        let next = world.asked(0).await;
        assert!(next["version"].as_u64() > Some(before), "the campaign goes on: {next}");
    }
}

/// A seat whose only card in a window would do nothing there, as everybody can see, is not waited for: its player is asked what comes next.
async fn asked_after_an_activation(database: Option<String>, windows: Windows) -> String {
    let given = json!({
        "options": { "content": ["technologies"] },
        "players": [
            { "faction": "hacan", "technologies": ["gravity-drive"] },
            { "faction": "xxcha", "technologies": [] },
            { "faction": "yssaril", "technologies": [] },
        ],
        "systems": { "31": { "units": { "0": { "carrier": 2 } } } },
        "at": { "turn": 0 },
    });
    let play = position(&given);
    let world = Planted::where_windows_wait_for(windows, &*play, database).await;
    // Nothing of Ada's can reach her own home, not even with a move more.
    let asked = world.asked(0).await;
    let answers = ["tactical", "system:16"].map(|choice| json!({ "one": choice }));
    let said = world
        .send(0, "answers", &json!({ "version": asked["version"], "question": asked["questions"][0]["id"], "answers": answers }))
        .await;
    assert!(said.contains("201"), "{said}");
    let mut all = String::new();
    for seat in 0..3 {
        all.push_str(&world.asked(seat).await["questions"].to_string());
    }
    assert!(all.contains("\"id\""), "somebody is asked: {all}");
    all
}

async fn nobody_is_asked_whether_a_technology_is_used_that_would_do_nothing(databases: [Option<String>; 2]) {
    let (gravity_drive, [here, there]) = ("use-technology:gravity-drive", databases);
    let asked = asked_after_an_activation(here, Windows::Prompt).await;
    assert!(!asked.contains(gravity_drive), "{asked}");
    let asked = asked_after_an_activation(there, Windows::Everybody).await;
    assert!(asked.contains(gravity_drive), "where everybody is waited for it is on offer, for it is legal: {asked}");
}

on_both_servers! { two databases:
    in_a_window_nobody_can_read_who_is_passed_over
    in_a_window_nobody_can_read_what_another_seat_does
    in_a_window_nobody_can_read_who_holds_what
    nobody_is_asked_whether_a_technology_is_used_that_would_do_nothing
}
