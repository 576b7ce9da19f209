//! The chronicle, looked through: by round and player, for one seat, page by page; and the way through the positions of the past.

use crate::api::one_at_a_time;
use crate::browser::Browser;
use crate::page::Page;
use crate::server::Server;
use crate::world::World;
use serde_json::Value;
use std::collections::BTreeSet;
use sternpost_players::Rng;

impl World {
    /// A campaign in which so many answers have been given.
    async fn answered(database: Option<String>, answers: usize) -> Self {
        Self::answered_with(database, answers, one_at_a_time()).await
    }

    /// The same with these options.
    async fn answered_with(database: Option<String>, answers: usize, options: Value) -> Self {
        let world = Self::playing(Server::start(database, None), "twilight-imperium", options).await;
        let mut rng = Rng::new(7);
        for _ in 0..answers {
            world.table.answer(&world.server.url, &world.id, &mut rng).await.unwrap().expect("it goes on");
        }
        world
    }

    /// What the first seat is shown at a path.
    async fn at_path(&self, path: &str) -> String {
        let seen = self.table.client.get(format!("{}{path}", self.server.url)).bearer_auth(&self.table.tokens[0]).send().await.unwrap();
        assert_eq!(seen.status(), 200, "{path}");
        seen.text().await.unwrap()
    }
}

/// The entries told on a page.
pub(crate) fn told(page: &str) -> Vec<u64> {
    Page::of(page).attributes("li[id^=e]", "id").iter().map(|id| id[1..].parse().unwrap()).collect()
}

/// Where the older entries are.
pub(crate) fn older(page: &str) -> Option<String> {
    Page::of(page).attribute("[rel=next]", "href")
}

async fn page_by_page_everything_is_told_once(database: Option<String>) {
    let played = World::answered(database, 220).await;
    let log = played.get(0, "/log").await;
    let wanted: BTreeSet<u64> = log["lines"].as_array().unwrap().iter().map(|line| line["seq"].as_u64().unwrap()).collect();

    let (mut path, mut found, mut pages) = (format!("/c/{}/chronicle", played.id), vec![], 0);
    loop {
        let page = played.at_path(&path).await;
        assert!(page.len() < 200_000, "{} bytes", page.len());
        found.extend(told(&page));
        pages += 1;
        match older(&page) {
            Some(next) => path = next,
            None => break,
        }
    }
    assert!(pages > 1, "it takes several pages");
    assert!(found.windows(2).all(|pair| pair[0] > pair[1]), "the newest first, each once: {found:?}");
    assert_eq!(found.into_iter().collect::<BTreeSet<u64>>(), wanted);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_by_round_and_player_and_can_be_narrowed() {
    let played = World::answered(None, 60).await;
    let whole = format!("/c/{}/chronicle", played.id);
    let page = played.at_path(&whole).await;
    assert!(page.contains("<h3>Round 1 <span class=\"told-phase\">"), "parts of the game head the entries");
    assert!(page.contains("<time datetime=\""), "with their times");
    assert!(page.contains("<dt>Moves</dt>") && page.contains("Waited for, median"));

    let course = played.get(0, "/course").await;
    assert_eq!(
        (&course["rounds"][0]["label"], &course["rounds"][0]["scores"]),
        (&serde_json::json!("Round 1"), &serde_json::json!([0, 0, 0]))
    );
    assert!(course["waiting-since"].is_string() && course["seats"][0]["answers"].as_u64() > Some(0), "{course}");

    let log = played.get(0, "/log").await;
    let acted: BTreeSet<u64> = log["entries"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["actor"]["seat"] == 1)
        .map(|entry| entry["seq"].as_u64().unwrap())
        .collect();
    let lines = log["lines"].as_array().unwrap();
    let names = |line: &Value| line["text"].as_str().unwrap().contains("bo@b.test");
    let wanted: BTreeSet<u64> = lines
        .iter()
        .filter(|line| acted.contains(&line["seq"].as_u64().unwrap()) || names(line))
        .map(|line| line["seq"].as_u64().unwrap())
        .collect();
    let narrowed = played.at_path(&format!("{whole}?seat=1&round=&phase=")).await;
    assert_eq!(told(&narrowed).into_iter().collect::<BTreeSet<u64>>(), wanted);
    assert!(wanted.len() < told(&page).len(), "less than everything");

    // Some factions decide something before the first round: then that is the first part there is.
    let (shown, options) = (Page::of(&page), "#sought-round option");
    let (names, values) = (shown.texts(options), shown.attributes(options, "value"));
    let first = names.iter().position(|name| name == "Round 1").map_or("1", |at| values[at].as_str());
    let strategy = played.at_path(&format!("{whole}?phase=tally-phase-strategy&round={first}")).await;
    let headings: BTreeSet<String> = Page::of(&strategy).texts(".told > h3").into_iter().collect();
    assert_eq!(headings.len(), 1, "{headings:?}");

    let nothing = played.at_path(&format!("{whole}?round=99")).await;
    assert!(nothing.contains("Nothing like this has happened.") && !nothing.contains("Nothing has happened yet."));

    for (query, status) in
        [("seat=9", 404), ("seat=x", 400), ("round=-1", 400), ("before=x", 400), ("round=99", 200), ("phase=%3Cscript%3E", 200)]
    {
        let answer = played.table.client.get(format!("{}{whole}?{query}", played.server.url)).send().await.unwrap();
        assert_eq!(answer.status(), status, "{query}");
        assert!(!answer.text().await.unwrap().contains("<script>"), "{query}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_window_was_open_for_stands_under_whose_doing_it_is() {
    let played = World::answered_with(None, 60, serde_json::json!({})).await;
    let log = played.get(0, "/log").await;
    assert!(log["entries"].as_array().unwrap().iter().any(|entry| entry["kind"] == "together"), "there were windows");
    let page = Page::of(&played.at_path(&format!("/c/{}/chronicle?phase=tally-phase-strategy&round=2", played.id)).await);
    let mut found = 0;
    for (heading, told) in page.texts(".told-turn > h4").into_iter().zip(page.texts(".told-turn > ol")) {
        for seat in ["ada@a.test", "bo@b.test", "cleo@c.test"] {
            if told.contains(&format!("{seat} chooses ")) {
                found += 1;
                assert!(heading.contains(seat) && heading.matches('@').count() == 1, "{heading}: {told}");
            }
        }
    }
    assert!(found >= 3, "{found} cards were chosen");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_position_of_the_past_leads_to_the_next() {
    let played = World::answered(None, 12).await;
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let place = async |seq: u64| {
        let sent = client.get(played.page_address(&format!("/at?seq={seq}"))).send().await.unwrap();
        assert_eq!(sent.status(), 303);
        sent.headers()["location"].to_str().unwrap().to_owned()
    };
    let (first, last) = (place(0).await, place(9_999).await);
    assert!(first < last || first.len() < last.len(), "{first} {last}");
    let (mut path, mut steps) = (first, 1);
    loop {
        let page = Page::of(&played.at_path(&path).await);
        assert!(page.has(".moment input[type=range]"));
        match page.attribute(".moment [rel=next]", "href") {
            Some(next) => path = next,
            None => break,
        }
        steps += 1;
    }
    assert_eq!((path, steps), (last, 13), "the start and each answer");
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_campaigns_say_who_is_waited_for_since_when_and_what_is_asked() {
    let played = World::answered(None, 10).await;
    let (seat, question, _) = played.asked().await;
    for reader in 0..3 {
        let request = played.table.client.get(format!("{}/campaigns", played.server.url)).bearer_auth(&played.table.tokens[reader]);
        let list = request.send().await.unwrap().text().await.unwrap();
        assert!(list.contains("<h2>running</h2>") && list.contains("Round 1"), "{list}");
        assert!(list.contains("since <time datetime=\""), "{list}");
        let own = Page::of(&list).texts(&format!("a[href=\"/c/{}/turn\"]", played.id));
        let is_asked = own.iter().any(|words| words == question["prompt"].as_str().unwrap());
        assert_eq!(is_asked, reader == seat, "the question leads to where it is answered: {own:?} {list}");
        assert_eq!(list.contains("Waiting for you"), reader == seat, "{list}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_slider_goes_through_positions_in_place_and_without_scripts_by_its_form() {
    let played = World::answered(None, 20).await;
    let page = played.page_address("/at/9");
    let mut browser = Browser::start();
    browser.screen(360, 740);
    browser.open(&page);
    let before = browser.read("document.querySelector('#board-part').innerHTML.length + document.querySelector('.moment').innerText");
    browser.read("document.getElementById('moment-seq').focus()");
    browser.read(
        "(() => { const slider = document.getElementById('moment-seq'); slider.value = 14; slider.dispatchEvent(new Event('input')); })()",
    );
    browser.until("location.pathname.endsWith('/at/14') && document.querySelector('li.is-here, .moment output').innerText !== '9'");
    assert_ne!(
        browser.read("document.querySelector('#board-part').innerHTML.length + document.querySelector('.moment').innerText"),
        before
    );
    assert_eq!(browser.read("document.activeElement.id"), "moment-seq", "the keys still move the slider");
    browser.press(".moment [rel='next']");
    browser.until("location.pathname.endsWith('/at/15')");
    assert_eq!(browser.loads(), 1, "one page for all of it");
    let sideways = browser.read("document.documentElement.scrollWidth - document.documentElement.clientWidth");
    assert_eq!(sideways, 0, "nothing is scrolled sideways");

    let mut plain = Browser::start();
    plain.run_no_scripts();
    plain.open(&page);
    plain.read("document.getElementById('moment-seq').value = 12");
    plain.press(".moment form button");
    plain.until("location.pathname.endsWith('/at/12')");
}

on_both_servers! {
    page_by_page_everything_is_told_once
}
