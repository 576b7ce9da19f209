//! Why something happened: one press from any moment of the past, as far as the reader may know.

use crate::api::Table;
use crate::server::{Server, until};
use serde_json::{Value, json};

const WHY: &str = "Why did this happen?";

async fn moment(table: &Table, server: &Server, seat: usize, id: &str, seq: u64) -> String {
    let page = table.client.get(format!("{}/c/{id}/at/{seq}", server.url)).bearer_auth(&table.tokens[seat]).send().await.unwrap();
    assert_eq!(page.status(), 200);
    let text = page.text().await.unwrap();
    let (_, why) = text.split_once(WHY).unwrap_or_else(|| panic!("entry {seq} is not explained: {text}"));
    why.split_once("</details>").unwrap().0.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_says_what_led_to_it_to_whom_it_may_and_that_it_was_taken_back() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let (prompt, choice) = (question["prompt"].as_str().unwrap(), &question["choices"][0]);
    let label = choice["label"].as_str().unwrap();
    let body = json!({ "version": version, "question": question["id"], "answers": [{ "one": choice["id"] }] });
    let address = format!("{}/api/v1/campaigns/{id}/answers", server.url);
    let (status, receipt) = table.post(seat, address, None, &body).await.unwrap();
    assert_eq!(status, 201, "{receipt}");
    let seq = receipt["version"].as_u64().unwrap();

    let own = moment(&table, &server, seat, &id, seq).await;
    for shown in [prompt, label, question["rule"].as_str().unwrap(), "answered by a program", "The whole entry in the log"] {
        assert!(own.contains(shown), "{shown}: {own}");
    }
    let other = moment(&table, &server, (seat + 1) % 3, &id, seq).await;
    assert!(other.contains("shown here when the campaign is over") && !other.contains(label), "{other}");
    assert!(!other.contains("by a program"), "by what way somebody answers is their own affair: {other}");

    let back = json!({ "version": seq });
    let (status, taken) = table.post(seat, format!("{}/api/v1/campaigns/{id}/take-back", server.url), None, &back).await.unwrap();
    assert!(status < 300, "{taken}");
    for reader in 0..3 {
        let now = moment(&table, &server, reader, &id, seq).await;
        assert!(now.contains(&format!("has taken it back with entry {}", seq + 1)), "{now}");
    }
    let over = server.command(&["campaign", "close", &id]);
    assert!(over.status.success());
    let is_over = async || table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await["status"] == "ended";
    until("the server has heard that it is over", is_over).await;
    let ended = moment(&table, &server, (seat + 1) % 3, &id, seq).await;
    assert!(ended.contains(label), "when it is over everybody may know: {ended}");
    let log: Value = table.get(0, format!("{}/api/v1/campaigns/{id}/log?after={}", server.url, seq - 1)).await;
    assert_eq!(log["entries"][0]["seq"], seq, "where the whole entry stands");
}
