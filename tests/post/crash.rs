//! A server or a Postgres that is killed under load loses nothing the server has confirmed, and goes on.
//!
//! `STERNPOST_TEST_KILLS` says how many kills each test makes.

use crate::api::Table;
use crate::cluster::Cluster;
use crate::server::{Server, until};
use crate::smtp::Sink;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sternpost_core::Source as _;
use sternpost_log::verify;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_store::DeliveryState;

/// Campaigns that are played at once.
const CAMPAIGNS: usize = 4;

/// Confirmed answers: by campaign and entry, the hash that was confirmed.
pub(crate) type Confirmed = Arc<Mutex<BTreeMap<(String, u64), String>>>;

fn kills() -> u64 {
    std::env::var("STERNPOST_TEST_KILLS").map_or(20, |kills| kills.parse().expect("STERNPOST_TEST_KILLS is a number"))
}

async fn campaigns(table: &Table, server: &Server) -> Vec<String> {
    let mut campaigns = vec![];
    // A campaign lasts some three hundred answers: many kills need more of them, or nobody is asked anything any more.
    for _ in 0..CAMPAIGNS * usize::try_from(kills()).expect("few").div_ceil(25) {
        campaigns.push(table.begin(server).await);
    }
    campaigns
}

async fn kills_under_load_lose_no_confirmed_answer_and_no_mail(database: Option<String>) {
    let sink = Sink::start().await;
    let mut server = Server::start(database, Some(sink.address));
    let table = Arc::new(Table::new(&server));
    let campaigns = campaigns(&table, &server).await;
    let confirmed: Confirmed = Arc::default();
    let mut rng = Rng::new(3);
    for round in 0..kills() {
        let enough = confirmed.lock().unwrap().len() + 8 + rng.below(12) as usize;
        let players: Vec<_> = campaigns
            .iter()
            .enumerate()
            .map(|(i, id)| tokio::spawn(play(table.clone(), server.url.clone(), id.clone(), round * 10 + i as u64, confirmed.clone())))
            .collect();
        until("answers are confirmed", async || {
            confirmed.lock().unwrap().len() >= enough || players.iter().all(tokio::task::JoinHandle::is_finished)
        })
        .await;
        server.kill_and_restart();
        for player in players {
            player.abort();
            let _ = player.await;
        }
    }
    everything_confirmed_is_there(&server, &confirmed).await;
    every_letter_was_delivered(&server, &sink, &campaigns).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_is_killed_under_load_loses_no_confirmed_answer_and_the_server_goes_on() {
    kills_of_postgres_lose_nothing(Cluster::start().await, kills()).await;
}

/// Every commit waits for a standby that applies it a while later: answers are under way for as long.
#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_with_a_standby_that_lags_loses_no_confirmed_answer_when_it_is_killed_under_load() {
    kills_of_postgres_lose_nothing(Cluster::with_standby("30ms").await, kills().div_ceil(4)).await;
}

async fn kills_of_postgres_lose_nothing(mut cluster: Cluster, kills: u64) {
    let sink = Sink::start().await;
    // Who tries again in a moment, a hundred times, would come to the limit of a network.
    let server = Server::start_with(Some(cluster.url()), Some(sink.address), &[("STERNPOST__LIMITS__REQUESTS_PER_NETWORK", "0")]);
    let table = Arc::new(Table::new(&server));
    let campaigns = campaigns(&table, &server).await;
    let confirmed: Confirmed = Arc::default();
    let over = Arc::new(AtomicBool::new(false));
    // Enough that answers are under way at each kill, and not so many that all campaigns are over before the last.
    let wanted = Arc::new(AtomicUsize::new(0));
    let players: Vec<_> = campaigns
        .iter()
        .enumerate()
        .map(|(i, id)| {
            let (table, url, id, confirmed) = (table.clone(), server.url.clone(), id.clone(), confirmed.clone());
            let (over, wanted) = (over.clone(), wanted.clone());
            tokio::spawn(async move {
                let mut rng = Rng::new(i as u64);
                while !over.load(Ordering::Relaxed) {
                    if confirmed.lock().unwrap().len() >= wanted.load(Ordering::Relaxed) {
                        tokio::time::sleep(Duration::from_millis(5)).await;
                        continue;
                    }
                    match one(&table, &url, &id, &mut rng).await {
                        Ok((201, receipt)) => note(&confirmed, &id, &receipt),
                        // Whoever meets an outage tries again in a moment.
                        Ok(_) | Err(()) => tokio::time::sleep(Duration::from_millis(50)).await,
                    }
                }
            })
        })
        .collect();
    for _ in 0..kills {
        let enough = confirmed.lock().unwrap().len() + 8;
        wanted.store(enough + 12, Ordering::Relaxed);
        until("answers are confirmed again, without a restart of the server", async || confirmed.lock().unwrap().len() >= enough).await;
        cluster.kill_and_restart().await;
    }
    over.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    until("ready", async || table.client.get(format!("{}/readyz", server.url)).send().await.unwrap().status() == 200).await;
    everything_confirmed_is_there(&server, &confirmed).await;
    every_letter_was_delivered(&server, &sink, &campaigns).await;
    let log = cluster.log();
    assert!(!log.contains("there is no transaction in progress"), "connections are taken without a needless ROLLBACK");
}

pub(crate) async fn everything_confirmed_is_there(server: &Server, confirmed: &Confirmed) {
    let all = confirmed.lock().unwrap().clone();
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let mut logs = BTreeMap::new();
    for ((id, seq), hash) in &all {
        if !logs.contains_key(id) {
            let entries = store.entries(id.parse().unwrap(), 0, 1_000_000).await.unwrap();
            verify(&entries, &store.secret(id.parse().unwrap()).await.unwrap().unwrap()).unwrap();
            logs.insert(id.clone(), entries);
        }
        let entry = logs[id].get(usize::try_from(*seq).unwrap() - 1);
        assert_eq!(entry.map(|entry| &entry.hash), Some(hash), "entry {seq} of {id} was confirmed");
    }
    let answers = logs.values().flatten().filter(|entry| entry.body.answers().is_some()).count();
    println!("{} answers confirmed, {answers} stored, 0 lost", all.len());
    let audit = server.command(&["audit"]);
    assert!(audit.status.success(), "{}", String::from_utf8_lossy(&audit.stdout));
}

/// Plays one campaign until the server fails under it.
async fn play(table: Arc<Table>, url: String, id: String, seed: u64, confirmed: Confirmed) {
    let mut rng = Rng::new(seed);
    while let Ok((201, receipt)) = one(&table, &url, &id, &mut rng).await {
        note(&confirmed, &id, &receipt);
    }
}

pub(crate) fn note(confirmed: &Confirmed, id: &str, receipt: &Value) {
    let (seq, hash) = (receipt["version"].as_u64().unwrap(), receipt["hash"].as_str().unwrap().to_owned());
    confirmed.lock().unwrap().insert((id.to_owned(), seq), hash);
}
/// One answer; an error if the server is gone or nothing is asked.
pub(crate) async fn one(table: &Table, url: &str, id: &str, rng: &mut Rng) -> Result<(u16, Value), ()> {
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

/// Letters taken by a server that died go out again when their lease has run out, which nobody need wait for.
pub(crate) async fn leases_run_out(server: &Server, campaigns: &[String]) {
    let store = sternpost_store::open(&server.database()).await.unwrap();
    for id in campaigns {
        let letters = store.letters(id.parse().unwrap()).await.unwrap();
        for letter in letters.into_iter().filter(|letter| letter.state == DeliveryState::Pending) {
            let now = SystemClock.now();
            store.settle_letter(&letter.letter.id, DeliveryState::Pending, now, Some(now), None).await.unwrap();
        }
    }
}

/// Every letter that was not withdrawn with its question came at least once, always under its own Message-ID.
async fn every_letter_was_delivered(server: &Server, sink: &Sink, campaigns: &[String]) {
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let all = async || {
        let mut letters = vec![];
        for id in campaigns {
            letters.extend(store.letters(id.parse().unwrap()).await.unwrap());
        }
        letters
    };
    leases_run_out(server, campaigns).await;
    until("no letter waits any more", async || all().await.iter().all(|letter| letter.state != DeliveryState::Pending)).await;
    let letters = all().await;
    for letter in letters.iter().filter(|letter| letter.state == DeliveryState::Sent) {
        sink.wait_for(|mail| message_id(mail) == own_id(&letter.letter.id)).await;
    }
    let known: BTreeSet<String> = letters.iter().map(|letter| own_id(&letter.letter.id)).collect();
    for mail in sink.received() {
        assert!(known.contains(&message_id(&mail)), "a letter under a name that is not its own: {}", message_id(&mail));
    }
    let sent = letters.iter().filter(|letter| letter.state == DeliveryState::Sent).count();
    println!("{sent} letters sent, {} mails came, each under the name of a letter", sink.received().len());
}

/// The Message-ID of a letter.
fn own_id(letter: &str) -> String {
    format!("{letter}@sternpost.test")
}

fn message_id(mail: &crate::smtp::Received) -> String {
    mail.mail().message_id().unwrap_or_default().to_owned()
}

on_both_servers! {
    kills_under_load_lose_no_confirmed_answer_and_no_mail
}
