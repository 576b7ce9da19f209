//! Promises: deals in words, who reads them, and how they are called to mind.

use crate::api::pick;
use crate::browser::Browser;
use crate::server::{Server, until};
use crate::smtp::{Received, Sink};
use crate::world::World;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_store::Due;

impl World {
    async fn promise(&self, seat: usize, body: &Value) -> (u16, Value) {
        self.post(seat, "/promises", body).await
    }

    /// A promise between a seat and others, by its name.
    async fn made(&self, seat: usize, body: Value) -> String {
        let (status, made) = self.promise(seat, &body).await;
        assert_eq!(status, 201, "{made}");
        made["id"].as_str().unwrap().to_owned()
    }

    async fn act(&self, seat: usize, id: &str, act: &str) -> (u16, Value) {
        self.post(seat, &format!("/promises/{id}"), &json!({ "act": act })).await
    }

    async fn all(&self, seat: usize) -> Vec<Value> {
        self.get(seat, "/promises").await["promises"].as_array().unwrap().clone()
    }

    /// Plays until the game calls a round so, or it is over.
    async fn play_to(&self, round: &str) {
        let mut rng = Rng::new(11);
        while !self.get(0, "").await["tally"]["facts"].to_string().contains(round) {
            self.table.answer(&self.server.url, &self.id, &mut rng).await.unwrap().expect("somebody is asked");
        }
    }

    async fn letters(&self) -> Vec<(u8, String)> {
        let store = sternpost_store::open(&self.server.database()).await.unwrap();
        let letters = store.letters(self.id.parse().unwrap()).await.unwrap();
        letters
            .into_iter()
            .filter(|one| one.letter.kind().name() == "promise")
            .map(|one| (one.letter.seat.unwrap(), format!("{:?}", one.state)))
            .collect()
    }
}

const LODOR: &str = "I leave <b>Lodor</b> alone. https://evil.test/";

async fn a_private_promise_is_read_by_its_parties_and_by_nobody_else(database: Option<String>) {
    let world = World::new(database).await;
    let id = world.made(1, json!({ "said": LODOR, "with": [2] })).await;
    let own = world.all(2).await;
    assert_eq!(
        (own.len(), &own[0]["state"], &own[0]["waits-for-you"], &own[0]["public"]),
        (1, &json!("open"), &json!(true), &json!(false))
    );
    assert_eq!(own[0]["acts"], json!(["agree", "decline"]));
    assert_eq!(world.all(1).await[0]["acts"], json!(["withdraw"]), "whoever puts it forward has agreed");
    assert!(world.all(0).await.is_empty(), "the host holds another seat");
    for act in ["agree", "decline", "withdraw", "kept", "broken"] {
        assert_eq!(world.act(0, &id, act).await.0, 404, "and its name leads nobody else to it");
    }
    assert!(!world.page(0, "/promises").await.1.contains("Lodor") && !world.page(0, "").await.1.contains("Promises ("));
    let page = world.page(2, "/promises").await.1;
    assert!(page.contains("I leave &#60;b&#62;Lodor") && page.contains("Not binding: the rules do not enforce it."), "{page}");
    assert!(!page.contains("href=\"https://evil.test"), "what is promised is text");
    assert!(
        world.page(2, "").await.1.contains("Promises (1)") && !world.page(1, "").await.1.contains("Promises ("),
        "what waits is counted by seat"
    );

    assert_eq!(world.act(2, &id, "kept").await.0, 409, "nothing was promised yet");
    let (status, agreed) = world.act(2, &id, "agree").await;
    assert_eq!((status, &agreed["state"], &agreed["waits-for-you"]), (200, &json!("agreed"), &json!(false)));
    assert_eq!(world.act(2, &id, "agree").await.0, 200, "twice is the same as once");
    assert_eq!((world.act(2, &id, "decline").await.0, world.act(1, &id, "withdraw").await.0), (409, 409), "agreed is agreed");
    assert_eq!(world.act(1, &id, "kept").await.1["state"], "agreed");
    let settled = world.act(2, &id, "broken").await.1;
    assert_eq!(settled["state"], "settled");
    let marks: Vec<&Value> = settled["parties"].as_array().unwrap().iter().map(|party| &party["mark"]).collect();
    assert_eq!(marks, ["kept", "broken"], "each says what became of it, and all parties see it");
    assert_eq!(world.act(2, &id, "kept").await.1["parties"][1]["mark"], "kept", "one may think better of it");

    let public = world.made(0, json!({ "said": "No war in round 1.", "with": [1, 2], "public": true })).await;
    assert_eq!(world.act(1, &public, "decline").await.1["state"], "declined");
    let withdrawn = world.made(0, json!({ "said": "Trade?", "with": [2], "public": true })).await;
    assert_eq!(world.act(1, &withdrawn, "agree").await.0, 409, "who reads it is not always who promises");
    assert_eq!(world.act(0, &withdrawn, "withdraw").await.1["state"], "withdrawn");
    assert_eq!(world.act(2, &withdrawn, "agree").await.0, 409);
    let states = |all: Vec<Value>| all.iter().map(|one| one["state"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(states(world.all(1).await), ["withdrawn", "declined", "settled"]);
    assert_eq!(states(world.all(0).await), ["withdrawn", "declined"]);
    let nobody = world.table.client.get(world.api("/promises")).send().await.unwrap();
    assert_eq!(nobody.status(), 401);
    assert!(world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_promise_that_makes_no_sense_is_refused_and_nothing_typed_is_lost() {
    let world = World::on(Server::start_with(None, None, &[("STERNPOST__LIMITS__SAYINGS_PER_SEAT", "30")])).await;
    let wrong = [
        json!({ "said": "x".repeat(2_001), "with": [2] }),
        json!({ "said": " \u{202e}\n ", "with": [2] }),
        json!({ "said": "To myself.", "with": [1] }),
        json!({ "said": "To nobody.", "with": [] }),
        json!({ "said": "To a ghost.", "with": [9] }),
        json!({ "said": "Too late.", "with": [2], "due": { "date": "2020-01-01" } }),
        json!({ "said": "Too far.", "with": [2], "due": { "date": "9999-12-31" } }),
        json!({ "said": "In no round.", "with": [2], "due": { "round": "nine" } }),
        json!({ "said": "Both.", "with": [2], "due": { "round": "9", "date": "2030-01-01" } }),
    ];
    for body in wrong {
        let (status, problem) = world.promise(1, &body).await;
        assert!(matches!(status, 400 | 422) && problem["detail"].is_string(), "{body}: {status} {problem}");
    }
    assert!(world.all(1).await.is_empty());
    let (status, page) =
        world.form(1, "/promises", &[("said", "Half a <promise>"), ("readers", "public"), ("due", "date"), ("date", "2020-02-02")]).await;
    assert_eq!(status, 422);
    for stays in [
        "Half a &#60;promise&#62;",
        "id=\"readers-public\" name=\"readers\" value=\"public\" checked",
        "value=\"2020-02-02\"",
        "id=\"with-error\"",
    ] {
        assert!(page.contains(stays), "{stays} is missing: {page}");
    }
    let (status, page) = world.form(1, "/promises", &[("said", "Half"), ("with", "2"), ("due", "date"), ("date", "2020-02-02")]).await;
    assert!(
        status == 422 && page.contains("id=\"date-error\"") && page.contains("id=\"with-2\" name=\"with\" value=\"2\" checked"),
        "{page}"
    );
    let (status, page) = world.form(1, "/promises", &[("said", "Whole"), ("with", "2"), ("readers", "private"), ("due", "never")]).await;
    assert!(status == 200 && page.contains("Whole") && page.contains("Waits for answers"));
    for _ in 0..19 {
        world.made(1, json!({ "said": "Once more.", "with": [2] })).await;
    }
    assert_eq!(world.promise(1, &json!({ "said": "One too many.", "with": [2] })).await.0, 409, "so many wait already");
    let (status, page) = world.form(1, "/promises", &[("said", "Too many"), ("with", "2"), ("due", "never")]).await;
    assert!(status == 429 || status == 422 && page.contains("Too many"), "{status}");
    let mut last = 0;
    for _ in 0..30 {
        last = world.promise(1, &json!({ "said": "Flood.", "with": [2] })).await.0;
    }
    assert_eq!(last, 429);
    assert_eq!(world.all(2).await.len(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_muted_promises_nothing_until_one_has_agreed() {
    let world = World::new(None).await;
    let old = world.made(1, json!({ "said": "An old one.", "with": [2] })).await;
    world.act(2, &old, "agree").await;
    let put = world.table.client.put(world.api("/talk/settings")).bearer_auth(&world.table.tokens[2]);
    assert_eq!(put.json(&json!({ "muted": [1] })).send().await.unwrap().status(), 200);
    // How many, not how far they have come: letters written before go out meanwhile.
    let before = world.letters().await.len();
    world.made(1, json!({ "said": "Listen!", "with": [2] })).await;
    let said: Vec<Value> = world.all(2).await.iter().map(|one| one["said"].clone()).collect();
    assert_eq!(said, ["An old one."]);
    assert_eq!(world.letters().await.len(), before, "nor is anything written");
}

async fn a_promise_falls_due_with_its_round_and_again_after_a_rewind(database: Option<String>) {
    let world = World::new(database).await;
    world.play_to("\"Round 1\"").await;
    assert_eq!(world.promise(1, &json!({ "said": "Now.", "with": [2], "due": { "round": "1" } })).await.0, 422, "it has begun");
    let id = world.made(1, json!({ "said": "No war until round 2.", "with": [2], "due": { "round": "2" } })).await;
    world.act(2, &id, "agree").await;
    let before = world.all(2).await[0].clone();
    assert_eq!((&before["due"], &before["is-due"]), (&json!({ "round": "2", "label": "Round 2" }), &json!(false)));
    let seq = world.version().await;
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    let reminded = async || {
        let promise = store.promised(world.id.parse().unwrap(), &id).await.unwrap().unwrap();
        promise.body.parties.iter().map(|party| party.is_reminded).collect::<Vec<_>>()
    };
    assert_eq!(reminded().await, [false, false]);
    world.play_to("\"Round 2\"").await;
    let due = world.all(2).await[0].clone();
    assert_eq!((&due["is-due"], &due["waits-for-you"], &due["state"]), (&json!(true), &json!(true), &json!("agreed")));
    assert!(world.page(1, "").await.1.contains("Promises (1)") && world.page(1, "/promises").await.1.contains("Has fallen due"));
    assert!(!world.page(0, "").await.1.contains("Promises ("));
    until("both are reminded", async || reminded().await == [true, true]).await;

    // Moved back to before that round it is not due; the promise itself is untouched.
    let moved = world.server.command(&["campaign", "rewind", &world.id, &seq.to_string()]);
    assert!(moved.status.success(), "{}", String::from_utf8_lossy(&moved.stderr));
    until("it is not due any more", async || world.all(2).await[0]["is-due"] == false).await;
    assert_eq!(world.all(2).await[0]["state"], "agreed");
    until("nobody counts as reminded", async || reminded().await == [false, false]).await;
    world.play_to("\"Round 2\"").await;
    until("both are reminded again", async || reminded().await == [true, true]).await;
    world.act(1, &id, "kept").await;
    assert!(!world.page(1, "").await.1.contains("Promises ("), "who has said what became of it is left alone");
    assert_eq!(world.act(2, &id, "kept").await.1["state"], "settled");
}

fn text_of(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_ask_remind_and_come_once_a_day_at_most() {
    let sink = Sink::start().await;
    let mut world = World::on(Server::start(None, Some(sink.address))).await;
    let day = (SystemClock.now() + TimeDelta::days(1)).date_naive();
    let (tomorrow, in_words) = (day.to_string(), day.format("%a %-d %B %Y"));
    let mut rng = Rng::new(3);
    // Whoever is asked reads of a promise in the letter that asks. Cleo is not, so that she gets one of its own.
    while let Some((2, question, version)) = world.table.question(&world.server.url, &world.id).await {
        world.answer(2, &question, version, pick(&question, &mut rng)).await;
    }
    let id = world.made(1, json!({ "said": LODOR, "with": [2], "due": { "date": tomorrow } })).await;
    let asked = sink.wait_for(|mail| mail.to[0] == "cleo@c.test" && text_of(mail).contains("wait for your answer")).await;
    let text = text_of(&asked);
    assert!(text.contains(LODOR) && text.contains(&format!("(due: {in_words})")) && text.contains("the rules do not enforce"), "{text}");
    assert!(asked.mail().subject().unwrap().contains("Promises"));
    let link = text.split_whitespace().find(|word| word.contains("/link/")).unwrap().to_owned();
    // The link lets its browser in: the answer needs no account.
    let client = reqwest::Client::builder().cookie_store(true).build().unwrap();
    let page = client.get(&link).send().await.unwrap();
    assert!(page.url().path().ends_with("/promises"), "{}", page.url());
    let action = world.page_address(&format!("/promises/{id}"));
    assert_eq!(client.post(&action).form(&[("act", "agree")]).send().await.unwrap().status(), 200);
    assert_eq!(world.all(1).await[0]["state"], "agreed");
    sink.wait_for(|mail| mail.to[0] == "bo@b.test" && text_of(mail).contains("All have agreed.")).await;

    // More on the same day waits for the next, and goes into what is written anyway.
    world.made(1, json!({ "said": "And Mecatol Rex?", "with": [2] })).await;
    world.made(1, json!({ "said": "And Bereg?", "with": [2] })).await;
    let waiting: Vec<(u8, String)> = world.letters().await.into_iter().filter(|(_, state)| state == "Pending").collect();
    assert_eq!(waiting, [(2, "Pending".to_owned())], "one letter, however much is promised");
    while let Some((seat, question, version)) = world.table.question(&world.server.url, &world.id).await {
        if seat == 2 {
            break;
        }
        world.answer(seat, &question, version, pick(&question, &mut rng)).await;
    }
    let turn = sink.wait_for(|mail| mail.to[0] == "cleo@c.test" && text_of(mail).contains("And Mecatol Rex?")).await;
    assert!(turn.mail().subject().unwrap().contains("Your turn"), "{:?}", turn.mail().subject());

    // The day passes.
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    let mut promise = store.promised(world.id.parse().unwrap(), &id).await.unwrap().unwrap();
    promise.body.due = Some(Due::Moment(SystemClock.now() - TimeDelta::seconds(1)));
    assert!(store.change_promise(&promise).await.unwrap());
    assert!(!store.change_promise(&promise).await.unwrap(), "nobody writes over what another has said");
    world.server.kill_and_restart();
    until("each is to be reminded", async || {
        let letters = world.letters().await;
        [1, 2].iter().all(|seat| letters.contains(&(*seat, "Pending".to_owned())))
    })
    .await;
    store.hurry_letters(SystemClock.now(), SystemClock.now() + TimeDelta::seconds(1)).await.unwrap();
    for to in ["bo@b.test", "cleo@c.test"] {
        let due = sink.wait_for(|mail| mail.to[0] == to && text_of(mail).contains("say whether they were kept")).await;
        assert!(text_of(&due).contains("Lodor"));
    }
    assert!(!sink.received().iter().any(|mail| mail.to[0] == "ada@a.test" && text_of(mail).contains("Lodor")), "nobody else");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_about_promises_is_not_written_when_all_was_seen_to() {
    let world = World::on(Server::start_with(None, None, &[("STERNPOST__MAIL__GRACE_SECONDS", "3600")])).await;
    let id = world.made(1, json!({ "said": LODOR, "with": [2] })).await;
    assert_eq!(world.letters().await, [(2, "Pending".to_owned())], "whoever promises may think better of it");
    world.act(1, &id, "withdraw").await;
    let read = world.table.client.put(world.api("/talk/settings")).bearer_auth(&world.table.tokens[2]);
    read.json(&json!({ "digest": "off" })).send().await.unwrap();
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    store.hurry_letters(SystemClock.now(), SystemClock.now() + TimeDelta::seconds(1)).await.unwrap();
    until("the letter is withdrawn", async || world.letters().await == [(2, "Withdrawn".to_owned())]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_over_a_seat_reads_nothing_private_and_is_bound_by_nothing() {
    let world = World::new(None).await;
    let secret = world.made(1, json!({ "said": LODOR, "with": [2] })).await;
    let public = world.made(1, json!({ "said": "For all to see.", "with": [2], "public": true })).await;
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    // The seat passes to somebody else, who has another address.
    for id in [&secret, &public] {
        let mut promise = store.promised(world.id.parse().unwrap(), id).await.unwrap().unwrap();
        let party = promise.body.parties.iter_mut().find(|party| party.seat == 2).unwrap();
        party.holder = "somebody-else".to_owned();
        assert!(store.change_promise(&promise).await.unwrap());
    }
    let said: Vec<Value> = world.all(2).await.iter().map(|one| one["said"].clone()).collect();
    assert_eq!(said, ["For all to see."]);
    assert_eq!((world.act(2, &secret, "agree").await.0, world.act(2, &public, "agree").await.0), (404, 409));
    assert_eq!(world.all(1).await.iter().map(|one| one["state"].as_str().unwrap()).collect::<Vec<_>>(), ["lapsed", "lapsed"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn promises_are_made_and_answered_on_pages_and_come_in_place() {
    let world = World::new(None).await;
    let let_in = |seat: usize| {
        let letter = world.question_link(seat, &Value::Null, 1);
        let token = letter.rsplit('/').next().unwrap();
        let mut browser = Browser::start();
        browser.allow_other_scripts();
        browser.open(&world.page_address(&format!("/link/{token}?to=promises")));
        browser
    };
    let (mut bo, mut cleo) = (let_in(1), let_in(2));
    for browser in [&mut bo, &mut cleo] {
        browser.screen(360, 740);
    }
    bo.press("#said");
    bo.type_text("I leave Lodor alone.");
    bo.press("label[for=with-2]");
    bo.press("#promise button.primary");
    bo.until("document.querySelector('.promise .state')?.textContent === 'Waits for answers'");
    cleo.until("document.querySelector('.promise.is-new .words')?.textContent === 'I leave Lodor alone.'");
    cleo.until("document.querySelector('header.top nav').textContent.includes('Promises (1)')");
    for (width, height) in [(360, 740), (1200, 800)] {
        for scheme in ["light", "dark"] {
            cleo.screen(width, height);
            cleo.scheme(scheme);
            assert_eq!(crate::sight::objections(&mut cleo), json!([]), "{width} × {height}, {scheme}");
            let is_wide = cleo.read("document.documentElement.scrollWidth > document.documentElement.clientWidth");
            assert_eq!(is_wide, false, "{width} × {height}: nothing is scrolled sideways");
        }
    }
    cleo.run_no_scripts();
    cleo.look_again();
    cleo.press(".promise button[value=agree]");
    cleo.until("document.querySelector('.promise .state')?.textContent === 'All have agreed'");
    bo.until("document.querySelector('.promise .state')?.textContent === 'All have agreed'");
}

on_both_servers! {
    a_private_promise_is_read_by_its_parties_and_by_nobody_else
    a_promise_falls_due_with_its_round_and_again_after_a_rewind
}
