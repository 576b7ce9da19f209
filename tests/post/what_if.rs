//! Trying things out: on a position as the seat knows it, with everything else made up; nothing is kept, and nobody else learns of it.

use crate::api::one_at_a_time;
use crate::browser::Browser;
use crate::deals::combat;
use crate::forms::Form;
use crate::server::Server;
use crate::world::{ANY_LOOKS, World};
use serde_json::{Value, json};
use sternpost_players::Rng;

/// A client that shows where it is led to.
fn client() -> reqwest::Client {
    reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap()
}

/// The status, where it leads, the text.
async fn sent(request: reqwest::RequestBuilder) -> (u16, String, String) {
    let got = request.send().await.unwrap();
    let lead = got.headers().get("location").map(|lead| lead.to_str().unwrap().to_owned()).unwrap_or_default();
    (got.status().as_u16(), lead, got.text().await.unwrap())
}

impl World {
    /// What a seat is shown at a path, or somebody without a seat.
    async fn look(&self, seat: Option<usize>, path: &str) -> (u16, String, String) {
        let request = client().get(format!("{}{path}", self.server.url));
        sent(if let Some(seat) = seat { request.bearer_auth(&self.table.tokens[seat]) } else { request }).await
    }

    /// What a seat is shown that sends the form of the page where things are tried out.
    async fn press(&self, seat: usize, fields: &[(String, String)]) -> (u16, String, String) {
        sent(client().post(self.page_address("/what-if")).bearer_auth(&self.table.tokens[seat]).form(fields)).await
    }

    /// Everything the database holds of the campaign that a look could change.
    async fn kept(&self) -> String {
        let store = sternpost_store::open(&self.server.database()).await.unwrap();
        let id = self.id.parse().unwrap();
        let (entries, letters) = (store.entries(id, 0, 10_000).await.unwrap(), store.letters(id).await.unwrap());
        let letters: Vec<_> = letters.into_iter().map(|letter| letter.letter).collect();
        format!("{entries:?} {letters:?} {:?} {:?}", store.seats(id).await.unwrap(), store.sealed(id).await.unwrap())
    }

    /// Tries so many presses of the page's own form; the last address.
    async fn tries(&self, seat: usize, from: String, presses: usize, rng: &mut Rng) -> (String, String) {
        let (mut path, mut page) = (from, String::new());
        for _ in 0..presses {
            let (status, lead, text) = self.look(Some(seat), &path).await;
            if status == 303 {
                path = lead;
                continue;
            }
            assert_eq!(status, 200, "{path}: {text}");
            page = text;
            let Some(form) = Form::with_field(&page, "tried").filter(|_| page.contains("name=\"action\"")) else { break };
            let can_bots = page.contains("value=\"bots\"") && !page.contains("value=\"next\"");
            let mut fields = form.filled(rng);
            let action = if can_bots || (page.contains("value=\"bots\"") && rng.percent(40)) { "bots" } else { "next" };
            fields.iter_mut().filter(|(name, _)| name == "action").for_each(|(_, value)| action.clone_into(value));
            let (status, lead, text) = self.press(seat, &fields).await;
            if status == 200 {
                assert!(text.contains("role=\"alert\""), "{text}");
                break;
            }
            assert_eq!(status, 303, "{path}: {text}");
            assert!(lead.len() < 6_500, "an address stays short: {}", lead.len());
            path = lead;
        }
        (path, page)
    }
}

async fn is_tried_and_not_kept(database: Option<String>, game: &str, options: Value) {
    let world = World::much_looked_at(database, game, options).await;
    let id = world.id.clone();
    let mut rng = Rng::new(12);
    let mut asked_at = vec![];
    for _ in 0..6 {
        let (seat, _, version) = world.asked().await;
        asked_at.push((seat, version));
        world.play(1, &mut rng).await;
    }
    let kept = world.kept().await;
    let (seat, _, version) = world.asked().await;
    let campaign = world.look(Some(seat), &format!("/c/{id}")).await.2;
    assert!(campaign.contains(&format!("/c/{id}/what-if")), "the campaign's page leads there");
    let (status, lead, _) = world.look(Some(seat), &format!("/c/{id}/what-if")).await;
    assert_eq!((status, lead.as_str()), (303, format!("/c/{id}/what-if?from={version}&sample=1").as_str()));
    let (path, page) = world.tries(seat, lead, 14, &mut rng).await;
    for told in ["Only tried out", "Tried so far", "What would be otherwise", "sample 1"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let (one, two) = (world.look(Some(seat), &path).await.2, world.look(Some(seat), &path).await.2);
    assert_eq!(one, two, "the same address shows the same");
    let (status, _, _) = sent(client().head(format!("{}{path}", world.server.url)).bearer_auth(&world.table.tokens[seat])).await;
    assert_eq!(status, 200);
    // From a moment of the past at which it was asked, whatever has happened since.
    let (then, past) = asked_at[0];
    let moment = world.look(Some(then), &format!("/c/{id}/at/{past}")).await.2;
    assert!(moment.contains(&format!("/c/{id}/what-if?from={past}")), "{moment}");
    world.tries(then, format!("/c/{id}/what-if?from={past}"), 6, &mut rng).await;
    assert_eq!(world.kept().await, kept, "nothing of it is kept");
    assert!(world.look(Some(seat), &format!("/c/{id}")).await.2 == campaign, "and nothing shows");

    // Who may not, and what makes no sense.
    for (reader, status) in [(None, 401), (Some(seat), 200)] {
        assert_eq!(world.look(reader, &path).await.0, status);
    }
    let stranger = client().get(format!("{}{path}", world.server.url)).bearer_auth(world.server.token("stranger@z.test"));
    assert_eq!(sent(stranger).await.0, 404);
    let tried = path.split("tried=").nth(1).unwrap().to_owned();
    let not_asked = asked_at.iter().find(|(other, _)| *other != then).map_or(then, |(other, _)| *other);
    let refused = [
        (seat, format!("from={version}&sample=1&tried=%25%25"), 422),
        (seat, format!("from={version}&sample=1&tried={}", &tried[..tried.len() / 2]), 422),
        (seat, format!("from={version}&sample=1&tried={}", "A".repeat(7_000)), 422),
        (seat, "from=0&sample=1".to_owned(), 422),
        (seat, "from=99999&sample=1".to_owned(), 422),
        (seat, "from=x".to_owned(), 400),
        (seat, "from=1&sample=1".to_owned(), 409),
        (seat, format!("from={version}&sample=99999999999"), 400),
    ];
    for (reader, query, status) in refused {
        let got = world.look(Some(reader), &format!("/c/{id}/what-if?{query}")).await;
        assert_eq!(got.0, status, "{query}: {}", got.2);
    }
    if not_asked != then {
        let (status, _, said) = world.look(Some(not_asked), &format!("/c/{id}/what-if?from={past}&sample=1")).await;
        assert_eq!(status, 409, "it was not asked there");
        assert!(said.contains("You were not asked anything there") && !said.contains("too early or too late"), "{said}");
        for way in [format!("href=\"/c/{id}/at/{past}\""), format!("href=\"/c/{id}/what-if\"")] {
            assert!(said.contains(&way), "{way}: {said}");
        }
    }
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let form = |action: &str, tried: &str| {
        vec![
            field("from", &version.to_string()),
            field("sample", "1"),
            field("tried", tried),
            field("seat", &seat.to_string()),
            field("question", "q"),
            field("action", action),
            field("one", "no-such-choice"),
        ]
    };
    assert_eq!(world.press(seat, &form("dance", "")).await.0, 400);
    assert_eq!(world.press(seat, &form("next", "%%")).await.0, 422);
    let (status, _, text) = world.press(seat, &form("next", "")).await;
    assert!(status == 200 && text.contains("role=\"alert\""), "what is not on offer is said to be so: {status} {text}");
    assert_eq!(world.press(seat, &[]).await.0, 400);
    assert_eq!(world.kept().await, kept);
    assert!(world.server.command(&["audit"]).status.success());
}

async fn a_seat_tries_things_out_and_nothing_is_kept(database: Option<String>) {
    is_tried_and_not_kept(database, "twilight-imperium", one_at_a_time()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_tries_things_out_and_nothing_is_kept_in_the_other_game() {
    is_tried_and_not_kept(None, "arcs", json!({})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_all_are_asked_at_once_each_is_answered_for_in_turn_and_then_it_goes_on() {
    let world = World::much_looked_at(None, "twilight-imperium", json!({})).await;
    let id = world.id.clone();
    let (_, lead, _) = world.look(Some(0), &format!("/c/{id}/what-if")).await;
    let page = world.look(Some(0), &lead).await.2;
    assert!(page.contains("Asked too:") && page.contains("bo@b.test") && page.contains("cleo@c.test"), "{page}");
    let other = world.look(Some(0), &format!("{lead}&seat=1")).await.2;
    assert!(other.contains("The cards you see in this question are made up."), "{other}");
    // What is made up for Bo is none of what Bo was dealt by any right: another sample shows others.
    let shown = |page: &str| Form::with_field(page, "tried").unwrap().picks("one");
    let samples: Vec<Vec<String>> = futures_util::future::join_all((1..6).map(|sample| {
        let path = lead.replace("sample=1", &format!("sample={sample}"));
        let world = &world;
        async move { shown(&world.look(Some(0), &format!("{path}&seat=1")).await.2) }
    }))
    .await;
    assert!(samples.iter().any(|one| *one != samples[0]), "{samples:?}");
    let own: Vec<Vec<String>> = futures_util::future::join_all((1..4).map(|sample| {
        let path = lead.replace("sample=1", &format!("sample={sample}"));
        let world = &world;
        async move { shown(&world.look(Some(0), &path).await.2) }
    }))
    .await;
    assert!(own.iter().all(|one| *one == own[0]), "the own cards are what they are");
    let mut fields = Form::with_field(&page, "tried").unwrap().filled(&mut Rng::new(2));
    fields.iter_mut().filter(|(name, _)| name == "action").for_each(|(_, value)| "next".clone_into(value));
    let (status, lead, text) = world.press(0, &fields).await;
    assert_eq!(status, 303, "{text}");
    let page = world.look(Some(0), &lead).await.2;
    let mut fields = Form::with_field(&page, "tried").unwrap().hidden();
    fields.push(("action".to_owned(), "bots".to_owned()));
    let (status, lead, text) = world.press(0, &fields).await;
    assert_eq!(status, 303, "{text}");
    let page = world.look(Some(0), &lead).await.2;
    assert!(page.contains("bo@b.test (bot)") && page.contains("cleo@c.test (bot)"), "{page}");
    assert!(page.contains("class=\"made-up\"") || page.contains("Tried so far"));
    let questions = world.get(0, "/questions").await;
    assert!(
        questions["questions"][0].is_object() && questions["sealed"].as_array().unwrap().is_empty(),
        "nothing was answered: {questions}"
    );
}

async fn what_was_tried_is_proposed_to_the_table(database: Option<String>) {
    let world = World::much_looked_at(database, "twilight-imperium", one_at_a_time()).await;
    let id = world.id.clone();
    let mut rng = Rng::new(31);
    let (seat, _, past) = world.asked().await;
    let field = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let propose = |page: &str, why: &str| {
        let mut fields = Form::with_field(page, "tried").unwrap().hidden();
        fields.extend([field("action", "propose"), field("why", why)]);
        fields
    };
    let from = format!("/c/{id}/what-if?from={past}&sample=1");
    let start = world.look(Some(seat), &from).await.2;
    assert!(!start.contains("Propose this to the table"), "what one is asked now one answers");
    world.play(3, &mut rng).await;
    let start = world.look(Some(seat), &from).await.2;
    assert!(!start.contains("Propose this to the table"), "nothing was tried yet");
    assert_eq!(world.press(seat, &propose(&start, "why not")).await.0, 409);
    let mut fields = Form::with_field(&start, "tried").unwrap().filled(&mut rng);
    fields.iter_mut().filter(|(name, _)| name == "action").for_each(|(_, value)| "next".clone_into(value));
    let (_, lead, _) = world.press(seat, &fields).await;
    let page = world.look(Some(seat), &lead).await.2;
    assert!(page.contains("Propose this to the table") && page.contains(&format!("go back to entry {past}")), "{page}");
    assert_eq!(world.press(seat, &propose(&page, "  ")).await.0, 422, "a reason is wanted");
    assert_eq!(world.press((seat + 1) % 3, &propose(&page, "mine")).await.0, 409, "another seat was not asked there");
    let kept = world.kept().await;
    let (status, lead, said) = world.press(seat, &propose(&page, "I <misread> a card")).await;
    assert_eq!((status, lead), (303, format!("/c/{id}/court")), "{said}");
    assert_ne!(world.kept().await, kept);
    let store = sternpost_store::open(&world.server.database()).await.unwrap();
    let entry = store.entries(id.parse().unwrap(), 0, 1_000).await.unwrap().pop().unwrap();
    let said = serde_json::to_value(&entry.body).unwrap();
    assert_eq!((&said["act"], &said["motion"]["is"], &said["motion"]["to"]), (&json!("proposed"), &json!("adopt"), &json!(past)), "{said}");
    for reader in [Some((seat + 1) % 3), None] {
        let told = world.look(reader, &format!("/c/{id}")).await.2;
        assert!(told.contains("I &#60;misread&#62; a card") && !told.contains("<misread>"), "{told}");
    }
    let again = world.look(Some(seat), &from).await.2;
    assert!(!again.contains("Propose this to the table"), "one motion after the other");
    assert_eq!(world.press(seat, &propose(&page, "once more")).await.0, 409);
    assert!(world.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_played_with_scripts_and_fits_a_phone() {
    let world = World::much_looked_at(None, "arcs", json!({})).await;
    let (seat, question, version) = world.asked().await;
    let (link, page) = (world.question_link(seat, &question, version), world.page_address("/what-if"));
    tokio::task::spawn_blocking(move || {
        let mut browser = Browser::start();
        browser.screen(360, 740);
        browser.open(&link);
        browser.open(&page);
        assert!(browser.read("document.querySelector('.made-up-note') !== null").as_bool().unwrap());
        for width in [320, 360, 1200] {
            browser.screen(width, 760);
            assert_eq!(browser.read("document.documentElement.scrollWidth <= innerWidth"), json!(true), "at {width}");
        }
        browser.screen(360, 740);
        let press = "document.querySelector('li.choice input[type=radio]')?.click(); document.querySelector('.ask-foot button').click()";
        browser.read(&format!("(() => {{ {press} }})()"));
        browser.until("location.search.includes('tried=')");
        browser.until("document.querySelector('.so-far') !== null");
        assert_eq!(browser.read("document.documentElement.scrollWidth <= innerWidth"), json!(true));
    })
    .await
    .unwrap();
}

/// In the middle of a combat that Ada has begun; Bo is asked something, and Ada proposes a deal although nobody waits for that.
#[tokio::test(flavor = "multi_thread")]
async fn acts_at_any_time_are_tried_as_they_are_done_at_the_table() {
    let world = World::planted(None, &combat(), &[], |url| Server::start_with(url, None, &[ANY_LOOKS])).await;
    let id = world.id.clone();
    while world.get(1, "/questions").await["questions"][0].is_null() {
        let asked = world.get(0, "/questions").await;
        let ambush = json!([{ "one": "use-ability:ambush" }]);
        let body = json!({ "version": asked["version"], "question": asked["questions"][0]["id"], "answers": ambush });
        assert_eq!(world.post(0, "/answers", &body).await.0, 201);
    }
    let here = world.look(Some(0), &format!("/c/{id}/what-if")).await.1;
    let kept = world.kept().await;
    let page = world.look(Some(0), &here).await.2;
    let act = format!("{here}&seat=0&act=propose%3A1").replace('&', "&#38;");
    assert!(page.contains("At any time") && page.contains(&act), "the page leads to what can be proposed: {act}: {page}");
    let mut page = world.look(Some(0), &format!("{here}&seat=0&act=propose%3A1")).await.2;
    assert!(page.contains("value=\"propose:1\" checked"), "it is filled in: {page}");
    let mut lead = String::new();
    for answer in [("one", "propose:1"), ("amount", "1"), ("amount", "0")] {
        let mut fields = Form::with_field(&page, "tried").unwrap().hidden();
        fields.extend([(answer.0.to_owned(), answer.1.to_owned()), ("action".to_owned(), "next".to_owned())]);
        let (status, to, said) = world.press(0, &fields).await;
        assert_eq!(status, 303, "{answer:?}: {said}");
        page = world.look(Some(0), &to).await.2;
        lead = to;
        if answer.1 != "0" {
            assert!(page.contains("Answer what is asked instead") && !page.contains("value=\"bots\""), "one thing at a time: {page}");
        }
    }
    assert!(!page.contains("Answer what is asked instead") && page.contains("What others could reply"), "{page}");
    // The reader replies for Bo, or a bot does.
    let by_hand = format!("{lead}&seat=1&act=accept-deal%3A1");
    assert!(page.contains(&by_hand.replace('&', "&#38;")), "{page}");
    let reply = world.look(Some(0), &by_hand).await.2;
    let mut fields = Form::with_field(&reply, "tried").unwrap().hidden();
    fields.extend([("one".to_owned(), "accept-deal:1".to_owned()), ("action".to_owned(), "next".to_owned())]);
    let (status, agreed, said) = world.press(0, &fields).await;
    assert_eq!(status, 303, "{said}");
    let agreed = world.look(Some(0), &agreed).await.2;
    assert!(
        agreed.contains("What would be otherwise") && !agreed.contains("What others could reply"),
        "the proposal is answered: {agreed}"
    );
    let mut fields = Form::with_field(&page, "tried").unwrap().hidden();
    fields.push(("action".to_owned(), "bots".to_owned()));
    let (status, by_bot, said) = world.press(0, &fields).await;
    assert_eq!(status, 303, "{said}");
    assert!(world.look(Some(0), &by_bot).await.2.contains("(bot)"), "a bot replies to what is proposed to it");

    // What is not on offer, and an act by whom it is not.
    let mut fields = Form::with_field(&reply, "tried").unwrap().hidden();
    fields.extend([("one".to_owned(), "accept-deal:7".to_owned()), ("action".to_owned(), "next".to_owned())]);
    let (status, _, said) = world.press(0, &fields).await;
    assert!(status == 200 && said.contains("role=\"alert\""), "{status} {said}");
    assert_eq!(world.look(Some(0), &format!("{here}&seat=200&act=propose%3A1")).await.0, 200, "nobody sits there: what is asked is asked");
    assert_eq!(world.kept().await, kept, "nothing of it is kept, and nobody was written to");
}

async fn programs_try_things_out(database: Option<String>) {
    let world = World::much_looked_at(database, "twilight-imperium", one_at_a_time()).await;
    let id = world.id.clone();
    let mut rng = Rng::new(12);
    let (then, _, past) = world.asked().await;
    world.play(5, &mut rng).await;
    let (seat, question, version) = world.asked().await;
    let kept = world.kept().await;
    let start = world.get(seat, "/what-if").await;
    let campaign = world.get(seat, "").await;
    assert_eq!((&start["from"], &start["sample"], &start["tried"]), (&json!(version), &json!(1), &json!("")));
    assert_eq!(start["view"], campaign["view"], "it begins with what the seat sees");
    assert_eq!((&start["is-made-up"], &start["steps"]), (&json!(false), &json!([])));
    assert_eq!(start["questions"][0]["id"], question["id"]);
    assert_eq!(start["questions"][0]["is-made-up"], false);

    let post = async |body: Value| world.post(seat, "/what-if", &body).await;
    let mut now = start.clone();
    for _ in 0..12 {
        let Some(asked) = now["questions"].get(0).cloned() else { break };
        let (from, tried) = (&now["from"], &now["tried"]);
        let body = if asked["seat"] == json!(seat) {
            json!({ "act": "answer", "from": from, "tried": tried, "answer": crate::api::pick(&asked, &mut rng) })
        } else if rng.percent(50) {
            json!({ "act": "bots", "from": from, "tried": tried })
        } else {
            json!({ "act": "answer", "from": from, "tried": tried, "seat": asked["seat"], "answer": asked["default"] })
        };
        let (status, after) = post(body).await;
        assert_eq!(status, 200, "{after}");
        now = after;
    }
    let steps = now["steps"].as_array().unwrap();
    assert!(steps.len() > 4, "{now}");
    for step in steps.iter().filter(|step| step["seat"] != json!(seat)) {
        assert_eq!(step["is-made-up"], true, "what others answer is made up: {step}");
    }
    assert_eq!(now["is-made-up"], true);
    let tried = now["tried"].as_str().unwrap().to_owned();
    let again = world.get(seat, &format!("/what-if?from={version}&sample=1&tried={tried}")).await;
    assert_eq!(again, now, "what was tried leads to the same, however it is looked at");
    let page = world.look(Some(seat), &format!("/c/{id}/what-if?from={version}&sample=1&tried={tried}")).await;
    assert_eq!(page.0, 200, "and the page shows it: {}", page.2);
    assert_eq!(world.kept().await, kept, "nothing of it is kept");

    // Where somebody was not asked, what is bent, what is not on offer, who has no seat.
    let other = (then + 1) % 3;
    let refused =
        |answer: (u16, Value)| (answer.0, answer.1["type"].as_str().unwrap_or_default().rsplit('/').next().unwrap_or_default().to_owned());
    let asked_there = json!({ "act": "bots", "from": past });
    let not_there = world.post(other, "/what-if", &asked_there).await;
    assert_eq!(refused(not_there), (409, "not-asked-there".to_owned()));
    for (body, status) in [
        (json!({ "act": "answer", "from": version, "answer": { "one": "no-such-choice" } }), 422),
        (json!({ "act": "answer", "from": version, "seat": 200, "answer": { "one": "x" } }), 422),
        (json!({ "act": "answer", "from": version, "answer": { "one": "x" }, "at-any-time": true }), 422),
        (json!({ "act": "bots", "from": version, "tried": "%%%" }), 422),
        (json!({ "act": "bots", "from": version, "tried": "A".repeat(7_000) }), 422),
        (json!({ "act": "bots", "from": 0 }), 422),
        (json!({ "act": "bots", "from": 99_999 }), 422),
        (json!({ "act": "dance", "from": version }), 422),
        (json!({ "act": "bots", "from": version, "more": 1 }), 422),
        (json!({ "act": "propose", "from": version, "tried": tried, "why": "now is no moment to go back to" }), 409),
    ] {
        let (got, said) = post(body.clone()).await;
        assert_eq!(got, status, "{body}: {said}");
    }
    let nobody = client().get(world.api("/what-if")).send().await.unwrap().status();
    let stranger = client().get(world.api("/what-if")).bearer_auth(world.server.token("stranger@z.test")).send().await.unwrap().status();
    assert_eq!((nobody.as_u16(), stranger.as_u16()), (401, 403));
    assert_eq!(world.kept().await, kept);

    // Own answers from the past are put to the vote.
    let moment = world.get(then, &format!("/what-if?from={past}")).await;
    assert_eq!(moment["proposal"], Value::Null, "nothing was tried yet");
    let answer = json!({ "act": "answer", "from": past, "answer": crate::api::pick(&moment["questions"][0], &mut rng) });
    let (status, after) = world.post(then, "/what-if", &answer).await;
    assert_eq!(status, 200, "{after}");
    assert_eq!(after["proposal"]["answers"], json!([answer["answer"]]), "{after}");
    let propose = json!({ "act": "propose", "from": past, "tried": after["tried"], "why": "I misread a card." });
    let (status, said) = world.post(then, "/what-if", &propose).await;
    assert_eq!(status, 201, "{said}");
    let court = world.get(other, "/court").await;
    assert_eq!(court["motions"][0]["motion"], said["entry"], "{court}");
    assert_eq!(court["motions"][0]["says"]["is"], "adopt");
    assert_eq!(world.post(then, "/what-if", &propose).await.0, 409, "one motion after the other");
}

/// A proposal is something said at the table, also one that comes of what was tried.
async fn what_was_tried_is_proposed_as_often_as_a_seat_may_speak(database: Option<String>) {
    let server = Server::start_with(database, None, &[ANY_LOOKS, ("STERNPOST__LIMITS__SAYINGS_PER_SEAT", "3")]);
    let world = World::playing(server, "twilight-imperium", one_at_a_time()).await;
    let mut rng = Rng::new(12);
    let (seat, _, past) = world.asked().await;
    world.play(5, &mut rng).await;
    let moment = world.get(seat, &format!("/what-if?from={past}")).await;
    let answer = json!({ "act": "answer", "from": past, "answer": crate::api::pick(&moment["questions"][0], &mut rng) });
    let tried = world.post(seat, "/what-if", &answer).await.1["tried"].clone();
    let propose = json!({ "act": "propose", "from": past, "tried": tried, "why": "I misread a card." });
    let propose = async || world.post(seat, "/what-if", &propose).await;

    let (status, proposed) = propose().await;
    assert_eq!(status, 201, "{proposed}");
    let drop = json!({ "act": "drop", "motion": proposed["entry"] });
    assert_eq!(world.post(seat, "/court", &drop).await.0, 200);
    assert_eq!(world.post(seat, "/talk", &json!({ "said": "Hold on." })).await.0, 201);
    let before = world.version().await;
    let (status, refused) = propose().await;
    assert_eq!(status, 429, "three things were said: {refused}");
    assert_eq!(world.version().await, before, "nothing came of it");
    assert_eq!(world.post((seat + 1) % 3, "/talk", &json!({ "said": "Go on." })).await.0, 201, "others may speak");
}

on_both_servers! {
    a_seat_tries_things_out_and_nothing_is_kept
    what_was_tried_is_proposed_to_the_table
    what_was_tried_is_proposed_as_often_as_a_seat_may_speak
    programs_try_things_out
}
