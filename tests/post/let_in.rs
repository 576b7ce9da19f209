//! A letter's link lets its browser in as its seat, for its campaign and nothing else; an older one says what became of its question.

use crate::api::PLAYERS;
use crate::forms::Form;
use crate::links::Asked;
use crate::server::KEY;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_post::links::{Links, SignInLink};

fn browser() -> reqwest::Client {
    reqwest::Client::builder().cookie_store(true).build().unwrap()
}

/// The status, the address one ends up at, and the page.
async fn look(client: &reqwest::Client, url: &str) -> (u16, String, String) {
    let answer = client.get(url).send().await.unwrap();
    (answer.status().as_u16(), answer.url().to_string(), answer.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letters_link_lets_its_browser_in_as_its_seat_in_its_campaign_and_nowhere_else() {
    let asked = Asked::first().await;
    let other = asked.table.begin(&asked.server).await;
    let before = asked.version().await;
    let plain = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let lead = plain.get(&asked.link).send().await.unwrap();
    let cookie = lead.headers()["set-cookie"].to_str().unwrap().to_owned();
    for wanted in [format!("Path=/c/{}", asked.id), "HttpOnly".to_owned(), "SameSite=Lax".to_owned(), "Max-Age=5184000".to_owned()] {
        assert!(cookie.contains(&wanted), "{wanted}: {cookie}");
    }

    let person = browser();
    let (status, address, page) = look(&person, &asked.link).await;
    assert_eq!((status, address.as_str()), (200, asked.link.as_str()), "the question is asked at once");
    let form = Form::with_field(&page, "question").expect("the question is asked there");
    assert!(asked.link.ends_with(&form.action), "its form works by the link, whatever becomes of cookies");
    let goes_on = format!("data-address=\"/c/{}/turn\"", asked.id);
    assert!(
        page.contains(&goes_on) && page.contains("data-stream") && page.contains("<style"),
        "it is the page of somebody who sits there"
    );
    let (status, address, page) = look(&person, &format!("{}?whole=yes", asked.link)).await;
    assert_eq!((status, address), (200, asked.page_address("/turn?whole=yes")), "who comes back goes on without the token");
    let form = Form::with_field(&page, "question").expect("the question is asked there");
    assert_eq!(form.action, format!("/c/{}/turn", asked.id));
    assert!(!page.contains("/t/") && page.contains("data-stream"), "no link is needed any more, and the page follows the campaign");
    assert_eq!(asked.version().await, before, "looking has changed nothing");
    let (_, _, campaign) = look(&person, &asked.page_address("")).await;
    assert!(
        campaign.contains("by letter") && campaign.contains(&format!("action=\"/c/{}/mail\"", asked.id)),
        "the campaign's page is its own"
    );
    assert!(!campaign.contains("revoke-links"), "links are taken back by who is signed in");

    assert_eq!(look(&person, &format!("{}/c/{other}/turn", asked.server.url)).await.0, 401, "another campaign stays closed");
    assert_eq!(look(&person, &asked.api("/questions")).await.0, 401, "and the API");
    assert!(look(&person, &format!("{}/campaigns", asked.server.url)).await.1.contains("/sign-in"), "nobody is signed in");

    let sent = person.post(asked.page_address("/turn")).form(&form.filled(&mut Rng::new(3))).send().await.unwrap();
    assert!(sent.headers()["set-cookie"].to_str().unwrap().starts_with("sternpost-seat="), "who plays on stays in");
    let receipt = sent.text().await.unwrap();
    assert!(asked.version().await > before && receipt.contains("data-stream"), "the turn counts, and its receipt follows the campaign");
    let spoken = person.post(asked.page_address("/language")).form(&[("language", "de")]).send().await.unwrap().text().await.unwrap();
    assert!(spoken.contains("lang=\"de\""), "the seat's language is set");

    person.post(asked.page_address("/leave")).send().await.unwrap();
    assert_eq!(look(&person, &asked.page_address("/turn")).await.0, 401, "signed out");
}

/// The pass that came with a link's page may stay in a browser whose person has left: with its link used up it is good for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_used_link_lets_nobody_in_where_its_person_has_signed_out() {
    let asked = Asked::first().await;
    let person = browser();
    let (_, _, page) = look(&person, &asked.link).await;
    let turn = Form::with_field(&page, "question").unwrap().filled(&mut Rng::new(3));
    let receipt = person.post(&asked.link).form(&turn).send().await.unwrap().text().await.unwrap();
    assert!(receipt.contains("data-stream"), "who answers by the link sits at the seat");
    person.post(asked.page_address("/leave")).send().await.unwrap();
    let version = asked.version().await;
    for form in [turn.clone(), vec![("question".to_owned(), "another".to_owned()), ("version".to_owned(), version.to_string())]] {
        let told = person.post(&asked.link).form(&form).send().await.unwrap().text().await.unwrap();
        let seated = format!("action=\"/c/{}/turn", asked.id);
        assert!(!told.contains("data-stream") && !told.contains(&seated), "{told}");
    }
    assert!(Form::with_field(&look(&person, &asked.link).await.2, "question").is_none());
    assert_eq!(asked.version().await, version, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_cookies_a_link_opens_its_question_as_it_always_did() {
    let asked = Asked::first().await;
    let (status, address, page) = look(&asked.table.client, &asked.link).await;
    assert_eq!(status, 200);
    assert_eq!(address, asked.link);
    let form = Form::with_field(&page, "question").unwrap();
    assert!(form.action.starts_with("/t/ey"));
    let kept = look(&asked.table.client, &asked.page_address(&format!("/link{}", form.action.trim_start_matches("/t")))).await;
    assert_eq!((kept.0, Form::with_field(&kept.2, "question").is_some()), (200, true), "where letters of before lead");
    let elsewhere = kept.1.replace(&asked.id, &asked.table.begin(&asked.server).await);
    assert_eq!(look(&asked.table.client, &elsewhere).await.0, 404, "a link is good for its own campaign");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_dies_with_the_links_of_its_seat_and_an_account_with_a_seat_goes_before_it() {
    let asked = Asked::first().await;
    let person = browser();
    look(&person, &asked.link).await;
    let other = PLAYERS[(asked.seat + 1) % 3];
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(other.to_owned()), SystemClock.now() + TimeDelta::hours(1));
    person.post(format!("{}/s/{link}", asked.server.url)).send().await.unwrap();
    let (_, _, page) = look(&person, &asked.page_address("/turn")).await;
    assert!(page.contains(other) && Form::with_field(&page, "question").is_none(), "the account's own seat is asked nothing");
    person.post(format!("{}/sign-out", asked.server.url)).send().await.unwrap();
    assert!(Form::with_field(&look(&person, &asked.page_address("/turn")).await.2, "question").is_some(), "the pass is still there");

    let url = asked.api("/revoke-links");
    asked.table.client.post(url).bearer_auth(&asked.table.tokens[asked.seat]).json(&json!({})).send().await.unwrap();
    assert_eq!(look(&person, &asked.page_address("/turn")).await.0, 401, "no pass of the old generation");
    assert_eq!(look(&person, &asked.link).await.0, 410);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_letter_says_what_became_of_its_question_and_leads_to_what_is_asked_now() {
    let asked = Asked::first().await;
    let (person, stranger) = (browser(), browser());
    let (_, _, page) = look(&person, &asked.link).await;
    let form = Form::with_field(&page, "question").unwrap();
    let receipt = person.post(asked.page_address("/turn")).form(&form.filled(&mut Rng::new(3))).send().await.unwrap().text().await.unwrap();
    let entry = asked.version().await;

    let (status, address, page) = look(&person, &asked.link).await;
    assert_eq!(status, 200);
    assert!(address.contains("/turn?asked=") && page.contains(&format!("was answered with entry {entry}")), "{address}: {page}");

    let (status, _, page) = look(&stranger, &asked.link).await;
    assert_eq!(status, 410);
    assert!(page.contains("was answered with entry") && Form::with_field(&page, "question").is_none(), "who was not let in is not");
    assert_eq!(look(&stranger, &asked.page_address("/turn")).await.0, 401, "an answered link gives no pass");
    let hostile = asked.page_address("/turn?asked=%3Cscript%3Ealert(1)%3C/script%3E&from=18446744073709551615");
    let (status, _, page) = look(&person, &hostile).await;
    assert!(status == 200 && !page.contains("<script>alert"), "{status}");

    // Taken back, the first letter is good again; one of a line that was left is not.
    let (seat, question, version) = asked.asked().await;
    let late = asked.question_link(seat, &question, version);
    let form = receipt.split("<form").find(|form| form.contains("/take-back\"")).expect("it can be taken back");
    let field = form.split("name=\"version\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    person.post(asked.page_address("/turn/take-back")).form(&[("version", field)]).send().await.unwrap();
    assert!(Form::with_field(&look(&person, &asked.link).await.2, "question").is_some());
    let (status, _, page) = look(&stranger, &late).await;
    assert!(status == 410 && page.contains("took an answer back"), "{status}: {page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_holds_an_older_letter_has_a_new_one_sent_to_its_seat_and_gets_nothing_else() {
    let asked = Asked::first().await;
    asked.play(1, &mut Rng::new(4)).await;
    while asked.asked().await.0 != asked.seat {
        asked.play(1, &mut Rng::new(4)).await;
    }
    let store = sternpost_store::open(&asked.server.database()).await.unwrap();
    let letters = async || {
        let all = store.letters(asked.id.parse().unwrap()).await.unwrap();
        all.iter().filter(|letter| letter.letter.kind().name() == "turn" && usize::from(letter.letter.seat.unwrap()) == asked.seat).count()
    };
    let before = letters().await;
    let stranger = browser();
    let (_, address, page) = look(&stranger, &asked.link).await;
    assert!(page.contains("Send me a new letter"), "{page}");
    assert_eq!(letters().await, before, "opening it sends nothing");
    let sent = stranger.post(&address).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    let said = sent.text().await.unwrap();
    assert!(!said.contains("@") && !said.contains("/t/"), "{said}");
    assert_eq!(letters().await, before + 1);
    assert_ne!(asked.question["id"], Value::Null);
}

/// Between two turns no letter comes: a used letter, a page that is not there and the campaign's page all lead back in.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_left_outside_between_turns_has_a_link_sent_to_the_seat() {
    let asked = Asked::first().await;
    asked.play(1, &mut Rng::new(4)).await;
    while asked.asked().await.0 == asked.seat {
        asked.play(1, &mut Rng::new(4)).await;
    }
    let holder = PLAYERS[asked.seat];
    let sent_to = format!("SELECT COUNT(*) FROM letters WHERE kind = 'sign-in' AND recipient = '{holder}'");
    let links = async || crate::tables::count(&asked.server.database(), &sent_to).await;
    let stranger = browser();
    let (status, address, page) = look(&stranger, &asked.link).await;
    assert!(status == 410 && page.contains("Send me a link") && !page.contains("Send me a new letter"), "{status}: {page}");
    assert_eq!(links().await, 0, "opening it sends nothing");
    let sent = stranger.post(&address).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    let said = sent.text().await.unwrap();
    assert!(!said.contains('@') && !said.contains("/s/ey"), "whoever holds the old letter learns nothing: {said}");
    assert_eq!(links().await, 1, "it goes to the holder of the seat");
    for _ in 0..9 {
        stranger.post(&address).send().await.unwrap();
    }
    assert!(links().await <= 5, "nobody fills a mailbox with them");

    for (path, words) in [("/nowhere".to_owned(), "Send me a link"), (format!("/c/{}", asked.id), "Have a link sent to you")] {
        let (_, _, page) = look(&stranger, &format!("{}{path}", asked.server.url)).await;
        assert!(page.contains(words) && page.contains("href=\"/sign-in\""), "{path}: {page}");
    }
    let person = browser();
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(holder.to_owned()), SystemClock.now() + TimeDelta::hours(1));
    person.post(format!("{}/s/{link}", asked.server.url)).send().await.unwrap();
    let (_, _, page) = look(&person, &asked.page_address("")).await;
    assert!(!page.contains("Have a link sent to you"), "who is in needs none");
}
