//! Windows that end at a time fixed when they open tell nothing, not even by when they end. Two campaigns that differ only in who holds a card that
//! reacts run side by side by clocks that the test sets; at each tick everything that every other seat and a spectator can fetch is compared, calendars
//! among it, and every letter with its time. The same where windows wait for everybody; where they wait for those only who have a choice, the same at the same place of the log.

use crate::pace::Hands;
use crate::planted::{ID, PLAYERS, position};
use crate::server::until;
use crate::windows::{BO, Planted, at_a_window, given, plain, same_by_link, same_to_all, without_hashes};
use chrono::{DateTime, TimeDelta, Utc};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use sternpost_core::{Chance, Seat};
use sternpost_game::Play;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::pace::{Pace, Terms};
use sternpost_model::policy::Windows;
use sternpost_players::Rng;

const OTHERS: [Option<usize>; 3] = [Some(0), Some(2), None];

fn eight_hours() -> Terms {
    Terms { pace: Pace::Deadline { hours: 48 }, window_hours: Some(8), ..Terms::default() }
}

/// The same moment of the same table, where Bo holds nothing that reacts to an agenda.
fn without_a_holder() -> Box<dyn Play> {
    let steps = at_a_window().steps_answered();
    let mut given = given();
    given["players"][BO]["action-cards"] = json!(["morale-boost", "flank-speed"]);
    let mut play = position(&given);
    while play.steps_answered() < steps {
        let answers: BTreeMap<_, _> = play.asked().into_iter().map(|asked| (asked.seat, asked.default)).collect();
        play.apply_together(&answers, &mut Chance::live(&mut Rng::new(1))).unwrap();
    }
    play
}

impl Planted {
    async fn summary(&self, seat: Option<usize>) -> Value {
        self.request(Method::GET, seat, &format!("/api/v1/campaigns/{ID}")).send().await.unwrap().json().await.unwrap()
    }

    async fn version(&self) -> u64 {
        self.summary(None).await["version"].as_u64().unwrap()
    }

    async fn letters_to(&self, seat: usize, kind: &str) -> usize {
        let all = sternpost_store::open(&self.server.database()).await.unwrap().letters(ID.parse().unwrap()).await.unwrap();
        all.iter().filter(|letter| letter.letter.recipient == PLAYERS[seat] && letter.letter.kind().name() == kind).count()
    }

    async fn act(&self, seat: usize, body: &Value) -> String {
        self.send(seat, "time", body).await
    }
}

/// Two worlds, each with its clock; they are started at the same moment.
struct Pair {
    worlds: [Planted; 2],
    hands: [Hands; 2],
}

impl Pair {
    async fn of(windows: Windows, plays: [&dyn Play; 2], databases: [Option<String>; 2]) -> Self {
        // Whole seconds: what stands in the log is kept to the microsecond.
        let now: DateTime<Utc> = DateTime::from_timestamp(SystemClock.now().timestamp(), 0).unwrap();
        let hands = [Hands::at(now), Hands::at(now)];
        let [one, other] = databases;
        let worlds = [
            Planted::by_the_clock(windows, plays[0], one, &eight_hours(), &hands[0], &[]).await,
            Planted::by_the_clock(windows, plays[1], other, &eight_hours(), &hands[1], &[]).await,
        ];
        Self { worlds, hands }
    }

    fn minutes(&self, minutes: i64) {
        self.hands.iter().for_each(|hands| hands.minutes(minutes));
    }

    async fn same(&self, what: &str) {
        same_to_all(&OTHERS, [&self.worlds[0], &self.worlds[1]], what, without_hashes).await;
    }

    async fn answers(&self, seat: usize) {
        for world in &self.worlds {
            if world.asked(seat).await["questions"][0].is_object() {
                assert!(world.answer(seat, 0).await.starts_with("201"));
            }
        }
    }

    async fn moved_on(&self, from: u64) {
        for world in &self.worlds {
            until("the window ends", async || world.version().await > from).await;
        }
    }
}

async fn a_window_with_a_holder_and_one_without_are_the_same_bytes_at_the_same_times(databases: [Option<String>; 2]) {
    let (holds, holds_not) = (at_a_window(), without_a_holder());
    assert!(!holds.without_choice().contains_key(&Seat(1)) && holds_not.without_choice().contains_key(&Seat(1)));
    let pair = Pair::of(Windows::Even, [&*holds, &*holds_not], databases).await;
    let [holder, idle] = &pair.worlds;
    assert_eq!((holder.letters_to(BO, "turn").await, idle.letters_to(BO, "turn").await), (1, 0), "who has no choice is not written to");
    assert!(holder.asked(BO).await["questions"][0].is_object());
    assert_eq!(idle.asked(BO).await["questions"], json!([]));
    let summary = idle.summary(Some(2)).await;
    assert_eq!(summary["waiting-for"], json!([0, 1, 2]), "everybody who may react for all the table knows is named");
    let due: DateTime<Utc> = summary["due"].as_str().unwrap().parse().unwrap();
    assert_eq!(due, pair.hands[0].now() + TimeDelta::hours(8));
    let events = async |world: &Planted| world.calendar(BO).await.matches("BEGIN:VEVENT").count();
    assert_eq!((events(holder).await, events(idle).await), (1, 0), "who is asked has it in the calendar, and nobody else");
    let version = holder.version().await;
    pair.same("as it opens").await;

    pair.minutes(60);
    assert!(holder.answer(BO, 0).await.starts_with("201"));
    pair.same("after the holder has let it pass").await;
    pair.answers(0).await;
    pair.answers(2).await;
    assert_eq!(pair.worlds[0].version().await, version, "all have answered, and it is open still");
    pair.same("after all have answered").await;
    pair.minutes(3 * 60 + 30);
    pair.same("after a reminder would have been due").await;
    // Bo is reminded in neither: one has answered, the other has nothing to.
    assert_eq!((holder.letters_to(BO, "reminder").await, idle.letters_to(BO, "reminder").await), (0, 0));
    pair.minutes(3 * 60 + 29);
    pair.same("a minute before its end").await;
    assert_eq!(holder.version().await, version);
    pair.minutes(2);
    pair.moved_on(version).await;
    pair.same("after its end").await;
    same_by_link([&pair.worlds[0], &pair.worlds[1]], without_hashes).await;
    let log = holder.request(Method::GET, Some(2), &format!("/api/v1/campaigns/{ID}/log?after={version}")).send().await.unwrap();
    let log: Value = log.json().await.unwrap();
    let closed = &log["entries"][0];
    assert_eq!((&closed["kind"], &closed["cause"]), (&json!("together"), &json!("lifecycle")), "nobody was late: {closed}");
    for world in &pair.worlds {
        let page = world.request(Method::GET, Some(2), &format!("/c/{ID}")).send().await.unwrap().text().await.unwrap();
        assert!(!page.contains("Time is over"), "a window that ends as it was to ends without a word");
        assert!(world.server.command(&["audit"]).status.success());
    }
}

/// Where everybody is waited for, and all answer at the same moments.
async fn where_everybody_is_waited_for_the_bytes_and_times_are_the_same(databases: [Option<String>; 2]) {
    let (holds, holds_not) = (at_a_window(), without_a_holder());
    let pair = Pair::of(Windows::Everybody, [&*holds, &*holds_not], databases).await;
    let version = pair.worlds[0].version().await;
    pair.same("as it opens").await;
    for (seat, what) in [(0, "Ada has answered"), (BO, "Bo has answered"), (2, "all have answered, and it has ended")] {
        pair.minutes(40);
        pair.answers(seat).await;
        pair.same(what).await;
    }
    pair.moved_on(version).await;
    pair.same("after its end").await;
}

/// Where those only are waited for who have a choice, the bytes are the same at the same place of the log; the clock stands still, so that the
/// only thing that differs, when it closes, does not.
async fn where_a_choice_is_waited_for_the_bytes_are_the_same_at_the_same_place_of_the_log(databases: [Option<String>; 2]) {
    let (holds, holds_not) = (at_a_window(), without_a_holder());
    let pair = Pair::of(Windows::Prompt, [&*holds, &*holds_not], databases).await;
    let version = pair.worlds[0].version().await;
    pair.same("while it is open").await;
    for seat in [0, 2, BO] {
        pair.answers(seat).await;
    }
    pair.moved_on(version).await;
    let api = format!("/api/v1/campaigns/{ID}");
    let after = version + 1;
    let paths = [format!("{api}/at/{after}"), format!("{api}/diff?from={version}&to={after}")];
    for eyes in OTHERS {
        for path in &paths {
            let mut seen = vec![];
            for world in &pair.worlds {
                let got = world.request(Method::GET, eyes, path).send().await.unwrap();
                assert!(got.status().is_success(), "{path}");
                seen.push(without_hashes(&plain(world, &got.text().await.unwrap())));
            }
            assert_eq!(seen[0], seen[1], "{path} tells {eyes:?} something");
        }
        let mut entries = vec![];
        for world in &pair.worlds {
            let log: Value = world.request(Method::GET, eyes, &format!("{api}/log")).send().await.unwrap().json().await.unwrap();
            let entry = log["entries"].as_array().unwrap().iter().find(|entry| entry["seq"] == after).unwrap().to_string();
            entries.push(without_hashes(&plain(world, &entry)));
        }
        assert_eq!(entries[0], entries[1], "the entry tells {eyes:?} something");
    }
}

/// One world whose windows end at their time.
async fn one(bots: &[u8]) -> (Planted, Hands) {
    let hands = Hands::at(SystemClock.now());
    let world = Planted::by_the_clock(Windows::Even, &*at_a_window(), None, &eight_hours(), &hands, bots).await;
    (world, hands)
}

async fn due(world: &Planted) -> DateTime<Utc> {
    world.summary(None).await["due"].as_str().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_needs_longer_says_so_once_in_the_open_and_it_is_longer_for_all() {
    let (world, hands) = one(&[]).await;
    let first = due(&world).await;
    let version = world.version().await;
    hands.go_on(7);
    assert!(world.act(2, &json!({ "act": "longer" })).await.starts_with("204"));
    assert!((due(&world).await - first - TimeDelta::hours(8)).abs() < TimeDelta::seconds(2));
    assert!(world.act(2, &json!({ "act": "longer" })).await.starts_with("422"), "each seat once");
    assert_eq!(world.version().await, version + 1, "an entry");
    let page = world.request(Method::GET, None, &format!("/c/{ID}")).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("Cleo needs longer: all who are asked have 8 hours more."), "{page}");
    assert!(world.act(0, &json!({ "act": "longer" })).await.starts_with("204"), "another seat may too");
    hands.go_on(16);
    assert_eq!(world.version().await, version + 2);
    hands.go_on(1);
    hands.minutes(1);
    until("the window ends", async || world.version().await > version + 2).await;
    let next = world.version().await;
    let time = world.request(Method::GET, None, &format!("/c/{ID}/time")).send().await.unwrap().text().await.unwrap();
    assert!(time.contains("as many hours as several who are asked together have"), "the page says how windows wait: {time}");
    // Whoever has not answered has let it pass.
    let log: Value = world
        .request(Method::GET, Some(0), &format!("/api/v1/campaigns/{ID}/log?after={}", version + 2))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let own = log["entries"][0]["answers"].clone();
    assert!(log["entries"][0].to_string().contains("nothing"), "{own}: {log}");
    assert!(next > version + 2 && world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_at_a_fixed_time_waits_through_pauses_and_restarts_and_its_bots_answer_unseen() {
    let (mut world, hands) = one(&[0]).await;
    let (version, first) = (world.version().await, due(&world).await);
    assert_eq!(world.summary(None).await["waiting-for"], json!([0, 1, 2]), "a bot is named like anybody");
    for seat in [BO, 2] {
        if world.asked(seat).await["questions"][0].is_object() {
            assert!(world.answer(seat, 0).await.starts_with("201"));
        }
    }
    assert_eq!(world.version().await, version);
    assert!(world.act(0, &json!({ "act": "pause" })).await.starts_with("204"), "the host is who planted it");
    hands.go_on(30);
    assert_eq!(world.summary(None).await["due"], json!(null));
    assert!(world.act(2, &json!({ "act": "longer" })).await.starts_with("422"), "no time runs");
    assert!(world.act(0, &json!({ "act": "resume" })).await.starts_with("204"));
    assert!((due(&world).await - first - TimeDelta::hours(30)).abs() < TimeDelta::seconds(2));
    world.server.kill();
    hands.go_on(9);
    world.server.kill_and_restart();
    until("the window ends after a restart", async || world.version().await > version + 2).await;
    let none = json!({ "pace": { "kind": "none" } });
    let settled = world.request(Method::PUT, Some(0), &format!("/api/v1/campaigns/{ID}/time")).json(&none).send().await.unwrap();
    assert_eq!(settled.status(), 422, "such windows need hours");
    let without_turns = json!({ "pace": { "kind": "none" }, "window-hours": 6 });
    let settled = world.request(Method::PUT, Some(0), &format!("/api/v1/campaigns/{ID}/time")).json(&without_turns).send().await.unwrap();
    assert_eq!(settled.status(), 204, "nothing else needs any");
}

#[tokio::test(flavor = "multi_thread")]
async fn such_windows_are_refused_without_hours_on_page_and_api() {
    let server = crate::server::Server::start(None, None);
    let token = server.token("host@h.test");
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let create = async |policies: Value| {
        let seats: Vec<Value> = ["a@a.test", "b@b.test", "c@c.test"].iter().map(|mail| json!({ "name": mail, "email": mail })).collect();
        let body =
            json!({ "game": "twilight-imperium", "name": "Even", "seats": seats, "table": { "windows": "even" }, "policies": policies });
        let made = client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(&token).json(&body).send().await.unwrap();
        (made.status().as_u16(), made.text().await.unwrap())
    };
    let (status, why) = create(json!(null)).await;
    assert!(status == 422 && why.contains("window-hours"), "{status} {why}");
    assert_eq!(create(json!({ "pace": { "kind": "none" }, "window-hours": 12 })).await.0, 201);
    assert_eq!(create(json!({ "pace": { "kind": "clock", "bank-hours": 24, "increment-hours": 6, "cap-hours": 48 } })).await.0, 201);
    let page =
        client.get(format!("{}/create?game=twilight-imperium", server.url)).bearer_auth(&token).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("value=\"even\""), "{page}");
    let mut form: Vec<(String, String)> = vec![];
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    form.extend([
        field("game", "twilight-imperium"),
        field("name", "Even"),
        field("windows", "even"),
        field("pace-kind", "none"),
        field("key", "k1"),
    ]);
    for n in 1..=3 {
        form.extend([field(&format!("seat-{n}-kind"), "person"), field(&format!("seat-{n}-name"), &format!("P{n}"))]);
        form.extend([field(&format!("seat-{n}-mail"), &format!("p{n}@p.test")), field(&format!("seat-{n}-language"), "en")]);
    }
    let sent = client.post(format!("{}/create", server.url)).bearer_auth(&token).form(&form).send().await.unwrap();
    let (status, text) = (sent.status().as_u16(), sent.text().await.unwrap());
    assert!(status != 303 && text.contains("Windows that end at a fixed time need hours"), "{status} {text}");
}

on_both_servers! {
    two databases:
    a_window_with_a_holder_and_one_without_are_the_same_bytes_at_the_same_times
    where_everybody_is_waited_for_the_bytes_and_times_are_the_same
    where_a_choice_is_waited_for_the_bytes_are_the_same_at_the_same_place_of_the_log
}
