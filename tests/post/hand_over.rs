//! Seats that change hands in play, from outside: what goes with a seat, what dies, who may.

use crate::api::{PLAYERS, one_at_a_time};
use crate::server::{KEY, NO_LIMITS, Server, until};
use crate::world::World;
use chrono::TimeDelta;
use serde_json::{Value, json};
use std::ops::Deref;
use std::sync::Arc;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{FormerLink, HandLink, Links, Purpose, SeatPass, UnsubscribeLink};
use sternpost_store::{DeliveryState, Store};

const DOV: &str = "dov@d.test";
const EVE: &str = "eve@e.test";

/// A campaign whose seats change hands, and a client that shows where it is led to.
struct Changing {
    world: World,
    client: reqwest::Client,
    store: Arc<Store>,
}

impl Deref for Changing {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

pub(crate) fn signed(purpose: impl Purpose) -> String {
    Links::new(KEY.as_bytes(), &[]).sign(purpose, SystemClock.now() + TimeDelta::days(300))
}

impl Changing {
    async fn new(database: Option<String>) -> Self {
        Self::with(database, one_at_a_time()).await
    }

    async fn with(database: Option<String>, options: Value) -> Self {
        let world = World::playing(Server::start_with(database, None, &NO_LIMITS), "twilight-imperium", options).await;
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let store = sternpost_store::open(&world.server.database()).await.unwrap();
        Self { world, client, store }
    }

    /// What the API tells somebody: the status and the body.
    async fn read(&self, who: &str, way: &str) -> (u16, Value) {
        let answer = self.client.get(self.api(way)).bearer_auth(self.server.token(who)).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    /// Something about a seat in play.
    async fn act(&self, who: &str, seat: usize, body: Value) -> (u16, Value) {
        let request = self.client.post(self.api(&format!("/seats/{seat}/holder"))).bearer_auth(self.server.token(who)).json(&body);
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    async fn offers(&self, who: &str) -> Vec<Value> {
        self.read(who, "/seats").await.1["offers"].as_array().unwrap().clone()
    }

    async fn link(&self, way: &str, purpose: impl Purpose) -> String {
        format!("{}{way}{}", self.server.url, signed(purpose))
    }

    fn hand(&self, offer: &Value) -> HandLink {
        HandLink { campaign: self.id.parse().unwrap(), offer: offer["offer"].as_str().unwrap().to_owned() }
    }

    async fn look(&self, url: &str) -> (u16, String) {
        let answer = self.client.get(url).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn press(&self, url: &str, act: &str) -> u16 {
        self.client.post(url).form(&[("act", act)]).send().await.unwrap().status().as_u16()
    }

    /// A seat is offered to somebody by its holder, who accepts.
    async fn hand_over(&self, seat: usize, from: &str, to: &str, more: Value) -> String {
        let mut body = json!({ "act": "offer", "name": to, "email": to });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let (status, told) = self.act(from, seat, body).await;
        assert_eq!(status, 204, "{told}");
        let offer = self.offers(from).await.into_iter().find(|offer| offer["name"] == to).unwrap();
        let url = self.link("/h/", self.hand(&offer)).await;
        assert_eq!(self.look(&url).await.0, 200);
        assert_eq!(self.press(&url, "accept").await, 303);
        url
    }

    async fn last_entry(&self) -> Value {
        self.log(Some(0)).await.last().unwrap().clone()
    }
}

async fn a_seat_is_handed_over_with_what_it_knows_and_without_what_was_private(database: Option<String>) {
    let world = Changing::new(database).await;
    let (seat, question, version) = world.asked().await;
    // Not the host's seat: it may offer what others may not.
    let (holder, other) = (PLAYERS[seat], if seat == 2 { 1 } else { 2 });
    let campaign = world.id.parse().unwrap();
    let number = u8::try_from(seat).unwrap();
    let say = async |from: usize, to: &[u8], said: &str| {
        let body = json!({ "said": said, "to": to });
        assert_eq!(world.post(from, "/talk", &body).await.0, 201);
    };
    say(other, &[], "Good evening.").await;
    say(other, &[number], "Between us: I leave Lodor.").await;
    say(seat, &[], "I shall be gone soon.").await;
    let promise = json!({ "said": "No war over Lodor.", "with": [other] });
    assert_eq!(world.post(seat, "/promises", &promise).await.0, 201);
    let notes = world.page_address("/notes");
    let noted = world.client.post(&notes).bearer_auth(&world.table.tokens[seat]).form(&[("note", "Watch the east.")]).send().await.unwrap();
    assert_eq!(noted.status(), 303);
    let old_link = world.question_link(seat, &question, version);
    let old_pass = signed(SeatPass { campaign, seat: number, generation: 1 });
    let old_unsubscribe = world.link("/u/", UnsubscribeLink::of(campaign, number, holder)).await;
    assert_eq!(world.look(&old_link).await.0, 200);

    let offer = json!({ "act": "offer", "name": "Dov", "email": DOV });
    assert_eq!(world.act(PLAYERS[other], seat, offer.clone()).await.0, 403, "only holder and host");
    for wrong in [json!({ "act": "offer", "name": PLAYERS[other], "email": DOV }), json!({ "act": "offer", "name": "Dov", "email": "no" })]
    {
        assert_eq!(world.act(holder, seat, wrong.clone()).await.0, 422, "{wrong}");
    }
    assert_eq!(world.version().await, version, "what is refused or only offered changes nothing at the table");
    let accepted = world.hand_over(seat, holder, DOV, json!({})).await;

    let entry = world.last_entry().await;
    assert_eq!(
        (&entry["kind"], &entry["actor"]["seat"], &entry["cause"]),
        (&json!("seated"), &json!(seat), &json!("mail-link")),
        "{entry}"
    );
    assert!(entry["face"].as_str().unwrap_or(&entry["face"].to_string()).contains("with-talk"), "what could be read is recorded: {entry}");
    let page = world.client.get(world.page_address("")).send().await.unwrap().text().await.unwrap();
    assert!(page.contains(&format!("{holder} has handed the seat over to {DOV}.")), "{page}");

    assert_eq!(world.look(&old_link).await.0, 410, "the letters of who held it are dead");
    assert_eq!(world.look(&old_unsubscribe).await.0, 410);
    assert_eq!(world.press(&old_unsubscribe, "").await, 410, "nobody stops the mail of a successor");
    let by_pass = world.client.get(world.page_address("/turn")).header("cookie", format!("sternpost-seat={old_pass}"));
    assert_eq!(by_pass.send().await.unwrap().status(), 401);
    assert_eq!(world.read(holder, "/questions").await.0, 403);
    let (status, questions) = world.read(DOV, "/questions").await;
    assert_eq!((status, &questions["questions"][0]["id"]), (200, &question["id"]), "the successor is asked what was asked");
    let said = world.read(DOV, "/talk").await.1.to_string();
    assert!(said.contains("Good evening.") && !said.contains("Lodor"), "what was said in private stays: {said}");
    assert!(!world.read(DOV, "/promises").await.1.to_string().contains("Lodor"));
    let talk = world.client.get(world.page_address("/talk")).bearer_auth(world.server.token(DOV));
    let talk = talk.send().await.unwrap().text().await.unwrap();
    let line = talk.split("<li").find(|line| line.contains("I shall be gone soon.")).unwrap().split("</li>").next().unwrap();
    assert!(line.contains(holder) && !line.contains(DOV), "what was said is told of who said it: {line}");
    let kept = world.client.get(format!("{notes}.txt")).bearer_auth(world.server.token(DOV)).send().await.unwrap().text().await.unwrap();
    assert_eq!(kept, "");
    let former = world.link("/f/", FormerLink { campaign, seat: number, generation: 1 }).await;
    let (status, told) = world.look(&former).await;
    assert!(status == 200 && told.contains(DOV) && told.contains("notes.txt"), "{told}");
    assert_eq!(world.look(&format!("{former}/notes.txt")).await.1, "Watch the east.", "they take their notes along");
    assert_eq!(world.press(&accepted, "accept").await, 410, "an offer is accepted once");
    until("the letters are written", async || {
        let letters = world.store.letters(campaign).await.unwrap();
        let is_sent = |address: &str, seat: Option<u8>| {
            let is_it = |one: &sternpost_store::StoredLetter| {
                one.letter.kind().name() == "seat" && one.letter.recipient == address && one.letter.seat == seat
            };
            letters.iter().any(|one| is_it(one) && one.state == DeliveryState::Sent)
        };
        is_sent(DOV, Some(number)) && is_sent(holder, None)
    })
    .await;
    let letters = world.store.letters(campaign).await.unwrap();
    let is_late = |address: &str| {
        letters.iter().any(|one| one.letter.recipient == address && one.letter.seat == Some(number) && one.state == DeliveryState::Pending)
    };
    assert!(!is_late(holder), "nothing that waited goes to who has left");

    // The next one may read what is private, and gets the notes.
    let kept = world.client.post(&notes).bearer_auth(world.server.token(DOV)).form(&[("note", "Trust nobody.")]).send().await.unwrap();
    assert_eq!(kept.status(), 303);
    let private = json!({ "said": "Dov alone knows.", "to": [seat] });
    assert_eq!(world.post(other, "/talk", &private).await.0, 201);
    world.hand_over(seat, DOV, EVE, json!({ "with-talk": true, "with-notes": true })).await;
    let said = world.read(EVE, "/talk").await.1.to_string();
    assert!(said.contains("Dov alone knows.") && !said.contains("Lodor"), "of who said so, not of who was before: {said}");
    let kept = world.client.get(format!("{notes}.txt")).bearer_auth(world.server.token(EVE)).send().await.unwrap().text().await.unwrap();
    assert_eq!(kept, "Trust nobody.");
    let answer = json!({ "version": world.version().await, "question": question["id"], "answers": [question["default"]] });
    let played = world.client.post(world.api("/answers")).bearer_auth(world.server.token(EVE)).json(&answer).send().await.unwrap();
    assert_eq!(played.status(), 201, "and plays on");
    assert!(world.server.command(&["audit"]).status.success());
    let pages = world.client.get(world.page_address("/seats")).send().await.unwrap().text().await.unwrap();
    assert!(pages.contains(&format!("Before: {holder}, {DOV}")), "{pages}");
    assert!(!pages.contains("/h/") && !pages.contains("name=\"offer\""), "who only looks is offered nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_accept_at_once_one_has_the_seat() {
    let world = Changing::new(None).await;
    let offer = |to: &str| json!({ "act": "offer", "name": to, "email": to });
    for to in [DOV, EVE] {
        assert_eq!(world.act(PLAYERS[1], 1, offer(to)).await.0, 204);
    }
    assert_eq!(world.act(PLAYERS[1], 1, offer(DOV)).await.0, 409, "it is offered to them already");
    let offers = world.offers(PLAYERS[1]).await;
    let urls = [world.link("/h/", world.hand(&offers[0])).await, world.link("/h/", world.hand(&offers[1])).await];
    for url in &urls {
        let head = world.client.head(url).send().await.unwrap();
        assert_eq!((head.status().as_u16(), world.look(url).await.0), (200, 200), "a scanner accepts nothing");
    }
    assert_eq!(world.read(PLAYERS[1], "/questions").await.0, 200);
    let (one, two) = tokio::join!(world.press(&urls[0], "accept"), world.press(&urls[1], "accept"));
    let mut both = [one, two];
    both.sort_unstable();
    assert_eq!(both, [303, 410]);
    assert!(world.offers(if one == 303 { DOV } else { EVE }).await.is_empty());
    assert!(world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_is_not_opened_for_who_takes_the_seat_over() {
    // With secret objectives all choose theirs at once.
    let world = Changing::with(None, json!({})).await;
    let asked = world.read(PLAYERS[1], "/questions").await.1;
    let question = &asked["questions"][0];
    let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
    let (status, sealed) = world.post(1, "/answers", &body).await;
    assert_eq!((status, &sealed["is-sealed"]), (201, &json!(true)));
    assert!(world.read(PLAYERS[1], "/questions").await.1["questions"].as_array().unwrap().is_empty());
    world.hand_over(1, PLAYERS[1], DOV, json!({})).await;
    let (_, asked) = world.read(DOV, "/questions").await;
    assert_eq!(asked["questions"][0]["id"], question["id"], "the successor is asked: {asked}");
    for (who, seat) in [(PLAYERS[0], 0), (PLAYERS[2], 2), (DOV, 1)] {
        let asked = world.read(who, "/questions").await.1;
        let question = &asked["questions"][0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
        let request = world.client.post(world.api("/answers")).bearer_auth(world.server.token(who)).json(&body);
        assert_eq!(request.send().await.unwrap().status(), 201, "seat {seat}");
    }
    let log = world.read(PLAYERS[0], "/log").await.1;
    let opened: Vec<&Value> = log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "together").collect();
    assert_eq!(opened.len(), 1);
    assert!(world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_gives_no_seat_away_whose_holder_is_there_and_a_former_holder_asks_for_it_back() {
    let world = Changing::new(None).await;
    let campaign = world.id.parse().unwrap();
    let offer = json!({ "act": "offer", "name": DOV, "email": DOV, "with-talk": true, "with-notes": true });
    assert_eq!(world.act(PLAYERS[0], 1, offer).await.0, 204, "the first player is the host");
    let [suggested] = &world.offers(PLAYERS[1]).await[..] else { panic!("one offer waits") };
    assert_eq!(suggested["waits-for-agreement"], json!(true));
    assert_eq!(
        (&suggested["with-talk"], &suggested["with-notes"]),
        (&json!(false), &json!(false)),
        "what is private is not the host's to give"
    );
    let early = world.link("/h/", world.hand(suggested)).await;
    assert_eq!((world.look(&early).await.0, world.press(&early, "accept").await), (410, 410), "it is not offered yet");
    for grave in ["bot", "seek"] {
        assert_eq!(world.act(PLAYERS[0], 1, json!({ "act": grave })).await.0, 409, "{grave}: its holder is there");
    }
    assert_eq!(world.act(PLAYERS[0], 1, json!({ "act": "agree", "offer": suggested["offer"] })).await.0, 409, "nor to agree to");
    assert_eq!(world.act(PLAYERS[2], 1, json!({ "act": "agree", "offer": suggested["offer"] })).await.0, 403);
    assert_eq!(world.act(PLAYERS[1], 1, json!({ "act": "agree", "offer": suggested["offer"] })).await.0, 204);
    let [offered] = &world.offers(PLAYERS[1]).await[..] else { panic!("one offer is out") };
    let url = world.link("/h/", world.hand(offered)).await;
    assert_eq!(world.press(&url, "accept").await, 303);
    assert_eq!(world.read(DOV, "/questions").await.0, 200);

    let former = world.link("/f/", FormerLink { campaign, seat: 1, generation: 1 }).await;
    assert_eq!(world.press(&former, "ask-back").await, 303);
    assert_eq!(world.press(&former, "ask-back").await, 303);
    let [back] = &world.offers(DOV).await[..] else { panic!("it was asked for once") };
    assert_eq!(back["by"], json!("asked-back"));
    let by_itself = world.link("/h/", world.hand(back)).await;
    assert_eq!(world.press(&by_itself, "accept").await, 410, "who asks does not agree to it");
    assert_eq!(world.act(PLAYERS[0], 1, json!({ "act": "agree", "offer": back["offer"] })).await.0, 409, "its holder is there");
    assert_eq!(world.act(DOV, 1, json!({ "act": "agree", "offer": back["offer"] })).await.0, 204);
    assert_eq!((world.read(PLAYERS[1], "/questions").await.0, world.read(DOV, "/questions").await.0), (200, 403));
    assert!(world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_sits_in_until_the_holder_is_back_and_signing_out_kills_what_was_before() {
    let world = Changing::new(None).await;
    let (seat, question, version) = world.asked().await;
    let holder = PLAYERS[seat];
    assert_eq!(world.act(holder, seat, json!({ "act": "back" })).await.0, 409);
    assert_eq!(world.act(holder, seat, json!({ "act": "bot" })).await.0, 204);
    until("the bot has answered", async || world.version().await > version + 1).await;
    let seats = world.read(holder, "/seats").await.1;
    assert_eq!((&seats["seats"][seat]["sits-in"], &seats["seats"][seat]["name"]), (&json!(true), &json!(holder)), "the seat stays theirs");
    assert_eq!(world.act(holder, seat, json!({ "act": "back" })).await.0, 204);
    let log = world.read(holder, "/log").await.1["entries"].as_array().unwrap().clone();
    let causes: Vec<&Value> = log.iter().filter(|entry| entry["seq"].as_u64() > Some(version)).map(|entry| &entry["cause"]).collect();
    assert!(causes.contains(&&json!("bot")) && question["id"].is_string(), "{causes:?}");

    let campaign = world.id.parse().unwrap();
    let pass = signed(SeatPass { campaign, seat: u8::try_from(seat).unwrap(), generation: 1 });
    let by_pass = async || {
        let url = world.page_address("/notes");
        world.client.get(url).header("cookie", format!("sternpost-seat={pass}")).send().await.unwrap().status().as_u16()
    };
    assert_eq!(by_pass().await, 200);
    let token = world.server.token(holder);
    let sign_out = world.client.post(world.api(&format!("/seats/{seat}/holder"))).bearer_auth(&token).json(&json!({ "act": "sign-out" }));
    assert_eq!(sign_out.send().await.unwrap().status(), 204);
    assert_eq!(by_pass().await, 401);
    let again = world.client.get(world.api("/questions")).bearer_auth(&token).send().await.unwrap();
    assert_eq!(again.status(), 401, "programs are signed out too");
}

on_both_servers! { a_seat_is_handed_over_with_what_it_knows_and_without_what_was_private }
