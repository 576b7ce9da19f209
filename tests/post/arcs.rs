//! Arcs from outside, to the end: by letters and through the API, on both databases, though the server is killed in the middle.

use crate::api::{Table, seats_in};
use crate::by_mail::ByMail;
use crate::crash::{Confirmed, everything_confirmed_is_there, note};
use crate::demo::Demo;
use crate::page::Page;
use crate::server::Server;
use serde_json::json;
use sternpost_players::Rng;

/// A campaign of a game is played through the API to its end, though the server is killed after 40 answers.
pub(crate) async fn ends_through_the_api(game: &str, database: Option<String>) {
    let mut server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin_game(&server, game, json!({})).await;
    let mut rng = Rng::new(7);
    let confirmed = Confirmed::default();
    let mut answers = 0;
    while let Some((status, body)) = table.answer(&server.url, &id, &mut rng).await.unwrap() {
        assert_eq!(status, 201, "{body}");
        note(&confirmed, &id, &body);
        answers += 1;
        if answers == 40 {
            server.kill_and_restart();
        }
    }
    assert!(answers > 60, "the kill came in the middle: {answers} answers");
    let campaign = table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await;
    assert_eq!(campaign["status"], "ended");
    assert_eq!(campaign["standings"].as_array().unwrap().len(), seats_in(game));
    everything_confirmed_is_there(&server, &confirmed).await;
}

async fn a_campaign_ends_through_the_api_though_the_server_is_killed(database: Option<String>) {
    ends_through_the_api("arcs", database).await;
}

async fn a_campaign_is_played_by_letters_alone_though_the_server_is_killed(database: Option<String>) {
    // Another campaign on each database.
    let seed = if database.is_none() { 4 } else { 5 };
    let by_mail = ByMail { game: "arcs", seats: 3, options: json!({ "split-discard": true }), seed, killed_after: Some(20) };
    by_mail.played(database).await;
}

// cites: ARCS-SETUP-05, ARCS-LL-06, ARCS-LL-07
#[tokio::test(flavor = "multi_thread")]
async fn letter_and_page_of_a_draft_say_where_everybody_begins_and_what_a_leader_brings() {
    let file = "rules/arcs/scenarios/setup/arcs-ll-04-leaders-and-lore-are-drafted-in-turn.yaml";
    let english = ["Setup card: 3 players: Mix Up.", "You begin in ", "begins in ", " (A), ", " and a starport; B: "];
    let german = ["Aufbaukarte: 3 Personen: ", "Du beginnst in ", "beginnt in ", " (A), ", " Schiffe; C: "];
    for (language, words) in [("en", english), ("de", german)] {
        let demo = Demo::start(&["--language", language, "--from", file], "Whoever is asked has a letter");
        let letter = demo.first_letter().await;
        let page = letter.page().await;
        for (what, said) in [("text", &letter.text), ("letter", &letter.html), ("page", &page)] {
            // Names that lead to their cards are words like others.
            let said = Page::of(said).text();
            let missing: Vec<&str> = words.into_iter().filter(|words| !said.contains(words)).collect();
            assert!(missing.is_empty(), "{language}, {what}: {missing:?} are missing in {said}");
        }
    }
}

on_both_servers! {
    a_campaign_ends_through_the_api_though_the_server_is_killed
    a_campaign_is_played_by_letters_alone_though_the_server_is_killed
}
