//! Words for the dice that are drawn for whoever takes a seat: by the browser itself, or, where it runs no scripts, by the server, which says so.

use crate::browser::Browser;
use crate::forms::Form;
use crate::page::Page;
use crate::server::{KEY, Server};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_pages::assets;
use sternpost_post::links::{InviteLink, Links};

/// A lobby, and the way to its first seat.
async fn invited(server: &Server) -> (String, String) {
    let seats: Vec<Value> = ["ada@a.test", "bo@b.test", "cleo@c.test"].iter().map(|mail| json!({ "name": mail, "email": mail })).collect();
    let body = json!({ "game": "twilight-imperium", "name": "Drawn", "seats": seats });
    let request = reqwest::Client::new().post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token("ada@a.test"));
    let made: Value = request.json(&body).send().await.unwrap().json().await.unwrap();
    let id = made["id"].as_str().unwrap().to_owned();
    let link = InviteLink { campaign: id.parse().unwrap(), seat: 0, generation: 1 };
    (id, format!("{}/i/{}", server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1))))
}

fn are_drawn(phrase: &str, language: Language) -> bool {
    let words = assets::words(language);
    phrase.split(' ').count() == 10 && phrase.split(' ').all(|word| words.contains(&word))
}

/// What the first seat has added, as its entry says.
async fn phrase_in_the_log(server: &Server, id: &str) -> Option<String> {
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let phrase = |entry: sternpost_log::Entry| {
        if let sternpost_log::Body::SeatTaken { phrase, .. } = &entry.body { phrase.clone() } else { None }
    };
    store.entries(id.parse().unwrap(), 0, 10).await.unwrap().into_iter().find_map(phrase)
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_the_server_draws_and_says_so_and_takes_nothing() {
    let server = Server::start(None, None);
    let (id, url) = invited(&server).await;
    let client = reqwest::Client::new();
    let form = [("choice", "{\"faction\":\"hacan\"}"), ("phrase", "mine"), ("language", "de"), ("draw", "true")];
    let mut phrases = vec![];
    for _ in 0..2 {
        let page = client.post(&url).form(&form).send().await.unwrap();
        assert_eq!(page.status(), 200);
        let page = page.text().await.unwrap();
        assert!(page.contains("Der Server hat diese Wörter gezogen"), "{page}");
        let shown = Page::of(&page);
        let field = shown.attribute("#phrase", "value").unwrap();
        assert!(are_drawn(&field, Language::German), "{field}");
        let picked = shown.attribute("input[name=choice][checked]", "value");
        assert!(picked.is_some_and(|picked| picked.contains("hacan")), "what was picked stays picked: {page}");
        assert!(Form::with_field(&page, "phrase").is_some());
        phrases.push(field);
    }
    assert_ne!(phrases[0], phrases[1]);
    assert_eq!(phrase_in_the_log(&server, &id).await, None, "nothing is taken, and no language is set");
    let kept = client.post(&url).form(&[("choice", ""), ("phrase", &phrases[1])]).send().await.unwrap();
    assert_eq!((kept.status().as_u16(), phrase_in_the_log(&server, &id).await), (200, Some(phrases[1].clone())));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_draws_by_itself_and_the_enter_key_still_chooses() {
    let server = Server::start(None, None);
    let (id, url) = invited(&server).await;
    let mut browser = Browser::start();
    browser.screen(360, 800);
    browser.open(&url);
    browser.press("button[name=draw]");
    browser.until("document.getElementById('phrase').value !== ''");
    let phrase = browser.read("document.getElementById('phrase').value").as_str().unwrap().to_owned();
    assert!(are_drawn(&phrase, Language::English), "{phrase}");
    assert!(browser.read("document.getElementById('phrase-drawn').textContent").as_str().unwrap().starts_with("Your browser drew"));
    assert_eq!(browser.loads(), 1, "the server was not asked for words");
    assert_eq!(browser.read("document.documentElement.scrollWidth <= 360"), true);
    let height = browser.read("document.querySelector('button[name=draw]').getBoundingClientRect().height").as_f64().unwrap();
    assert!(height >= 44.0, "{height}");
    // The first button of a form is what Enter presses: not the one that draws.
    let first = browser.read("document.querySelector('form.card button').name").as_str().unwrap_or_default().to_owned();
    assert_eq!(first, "");
    browser.press("form.card button.primary, form.card p.buttons button");
    crate::server::until("the seat is taken", async || phrase_in_the_log(&server, &id).await.is_some()).await;
    assert_eq!(phrase_in_the_log(&server, &id).await, Some(phrase));
}
