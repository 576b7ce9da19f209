//! Waivers: what a seat lets pass it says in the open. Nobody waits for it then, and a window that all let pass does not open; what it holds has nothing to do with it.

use crate::pace::Hands;
use crate::planted::{ID, plant_with, position};
use crate::server::{Server, until};
use crate::windows::{BO, Planted, at_a_window, given, same_to_all, twin_that_differs, without_hashes};
use reqwest::Method;
use serde_json::{Value, json};
use sternpost_core::Seat;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::pace::{Pace, Terms};
use sternpost_model::policy::Windows;
use tempfile::TempDir;

fn waive(until: &str) -> Value {
    json!({ "act": "waive", "windows": "any-reaction", "until": until })
}

fn back() -> Value {
    json!({ "act": "take-waiver-back", "windows": "any-reaction" })
}

impl Planted {
    async fn campaign(&self, seat: Option<usize>) -> Value {
        self.request(Method::GET, seat, &format!("/api/v1/campaigns/{ID}")).send().await.unwrap().json().await.unwrap()
    }

    async fn says(&self, seat: usize, body: &Value) -> String {
        self.send(seat, "time", body).await
    }

    async fn page(&self, seat: Option<usize>, way: &str) -> String {
        self.request(Method::GET, seat, &format!("/c/{ID}{way}")).send().await.unwrap().text().await.unwrap()
    }

    async fn entries(&self, seat: Option<usize>) -> Vec<Value> {
        let log = self.request(Method::GET, seat, &format!("/api/v1/campaigns/{ID}/log")).send().await.unwrap();
        log.json::<Value>().await.unwrap()["entries"].as_array().unwrap().clone()
    }
}

async fn world(windows: Windows, database: Option<String>) -> (Planted, Hands) {
    let hands = Hands::at(SystemClock.now());
    let terms = Terms { pace: Pace::Deadline { hours: 48 }, window_hours: Some(8), ..Terms::default() };
    (Planted::by_the_clock(windows, &*at_a_window(), database, &terms, &hands, &[]).await, hands)
}

async fn nobody_waits_for_who_waives(windows: Windows, database: Option<String>) {
    let (world, _hands) = world(windows, database).await;
    let before = world.campaign(None).await;
    assert_eq!((&before["waiting-for"], &before["waivers"]), (&json!([0, 1, 2]), &json!([])));
    for (body, status) in [
        (json!({ "act": "waive", "windows": "no-such-windows", "until": "round" }), "422"),
        (json!({ "act": "waive", "windows": "pay", "until": "round" }), "422"),
        (json!({ "act": "waive", "windows": "any-reaction", "until": "doomsday" }), "4"),
        (back(), "404"),
    ] {
        let said = world.says(BO, &body).await;
        assert!(said.starts_with(status), "{body}: {said}");
    }
    assert_eq!(world.campaign(None).await, before, "what is refused changes nothing");

    assert!(world.says(BO, &waive("said-otherwise")).await.starts_with("204"));
    let after = world.campaign(None).await;
    assert_eq!(after["waiting-for"], json!([0, 2]), "nobody waits for Bo");
    assert_eq!(after["waivers"], json!([{ "seat": BO, "windows": "any-reaction", "until": "said-otherwise" }]));
    assert_eq!(after["version"].as_u64(), Some(before["version"].as_u64().unwrap() + 1), "an entry of the log");
    for eyes in [None, Some(0), Some(BO)] {
        assert!(
            world.page(eyes, "").await.contains("Bo lets windows pass until they say otherwise"),
            "a line of the chronicle for {eyes:?}"
        );
        assert!(world.page(eyes, "").await.contains("Bo lets pass: "), "how everybody stands says it for {eyes:?}");
        assert!(world.page(eyes, "/time").await.contains("any reaction") || world.page(eyes, "/time").await.contains("reaction"));
    }
    assert_eq!(world.asked(BO).await["questions"], json!([]), "Bo owes nothing");
    assert!(world.says(BO, &waive("said-otherwise")).await.starts_with("204"), "what is said twice is said once");
    assert_eq!(world.campaign(None).await["version"], after["version"]);
    let question = format!("q{}-{BO}", at_a_window().steps_answered());
    let other = json!({ "version": after["version"], "question": question, "answers": [{ "one": "nothing" }] });
    assert!(world.send(BO, "answers", &other).await.starts_with("409"), "whoever waives says otherwise before they answer");
    let orders = world.request(Method::GET, Some(BO), &format!("/api/v1/campaigns/{ID}/orders")).send().await.unwrap();
    assert_eq!(orders.json::<Value>().await.unwrap()["orders"], json!([]), "it is no private order");

    assert!(world.says(BO, &back()).await.starts_with("204"));
    assert_eq!(world.campaign(None).await["waiting-for"], json!([0, 1, 2]));
    assert!(world.asked(BO).await["questions"][0].is_object(), "Bo is asked again");
    assert!(world.page(None, "").await.contains("Bo lets windows pass no more"));

    // All let it pass: it ends at once, and so does the next of the kind, whatever it would have waited for.
    let version = world.campaign(None).await["version"].as_u64().unwrap();
    for seat in [0, 1, 2] {
        assert!(world.says(seat, &waive("said-otherwise")).await.starts_with("204"));
    }
    let log = world.entries(Some(BO)).await;
    let opened: Vec<&Value> = log.iter().filter(|entry| entry["seq"].as_u64() > Some(version) && entry["kind"] == "together").collect();
    assert!(!opened.is_empty(), "nobody was waited for: {log:?}");
    assert!(
        opened.iter().all(|entry| entry["together"][0]["answer"]["one"] == "nothing" || entry.to_string().contains("nothing")),
        "{opened:?}"
    );
    let now = world.campaign(None).await;
    assert!(now["waivers"].as_array().unwrap().len() == 3, "they hold until they say otherwise: {now}");
    assert!(world.server.command(&["audit"]).status.success(), "a fold gives the same position");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_windows_wait_for_everybody_nobody_waits_for_who_waives() {
    nobody_waits_for_who_waives(Windows::Everybody, None).await;
}

async fn where_windows_end_at_their_time_nobody_waits_for_who_waives(database: Option<String>) {
    nobody_waits_for_who_waives(Windows::Even, database).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiver_tells_nothing_of_a_hand() {
    let play = at_a_window();
    let twin = twin_that_differs(&*play, Seat(2));
    let now = chrono::DateTime::from_timestamp(SystemClock.now().timestamp(), 0).unwrap();
    let hands = [Hands::at(now), Hands::at(now)];
    let terms = Terms { pace: Pace::Deadline { hours: 48 }, window_hours: Some(8), ..Terms::default() };
    let one = Planted::by_the_clock(Windows::Even, &*play, None, &terms, &hands[0], &[]).await;
    let other = Planted::by_the_clock(Windows::Even, &*twin, None, &terms, &hands[1], &[]).await;
    for world in [&one, &other] {
        assert!(world.says(BO, &waive("round")).await.starts_with("204"));
    }
    same_to_all(&[Some(2), None], [&one, &other], "after a waiver", without_hashes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_acted_in_a_window_does_not_waive_it_and_a_sealed_pass_stays() {
    let (world, _hands) = world(Windows::Even, None).await;
    let asked = world.asked(BO).await;
    assert!(asked["questions"][0]["choices"].as_array().unwrap().len() > 1);
    assert!(world.answer(BO, 1).await.starts_with("201"));
    assert!(world.says(BO, &waive("round")).await.starts_with("409"), "a promise and an answer must not disagree");
    assert!(world.answer(BO, 0).await.starts_with("201"));
    assert!(world.says(BO, &waive("round")).await.starts_with("204"));
}

/// What is left of a round, and a turn that comes: waivers end by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn a_waiver_ends_by_itself_when_the_turn_comes() {
    let given = json!({
        "options": { "content": ["action-cards"] },
        "custodians": false,
        "players": [
            { "faction": "hacan", "technologies": [], "strategy-cards": ["leadership"], "action-cards": ["bribery"] },
            { "faction": "xxcha", "technologies": [], "strategy-cards": ["diplomacy"], "action-cards": ["sabotage"] },
            { "faction": "yssaril", "technologies": [], "strategy-cards": ["politics"], "action-cards": ["sabotage"] },
        ],
        "at": "action-phase",
    });
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("planted.db").display());
    let play = position(&given);
    let active = play.on_turn();
    plant_with(&url, &given, &*play, &[], Windows::Everybody).await;
    let server = Server::start(Some(url), None);
    let table = crate::api::Table::new(&server);
    let api = |way: &str| format!("{}/api/v1/campaigns/{ID}{way}", server.url);
    let waivers = async || table.get(0, api("")).await["waivers"].as_array().unwrap().len();
    let next = active.map_or(0, |seat| (usize::from(seat.0) + 1) % 3);
    for (seat, until) in [(next, "turn"), ((next + 1) % 3, "round")] {
        let said = table.client.post(api("/time")).bearer_auth(&table.tokens[seat]).json(&waive(until)).send().await.unwrap();
        assert_eq!(said.status(), 204, "{}", said.text().await.unwrap());
    }
    assert_eq!(waivers().await, 2);
    until("the turn of who waived until then has begun", async || {
        if waivers().await < 2 {
            return true;
        }
        let (seat, question, version) = table.question(&server.url, ID).await.expect("somebody is asked");
        let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
        table.post(seat, api("/answers"), None, &body).await.unwrap();
        false
    })
    .await;
    let left = table.get(0, api("")).await["waivers"].clone();
    assert_eq!(left[0]["until"], json!("round"), "{left}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiver_is_made_beside_the_question_and_taken_back_on_the_page_and_by_who_holds_the_seat_only() {
    let (world, _hands) = world(Windows::Everybody, None).await;
    let turn = world.page(Some(BO), "/turn").await;
    assert!(turn.contains("form=\"waive\"") && turn.contains("Don’t ask me about this again"), "{turn}");
    let form = |act: &str| [("act", act.to_owned()), ("windows", "any-reaction".to_owned()), ("until", "round".to_owned())];
    let sent = async |seat: Option<usize>, act: &str| {
        world.request(Method::POST, seat, &format!("/c/{ID}/time")).form(&form(act)).send().await.unwrap()
    };
    assert_eq!(sent(None, "waive").await.status(), 401);
    assert!(sent(Some(BO), "waive").await.status().is_success(), "it leads to the page");
    for way in ["/orders", "/time"] {
        let page = world.page(Some(BO), way).await;
        assert!(page.contains("take-waiver-back"), "{way}: {page}");
        assert!(!world.page(Some(0), way).await.contains("take-waiver-back"), "it is Bo's to take back");
    }
    let wrong =
        world.request(Method::POST, Some(BO), &format!("/c/{ID}/time")).form(&[("act", "waive"), ("windows", "x"), ("until", "round")]);
    assert_eq!(wrong.send().await.unwrap().status(), 422);
    assert!(sent(Some(0), "take-waiver-back").await.status() == 422, "Ada has made none");
    assert!(sent(Some(BO), "take-waiver-back").await.status().is_success());
    assert_eq!(world.campaign(None).await["waivers"], json!([]));
    let _ = given();
}

on_both_servers! {
    where_windows_end_at_their_time_nobody_waits_for_who_waives
}
