//! Looking a game up: pages and JSON in the reader's language, made of what the engine uses, and linked from where a name stands.

use crate::api::Table;
use crate::page::Page;
use crate::server::Server;
use reqwest::Client;
use serde_json::Value;

async fn page(client: &Client, url: &str, language: &str) -> String {
    let got = client.get(url).header("Accept-Language", language).send().await.unwrap();
    assert_eq!(got.status(), 200, "{url}");
    got.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_looked_up_in_the_readers_language() {
    let server = Server::start(None, None);
    let client = Client::new();
    let at = format!("{}/games/twilight-imperium/reference", server.url);
    let all = page(&client, &at, "de").await;
    assert!(all.contains("lang=\"de\"") && all.contains("Fraktionstechnologien") || all.contains("Technologien"), "{all}");
    assert!(all.contains("/games/twilight-imperium/reference/action-card/sabotage?language=de"), "{all}");

    let card = page(&client, &format!("{at}/technology/sarween-tools"), "de").await;
    assert!(card.contains("Farbe") && card.contains("gelb"), "{card}");
    let in_english = page(&client, &format!("{at}/technology/sarween-tools?language=en"), "de").await;
    assert!(in_english.contains("<h1>Sarween Tools</h1>") && in_english.contains("yellow"), "an address that names a language wins");

    let faction = page(&client, &format!("{at}/faction/sol"), "en").await;
    for said in ["Advanced Carrier I</a>", "Advanced Carrier II</a>", "Sustain Damage", "Orbital Drop", "Genesis"] {
        assert!(faction.contains(said), "the sheet lacks {said}");
    }
    let rule = page(&client, &format!("{at}/rule/lrr-63-5"), "en").await;
    assert!(rule.contains("<h1>LRR 63.5</h1>") && rule.contains("combat rolls"), "{rule}");
    for nothing in ["/spell", "/technology/phlogiston", "/rule/lrr-99-1", "/technology/..%2Fx"] {
        assert_eq!(client.get(format!("{at}{nothing}")).send().await.unwrap().status(), 404, "{nothing}");
    }
    assert_eq!(client.get(format!("{}/games/chess/reference", server.url)).send().await.unwrap().status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_looked_for_is_found_by_its_name_and_by_what_it_says() {
    let server = Server::start(None, None);
    let client = Client::new();
    let at = format!("{}/games/twilight-imperium/reference", server.url);
    let found = page(&client, &format!("{at}?q=mecatol"), "en").await;
    let shown = Page::of(&found);
    assert_eq!(shown.texts("dl dt a")[0], "Mecatol Rex", "a name that begins so comes first: {found}");
    let others = shown.attributes("dl a", "href");
    assert!(others.iter().skip(1).any(|link| link.contains("/reference/objective/")), "what it says is looked through as well: {others:?}");
    let german = page(&client, &format!("{at}?q=Wurmloch&language=de"), "en").await;
    assert!(german.contains("Gefunden: ") && german.contains("value=\"Wurmloch\""), "{german}");
    let nothing = page(&client, &format!("{at}?q=%3Cscript%3Ealert(1)%3C/script%3E"), "en").await;
    assert!(nothing.contains("Nothing found") && !nothing.contains("<script>alert"), "{nothing}");
    let endless = page(&client, &format!("{at}?q={}", "ä%20".repeat(400)), "en").await;
    assert!(endless.contains("Nothing found"), "{endless}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_is_shown_alike_is_kept_and_asked_for_by_its_tag() {
    let server = Server::start(None, None);
    let client = Client::new();
    for path in [
        "/games/twilight-imperium/reference/rule",
        "/games/twilight-imperium/reference/agenda/mutiny",
        "/api/v1/games/twilight-imperium/reference",
    ] {
        let url = format!("{}{path}", server.url);
        let first = client.get(&url).send().await.unwrap();
        let tag = first.headers()["etag"].clone();
        let again = client.get(&url).header("If-None-Match", &tag).send().await.unwrap();
        assert_eq!((again.status().as_u16(), again.headers()["etag"].clone()), (304, tag.clone()), "{path}");
        let german = client.get(&url).header("Accept-Language", "de").header("If-None-Match", &tag).send().await.unwrap();
        assert_eq!(german.status(), 200, "{path}: another language is another page");
        assert!(german.headers()["vary"].to_str().unwrap().contains("Accept-Language"), "{path}");
    }
    let kept = client.get(format!("{}/games/twilight-imperium/reference", server.url)).send().await.unwrap();
    assert!(kept.headers()["cache-control"].to_str().unwrap().starts_with("public"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_tells_all_of_it() {
    let server = Server::start(None, None);
    let client = Client::new();
    let url = format!("{}/api/v1/games/twilight-imperium/reference", server.url);
    let all: Value = client.get(&url).header("Accept-Language", "de").send().await.unwrap().json().await.unwrap();
    assert_eq!((all["game"].as_str(), all["language"].as_str()), (Some("twilight-imperium"), Some("de")));
    let kinds = all["kinds"].as_array().unwrap();
    let kind = |id: &str| kinds.iter().find(|kind| kind["id"] == id).unwrap()["entries"].as_array().unwrap();
    assert_eq!((kind("faction").len(), kind("rule").len(), kind("objective").len()), (17, 855, 20));
    let carrier = kind("unit").iter().find(|unit| unit["id"] == "carrier").unwrap();
    assert_eq!(carrier["tables"][0]["rows"].as_array().map(Vec::len), Some(4), "{carrier}");
    let there = client.get(format!("{}{}", server.url, carrier["page"].as_str().unwrap())).send().await.unwrap();
    assert_eq!(there.status(), 200, "every entry says where its page is");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_on_a_campaigns_pages_lead_to_what_they_name() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let campaign = page(&table.client, &format!("{}/c/{id}", server.url), "de").await;
    let links: Vec<String> = Page::of(&campaign).links().into_iter().filter(|link| link.contains("/reference/")).collect();
    assert!(links.iter().any(|link| link.contains("/reference/faction/")), "the chronicle names factions: {campaign}");
    assert!(links.iter().any(|link| link.contains("/reference/technology/")), "sheets name technologies");
    assert!(links.iter().any(|link| link.contains("/reference/planet/")), "and planets");
    for link in links.iter().take(3) {
        let there = page(&table.client, &format!("{}{link}", server.url), "en").await;
        assert!(there.contains("lang=\"de\""), "{link} keeps the reader's language");
    }

    let (seat, question, _) = table.question(&server.url, &id).await.unwrap();
    let turn = table.client.get(format!("{}/c/{id}/turn", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
    let turn = turn.text().await.unwrap();
    // The first question is for a strategy card, or for a technology to start with.
    let shown = Page::of(&turn);
    let leads_to = |kind: &str| shown.texts(&format!("a.about[href^=\"/games/twilight-imperium/reference/{kind}/\"]")).len();
    let abouts = leads_to("strategy-card") + leads_to("technology");
    assert_eq!(Some(abouts), question["choices"].as_array().map(Vec::len), "each choice can be looked up: {turn}");
    assert!(shown.link_to("/games/twilight-imperium/reference/rule/").is_some(), "and the rule that asks");
}
