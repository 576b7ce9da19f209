//! Who is missing, and what the campaign's terms make of it: substitutes, bots that sit in, the table's word; and whole campaigns to their end
//! with two seats that never answer, under each policy.

use crate::hand_over::signed;
use crate::pace::Hands;
use crate::server::{KEY, Server, until};
use chrono::TimeDelta;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_post::links::{HandLink, InviteLink, Links, SubstituteLink};
use sternpost_store::{SeatState, Status, Store};

const HOST: &str = "host@h.test";
const DOV: &str = "dov@d.test";
const EVE: &str = "eve@e.test";

/// A table of some people and some bots, whose time the test sets. The host holds no seat.
struct Missing {
    hands: Hands,
    server: Server,
    client: reqwest::Client,
    store: Arc<Store>,
    id: String,
}

impl Missing {
    async fn begin(database: Option<String>, game: &str, (people, bots): (u8, u8), options: Value, policies: Value) -> Self {
        let hands = Hands::at(SystemClock.now());
        let clock = hands.path.display().to_string();
        let server = Server::start_with(database, None, &[("STERNPOST_TEST_CLOCK", &clock)]);
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let person = |n: u8| json!({ "name": format!("P{n}"), "email": format!("p{n}@p.test") });
        let bot = |n: u8| json!({ "name": format!("B{n}"), "bot": "random" });
        let seats: Vec<Value> = (0..people).map(person).chain((0..bots).map(bot)).collect();
        let body = json!({ "game": game, "name": "Who is missing", "options": options, "seats": seats, "policies": policies });
        let made =
            client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token(HOST)).json(&body).send().await.unwrap();
        let made: Value = made.json().await.unwrap();
        let id = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        for seat in 0..people {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = Links::new(KEY.as_bytes(), &[]).sign(link, hands.now() + TimeDelta::days(1));
            let taken = client.post(format!("{}/i/{token}", server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert_eq!(taken.status(), 303);
        }
        let store = sternpost_store::open(&server.database()).await.unwrap();
        Self { hands, server, client, store, id }
    }

    /// Three people, asked one after the other.
    async fn three(database: Option<String>, policies: Value) -> Self {
        Self::begin(database, "twilight-imperium", (3, 0), crate::api::one_at_a_time(), policies).await
    }

    fn api(&self, way: &str) -> String {
        format!("{}/api/v1/campaigns/{}{way}", self.server.url, self.id)
    }

    async fn get(&self, who: &str, way: &str) -> Value {
        self.client.get(self.api(way)).bearer_auth(self.server.token(who)).send().await.unwrap().json().await.unwrap()
    }

    async fn post(&self, who: &str, way: &str, body: Value) -> u16 {
        let request = self.client.post(self.api(way)).bearer_auth(self.server.token(who)).json(&body);
        request.send().await.unwrap().status().as_u16()
    }

    async fn asked(&self) -> usize {
        self.get(HOST, "").await["waiting-for"][0].as_u64().and_then(|seat| usize::try_from(seat).ok()).expect("a seat is asked")
    }

    async fn join(&self, address: &str) -> u16 {
        let link = SubstituteLink {
            campaign: self.id.parse().unwrap(),
            address: address.to_owned(),
            name: address.to_owned(),
            language: Language::English,
        };
        let url = format!("{}/q/{}", self.server.url, signed(link));
        assert_eq!(self.client.get(&url).send().await.unwrap().status(), 200, "looking joins nobody");
        self.client.post(url).form(&[("act", "join")]).send().await.unwrap().status().as_u16()
    }

    /// The way to the offer that an address was sent.
    async fn offer_to(&self, address: &str) -> String {
        let offers = self.store.seat_offers(self.id.parse().unwrap()).await.unwrap();
        let offer = offers.into_iter().find(|offer| offer.body.address == address).expect("they were asked");
        format!("{}/h/{}", self.server.url, signed(HandLink { campaign: offer.campaign, offer: offer.id }))
    }

    /// The entries of a kind: by what way each came about. Read where it is kept: a token does not live as long as a campaign whose time flies.
    async fn acts(&self, kind: &str) -> Vec<Cause> {
        let entries = self.store.entries(self.id.parse().unwrap(), 0, 1_000_000).await.unwrap();
        entries.iter().filter(|entry| entry.body.kind() == kind).map(|entry| entry.cause).collect()
    }

    async fn waits_for_people(&self, id: CampaignId) -> bool {
        let rows = self.store.seats(id).await.unwrap();
        let is_person = |seat: &u8| rows.get(usize::from(*seat)).is_some_and(|row| row.state == SeatState::Taken);
        let watch = self.store.watch(id).await.unwrap().unwrap().watch;
        watch.waiting.is_some_and(|waiting| waiting.questions.keys().any(is_person))
    }

    async fn told(&self, words: &str) -> bool {
        self.client.get(format!("{}/c/{}", self.server.url, self.id)).send().await.unwrap().text().await.unwrap().contains(words)
    }

    async fn seat(&self, seat: usize) -> Value {
        self.get(HOST, "/seats").await["seats"][seat].clone()
    }
}

fn with(turns: Value) -> Value {
    json!({ "pace": { "kind": "deadline", "hours": 24 }, "time-out": { "turns": turns } })
}

async fn when_time_is_over_all_substitutes_are_asked_and_the_first_who_comes_has_the_seat(database: Option<String>) {
    let mut table = Missing::three(database, with(json!({ "kind": "substitute", "hours": 12, "then": "bot" }))).await;
    assert_eq!((table.join(DOV).await, table.join(EVE).await, table.join(DOV).await), (303, 303, 303));
    assert_eq!(table.get(HOST, "/seats").await["substitutes"], json!(2));
    assert_eq!(table.join("p1@p.test").await, 409, "who sits at the table is no substitute");
    let seat = table.asked().await;
    table.hands.go_on(25);
    until("a substitute is sought", async || table.seat(seat).await["substitute-sought"] == true).await;
    table.server.kill_and_restart();
    assert_eq!(table.acts("seated").await.len(), 1, "once, whatever happens to the server");
    assert_eq!(table.get(HOST, "").await["due"], json!(null), "no time runs meanwhile");
    let (first, second) = (table.offer_to(EVE).await, table.offer_to(DOV).await);
    let press = async |url: &str| table.client.post(url).form(&[("act", "accept")]).send().await.unwrap().status().as_u16();
    assert_eq!((press(&first).await, press(&second).await), (303, 410));
    assert!(table.told("takes over the seat of").await);
    let now = table.seat(seat).await;
    assert_eq!((&now["name"], &now["substitute-sought"]), (&json!(EVE), &json!(false)));
    let due: chrono::DateTime<chrono::Utc> = table.get(HOST, "").await["due"].as_str().unwrap().parse().unwrap();
    assert!(due - table.hands.now() > TimeDelta::hours(23), "who has just come has all the time of the question");
    assert_eq!(table.get(HOST, "/seats").await["substitutes"], json!(1), "who has a seat takes over no other");
    assert!(table.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn when_nobody_comes_a_bot_sits_in_and_the_holder_comes_back() {
    let table = Missing::three(None, with(json!({ "kind": "substitute", "hours": 12, "then": "bot" }))).await;
    let seat = table.asked().await;
    let holder = format!("p{seat}@p.test");
    table.hands.go_on(25);
    until("a substitute is sought", async || table.seat(seat).await["substitute-sought"] == true).await;
    assert_eq!(table.join(DOV).await, 303);
    let late = table.offer_to(DOV).await;
    table.hands.go_on(13);
    until("a bot sits in", async || table.seat(seat).await["sits-in"] == true).await;
    assert_eq!(table.client.get(&late).send().await.unwrap().status(), 410, "nobody is sought any more");
    assert_eq!(table.acts("seated").await, [Cause::Deadline; 3], "sought, not found, a bot");
    assert_eq!(table.post(&holder, &format!("/seats/{seat}/holder"), json!({ "act": "back" })).await, 204);
    assert_eq!(table.seat(seat).await["bot"], json!(false));
    assert!(table.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_answers_while_a_substitute_is_sought_keeps_the_seat_and_who_leaves_is_replaced() {
    let table = Missing::three(None, with(json!({ "kind": "substitute", "hours": 12, "then": "default" }))).await;
    assert_eq!(table.join(DOV).await, 303);
    let seat = table.asked().await;
    let holder = format!("p{seat}@p.test");
    table.hands.go_on(25);
    until("a substitute is sought", async || table.seat(seat).await["substitute-sought"] == true).await;
    let offer = table.offer_to(DOV).await;
    let asked = table.get(&holder, "/questions").await;
    let question = &asked["questions"][0];
    let answer = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
    assert_eq!(table.post(&holder, "/answers", answer).await, 201);
    if table.asked().await != seat {
        assert_eq!(table.seat(seat).await["substitute-sought"], json!(false));
        assert_eq!(table.client.get(&offer).send().await.unwrap().status(), 410);
    }
    let leaver = (seat + 1) % 3;
    let who = format!("p{leaver}@p.test");
    assert_eq!(table.post("p0@p.test", "/seats/1/holder", json!({ "act": "seek" })).await, 403, "one leaves the own seat only");
    assert_eq!(table.post(&who, &format!("/seats/{leaver}/holder"), json!({ "act": "seek" })).await, 204);
    assert_eq!(table.post(&who, &format!("/seats/{leaver}/holder"), json!({ "act": "seek" })).await, 409, "once at a time");
    assert_eq!(table.post(&who, &format!("/seats/{leaver}/holder"), json!({ "act": "stay" })).await, 204);
    assert_eq!(table.post(&who, &format!("/seats/{leaver}/holder"), json!({ "act": "seek" })).await, 204);
    let offer = table.offer_to(DOV).await;
    assert_eq!(table.client.post(offer).form(&[("act", "accept")]).send().await.unwrap().status(), 303);
    assert_eq!(table.seat(leaver).await["name"], json!(DOV));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_says_what_is_done_when_time_is_over() {
    let table = Missing::three(None, with(json!({ "kind": "vote", "hours": 6 }))).await;
    let seat = table.asked().await;
    let others: Vec<String> = (0..3).filter(|other| *other != seat).map(|other| format!("p{other}@p.test")).collect();
    let say = async |who: &str, verdict: &str| table.post(who, "/time", json!({ "act": "say", "verdict": verdict })).await;
    assert_eq!(say(&others[0], "bot").await, 422, "nobody is asked yet");
    table.hands.go_on(25);
    until("the table is asked", async || table.get(HOST, "/time").await["ballot"].is_object()).await;
    assert_eq!(say(&format!("p{seat}@p.test"), "extend").await, 422, "whose time it was has no voice");
    assert_eq!((say(&others[0], "bot").await, say(&others[1], "extend").await), (204, 204));
    until("a draw is the default", async || table.get(HOST, "/time").await["ballot"].is_null()).await;
    assert!(table.acts("answered").await.contains(&Cause::Deadline));

    let seat = loop {
        let seat = table.asked().await;
        let now = table.get(HOST, "").await["due"].as_str().map(str::to_owned);
        // The rest of a turn whose time is over is played by itself.
        if now.is_some_and(|due| due.parse::<chrono::DateTime<chrono::Utc>>().unwrap() > table.hands.now()) {
            break seat;
        }
        tokio::task::yield_now().await;
    };
    let others: Vec<String> = (0..3).filter(|other| *other != seat).map(|other| format!("p{other}@p.test")).collect();
    table.hands.go_on(25);
    until("the table is asked again", async || table.get(HOST, "/time").await["ballot"].is_object()).await;
    assert_eq!((say(&others[0], "bot").await, say(&others[1], "bot").await), (204, 204));
    until("a bot sits in", async || table.seat(seat).await["sits-in"] == true).await;
    let windows = json!({ "pace": { "kind": "deadline", "hours": 24 }, "time-out": { "windows": { "kind": "sit-in" } } });
    let settled = table.client.put(table.api("/time")).bearer_auth(table.server.token(HOST)).json(&windows).send().await.unwrap();
    assert_eq!(settled.status(), 422, "a bot that sat in after a window would tell who had not answered");
    assert!(table.server.command(&["audit"]).status.success());
}

/// How long a whole campaign may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// Two of six seats never answer: the campaign ends all the same. `nudge` is what people at the table do meanwhile.
async fn ends_without_two(turns: Value, nudge: impl AsyncFn(&Missing)) -> Missing {
    let policies = json!({ "pace": { "kind": "deadline", "hours": 24 }, "window-hours": 8, "time-out": { "turns": turns, "windows": { "kind": "default" } } });
    // Everything that is in the box, and as many points as the rules ask for.
    let table = Missing::begin(None, "twilight-imperium", (2, 4), json!({}), policies).await;
    let (id, begun) = (table.id.parse().unwrap(), Instant::now());
    while !has_ended(&table, id).await {
        assert!(begun.elapsed() < PATIENCE, "the campaign stands at {:?}", table.store.head(id).await);
        nudge(&table).await;
        let mut looks = 0_u32;
        until("a while has passed", async || {
            // Where somebody is waited for who is not there, time flies: what is asked is over at the next look of the keeper.
            if table.waits_for_people(id).await {
                table.hands.go_on(30);
            }
            looks += 1;
            looks > 16 || has_ended(&table, id).await
        })
        .await;
    }
    println!("ended after {:?}, {} days of play", begun.elapsed(), (table.hands.now() - SystemClock.now()).num_days());
    assert!(table.acts("answered").await.contains(&Cause::Bot), "the bots have played");
    assert!(table.server.command(&["audit"]).status.success());
    table
}

async fn has_ended(table: &Missing, id: CampaignId) -> bool {
    let campaign = table.store.campaign(id).await.unwrap().unwrap();
    assert_ne!(campaign.status, Status::Stuck);
    campaign.status == Status::Ended
}

async fn nobody(_: &Missing) {}

async fn by_deadline(table: &Missing) -> usize {
    table.acts("answered").await.iter().filter(|cause| **cause == Cause::Deadline).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_by_defaults() {
    let table = ends_without_two(json!({ "kind": "default" }), nobody).await;
    assert!(by_deadline(&table).await > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_by_more_time_and_defaults() {
    let table = ends_without_two(json!({ "kind": "extend", "hours": 12, "times": 1 }), nobody).await;
    assert!(by_deadline(&table).await > 10 && !table.acts("timed").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_by_bots_that_answer() {
    let table = ends_without_two(json!({ "kind": "bot" }), nobody).await;
    assert!(by_deadline(&table).await > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_by_bots_that_sit_in() {
    let table = ends_without_two(json!({ "kind": "sit-in" }), nobody).await;
    assert_eq!(table.acts("seated").await.len(), 2, "once for each seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_by_substitutes_who_do_not_come() {
    let table = ends_without_two(json!({ "kind": "substitute", "hours": 48, "then": "bot" }), nobody).await;
    assert_eq!(table.acts("seated").await.len(), 6, "for each seat: sought, not found, a bot");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_by_the_word_of_the_table() {
    let table = ends_without_two(json!({ "kind": "vote", "hours": 6 }), nobody).await;
    assert!(by_deadline(&table).await > 10, "nobody has said anything: the defaults");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_without_two_of_six_ends_after_pauses_when_the_host_lets_bots_sit_in() {
    let help = async |table: &Missing| {
        // The host looks at the table when it stands still.
        if !table.acts("timed").await.contains(&Cause::Deadline) {
            return;
        }
        let rows = table.store.seats(table.id.parse().unwrap()).await.unwrap();
        for row in rows.iter().filter(|row| row.state == SeatState::Taken) {
            // Refused until its holder counts as gone; tokens are as old as the clock allows.
            let _ = table.post(HOST, &format!("/seats/{}/holder", row.seat), json!({ "act": "bot" })).await;
        }
    };
    let table = ends_without_two(json!({ "kind": "pause" }), help).await;
    assert_eq!(table.acts("seated").await, [Cause::Api; 2]);
    assert!(table.acts("timed").await.contains(&Cause::Deadline), "the campaign had paused");
}

on_both_servers! {
    when_time_is_over_all_substitutes_are_asked_and_the_first_who_comes_has_the_seat
}
