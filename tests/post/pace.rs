//! Time from outside: the server is told what time it is by a file, and nobody sleeps.

use crate::api::{PLAYERS, one_at_a_time};
use crate::page::Page;
use crate::server::{KEY, Server, is_in, until};
use crate::world::World;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::Mutex;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links};
use sternpost_store::Store;
use tempfile::TempDir;

/// The time, as servers read it.
pub(crate) struct Hands {
    _folder: TempDir,
    pub(crate) path: PathBuf,
    now: Mutex<DateTime<Utc>>,
}

impl Hands {
    pub(crate) fn at(now: DateTime<Utc>) -> Self {
        let folder = TempDir::new().unwrap();
        let hands = Self { path: folder.path().join("clock"), _folder: folder, now: Mutex::new(now) };
        hands.set(now);
        hands
    }

    pub(crate) fn set(&self, now: DateTime<Utc>) {
        // Whole or not at all: a server may read it at any moment.
        let new = self.path.with_extension("new");
        std::fs::write(&new, now.to_rfc3339()).unwrap();
        std::fs::rename(new, &self.path).unwrap();
        *self.now.lock().unwrap() = now;
    }

    pub(crate) fn go_on(&self, hours: i64) {
        self.minutes(hours * 60);
    }

    pub(crate) fn seconds(&self, seconds: i64) {
        let now = self.now();
        self.set(now + TimeDelta::seconds(seconds));
    }

    pub(crate) fn minutes(&self, minutes: i64) {
        let now = self.now();
        self.set(now + TimeDelta::minutes(minutes));
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        *self.now.lock().unwrap()
    }
}

/// A table whose time the test sets.
struct Timed {
    world: World,
    hands: Hands,
    store: Arc<Store>,
}

impl Deref for Timed {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

fn after_now() -> DateTime<Utc> {
    // Tokens of the tests are made by the machine's clock, and live for months.
    SystemClock.now()
}

fn deadline(hours: u32) -> Value {
    json!({ "pace": { "kind": "deadline", "hours": hours } })
}

impl Timed {
    async fn begin(database: Option<String>, policies: Value) -> Self {
        Self::begin_with(database, policies, one_at_a_time()).await
    }

    async fn begin_with(database: Option<String>, policies: Value, options: Value) -> Self {
        let hands = Hands::at(after_now());
        let clock = hands.path.display().to_string();
        let server = Server::start_with(database, None, &[("STERNPOST_TEST_CLOCK", &clock)]);
        let mut world = World::of(server, "");
        let seats: Vec<Value> = PLAYERS.iter().map(|address| json!({ "name": address, "email": address })).collect();
        let body = json!({ "game": "twilight-imperium", "name": "By the clock", "options": options, "seats": seats, "policies": policies });
        let (status, created) = world.table.post(0, format!("{}/api/v1/campaigns", world.server.url), None, &body).await.unwrap();
        assert_eq!(status, 201, "{created}");
        world.id = created["id"].as_str().unwrap().to_owned();
        for seat in 0..3 {
            let link = InviteLink { campaign: world.id.parse().unwrap(), seat, generation: 1 };
            let token = Links::new(KEY.as_bytes(), &[]).sign(link, hands.now() + TimeDelta::days(1));
            let taken = world.table.client.post(format!("{}/i/{token}", world.server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert!(is_in(&taken));
        }
        let store = sternpost_store::open(&world.server.database()).await.unwrap();
        Self { world, hands, store }
    }

    async fn due(&self) -> Option<DateTime<Utc>> {
        self.get(0, "").await["due"].as_str().map(|due| due.parse().unwrap())
    }

    /// What is done about time; the status.
    async fn act(&self, seat: usize, body: Value) -> u16 {
        let request = self.table.client.post(self.api("/time")).bearer_auth(&self.table.tokens[seat]).json(&body);
        request.send().await.unwrap().status().as_u16()
    }

    /// To whom letters of a kind were written.
    async fn letters(&self, kind: &str) -> Vec<u8> {
        let letters = self.store.letters(self.id.parse().unwrap()).await.unwrap();
        letters.into_iter().filter(|letter| letter.letter.kind().name() == kind).filter_map(|letter| letter.letter.seat).collect()
    }

    /// Waits until the log has moved on.
    async fn moved_on(&self, from: u64) -> Vec<Value> {
        until("time is over, and the log moves on", async || self.version().await > from).await;
        self.log(Some(0)).await
    }
}

/// Whether two moments are the same to the second: creation takes a moment.
fn near(one: DateTime<Utc>, other: DateTime<Utc>) -> bool {
    (one - other).abs() < TimeDelta::seconds(1)
}

async fn when_time_is_over_the_default_is_played_after_a_reminder(database: Option<String>) {
    let timed = Timed::begin(database, deadline(48)).await;
    let due = timed.due().await.unwrap();
    assert!(near(due, timed.hands.now() + TimeDelta::hours(48)), "{due}");
    let (seat, question, version) = timed.asked().await;
    assert_eq!(question["due"], timed.get(seat, "").await["due"], "the question says it too");
    let (_, page) = timed.page(seat, "/turn").await;
    assert!(page.contains("until ") && page.contains("(UTC)") && page.contains("If you say nothing by then"), "{page}");

    timed.hands.go_on(47);
    until("the reminders are written", async || !timed.letters("reminder").await.is_empty()).await;
    assert_eq!(timed.letters("reminder").await, [u8::try_from(seat).unwrap()], "one that makes up for two, to who is asked");
    assert_eq!(timed.version().await, version, "nothing has happened");

    timed.hands.go_on(1);
    timed.hands.minutes(1);
    let log = timed.moved_on(version).await;
    let over = log.iter().find(|entry| entry["seq"] == version + 1).unwrap();
    assert_eq!((&over["kind"], &over["cause"]), (&json!("answered"), &json!("deadline")), "{over}");
    assert_eq!(over["actor"]["seat"], json!(seat));
    let told = timed.table.client.get(timed.page_address("")).send().await.unwrap().text().await.unwrap();
    assert!(told.contains(&format!("The time of {} is over.", PLAYERS[seat])), "the chronicle says why");
    assert!(timed.server.command(&["audit"]).status.success(), "and the log folds");
    let count = timed.log(Some(0)).await.len();
    timed.hands.go_on(-3);
    timed.hands.go_on(3);
    assert_eq!(timed.log(Some(0)).await.len(), count, "a clock that jumps back does nothing twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_late_after_a_restart_is_not_answered_for_twice() {
    let mut timed = Timed::begin(None, deadline(10)).await;
    let (_, _, version) = timed.asked().await;
    timed.world.server.kill();
    timed.hands.go_on(11);
    timed.world.server.kill_and_restart();
    let log = timed.moved_on(version).await;
    let over: Vec<&Value> = log.iter().filter(|entry| entry["cause"] == "deadline").collect();
    assert!(!over.is_empty());
    let questions: std::collections::BTreeSet<String> = over.iter().map(|entry| entry["face"].to_string()).collect();
    assert_eq!(questions.len(), over.len());
}

/// Who is slow is seen by who plays and who hosts, and what shorter answers would have saved; strangers read none of it.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_about_time_says_what_is_likely_and_who_was_waited_for() {
    let timed = Timed::begin(None, deadline(240)).await;
    let page = async |seat: Option<usize>| {
        let request = timed.table.client.get(timed.page_address("/time"));
        let request = seat.iter().fold(request, |request, seat| request.bearer_auth(&timed.table.tokens[*seat]));
        request.send().await.unwrap().text().await.unwrap()
    };
    assert!(!page(Some(0)).await.contains("What was waited for"), "nothing is known yet");
    for _ in 0..24 {
        let (seat, ..) = timed.asked().await;
        timed.hands.go_on(if seat == 1 { 20 } else { 2 });
        assert_eq!(timed.answer_by_default().await.1, 201);
    }
    let told = timed.get(0, "/forecast").await;
    let seats = told["seats"].as_array().unwrap();
    let of = |seat: usize, what: &str| seats.iter().find(|one| one["seat"] == seat).map_or(0, |one| one[what].as_i64().unwrap_or(0));
    assert!(of(1, "share-percent") > of(0, "share-percent") + of(2, "share-percent"), "{told}");
    assert!(of(1, "median-s") >= 20 * 3600 && of(0, "median-s") < 20 * 3600, "{told}");
    assert!(told["saved-by-eight-hours"]["seconds"].as_i64().unwrap() >= 2 * 12 * 3600, "{told}");
    for seat in 0..3 {
        let page = page(Some(seat)).await;
        assert!(page.contains("What was waited for") && page.contains("Had everybody answered within eight hours"), "{page}");
    }
    assert!(!page(None).await.contains("What was waited for"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_ends_for_all_at_once_and_tells_nobody_who_had_answered() {
    // With secret objectives all choose theirs at once.
    let policies = json!({ "pace": { "kind": "deadline", "hours": 48 }, "window-hours": 8 });
    let timed = Timed::begin_with(None, policies, json!({})).await;
    let seen = async |seat: usize| {
        let campaign = timed.get(seat, "").await;
        (campaign["due"].clone(), campaign["version"].clone(), timed.get(seat, "/time").await)
    };
    let before = seen(1).await;
    let due = before.0.as_str().unwrap().parse::<DateTime<Utc>>().unwrap();
    assert!(near(due, timed.hands.now() + TimeDelta::hours(8)));
    let asked = timed.get(0, "/questions").await;
    let question = &asked["questions"][0];
    let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
    let (status, receipt) = timed.post(0, "/answers", &body).await;
    assert_eq!((status, &receipt["is-sealed"]), (201, &json!(true)));
    assert_eq!(seen(1).await, before, "byte for byte as it was");
    timed.hands.go_on(7);
    until("who has not answered is reminded", async || timed.letters("reminder").await.len() >= 2).await;
    assert_eq!(timed.letters("reminder").await, [1, 2]);
    assert_eq!(seen(1).await, before);

    let version = timed.version().await;
    timed.hands.go_on(1);
    timed.hands.minutes(1);
    let log = timed.moved_on(version).await;
    let opened = log.iter().find(|entry| entry["seq"] == version + 1).unwrap();
    assert_eq!((&opened["kind"], &opened["cause"], &opened["actor"]), (&json!("together"), &json!("deadline"), &json!("system")));
    let for_others = timed.log(Some(2)).await;
    let for_others = for_others.iter().find(|entry| entry["seq"] == version + 1).unwrap();
    assert_eq!(for_others["face"], opened["face"], "what everybody may see of it is one text");
    assert_eq!(for_others["together"], json!(null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_and_what_a_take_back_spent_stays_spent() {
    let pace = json!({ "pace": { "kind": "clock", "bank-hours": 24, "increment-hours": 6, "cap-hours": 48 } });
    let timed = Timed::begin(None, pace).await;
    let (seat, question, version) = timed.asked().await;
    let store = async |seat: usize| {
        let time = timed.get(0, "/time").await;
        time["stores"].as_array().unwrap().iter().find(|store| store["seat"] == json!(seat)).unwrap()["seconds"].as_i64().unwrap()
    };
    let hours = |seconds: i64| (seconds + 30) / 3_600;
    assert_eq!(hours(store(seat).await), 30);
    timed.hands.go_on(10);
    assert_eq!(hours(store(seat).await), 20);
    let (_, receipt) = timed.answer(seat, &question, version, question["default"].clone()).await;
    let back = timed.post(seat, "/take-back", &json!({ "version": receipt["version"] })).await;
    assert_eq!(back.0, 201, "{}", back.1);
    assert_eq!(hours(store(seat).await), 20, "a take-back brings no time");
    let due = timed.due().await.unwrap();
    assert!((due - timed.hands.now() - TimeDelta::hours(20)).abs() < TimeDelta::minutes(1), "{due}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_pauses_gives_more_and_settles_the_pace_and_everybody_is_told() {
    let timed = Timed::begin(None, deadline(24)).await;
    let (seat, _, version) = timed.asked().await;
    assert_eq!(timed.act(1, json!({ "act": "pause" })).await, 403, "the host is the first player");
    assert_eq!(timed.act(0, json!({ "act": "extend", "hours": 100_000 })).await, 422);
    assert_eq!(timed.act(0, json!({ "act": "resume" })).await, 409);
    assert_eq!(timed.version().await, version, "what is refused changes nothing");
    let due = timed.due().await.unwrap();
    assert_eq!(timed.act(0, json!({ "act": "extend", "hours": 6 })).await, 204);
    assert_eq!(timed.due().await.unwrap(), due + TimeDelta::hours(6));
    assert_eq!(timed.act(0, json!({ "act": "pause" })).await, 204);
    assert_eq!(timed.due().await, None);
    timed.hands.go_on(500);
    assert_eq!(timed.answer_by_default().await.1, 201, "whoever wants plays on");
    assert_eq!(timed.act(0, json!({ "act": "resume" })).await, 204);
    assert!(timed.due().await.unwrap() > timed.hands.now());
    let log = timed.log(Some(0)).await;
    let timed_entries: Vec<&Value> = log.iter().filter(|entry| entry["kind"] == "timed").map(|entry| &entry["actor"]).collect();
    assert_eq!(timed_entries, [&json!("host"); 4], "the pace at the beginning, and what the host has done since");
    assert!(log.iter().all(|entry| entry["cause"] != "deadline"));
    let letters = timed.letters("timing").await;
    assert_eq!(letters.len(), 6, "the pause and its end, to all three: {letters:?}");
    let other = json!({ "pace": { "kind": "deadline", "hours": 72 }, "zone": "Asia/Kathmandu" });
    let put = timed.table.client.put(timed.api("/time")).bearer_auth(&timed.table.tokens[0]).json(&other).send().await.unwrap();
    assert_eq!(put.status(), 204);
    assert!(near(timed.due().await.unwrap(), timed.hands.now() + TimeDelta::hours(72)));
    let wrong = timed.table.client.put(timed.api("/time")).bearer_auth(&timed.table.tokens[0]).json(&deadline(0)).send().await.unwrap();
    assert_eq!(wrong.status(), 422);
    let _ = seat;
    assert!(timed.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_moves_the_deadline_and_the_table_gives_more_by_vote() {
    let timed = Timed::begin(None, json!({ "pace": { "kind": "deadline", "hours": 24 }, "absence-days": 3 })).await;
    let (seat, _, _) = timed.asked().await;
    let others: Vec<usize> = (0..3).filter(|other| *other != seat).collect();
    let due = timed.due().await.unwrap();
    assert_eq!(timed.act(others[0], json!({ "act": "ask-more", "hours": 12 })).await, 422, "somebody else is asked");
    for voter in [seat, others[0]] {
        assert_eq!(timed.act(voter, json!({ "act": "ask-more", "hours": 12 })).await, 204);
        assert_eq!(timed.due().await.unwrap(), due, "one of two is not more than half");
    }
    assert_eq!(timed.act(others[1], json!({ "act": "ask-more", "hours": 12 })).await, 204);
    assert_eq!(timed.due().await.unwrap(), due + TimeDelta::hours(12));

    let day = |ahead: i64| (timed.hands.now() + TimeDelta::days(ahead)).date_naive().to_string();
    assert_eq!(timed.act(seat, json!({ "act": "away", "from": day(0), "to": day(9) })).await, 422, "more than the host allows");
    assert_eq!(timed.act(seat, json!({ "act": "away", "from": day(1), "to": day(2) })).await, 204);
    assert_eq!(timed.due().await.unwrap(), due + TimeDelta::hours(12 + 48));
    let time = timed.table.get(others[0], timed.api("/time")).await;
    assert_eq!(time["away"][0]["seat"], json!(seat), "everybody sees it");
    let from = time["away"][0]["from"].clone();
    assert_eq!(timed.act(others[0], json!({ "act": "return", "from": from })).await, 422, "of somebody else");
    assert_eq!(timed.act(seat, json!({ "act": "return", "from": from })).await, 204);
    assert_eq!(timed.due().await.unwrap(), due + TimeDelta::hours(12));
    assert_eq!(timed.act(seat, json!({ "act": "zone", "zone": "Mars/Olympus" })).await, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn by_the_hosts_policy_there_is_more_time_a_bot_answers_or_the_campaign_pauses() {
    let of = |turns: Value| json!({ "pace": { "kind": "deadline", "hours": 24 }, "time-out": { "turns": turns } });
    let timed = Timed::begin(None, of(json!({ "kind": "extend", "hours": 5, "times": 1 }))).await;
    let (_, _, version) = timed.asked().await;
    timed.hands.go_on(25);
    let log = timed.moved_on(version).await;
    assert_eq!((&log.last().unwrap()["kind"], &log.last().unwrap()["cause"]), (&json!("timed"), &json!("deadline")));
    timed.hands.go_on(6);
    let log = timed.moved_on(version + 1).await;
    assert_eq!(log.iter().find(|entry| entry["seq"] == version + 2).unwrap()["kind"], "answered", "then the default");

    let timed = Timed::begin(None, of(json!({ "kind": "bot" }))).await;
    let (seat, _, version) = timed.asked().await;
    timed.hands.go_on(25);
    let log = timed.moved_on(version).await;
    let first = log.iter().find(|entry| entry["seq"] == version + 1).unwrap();
    assert_eq!((&first["kind"], &first["cause"], &first["actor"]["seat"]), (&json!("answered"), &json!("deadline"), &json!(seat)));

    let timed = Timed::begin(None, of(json!({ "kind": "pause" }))).await;
    let (_, _, version) = timed.asked().await;
    timed.hands.go_on(25);
    timed.moved_on(version).await;
    assert_eq!(timed.due().await, None);
    assert_eq!(timed.letters("timing").await, [0, 1, 2]);
    assert_eq!(timed.answer_by_default().await.1, 201);
    assert!(timed.due().await.is_some(), "the answer ends the pause that waited for it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rewind_asks_anew_and_a_deadline_of_what_was_left_behind_is_none() {
    let mut timed = Timed::begin(None, deadline(24)).await;
    let (_, _, version) = timed.asked().await;
    timed.hands.go_on(20);
    assert_eq!(timed.answer_by_default().await.1, 201);
    timed.world.server.kill();
    let out = timed.server.command(&["campaign", "rewind", &timed.id, &version.to_string(), "--why", "a slip"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    timed.world.server.kill_and_restart();
    let due = timed.due().await.unwrap();
    timed.hands.go_on(5);
    assert!(due > timed.hands.now(), "the time that had run for it is not counted: {due}");
    assert!(timed.log(Some(0)).await.iter().all(|entry| entry["cause"] != "deadline"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_about_time_is_for_all_and_its_forms_for_who_may() {
    let timed = Timed::begin(None, deadline(24)).await;
    let url = timed.page_address("/time");
    let look = async |seat: Option<usize>| {
        let request = timed.table.client.get(&url);
        let request = match seat {
            Some(seat) => request.bearer_auth(&timed.table.tokens[seat]),
            None => request,
        };
        request.send().await.unwrap().text().await.unwrap()
    };
    let stranger = look(None).await;
    assert!(stranger.contains("can answer until") && !stranger.contains("<input type=\"date\""), "{stranger}");
    assert!(look(Some(0)).await.contains("Settle the pace anew") && !look(Some(1)).await.contains("Settle the pace anew"));
    let version = timed.version().await;
    let send = async |seat: usize, form: &[(&str, &str)]| {
        let sent = timed.table.client.post(&url).bearer_auth(&timed.table.tokens[seat]).form(form).send().await.unwrap();
        (sent.status().as_u16(), sent.text().await.unwrap())
    };
    assert_eq!(send(1, &[("act", "pause")]).await.0, 403);
    let (status, page) = send(0, &[("act", "settle"), ("pace-kind", "deadline"), ("pace-hours", "0"), ("pace-zone", "Nowhere")]).await;
    assert_eq!(status, 422);
    assert!(page.contains("A whole number from 1 to 2160") && page.contains("There is no such time zone"), "{page}");
    assert_eq!(send(1, &[("act", "away"), ("from", "soon"), ("to", "later")]).await.0, 422);
    assert_eq!(timed.version().await, version, "what is refused changes nothing");
    assert_eq!(send(1, &[("act", "zone"), ("zone", "Europe/Berlin")]).await.0, 200);
    assert!(look(Some(1)).await.contains("(Europe/Berlin)") && look(Some(0)).await.contains("(UTC)"), "each in its own zone");
    assert_eq!(send(0, &[("act", "extend"), ("hours", "5")]).await.0, 200);
    assert_eq!(timed.version().await, version + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_their_deadlines_as_a_calendar_until_they_close_it() {
    let timed = Timed::begin(None, deadline(24)).await;
    let (seat, ..) = timed.asked().await;
    let client = &timed.table.client;
    let set = async |seat: usize, open: &str| {
        let form = [("open", open)];
        let sent = client.post(format!("{}/calendar", timed.server.url)).bearer_auth(&timed.table.tokens[seat]).form(&form).send().await;
        let page = sent.unwrap().text().await.unwrap();
        Page::of(&page).attribute("[value^=http]", "value")
    };
    let (own, other) = (set(seat, "true").await.unwrap(), set((seat + 1) % 3, "true").await.unwrap());
    let fetch = async |address: &str| client.get(address).send().await.unwrap();
    let calendar = fetch(&own).await;
    assert_eq!(calendar.headers()["content-type"], "text/calendar; charset=utf-8");
    let text = calendar.text().await.unwrap();
    let due = timed.due().await.unwrap().format("DTSTART:%Y%m%dT%H%M%SZ").to_string();
    assert!(text.contains(&due) && text.matches("BEGIN:VEVENT").count() == 1, "{text}");
    assert!(!fetch(&other).await.text().await.unwrap().contains("VEVENT"), "who owes nothing has nothing due");
    timed.act(0, json!({ "act": "extend", "hours": 5 })).await;
    let later = timed.due().await.unwrap().format("DTSTART:%Y%m%dT%H%M%SZ").to_string();
    assert!(fetch(&own).await.text().await.unwrap().contains(&later) && later != due);
    let new = set(seat, "true").await.unwrap();
    assert_eq!((fetch(&own).await.status(), fetch(&new).await.status()), (reqwest::StatusCode::GONE, reqwest::StatusCode::OK));
    assert_eq!(set(seat, "false").await, None);
    assert_eq!(fetch(&new).await.status(), 410);
}

#[test]
fn a_tests_clock_is_refused_where_others_could_reach_the_server() {
    let hands = Hands::at(after_now());
    let clock = hands.path.display().to_string();
    let mut server = Server::start(None, None);
    server.kill();
    let open = [("STERNPOST_TEST_CLOCK", clock.as_str()), ("STERNPOST__MAIL__TRANSPORT", "smtp")];
    assert!(server.refused(&["serve"], &open).contains("STERNPOST_TEST_CLOCK is for tests"));
}

on_both_servers! {
    when_time_is_over_the_default_is_played_after_a_reminder
}
