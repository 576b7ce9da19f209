//! An answer that waits sealed is shown where it can be changed, and is replaced by nobody who knows nothing of it.

use crate::forms::Form;
use crate::office::{Office, PLAYERS};
use crate::page::Page;
use crate::sealed::{answer, begin};
use crate::server::{KEY, Server};
use crate::world::World;
use chrono::TimeDelta;
use serde_json::{Value, json};
use std::ops::Deref;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{AnswerLink, Links};

/// A campaign that asks everybody at once, and a browser at its first seat.
struct Asked {
    world: World,
    browser: reqwest::Client,
}

impl Deref for Asked {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Asked {
    async fn new() -> Self {
        let mut world = World::of(Server::start(None, None), "");
        world.id = begin(&world.server, &world.table).await;
        let browser = reqwest::Client::builder().cookie_store(true).build().unwrap();
        Self { world, browser }
    }

    async fn questions(&self) -> Value {
        self.get(0, "/questions").await
    }

    /// The ids of the question's choices.
    async fn choices(&self) -> Vec<String> {
        let asked = self.questions().await;
        let question = asked["questions"].get(0).or(asked["sealed"].get(0)).unwrap();
        question["choices"].as_array().unwrap().iter().map(|choice| choice["id"].as_str().unwrap().to_owned()).collect()
    }

    /// What waits beside the log, if anything does.
    async fn sealed(&self) -> Option<String> {
        Some(self.questions().await["sealed"].get(0)?["answer"]["one"].as_str()?.to_owned())
    }

    /// The seat has answered elsewhere.
    async fn answers(&self, choice: usize) {
        assert_eq!(answer(&self.server, &self.table, &self.id, 0, choice).await.0, 201);
    }

    /// The page behind a letter's link, which may name a choice.
    async fn by_letter(&self, choice: Option<String>) -> String {
        let asked = self.questions().await;
        let question = asked["questions"].get(0).or(asked["sealed"].get(0)).unwrap()["id"].as_str().map(str::to_owned);
        let version = asked["version"].as_u64().unwrap();
        let link = AnswerLink { campaign: self.id.parse().unwrap(), seat: 0, question, version, generation: 1, choice };
        let url = format!("{}/t/{}", self.server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)));
        self.browser.get(url).send().await.unwrap().text().await.unwrap()
    }

    /// Hands the question's form in with a choice.
    async fn hand_in(&self, form: &Form, choice: &str) -> String {
        let mut fields = form.hidden();
        fields.extend([("one".to_owned(), choice.to_owned()), ("action".to_owned(), "hand-in".to_owned())]);
        let sent = self.browser.post(format!("{}{}", self.server.url, form.action)).form(&fields).send().await.unwrap();
        sent.text().await.unwrap()
    }
}

/// The choice that stands in a page's controls.
fn checked(page: &str) -> Option<String> {
    Page::of(page).attribute("input[type=radio][checked]", "value")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_was_answered_says_so_and_no_letters_link_goes_before_the_answer() {
    let asked = Asked::new().await;
    let choices = asked.choices().await;
    let fresh = asked.by_letter(Some(choices[0].clone())).await;
    assert!(!fresh.contains("class=\"given\"") && checked(&fresh).as_ref() == Some(&choices[0]), "nothing was answered yet");
    // A turn was begun with another choice, and is kept.
    let form = Form::with_field(&fresh, "turn").unwrap();
    let mut fields = form.hidden();
    fields.extend([("one".to_owned(), choices[0].clone()), ("action".to_owned(), "next".to_owned())]);
    asked.browser.post(format!("{}{}", asked.server.url, form.action)).form(&fields).send().await.unwrap();
    asked.answers(1).await;
    for link in [None, Some(choices[0].clone()), Some(choices[1].clone())] {
        let page = asked.by_letter(link.clone()).await;
        assert_eq!(checked(&page).as_ref(), Some(&choices[1]), "{link:?}");
        assert!(page.contains("You have answered") && page.contains("You can change it until everybody has answered"), "{page}");
        assert!(page.contains(">Change my answer<") && !page.contains(">Send your answer<"), "{page}");
        assert_eq!(page.contains("Your letter&#39;s link names another choice"), link == Some(choices[0].clone()), "{link:?}: {page}");
    }
    // With scripts the address says which step is looked at, and keeps saying so when the page is loaded anew.
    let form = Form::with_field(&asked.by_letter(None).await, "turn").unwrap();
    let again = asked.browser.get(format!("{}{}?step=0", asked.server.url, form.action)).send().await.unwrap().text().await.unwrap();
    assert_eq!(checked(&again).as_ref(), Some(&choices[1]), "{again}");
    let set = asked.table.client.put(asked.api("/language")).bearer_auth(&asked.table.tokens[0]);
    assert_eq!(set.json(&json!({ "language": "de" })).send().await.unwrap().status(), 204);
    let page = asked.by_letter(None).await;
    assert!(page.contains("Du hast geantwortet") && page.contains(">Antwort ändern<"), "{page}");
}

/// What silence brings is said where a deadline runs, and nowhere else.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_what_a_passed_deadline_picks_only_where_one_runs() {
    for (policies, is_said) in [(Value::Null, false), (json!({ "pace": { "kind": "deadline", "hours": 48 } }), true)] {
        let office = Office::open_with(None, &[], policies).await;
        let seat = office.asked().await;
        for (language, words) in [("en", "If you say nothing by then:"), ("de", "Wenn du bis dahin nichts sagst:")] {
            let set =
                office.send("PUT", &format!("/campaigns/{}/language", office.id), PLAYERS[seat], &json!({ "language": language })).await;
            assert_eq!(set.0, 204);
            let request = office.client.get(format!("{}/c/{}/turn", office.server.url, office.id));
            let page = request.bearer_auth(office.server.token(PLAYERS[seat])).send().await.unwrap().text().await.unwrap();
            assert!(page.contains("class=\"choices\""), "{page}");
            assert_eq!((page.contains("id=\"default\""), page.contains(words)), (is_said, is_said), "{language}: {page}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_knows_nothing_of_an_answer_replaces_it_only_when_it_has_been_shown() {
    let asked = Asked::new().await;
    let choices = asked.choices().await;
    // Two devices: on one the question lies open while it is answered on the other.
    let old = asked.by_letter(Some(choices[0].clone())).await;
    asked.answers(1).await;
    let told = asked.hand_in(&Form::with_field(&old, "turn").unwrap(), &choices[0]).await;
    assert!(told.contains("You have given another answer since you opened this page") && told.contains("You have answered"), "{told}");
    assert_eq!(asked.sealed().await.as_ref(), Some(&choices[1]), "nothing was replaced");
    assert_eq!(checked(&told).as_ref(), Some(&choices[0]), "what was picked stays picked");
    let receipt = asked.hand_in(&Form::with_field(&told, "turn").unwrap(), &choices[0]).await;
    assert!(receipt.contains("Your turn was accepted"), "{receipt}");
    assert_eq!(asked.sealed().await.as_ref(), Some(&choices[0]), "who knows of it replaces it");
    // And again: the page that was pressed twice knows only the first answer.
    asked.answers(1).await;
    let told = asked.hand_in(&Form::with_field(&told, "turn").unwrap(), &choices[0]).await;
    assert!(told.contains("class=\"given\""), "{told}");
    assert_eq!(asked.sealed().await.as_ref(), Some(&choices[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_form_twice_is_the_same_as_once_and_what_was_taken_back_is_not_shown() {
    let asked = Asked::new().await;
    let choices = asked.choices().await;
    let page = asked.by_letter(None).await;
    let form = Form::with_field(&page, "turn").unwrap();
    for _ in 0..2 {
        assert!(asked.hand_in(&form, &choices[0]).await.contains("Your turn was accepted"));
    }
    assert_eq!(asked.sealed().await.as_ref(), Some(&choices[0]));
    let version = asked.questions().await["version"].clone();
    assert_eq!(asked.post(0, "/take-back", &json!({ "version": version })).await.0, 201);
    assert!(!asked.by_letter(None).await.contains("class=\"given\""));
}
