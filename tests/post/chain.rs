//! What a log shows of itself proves everything to whoever is entitled to know it, and tells nothing to anybody else.

use crate::api::Table;
use crate::postgres::fresh_database;
use crate::server::Server;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use sternpost::log::chain::seal_openly;
use sternpost::log::face::commitment;
use sternpost::log::{Body, NewEntry, verify};
use sternpost_core::hex;
use sternpost_workbench::Rng;

/// The log as somebody may see it; without a seat, as anybody may.
async fn log(table: &Table, server: &Server, id: &str, seat: Option<usize>) -> Vec<Value> {
    let mut request = table.client.get(format!("{}/api/v1/campaigns/{id}/log", server.url));
    if let Some(seat) = seat {
        request = request.bearer_auth(&table.tokens[seat]);
    }
    let log: Value = request.send().await.unwrap().json().await.unwrap();
    log["entries"].as_array().unwrap().clone()
}

/// Every word of 64 hexadecimal digits: what somebody could compare guesses with.
fn digests(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_ascii_hexdigit()).filter(|word| word.len() == 64).map(str::to_owned).collect()
}

fn sha(text: &str) -> String {
    hex(&Sha256::digest(text))
}

/// Every order that the last seven cards of a shuffled pile can have, as the draws that lead there.
fn orders() -> Vec<[u32; 6]> {
    let mut orders = vec![[0; 6]];
    for (at, bound) in [7, 6, 5, 4, 3, 2].into_iter().enumerate() {
        let longer = |order: &[u32; 6]| {
            let order = *order;
            (0..bound).map(move |pick| {
                let mut order = order;
                order[at] = pick;
                order
            })
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

/// The same entry with another order of seven hidden cards.
fn guess(what: &NewEntry, order: [u32; 6]) -> NewEntry {
    let mut guess = what.clone();
    let Body::Started { chance, .. } = &mut guess.body else { panic!("the start shuffles") };
    let pile = chance.iter_mut().find(|draw| draw.len() >= 6).expect("a pile of at least seven cards is shuffled");
    let unknown = pile.len() - 6;
    pile[unknown..].copy_from_slice(&order);
    guess
}

/// What guessers would compare: every way in which one of our logs has ever hashed what is hidden.
fn images(guess: &NewEntry, previous: &str, salts: &[String], writer: &str) -> Vec<String> {
    let whole = serde_json::to_value(guess).unwrap();
    let sealed = serde_json::json!({
        "chance": whole["body"]["chance"], "digest": whole["digest"], "idempotency-key": null, "writer": writer,
    });
    let sealed = sealed.to_string();
    let mut images = vec![seal_openly(guess.clone(), previous).hash, sha(&sealed), sha(&whole.to_string())];
    images.extend(salts.iter().map(|salt| commitment(salt, &sealed)));
    images
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_tries_all_orders_of_hidden_cards_finds_none_in_what_is_shown() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(5);
    for _ in 0..12 {
        table.answer(&server.url, &id, &mut rng).await.unwrap();
    }
    let mut shown = String::new();
    let mut salts = vec![];
    for eyes in [None, Some(0), Some(1), Some(2)] {
        for entry in log(&table, &server, &id, eyes).await {
            shown.push_str(&entry.to_string());
            salts.extend(entry["own"]["salt"].as_str().map(str::to_owned));
        }
    }
    let letters = std::fs::read_dir(server.postbox()).unwrap().map(|letter| letter.unwrap().path());
    // What is still being written has another name.
    for letter in letters.filter(|path| path.extension().is_some_and(|kind| kind == "eml")) {
        shown.push_str(&String::from_utf8_lossy(&std::fs::read(letter).unwrap()).replace("=\r\n", ""));
    }
    let shown = digests(&shown);
    assert!(shown.len() > 20, "hashes and commitments are shown");

    let store = sternpost::store::open(&server.database()).await.unwrap();
    let entries = store.entries(id.parse().unwrap(), 0, 100).await.unwrap();
    let started = entries.iter().find(|entry| entry.body.kind() == "started").unwrap();
    // Digest and writer are given to the guesser: even who knows them finds nothing.
    let writer = started.canonical.split("\"writer\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let openly = digests(&seal_openly(started.what.clone(), &started.previous).hash);
    let (mut found, mut found_openly) = (0, 0);
    for order in orders() {
        let images = images(&guess(&started.what, order), &started.previous, &salts, &writer);
        found += images.iter().filter(|image| shown.contains(*image)).count();
        found_openly += images.iter().filter(|image| openly.contains(*image)).count();
    }
    assert_eq!(found_openly, 1, "the search finds the order in an entry of the older form");
    assert_eq!(found, 0);
}

async fn everybody_checks_what_is_theirs(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(7);
    let mut answered = 0;
    while answered < 20 && table.answer(&server.url, &id, &mut rng).await.unwrap().is_some() {
        answered += 1;
    }
    let mut own = 0;
    for eyes in [None, Some(0), Some(1), Some(2)] {
        let mut previous = "0".repeat(64);
        for entry in log(&table, &server, &id, eyes).await {
            let (face, hash) = (entry["face"].as_str().unwrap(), entry["hash"].as_str().unwrap());
            assert_eq!(format!("2:{}", sha(face)), hash, "anybody can follow the chain");
            let face: Value = serde_json::from_str(face).unwrap();
            assert_eq!(face["previous"], previous.as_str());
            previous = hash.to_owned();
            if let Some(opened) = entry["own"].as_object() {
                own += 1;
                assert_eq!(
                    eyes,
                    face["open"]["seat"].as_u64().map(|seat| usize::try_from(seat).unwrap()),
                    "a seat is shown its own answers only"
                );
                let promised = commitment(opened["salt"].as_str().unwrap(), opened["text"].as_str().unwrap());
                assert_eq!(face["own"], promised.as_str());
                let said: Value = serde_json::from_str(opened["text"].as_str().unwrap()).unwrap();
                assert_eq!(said["answers"], entry["answers"]);
            }
        }
        let head = table.get(eyes.unwrap_or(0), format!("{}/api/v1/campaigns/{id}", server.url)).await;
        assert_eq!(head["head"], previous.as_str());
    }
    assert_eq!(own, answered, "each answer is proven to one seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_follows_the_chain_and_a_seat_checks_its_own_answers_on_sqlite() {
    everybody_checks_what_is_theirs(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_follows_the_chain_and_a_seat_checks_its_own_answers_on_postgres() {
    everybody_checks_what_is_theirs(Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_end_the_secret_opens_every_promise_of_the_export() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(3);
    while table.answer(&server.url, &id, &mut rng).await.unwrap().is_some() {}

    let export = table.client.get(format!("{}/api/v1/campaigns/{id}/export", server.url)).send().await.unwrap().text().await.unwrap();
    let entries: Vec<_> = export.lines().map(|line| sternpost::log::chain::read_exported(line).unwrap()).collect();
    let secret =
        entries.iter().find_map(|entry| if let Body::Ended { secret, .. } = &entry.body { Some(secret.parse().unwrap()) } else { None });
    assert_eq!(verify(&entries, &secret.expect("the end publishes the secret")), Ok(()));
}

/// What the next server goes on from, should its rules fold the log differently.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_keeps_the_head_of_every_campaign() {
    let mut server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(9);
    for _ in 0..3 {
        table.answer(&server.url, &id, &mut rng).await.unwrap();
    }
    assert!(server.stop().1, "it ends well");
    let store = sternpost::store::open(&server.database()).await.unwrap();
    let campaign = id.parse().unwrap();
    let head = store.head(campaign).await.unwrap().unwrap().0;
    assert_eq!(store.kept_head(campaign).await.unwrap().map(|kept| kept.seq), Some(head));
    assert_eq!(store.without_head("twilight-imperium", 1_000).await.unwrap(), [campaign], "rules of another revision find it");
    assert_eq!(store.without_head("twilight-imperium", sternpost::games::GAMES[0].revision()).await.unwrap(), []);
}
