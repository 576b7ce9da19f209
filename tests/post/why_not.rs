//! What is not on offer is explained: on the page, in the letter, in the API, and when it is chosen all the same.

use crate::api::Table;
use crate::page::Page;
use crate::server::Server;
use crate::smtp::Sink;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_for_passing_reads_on_page_letter_and_api_why_it_is_not_on_offer() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let base = format!("{}/api/v1/campaigns/{id}", server.url);
    // Up to the first turn of the action phase: strategy cards are held, and none is used.
    let (seat, question, version) = loop {
        let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
        if question["rule"] == "LRR 4.1" {
            break (seat, question, version);
        }
        let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
        assert_eq!(table.post(seat, format!("{base}/answers"), None, &body).await.unwrap().0, 201);
    };
    let pass = question["barred"].as_array().unwrap().iter().find(|closed| closed["id"] == "pass").expect("passing is explained");
    assert_eq!((&pass["label"], &pass["rule"]), (&json!("Pass"), &json!("LRR 4.4")));
    let why = pass["why"].as_str().unwrap();
    assert!(why.starts_with("Your strategic action comes first: "), "{why}");
    assert!(question["choices"].as_array().unwrap().iter().all(|choice| choice["id"] != "pass"));

    let body = json!({ "version": version, "question": question["id"], "answers": [{ "one": "pass" }] });
    for way in ["answers", "preview"] {
        let (status, problem) = table.post(seat, format!("{base}/{way}"), None, &body).await.unwrap();
        assert_eq!((status, &problem["why"], &problem["rule"]), (422, &pass["why"], &pass["rule"]), "{way}: {problem}");
    }

    let text = |mail: &crate::smtp::Received| mail.mail().body_text(0).unwrap_or_default().into_owned();
    let said = format!("Pass: {why} (LRR 4.4)");
    let letter = sink.wait_for(|mail| text(mail).contains(&said)).await;
    assert!(letter.mail().body_html(0).unwrap().contains("Not possible now, and why"), "the reasons stand in both parts");
    let start = format!("{}/t/", server.url);
    let link = text(&letter).split_whitespace().find(|word| word.starts_with(&start)).unwrap().to_owned();
    let page = table.client.get(link).send().await.unwrap().text().await.unwrap();
    let shown = Page::of(&page);
    // In between stand links: each card's name leads to its page, and so does the rule's number.
    let words = shown.texts("details.barred").into_iter().next().expect("a folded list below the question");
    assert!(words.contains("Not possible now, and why") && words.contains(&format!("{why} (LRR 4.4)")), "{words}");
    let ways = shown.attributes("details.barred a", "href");
    for to in ["/reference/rule/lrr-4-4?language=en", "/reference/strategy-card/"] {
        assert!(ways.iter().any(|way| way.contains(to)), "{to}: {ways:?}");
    }
}
