//! A link in a letter is good for one question of one seat, and for nothing once that is answered.

use crate::api::pick;
use crate::forms::Form;
use crate::page::Page;
use crate::server::{KEY, Server};
use crate::world::World;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::TimeDelta;
use serde_json::{Value, json};
use std::ops::Deref;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_post::links::{AnswerLink, Links, SignInLink, short};
use sternpost_store::LetterLink;

/// A campaign and the link of the question that is asked first.
pub(crate) struct Asked {
    world: World,
    pub(crate) seat: usize,
    pub(crate) question: Value,
    version: u64,
    pub(crate) link: String,
}

impl Deref for Asked {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Asked {
    pub(crate) async fn first() -> Self {
        let world = World::new(None).await;
        let (seat, question, version) = world.asked().await;
        let link = world.question_link(seat, &question, version);
        Self { world, seat, question, version, link }
    }

    /// What whoever has a link is shown.
    async fn open(&self, address: &str) -> (u16, String) {
        let answer = self.table.client.get(address).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn send(&self, address: &str, fields: &[(String, String)]) -> (u16, String) {
        let answer = self.table.client.post(address).form(fields).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    /// The form of the link's question, filled in.
    async fn filled(&self) -> Vec<(String, String)> {
        let (_, page) = self.open(&self.link).await;
        Form::with_field(&page, "question").expect("the link opens its question").filled(&mut Rng::new(3))
    }

    /// Answers on behalf of whoever is asked until the link's seat has answered so many more questions.
    async fn play_on(&self, more: usize) {
        let (mut rng, mut own) = (Rng::new(4), 0);
        while own < more {
            let (seat, question, version) = self.asked().await;
            assert_eq!(self.answer(seat, &question, version, pick(&question, &mut rng)).await.0, 201);
            own += usize::from(seat == self.seat);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_used_link_takes_nothing_back_opens_nothing_and_is_given_no_new_one() {
    let asked = Asked::first().await;
    let turn = asked.filled().await;
    assert_eq!(asked.send(&asked.link, &turn).await.0, 200);
    asked.play_on(3).await;
    let before = asked.version().await;

    let (status, told) = asked.send(&format!("{}/take-back", asked.link), &[("version".to_owned(), before.to_string())]).await;
    assert_eq!(status, 409, "the answer to a later question is none of its business: {told}");
    let (_, page) = asked.open(&asked.link).await;
    assert!(Form::with_field(&page, "question").is_none() && !page.contains("/t/"), "nothing can be answered, no other link is shown");
    let (_, again) = asked.send(&asked.link, &turn).await;
    assert!(!again.contains("/t/"), "who sends the old form again is signed no new link");
    let fresh: Vec<_> =
        turn.iter().map(|(name, value)| (name.clone(), if name == "key" { "fresh".to_owned() } else { value.clone() })).collect();
    let (_, refused) = asked.send(&asked.link, &fresh).await;
    assert!(!refused.contains("/t/") && Form::with_field(&refused, "question").is_none());
    let (status, _) = asked.send(&format!("{}/language", asked.link), &[("language".to_owned(), "de".to_owned())]).await;
    assert_eq!(status, 410, "a used link settles nothing for its seat");
    assert_eq!(asked.version().await, before, "nothing has changed");
}

/// Whoever finds an old letter learns what everybody may know.
#[tokio::test(flavor = "multi_thread")]
async fn a_used_link_shows_nothing_that_only_its_seat_may_know() {
    let asked = Asked::first().await;
    let turn = asked.filled().await;
    asked.send(&asked.link, &turn).await;
    asked.play_on(2).await;
    let store = sternpost_store::open(&asked.server.database()).await.unwrap();
    let told = store.lines(asked.id.parse().unwrap(), asked.version).await.unwrap().len();
    assert!(told > 0, "something has happened");

    let (_, page) = asked.open(&asked.link).await;
    let public = asked.table.client.get(asked.api("/log")).send().await.unwrap().json::<Value>().await.unwrap();
    let public: Vec<&str> = public["lines"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    let own = asked.get(asked.seat, "/log").await;
    for line in own["lines"].as_array().unwrap() {
        let text = line["text"].as_str().unwrap();
        assert!(public.contains(&text) || !page.contains(text), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_takes_its_own_answer_back_and_opens_its_question_again() {
    let asked = Asked::first().await;
    let turn = asked.filled().await;
    let (_, receipt) = asked.send(&asked.link, &turn).await;
    let version = Page::of(&receipt).attribute("form[action$=\"/take-back\"] [name=version]", "value");
    let field = [("version".to_owned(), version.expect("the receipt offers to take it back"))];

    let (status, page) = asked.send(&format!("{}/take-back", asked.link), &field).await;

    assert_eq!(status, 200);
    let open = Form::with_field(&page, "question").expect("the question is open again");
    let question = open.hidden().into_iter().find(|(name, _)| name == "question").unwrap().1;
    assert_eq!(asked.question["id"], json!(question));
    let before = asked.version().await;
    let (_, twice) = asked.send(&format!("{}/take-back", asked.link), &field).await;
    assert!(!twice.contains("/take-back"), "sent twice it takes one answer back");
    assert_eq!(asked.version().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_decided_on_a_line_that_was_left_behind_is_refused_on_every_way_in() {
    let asked = Asked::first().await;
    let body = |version: &Value| json!({ "version": version, "question": asked.question["id"], "answers": [asked.question["default"]] });
    let first = asked.post(asked.seat, "/answers", &body(&json!(asked.version))).await.1;
    let (seat, question, version) = asked.asked().await;
    let late = asked.question_link(seat, &question, version);
    let opened = asked.open(&late).await.1;
    let form = Form::with_field(&opened, "question").unwrap().filled(&mut Rng::new(3));
    let take_back = json!({ "version": first["version"] });
    assert_eq!(asked.post(asked.seat, "/take-back", &take_back).await.0, 201);
    let again = asked.post(asked.seat, "/answers", &body(&json!(asked.version))).await;
    assert_eq!(again.0, 201, "what was decided before what was taken back still holds");
    let (same_seat, same, now) = asked.asked().await;
    assert_eq!((same_seat, &same["id"]), (seat, &question["id"]), "the same question id, on another line");

    let stale = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let (status, problem) = asked.post(seat, "/answers", &stale).await;
    assert_eq!(status, 409, "API: {problem}");
    assert_eq!(asked.post(seat, "/preview", &stale).await.0, 409, "preview");
    assert_eq!(asked.post(asked.seat, "/take-back", &take_back).await.0, 409, "take-back");
    assert_eq!(asked.open(&late).await.0, 410, "the letter's link");
    assert_eq!(asked.send(&late, &form).await.0, 410, "a form that was open");
    let future = json!({ "version": now + 5, "question": question["id"], "answers": [question["default"]] });
    assert_eq!(asked.post(seat, "/answers", &future).await.0, 409, "nobody has seen that yet");
    assert_eq!(asked.version().await, now, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_stands_for_its_own_answer_and_swallows_no_other() {
    let asked = Asked::first().await;
    let body = json!({ "version": asked.version, "question": asked.question["id"], "answers": [asked.question["default"]] });
    let first = asked.table.post(asked.seat, asked.api("/answers"), Some("key"), &body).await.unwrap();
    assert_eq!(first.0, 201);
    let refreshed = json!({ "version": first.1["version"], "question": asked.question["id"], "answers": [asked.question["default"]] });
    let again = asked.table.post(asked.seat, asked.api("/answers"), Some("key"), &refreshed).await.unwrap();
    assert_eq!((again.0, &again.1["version"]), (200, &first.1["version"]), "the same answer, sent again");

    let other = json!({ "version": asked.version, "question": asked.question["id"], "answers": [asked.question["default"], asked.question["default"]] });
    let (status, problem) = asked.table.post(asked.seat, asked.api("/answers"), Some("key"), &other).await.unwrap();
    assert_eq!(status, 422, "another answer: {problem}");
    while asked.asked().await.0 != asked.seat {
        asked.table.answer(&asked.server.url, &asked.id, &mut Rng::new(1)).await.unwrap();
    }
    let (_, question, version) = asked.asked().await;
    let next = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let (status, problem) = asked.table.post(asked.seat, asked.api("/answers"), Some("key"), &next).await.unwrap();
    assert_eq!(status, 422, "another question: {problem}");
    assert_eq!(asked.version().await, version, "and it is still open");
    assert_eq!(asked.table.post(asked.seat, asked.api("/answers"), Some("another key"), &next).await.unwrap().0, 201);
}

/// What is wrong with a link is told a program by a type of its own; a person reads a page.
#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_bad_link_is_refused_by_its_own_name() {
    let asked = Asked::first().await;
    let (campaign, seat) = (asked.id.parse().unwrap(), u8::try_from(asked.seat).unwrap());
    let other_campaign = asked.table.begin(&asked.server).await;
    let now = SystemClock.now();
    let links = Links::new(KEY.as_bytes(), &[]);
    let good = |generation: u32| AnswerLink {
        campaign,
        seat,
        question: asked.question["id"].as_str().map(str::to_owned),
        version: asked.version,
        generation,
        choice: None,
    };
    let signed = |generation: u32| links.sign(good(generation), now + TimeDelta::days(1));
    let token = signed(1);
    let [head, body, signature] = token.split('.').collect::<Vec<_>>()[..] else { panic!("a token has three parts") };
    let decoded = |part: &str| String::from_utf8(URL_SAFE_NO_PAD.decode(part).unwrap()).unwrap();
    let headed = |head: String| format!("{}.{body}.{signature}", URL_SAFE_NO_PAD.encode(head));
    let other_seat = URL_SAFE_NO_PAD.encode(decoded(body).replace(&format!("\"seat\":{seat}"), "\"seat\":7"));
    let elsewhere = AnswerLink { campaign: other_campaign.parse().unwrap(), ..good(1) };
    // Another seat's number beside this seat's question: it is asked nothing of the kind.
    let cross_seat = AnswerLink { seat: (seat + 1) % 3, ..good(1) };
    let table: Vec<(&str, String, u16, &str)> = vec![
        ("tampered", format!("/t/{head}.{other_seat}.{signature}"), 404, "link-invalid"),
        ("cut", format!("/t/{}", &token[..token.len() - 3]), 404, "link-invalid"),
        ("garbage", "/t/not.a.token".to_owned(), 404, "link-invalid"),
        ("expired", format!("/t/{}", links.sign(good(1), now - TimeDelta::days(1))), 410, "link-expired"),
        ("revoked", format!("/t/{}", signed(0)), 410, "link-revoked"),
        ("wrong audience", format!("/i/{token}"), 404, "link-purpose"),
        ("no algorithm", format!("/t/{}", headed(decoded(head).replace("HS256", "none"))), 404, "link-algorithm"),
        ("another algorithm", format!("/t/{}", headed(decoded(head).replace("HS256", "RS256"))), 404, "link-algorithm"),
        (
            "another key",
            format!("/t/{}", Links::new(b"a key that somebody else has thought of", &[]).sign(good(1), now + TimeDelta::days(1))),
            404,
            "link-key",
        ),
        ("another campaign", format!("/c/{campaign}/link/{}", links.sign(elsewhere, now + TimeDelta::days(1))), 404, "link-elsewhere"),
    ];
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for (what, path, status, code) in &table {
        for method in [reqwest::Method::GET, reqwest::Method::POST] {
            if method == reqwest::Method::POST && *what == "another campaign" {
                continue;
            }
            let url = format!("{}{path}", asked.server.url);
            let request = || client.request(method.clone(), &url).form(&[("choice", "")]);
            let told = request().header("accept", "application/problem+json").send().await.unwrap();
            assert_eq!(told.status().as_u16(), *status, "{what} {method}");
            let problem: Value = told.json().await.unwrap();
            assert_eq!(problem["type"], json!(format!("https://sternpost.invalid/problems/{code}")), "{what} {method}");
            let page = request().send().await.unwrap();
            assert_eq!(page.status().as_u16(), *status);
            let page = page.text().await.unwrap();
            assert!(page.starts_with("<!DOCTYPE html>") && !page.contains(&token[..40]), "a person reads a page: {what}");
        }
    }
    // A link that lets in once.
    let sign_in = format!("{}/s/{}", asked.server.url, links.sign(SignInLink::to("ada@a.test".to_owned()), now + TimeDelta::hours(1)));
    assert_eq!(client.post(&sign_in).send().await.unwrap().status(), 303);
    let replayed = client.post(&sign_in).header("accept", "application/problem+json").send().await.unwrap();
    let problem: Value = replayed.json().await.unwrap();
    assert_eq!(problem["type"], json!("https://sternpost.invalid/problems/link-used"), "replayed");
    // A seat's token opens nothing of another's.
    let crossed = format!("{}/t/{}", asked.server.url, links.sign(cross_seat, now + TimeDelta::days(1)));
    let sent = client.post(&crossed).form(&asked.filled().await).header("accept", "application/problem+json").send().await.unwrap();
    assert!(sent.status().is_client_error() || !sent.text().await.unwrap().contains("/t/"), "another seat is not asked this");
    assert_eq!(asked.version().await, asked.version, "nothing has changed");
    let still = client.get(format!("{}/t/{token}", asked.server.url)).send().await.unwrap();
    assert_eq!(still.status(), 200, "and the good one is good");
}

/// What a short link leads to stands in the database: it ends where a signed one would, and answers as that one does.
#[tokio::test(flavor = "multi_thread")]
async fn a_short_link_is_as_good_as_a_signed_one_and_ends_where_that_would() {
    let asked = Asked::first().await;
    let store = sternpost_store::open(&asked.server.database()).await.unwrap();
    let now = SystemClock.now();
    let good = LetterLink {
        hash: String::new(),
        campaign: asked.id.parse().unwrap(),
        seat: u8::try_from(asked.seat).unwrap(),
        generation: 1,
        question: asked.question["id"].as_str().unwrap().to_owned(),
        version: asked.version,
        lets_in_until: now + TimeDelta::hours(1),
        expires_at: now + TimeDelta::days(1),
    };
    let kept = async |letter: char, link: LetterLink| {
        let token = format!("{}A", letter.to_string().repeat(21));
        store.put_letter_link(&LetterLink { hash: short::hash_of(&token), ..link }).await.unwrap();
        format!("{}/t/{token}", asked.server.url)
    };
    let url = kept('A', good.clone()).await;
    let past = now - TimeDelta::minutes(1);
    let cases = [
        ("unknown", format!("{}/t/{}", asked.server.url, "Q".repeat(22)), 404, "link-invalid"),
        ("cut", url[..url.len() - 1].to_owned(), 404, "link-invalid"),
        ("expired", kept('E', LetterLink { expires_at: past, ..good.clone() }).await, 410, "link-expired"),
        ("revoked", kept('I', LetterLink { generation: 0, ..good.clone() }).await, 410, "link-revoked"),
        (
            "beside, too late",
            format!("{}?to=talk", kept('M', LetterLink { lets_in_until: past, ..good.clone() }).await),
            410,
            "link-expired",
        ),
    ];
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    for (what, url, status, code) in cases {
        let told = client.get(&url).header("accept", "application/problem+json").send().await.unwrap();
        assert_eq!(told.status().as_u16(), status, "{what}");
        assert_eq!(told.json::<Value>().await.unwrap()["type"], json!(format!("https://sternpost.invalid/problems/{code}")), "{what}");
    }
    // It fills in what its letter's choices name, leads beside its question, and changes nothing however often it is opened.
    let choice = asked.question["choices"][1]["id"].as_str().unwrap();
    for _ in 0..2 {
        let (status, page) = asked.open(&format!("{url}?{}", serde_urlencoded::to_string([("choice", choice)]).unwrap())).await;
        assert_eq!(status, 200);
        let ticked = Page::of(&page).attribute("input[type=radio][checked]", "value").expect("one is");
        assert_eq!(ticked, choice);
    }
    let talk = client.get(format!("{url}?to=talk")).send().await.unwrap();
    assert!(talk.headers()["location"].to_str().unwrap().contains("/link/") && talk.headers().contains_key("set-cookie"));
    assert_eq!(asked.version().await, asked.version, "looking changes nothing");
    // Answered by it, its question is gone, and sent again it counts once.
    let (_, page) = asked.open(&url).await;
    let turn = Form::with_field(&page, "question").expect("it opens its question").filled(&mut Rng::new(3));
    assert_eq!((asked.send(&url, &turn).await.0, asked.send(&url, &turn).await.0), (200, 200));
    asked.play_on(1).await;
    assert_eq!(client.get(&url).send().await.unwrap().status(), 303);
    let (_, after) = asked.open(&url).await;
    assert!(Form::with_field(&after, "question").is_none(), "it opens nothing any more");
    // Who revokes the seat's links revokes this one.
    let revoke = asked.table.client.post(asked.api("/revoke-links")).bearer_auth(&asked.table.tokens[asked.seat]).json(&json!({}));
    assert!(revoke.send().await.unwrap().status().is_success());
    assert_eq!(client.get(&url).send().await.unwrap().status(), 410);
}

/// Keys rotate: the newest signs, those before are believed as long as they are named.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_signed_with_a_former_key_is_believed_until_the_key_is_dropped() {
    let former = "a former key of more than thirty-two letters";
    let named = serde_json::to_string(&[former]).unwrap();
    for (keys, status) in [(Some(named.as_str()), 200), (None, 404)] {
        let more: Vec<(&str, &str)> = keys.into_iter().map(|keys| ("STERNPOST__FORMER_KEYS", keys)).collect();
        let server = Server::start_with(None, None, &more);
        let until = SystemClock.now() + TimeDelta::hours(1);
        let token = Links::new(former.as_bytes(), &[]).sign(SignInLink::to("ada@a.test".to_owned()), until);
        let looked = reqwest::get(format!("{}/s/{token}", server.url)).await.unwrap();
        assert_eq!(looked.status().as_u16(), status);
    }
}
