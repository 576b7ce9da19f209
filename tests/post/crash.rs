//! A server that is killed under load loses nothing it has confirmed.

use crate::api::Table;
use crate::server::Server;
use crate::smtp::Sink;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::Mutex;
use sternpost::store::{self, DeliveryState};
use sternpost_core::Source as _;
use sternpost_workbench::Rng;

/// Confirmed answers: by campaign and entry, the hash that was confirmed.
type Confirmed = Arc<Mutex<BTreeMap<(String, u64), String>>>;

#[tokio::test(flavor = "multi_thread")]
async fn ten_kills_under_load_lose_no_confirmed_answer_and_no_mail() {
    let sink = Sink::start().await;
    let mut server = Server::start(None, Some(sink.address));
    let table = Arc::new(Table::new(&server));
    let mut campaigns = vec![];
    for _ in 0..4 {
        campaigns.push(table.begin(&server).await);
    }
    let confirmed: Confirmed = Arc::default();
    let mut rng = Rng::new(3);
    for round in 0..10 {
        let enough = confirmed.lock().unwrap().len() + 8 + rng.below(12) as usize;
        let players: Vec<_> = campaigns
            .iter()
            .enumerate()
            .map(|(i, id)| tokio::spawn(play(table.clone(), server.url.clone(), id.clone(), round * 10 + i as u64, confirmed.clone())))
            .collect();
        while confirmed.lock().unwrap().len() < enough {
            tokio::task::yield_now().await;
        }
        server.kill_and_restart();
        for player in players {
            player.abort();
            let _ = player.await;
        }
    }
    let all = confirmed.lock().unwrap().clone();
    for ((id, seq), hash) in all {
        let log = table.get(0, format!("{}/api/v1/campaigns/{id}/log?after={}", server.url, seq - 1)).await;
        assert_eq!(log["entries"][0]["hash"].as_str(), Some(hash.as_str()), "entry {seq} of {id} was confirmed");
    }
    assert!(server.command(&["audit"]).status.success());
    every_letter_was_delivered(&server, &sink, &campaigns).await;
}

/// Plays one campaign until the server dies under it.
async fn play(table: Arc<Table>, url: String, id: String, seed: u64, confirmed: Confirmed) {
    let mut rng = Rng::new(seed);
    while let Ok((201, receipt)) = one(&table, &url, &id, &mut rng).await {
        let hash = receipt["hash"].as_str().unwrap().to_owned();
        confirmed.lock().unwrap().insert((id.clone(), receipt["version"].as_u64().unwrap()), hash);
    }
}

/// One answer; an error if the server is gone or nothing is asked.
async fn one(table: &Table, url: &str, id: &str, rng: &mut Rng) -> Result<(u16, Value), ()> {
    for seat in 0..3 {
        let request = table.client.get(format!("{url}/api/v1/campaigns/{id}/questions")).bearer_auth(&table.tokens[seat]);
        let asked: Value = request.send().await.map_err(drop)?.json().await.map_err(drop)?;
        if let Some(question) = asked["questions"].get(0) {
            let answer = crate::api::pick(question, rng);
            let body = serde_json::json!({ "version": asked["version"], "question": question["id"], "answers": [answer] });
            return table.post(seat, format!("{url}/api/v1/campaigns/{id}/answers"), None, &body).await.map_err(drop);
        }
    }
    Err(())
}

/// Every letter that was not withdrawn with its question came at least once, always under its own Message-ID.
async fn every_letter_was_delivered(server: &Server, sink: &Sink, campaigns: &[String]) {
    let store = store::open(&server.database()).await.unwrap();
    for id in campaigns {
        loop {
            let letters = store.letters(id.parse().unwrap()).await.unwrap();
            let waiting = letters.iter().find(|letter| letter.state == DeliveryState::Pending);
            let Some(waiting) = waiting else {
                for letter in letters.iter().filter(|letter| letter.state == DeliveryState::Sent) {
                    sink.wait_for(|mail| message_id(mail) == format!("{}@sternpost.test", letter.letter.id)).await;
                }
                break;
            };
            // It was taken by a server that died: its lease runs out, which the next server need not wait for.
            let at = sternpost::clock::Clock::now(&sternpost::clock::SystemClock);
            let id = waiting.letter.id.clone();
            store.settle_letter(&id, DeliveryState::Pending, at, Some(at), None).await.unwrap();
            let _ = tokio::time::timeout(std::time::Duration::from_millis(200), std::future::pending::<()>()).await;
        }
    }
}

fn message_id(mail: &crate::smtp::Received) -> String {
    mail.mail().message_id().unwrap_or_default().to_owned()
}
