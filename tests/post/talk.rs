//! Talk beside a campaign: who hears what, and that it is no part of the game.

use crate::api::Table;
use crate::browser::Browser;
use crate::page::Page;
use crate::postgres::fresh_database;
use crate::server::{KEY, Server, until};
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{AnswerLink, Links};

fn api(server: &Server, id: &str) -> String {
    format!("{}/api/v1/campaigns/{id}/talk", server.url)
}

async fn say(table: &Table, server: &Server, id: &str, seat: usize, said: &str, to: &[u8]) -> (u16, Value) {
    table.post(seat, api(server, id), None, &json!({ "said": said, "to": to })).await.unwrap()
}

async fn heard(table: &Table, server: &Server, id: &str, seat: usize) -> Vec<Value> {
    table.get(seat, api(server, id)).await["messages"].as_array().unwrap().clone()
}

async fn what_is_said_in_private_is_heard_by_those_it_was_said_to_and_by_nobody_else(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let secret = "I leave <b>Lodor</b> alone. https://evil.test/";
    assert_eq!(say(&table, &server, &id, 1, "Good evening, all.", &[]).await.0, 201);
    let (status, private) = say(&table, &server, &id, 1, secret, &[2]).await;
    assert_eq!(status, 201);

    let texts = |messages: &[Value]| messages.iter().map(|one| one["said"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(texts(&heard(&table, &server, &id, 2).await), ["Good evening, all.", secret]);
    assert_eq!(texts(&heard(&table, &server, &id, 1).await), ["Good evening, all.", secret], "who says it");
    let hosts = heard(&table, &server, &id, 0).await;
    assert_eq!(texts(&hosts), ["Good evening, all."], "the host holds another seat and hears what that seat hears");
    assert!(hosts.iter().all(|one| one.get("number").is_none()), "no number tells that others whisper: {hosts:?}");
    let before = format!("{}?before={}", api(&server, &id), private["id"].as_str().unwrap());
    let probing = table.client.get(before).bearer_auth(&table.tokens[0]).send().await.unwrap();
    assert_eq!(probing.status(), 422, "its id leads nobody else to it");
    assert_eq!(table.client.get(api(&server, &id)).send().await.unwrap().status(), 401);
    assert_eq!(table.client.get(api(&server, &id)).bearer_auth(server.token("z@z.test")).send().await.unwrap().status(), 403);

    let page = async |seat: usize, way: &str| {
        let url = format!("{}/c/{id}{way}", server.url);
        table.client.get(url).bearer_auth(&table.tokens[seat]).send().await.unwrap().text().await.unwrap()
    };
    let own = page(2, "/talk").await;
    assert!(own.contains("I leave &#60;b&#62;Lodor") && own.contains("in private to"), "{own}");
    assert!(!own.contains("href=\"https://evil.test"), "what is said is text");
    assert!(page(2, "").await.contains("Talk (2)") && page(0, "").await.contains("Talk (1)"), "what is unread is counted by seat");
    assert!(!page(0, "/talk").await.contains("Lodor"));
    let last = Page::of(&own).attribute("[name=up-to]", "value").unwrap();
    let read = format!("{}/c/{id}/talk/read", server.url);
    let read = async |seat: usize| {
        let sent = table.client.post(&read).bearer_auth(&table.tokens[seat]).form(&[("up-to", &last)]).send().await.unwrap();
        sent.status().as_u16()
    };
    assert_eq!((read(0).await, read(2).await), (422, 200));
    assert!(!page(2, "").await.contains("Talk (") && page(2, "").await.contains(">Talk<"));

    let settings = format!("{}/c/{id}/talk/settings", server.url);
    table.client.post(settings).bearer_auth(&table.tokens[0]).form(&[("mute", "1"), ("digest", "daily")]).send().await.unwrap();
    assert!(heard(&table, &server, &id, 0).await.is_empty(), "who is muted is not heard");
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_outlives_a_take_back_and_changes_nothing_of_the_log() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let log = format!("{}/api/v1/campaigns/{id}/log", server.url);
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let answers = format!("{}/api/v1/campaigns/{id}/answers", server.url);
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let receipt = table.post(seat, answers, None, &body).await.unwrap().1;
    let before = table.get(0, log.clone()).await;
    assert_eq!(say(&table, &server, &id, seat, "Wait, I think that was wrong.", &[]).await.0, 201);
    assert_eq!(table.get(0, log.clone()).await, before, "no entry, no line, no hash");
    let back = format!("{}/api/v1/campaigns/{id}/take-back", server.url);
    assert_eq!(table.post(seat, back, None, &json!({ "version": receipt["version"] })).await.unwrap().0, 201);
    assert_eq!(heard(&table, &server, &id, (seat + 1) % 3).await.len(), 1);
    assert!(server.command(&["audit"]).status.success());

    let store = sternpost_store::open(&server.database()).await.unwrap();
    let told = store.letters(id.parse().unwrap()).await.unwrap().into_iter().filter(|letter| letter.letter.kind().name() == "talk").count();
    assert_eq!(told, 2, "the others are told by a letter, a day from now");
    say(&table, &server, &id, seat, "Never mind.", &[]).await;
    let again =
        store.letters(id.parse().unwrap()).await.unwrap().into_iter().filter(|letter| letter.letter.kind().name() == "talk").count();
    assert_eq!(again, 2, "and by one only, however much is said");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_too_long_or_to_nobody_is_refused() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__SAYINGS_PER_SEAT", "4")]);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    assert_eq!(say(&table, &server, &id, 1, &"x".repeat(2_001), &[]).await.0, 422);
    assert_eq!(say(&table, &server, &id, 1, " \u{202e}\u{200b}\n ", &[]).await.0, 422, "nothing that shows");
    assert_eq!(say(&table, &server, &id, 1, "To myself?", &[1]).await.0, 422);
    assert_eq!(say(&table, &server, &id, 1, "Hello?", &[9]).await.0, 422);
    assert_eq!(say(&table, &server, &id, 1, "One more.", &[]).await.0, 429);
    assert_eq!(say(&table, &server, &id, 2, "Others may.", &[]).await.0, 201);
    assert_eq!(heard(&table, &server, &id, 0).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seats_notes_are_its_own_on_every_page_of_it() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let keep = format!("{}/c/{id}/notes", server.url);
    let kept =
        table.client.post(&keep).bearer_auth(&table.tokens[1]).form(&[("note", "Bo hides\n</textarea><script>")]).send().await.unwrap();
    assert_eq!(kept.status(), 200);
    let page = async |seat: usize, way: &str| {
        let url = format!("{}/c/{id}{way}", server.url);
        table.client.get(url).bearer_auth(&table.tokens[seat]).send().await.unwrap().text().await.unwrap()
    };
    for way in ["", "/turn", "/talk"] {
        assert!(page(1, way).await.contains("Bo hides\n&#60;/textarea&#62;"), "{way}");
        assert!(!page(0, way).await.contains("Bo hides"), "{way}: nobody else's");
    }
    let long = table.client.post(&keep).bearer_auth(&table.tokens[1]).form(&[("note", "x".repeat(20_001))]).send().await.unwrap();
    assert_eq!(long.status(), 422);
    assert!(page(1, "").await.contains("Bo hides"), "what was there stays");
}

/// What comes on a stream until it is silent for a while.
struct StreamListener(reqwest::Response);

impl StreamListener {
    async fn at(table: &Table, server: &Server, id: &str, seat: Option<usize>) -> Self {
        let request = table.client.get(format!("{}/api/v1/campaigns/{id}/stream", server.url));
        let request = if let Some(seat) = seat { request.bearer_auth(&table.tokens[seat]) } else { request };
        Self(request.send().await.unwrap())
    }

    /// Waits for as much as is expected, then for a moment without any more; on a busy machine the first may take a while.
    async fn hears(&mut self, expected: &str) -> String {
        let mut heard = String::new();
        let end = tokio::time::Instant::now() + PATIENCE;
        while heard.len() < expected.len() && self.catches(end, &mut heard).await {}
        let end = tokio::time::Instant::now() + MOMENT;
        while self.catches(end, &mut heard).await {}
        heard
    }

    async fn catches(&mut self, end: tokio::time::Instant, heard: &mut String) -> bool {
        let Ok(chunk) = tokio::time::timeout_at(end, self.0.chunk()).await else { return false };
        heard.push_str(&String::from_utf8_lossy(&chunk.unwrap().expect("the stream goes on")));
        true
    }
}

const TALK: &str = "event: talk\ndata: {}\n\n";
/// How long nothing must come before it counts as nothing.
const MOMENT: Duration = Duration::from_millis(1_200);
const PATIENCE: Duration = Duration::from_secs(60);

async fn a_stream_tells_that_something_was_said_to_those_it_was_said_to(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut listeners = vec![];
    for seat in [Some(0), Some(1), Some(2), None] {
        listeners.push(StreamListener::at(&table, &server, &id, seat).await);
    }
    say(&table, &server, &id, 1, "I leave Lodor alone.", &[2]).await;
    for (listener, expected) in listeners.iter_mut().zip(["", TALK, TALK, ""]) {
        assert_eq!(listener.hears(expected).await, expected, "those it was said to, without a word of it; nobody else anything");
    }
    say(&table, &server, &id, 1, "Good evening, all.", &[]).await;
    for (listener, expected) in listeners.iter_mut().zip([TALK, TALK, TALK, ""]) {
        assert_eq!(listener.hears(expected).await, expected, "the table, and no spectator");
    }
    let settings = format!("{}/settings", api(&server, &id));
    let muted = table.client.put(&settings).bearer_auth(&table.tokens[0]).json(&json!({ "muted": [1] })).send().await.unwrap();
    assert_eq!(muted.json::<Value>().await.unwrap(), json!({ "digest": "daily", "muted": [1] }));
    say(&table, &server, &id, 1, "Anybody?", &[]).await;
    assert_eq!(listeners[0].hears("").await, "", "who is muted is not heard");
    assert_eq!(listeners[2].hears(TALK).await, TALK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_hears_what_is_said_through_another_server() {
    let database = fresh_database().await;
    let (here, there) = (Server::start(Some(database.clone()), None), Server::start(Some(database), None));
    let table = Table::new(&here);
    let id = table.begin(&here).await;
    let version = async |server: &Server| {
        let asked = table.client.get(format!("{}/api/v1/campaigns/{id}", server.url)).bearer_auth(&table.tokens[0]);
        asked.send().await.unwrap().json::<Value>().await.unwrap()["version"].clone()
    };
    let begun = version(&here).await;
    assert!(begun.is_u64());
    until("the other server has heard of the start", async || version(&there).await == begun).await;
    let mut listeners = [StreamListener::at(&table, &there, &id, Some(2)).await, StreamListener::at(&table, &there, &id, Some(0)).await];
    say(&table, &here, &id, 1, "Hello over there.", &[2]).await;
    assert_eq!(listeners[0].hears(TALK).await, TALK);
    assert_eq!(listeners[1].hears("").await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn whispers_of_others_do_not_move_a_stream() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__SAYINGS_PER_SEAT", "0")]);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut listener = StreamListener::at(&table, &server, &id, Some(0)).await;
    let begun = Instant::now();
    let mut heard = String::new();
    while heard.is_empty() && begun.elapsed() < PATIENCE {
        say(&table, &server, &id, 1, "Psst.", &[2]).await;
        heard.push_str(&listener.hears("").await);
    }
    assert!(begun.elapsed() > Duration::from_secs(19), "it came after {:?}", begun.elapsed());
    assert_eq!(heard, ": still here\n\n", "what keeps the stream alive comes when it would have come");
}

/// A browser that one of a seat's letters has let in.
fn let_in(server: &Server, id: &str, seat: u8, to: &str) -> Browser {
    let link = AnswerLink { campaign: id.parse().unwrap(), seat, question: None, version: 1, generation: 1, choice: None };
    let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
    let mut browser = Browser::start();
    browser.screen(1200, 800);
    browser.open(&format!("{}/c/{id}/link/{token}{to}", server.url));
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_shows_what_is_said_and_keeps_what_is_being_typed() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut talk = let_in(&server, &id, 2, "?to=talk");
    let mut campaign = let_in(&server, &id, 0, "");
    talk.press("#said");
    talk.type_text("Half a senten");
    let loads = (talk.loads(), campaign.loads());
    tokio::time::sleep(Duration::from_millis(500)).await;
    say(&table, &server, &id, 1, "Psst, <b>you</b>.", &[2]).await;
    talk.until("document.querySelector('.said li .words')?.textContent === 'Psst, <b>you</b>.'");
    assert_eq!(talk.read("document.getElementById('said').value"), "Half a senten");
    assert_eq!(talk.read("document.activeElement.id"), "said");
    talk.until("document.querySelector('header.top nav').textContent.includes('Talk (1)')");
    assert_eq!(talk.read("Boolean(document.querySelector('form[action$=\"/talk/read\"]'))"), true, "it can be marked as read");
    say(&table, &server, &id, 1, "Good evening, all.", &[]).await;
    talk.until("document.querySelectorAll('.said li').length === 2");
    campaign.until("document.querySelector('header.top nav').textContent.includes('Talk (1)')");
    assert_eq!((talk.loads(), campaign.loads()), loads, "in place");
    assert_eq!(
        heard(&table, &server, &id, 2).await.iter().filter(|one| one["is-unread"] == true).count(),
        2,
        "showing marks nothing as read"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_read_and_answered_beside_a_turn() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let asked = table.get(0, format!("{}/api/v1/campaigns/{id}/questions", server.url)).await;
    let seat = u8::from(asked["questions"].as_array().is_none_or(Vec::is_empty));
    let other = 1 - seat;
    say(&table, &server, &id, other.into(), "Psst, <b>you</b>.", &[seat]).await;
    for scripts in [true, false] {
        let mut browser = let_in(&server, &id, seat, "?to=turn");
        if !scripts {
            browser.run_no_scripts();
        }
        browser.open(&format!("{}/c/{id}/turn", server.url));
        browser.picture(&format!("talk-beside-{scripts}"));
        let dock = "document.querySelector('.talk-dock')";
        assert_eq!(
            browser.read(&format!("{dock}.open && {dock}.textContent.includes('Psst, <b>you</b>.')")),
            true,
            "what is new stands open"
        );
        let is_beside = "document.querySelector('.talk-dock').getBoundingClientRect().left >= document.querySelector('.see').getBoundingClientRect().right";
        assert_eq!(browser.read(is_beside), true, "it is beside the board");
        let (heading, loads) = (browser.heading(), browser.loads());
        let words = format!("Not now ({scripts}).");
        browser.press(".dock-say textarea");
        browser.type_text(&words);
        browser.read(&format!("document.querySelector('.dock-say select').value = '{other}'"));
        browser.press(".dock-say button");
        browser.until(&format!("document.querySelector('.talk-dock .said')?.textContent.includes({words:?})"));
        assert_eq!((browser.heading(), browser.loads() - loads), (heading, usize::from(!scripts)), "the turn stays where it was");
        let heard = heard(&table, &server, &id, other.into()).await;
        assert!(heard.iter().any(|one| one["said"] == words.as_str()), "{heard:?}");
        let third = (0..3).find(|one| *one != seat && *one != other).unwrap();
        assert!(!self::heard(&table, &server, &id, third.into()).await.iter().any(|one| one["said"] == words.as_str()), "it was private");
        if scripts {
            say(&table, &server, &id, third.into(), "All hear this.", &[]).await;
            browser.until("document.querySelector('.talk-dock .said').textContent.includes('All hear this.')");
        }
    }
    // The threads: what both said in private, and nothing else.
    let page = table.client.get(format!("{}/c/{id}/talk?with={other}", server.url)).bearer_auth(&table.tokens[usize::from(seat)]);
    let page = page.send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Psst") && page.contains("Not now (true).") && !page.contains("All hear this."), "{page}");
}

/// The letters about talk of a campaign: to whom, when, and whether they wait.
async fn digests(server: &Server, id: &str) -> Vec<(u8, DateTime<Utc>)> {
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let letters = store.letters(id.parse().unwrap()).await.unwrap();
    letters
        .into_iter()
        .filter(|one| one.letter.kind().name() == "talk")
        .map(|one| (one.letter.seat.unwrap(), one.letter.not_before))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_chooses_how_often_letters_tell_what_is_said() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let form = format!("{}/c/{id}/talk/settings", server.url);
    let choose = async |seat: usize, digest: &str| {
        let sent = table.client.post(&form).bearer_auth(&table.tokens[seat]).form(&[("digest", digest)]).send().await.unwrap();
        sent.status().as_u16()
    };
    assert_eq!((choose(0, "weekly").await, choose(2, "off").await, choose(2, "hourly").await), (200, 200, 400));
    say(&table, &server, &id, 1, "Good evening, all.", &[]).await;
    let sent = digests(&server, &id).await;
    let [(0, weekly)] = sent.as_slice() else { panic!("one letter, to the seat that wants one: {sent:?}") };
    let days = |moment: DateTime<Utc>| (moment - SystemClock.now()).num_hours();
    assert!((166..=168).contains(&days(*weekly)), "{weekly}");
    let desk = async |seat: usize| {
        let page = table.client.get(format!("{}/c/{id}", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
        page.text().await.unwrap()
    };
    assert!(
        desk(0).await.contains("once a week at most in one of its own") && desk(1).await.contains("once a day at most in one of its own")
    );
    assert!(desk(2).await.contains("Letters do not tell you what is said"), "it stands where mail is settled");

    // Whoever wants it sooner is not left to wait, and is not told twice.
    assert_eq!((choose(0, "daily").await, choose(2, "daily").await), (200, 200));
    let sent = digests(&server, &id).await;
    let soon: Vec<u8> = sent.iter().filter(|(_, moment)| days(*moment) <= 24).map(|(seat, _)| *seat).collect();
    assert_eq!((sent.len(), soon), (3, vec![0, 2]));
    let page = table.client.get(format!("{}/c/{id}/talk", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("value=\"daily\" checked"));
    assert_eq!(choose(0, "off").await, 200);
    let settings = table.get(0, format!("{}/settings", api(&server, &id))).await;
    assert_eq!(settings["digest"], "off", "the same for programs");
}

/// Each change of how a seat follows talk orders its letters anew, so that it counts as something said: nobody fills the outbox by it.
async fn letters_about_talk_are_not_switched_to_and_fro_without_end(database: Option<String>) {
    let server = Server::start_with(database, None, &[("STERNPOST__LIMITS__SAYINGS_PER_SEAT", "4")]);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    say(&table, &server, &id, 1, "Good evening, all.", &[]).await;
    let settings = format!("{}/settings", api(&server, &id));
    let choose = async |seat: usize, digest: &str| {
        let sent = table.client.put(&settings).bearer_auth(&table.tokens[seat]).json(&json!({ "digest": digest })).send().await.unwrap();
        sent.status().as_u16()
    };
    for digest in ["off", "daily", "off", "weekly"] {
        assert_eq!(choose(0, digest).await, 200);
    }
    let before = digests(&server, &id).await;
    assert_eq!(choose(0, "daily").await, 429, "four times in an hour, as it may speak");
    assert_eq!(digests(&server, &id).await, before, "no letter is ordered");
    assert_eq!(table.get(0, settings.clone()).await["digest"], "weekly");
    assert_eq!(choose(2, "off").await, 200, "others may");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_weekly_letter_outlives_housekeeping_and_gives_way_to_another_choice() {
    let mut server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let settings = format!("{}/c/{id}/talk/settings", server.url);
    table.client.post(&settings).bearer_auth(&table.tokens[0]).form(&[("digest", "weekly")]).send().await.unwrap();
    say(&table, &server, &id, 1, "Good evening, all.", &[]).await;
    let before = digests(&server, &id).await;
    // Housekeeping begins anew with the server: a letter that is due in a week is none that a clock set back has left behind.
    server.kill_and_restart();
    assert_eq!(digests(&server, &id).await, before);

    let settings = format!("{}/c/{id}/talk/settings", server.url);
    table.client.post(&settings).bearer_auth(&table.tokens[0]).form(&[("digest", "daily")]).send().await.unwrap();
    // Both are made to be due: the one of the former choice has nothing to say.
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let far = SystemClock.now() + TimeDelta::seconds(1);
    store.hurry_letters(SystemClock.now(), far).await.unwrap();
    let own = async || {
        let letters = store.letters(id.parse().unwrap()).await.unwrap();
        let own = letters.into_iter().filter(|one| one.letter.kind().name() == "talk" && one.letter.seat == Some(0));
        let mut states: Vec<String> = own.map(|one| format!("{:?}", one.state)).collect();
        states.sort();
        states
    };
    until("both letters are dealt with", async || !own().await.contains(&"Pending".to_owned())).await;
    assert_eq!(own().await, ["Sent", "Withdrawn"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_kept_while_they_are_typed_and_taken_along_as_a_file() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let file = async |seat: usize| {
        let sent = table.client.get(format!("{}/c/{id}/notes.txt", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
        assert_eq!(sent.headers()["content-type"], "text/plain; charset=utf-8");
        assert!(sent.headers()["content-disposition"].to_str().unwrap().starts_with("attachment; filename=\"notes-"));
        sent.text().await.unwrap()
    };
    let mut browser = let_in(&server, &id, 1, "");
    browser.press(".notes summary");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(file(1).await, "", "looking keeps nothing");
    browser.press("#own-notes");
    browser.type_text("Bo hides <something>");
    browser.until("document.querySelector('output.saved').textContent === 'Kept.'");
    assert_eq!((file(1).await.as_str(), file(0).await.as_str()), ("Bo hides <something>", ""));

    // Somebody who has the page open elsewhere does not write over it unawares, and loses nothing.
    let mut elsewhere = let_in(&server, &id, 1, "");
    elsewhere.press(".notes summary");
    elsewhere.press("#own-notes");
    browser.type_text(", I think");
    browser.until("document.querySelector('output.saved').textContent === 'Kept.'");
    elsewhere.type_text("Other: ");
    elsewhere.until("document.querySelector('output.saved').textContent.startsWith('Not kept: these notes were changed elsewhere')");
    assert_eq!(file(1).await, "Bo hides <something>, I think");
    elsewhere.press(".notes button");
    elsewhere.until("document.querySelector('main [role=alert]') !== null");
    let both = elsewhere.read("document.querySelector('main').innerText");
    assert!(both.as_str().unwrap().contains("Bo hides <something>, I think"), "what is kept stands below what was typed: {both}");
    assert!(elsewhere.read("document.getElementById('own-notes').value").as_str().unwrap().contains("Other: "));
    elsewhere.press("form[data-notes] button");
    elsewhere.until("!document.querySelector('main [role=alert]')");
    assert!(file(1).await.contains("Other: "), "who has seen both decides");
}

on_both_servers! {
    what_is_said_in_private_is_heard_by_those_it_was_said_to_and_by_nobody_else
    a_stream_tells_that_something_was_said_to_those_it_was_said_to
    letters_about_talk_are_not_switched_to_and_fro_without_end
}
