//! Which letters an entry has caused: each seat is told of its own, whoever runs the server of all, and nobody else of any.

use crate::api::{PLAYERS, Table};
use crate::server::{Server, until};
use serde_json::json;

async fn each_is_told_of_its_own_letters(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let page = async |token: Option<&str>, query: &str| {
        let request = table.client.get(format!("{}/c/{id}/letters{query}", server.url));
        let got = if let Some(token) = token { request.bearer_auth(token) } else { request }.send().await.unwrap();
        (got.status().as_u16(), got.text().await.unwrap())
    };
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let (status, own) = page(Some(&table.tokens[seat]), "").await;
    assert!(status == 200 && own.contains("<strong>A question</strong>") && !own.contains("<strong>The start</strong>"), "{own}");
    let (status, others) = page(Some(&table.tokens[(seat + 1) % 3]), "").await;
    assert!(status == 200 && others.contains("<strong>The start</strong>"), "who is not asked is told of it: {others}");
    assert!(own.contains(&format!("href=\"/c/{id}/at/{version}\"")), "each leads to its entry: {own}");

    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let (status, receipt) = table.post(seat, format!("{}/api/v1/campaigns/{id}/answers", server.url), None, &body).await.unwrap();
    assert_eq!(status, 201, "{receipt}");
    let seq = receipt["version"].as_u64().unwrap();
    let (next, ..) = table.question(&server.url, &id).await.unwrap();
    let moment = table.client.get(format!("{}/c/{id}/at/{seq}", server.url)).bearer_auth(&table.tokens[next]).send().await.unwrap();
    assert!(moment.text().await.unwrap().contains(&format!("/c/{id}/letters?entry={seq}")), "the moment leads there");
    for reader in 0..3 {
        let (status, told) = page(Some(&table.tokens[reader]), &format!("?entry={seq}")).await;
        let is_written_to = reader == next && next != seat;
        assert_eq!(
            (status, told.contains("<strong>A question</strong>")),
            (200, is_written_to || (reader == seat && next == seat)),
            "{reader}"
        );
        assert!(PLAYERS.iter().enumerate().all(|(other, address)| other == reader || !told.contains(&format!("{address}<"))), "{told}");
    }
    assert_eq!(page(None, "").await.0, 401);
    assert_eq!(page(Some(&server.token("stranger@z.test")), "").await.0, 404);
    assert_eq!(page(Some(&table.tokens[0]), "?entry=x").await.0, 400);
    assert!(page(Some(&table.tokens[0]), "?entry=99999").await.1.contains("Nothing was written to you."));

    // Whoever runs the server sees all of them, without what they say and without the keys by which they are answered.
    let listed = || String::from_utf8(server.command(&["audit", "--letters", &id]).stdout).unwrap();
    until("the letters have gone", async || listed().contains(" sent ")).await;
    let said = listed();
    for (n, address) in PLAYERS.iter().enumerate() {
        assert!(said.contains(&format!("seat {n} {address} <")), "{said}");
    }
    let of_entry = said.split(&format!("entry {version} ")).nth(1).unwrap().split("\nentry ").next().unwrap();
    assert!(of_entry.contains("started") && of_entry.contains("turn "), "{of_entry}");
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let letters = store.letters_by_entry(id.parse().unwrap(), None, 1_000).await.unwrap();
    assert!(letters.iter().all(|(letter, _)| said.contains(&format!("<{}…>", letter.letter.id))), "{said}");
    let asks: Vec<_> = letters.iter().filter(|(letter, _)| letter.letter.kind().name() == "turn").collect();
    for (letter, entry) in asks {
        let payload: serde_json::Value = serde_json::from_str(&letter.letter.content.payload()).unwrap();
        assert_eq!(json!(entry), payload["version"], "a question is asked by the entry it is noted with");
    }
    let said = server.refused(&["audit", "--letters", "00000000-0000-7000-8000-000000000000"], &[]);
    assert!(said.contains("there is no campaign"), "{said}");
}

on_both_servers! {
    each_is_told_of_its_own_letters
}
