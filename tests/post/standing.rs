//! How everybody stands: the same on the page, in the letter and in the API, and nobody's secrets in it.

use crate::api::Table;
use crate::page::Page;
use crate::planted::{plant, position};
use crate::server::Server;
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_points_and_objectives_on_page_letter_and_api() {
    let given = json!({
        "options": { "content": ["secret-objectives"] },
        "objectives": ["negotiate-trade-routes"],
        "players": [
            { "faction": "hacan", "technologies": [], "victory-points": 6, "trade-goods": 3, "secrets": ["monopolize-production"],
              "strategy-cards": ["leadership", "trade"] },
            { "faction": "xxcha", "technologies": [], "victory-points": 2, "scored": ["negotiate-trade-routes"],
              "strategy-cards": ["diplomacy", "politics"] },
            { "faction": "yssaril", "technologies": [], "strategy-cards": ["warfare", "technology"] },
        ],
        "at": { "turn": 0 },
    });
    let folder = TempDir::new().unwrap();
    let url = format!("sqlite:{}", folder.path().join("planted.db").display());
    let id = plant(&url, &given, &*position(&given)).await;
    let sink = Sink::start().await;
    let server = Server::start(Some(url), Some(sink.address));
    let table = Table::new(&server);

    let campaign = format!("{}/api/v1/campaigns/{id}", server.url);
    let get = |language: &'static str| table.client.get(&campaign).header("Accept-Language", language).send();
    let tally = |body: &Value| body["tally"].clone();
    let english = tally(&get("en").await.unwrap().json::<Value>().await.unwrap());
    let points = &english["columns"][0];
    assert_eq!((&points["id"], &points["label"], &points["weight"]), (&json!("points"), &json!("Victory points"), &json!("score")));
    assert_eq!(points["cells"][0], json!({ "kind": "number", "count": 6, "most": 10 }));
    let goals = english["goals"].as_array().unwrap();
    assert_eq!(goals.len(), 1, "a spectator reads nobody's secret objective: {goals:?}");
    assert_eq!(goals[0]["seats"][0], json!({ "state": "short", "have": 3, "need": 5 }));
    assert_eq!(goals[0]["seats"][1], json!({ "state": "done" }));
    let german = tally(&get("de").await.unwrap().json::<Value>().await.unwrap());
    assert_eq!(german["columns"][0]["label"], "Siegpunkte");

    let text = |mail: &Received| mail.mail().body_text(0).unwrap_or_default().into_owned();
    let letter = sink.wait_for(|mail| mail.to[0] == "ada@a.test" && text(mail).contains("● Ada 6/10")).await;
    for line in ["● Ada 6/10 (you) – owes an answer", "■ Bo 2/10", "◆ Cleo 0/10"] {
        assert!(text(&letter).contains(line), "{line}: {}", text(&letter));
    }
    let html = letter.mail().body_html(0).unwrap().into_owned();
    assert!(html.contains("<b>6/10</b></td>") && html.contains(">3/5</td>"), "the table stands in the page of the letter");
    assert!(
        html.contains("Negotiate Trade Routes (1 point)") && !text(&letter).contains("Negotiate Trade Routes"),
        "the text says who leads"
    );
    assert!(html.contains("Monopolize Production"), "an own secret objective is in the own letter");

    let start = format!("{}/t/", server.url);
    let link = text(&letter).split_whitespace().find(|word| word.starts_with(&start)).unwrap().to_owned();
    let page = table.client.get(link).send().await.unwrap().text().await.unwrap();
    let standing = |part: &str| Page::of(&page).texts(&format!("section.standing {part}"));
    let strip: Vec<(String, String)> = standing(".strip-name").into_iter().zip(standing(".strip-name + .strip-score")).collect();
    assert_eq!(strip.len(), 3, "{strip:?}");
    for (name, score) in [("Ada", "6"), ("Bo", "2"), ("Cleo", "0")] {
        assert!(strip.iter().any(|seat| seat.0 == name && seat.1 == score), "{name} {score}: {strip:?}");
    }
    assert_eq!(standing(".standing-waits"), ["Waiting for Ada."]);
}
