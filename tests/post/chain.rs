//! What a log shows of itself proves everything to whoever is entitled to know it, and tells nothing to anybody else.

use crate::api::Table;
use crate::postgres::fresh_database;
use crate::server::{KEY, Server, is_in, until};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use sternpost_game::hex;
use sternpost_log::face::commitment;
use sternpost_log::{Body, CampaignSecret, NewEntry, verify};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::Rng;
use sternpost_post::links::{InviteLink, Links};
use sternpost_verify::letters::{Said, witnesses};

/// The log as somebody may see it; without a seat, as anybody may.
async fn log(table: &Table, server: &Server, id: &str, seat: Option<usize>) -> Vec<Value> {
    let (mut entries, mut after) = (vec![], Some(0));
    while let Some(from) = after {
        let mut request = table.client.get(format!("{}/api/v1/campaigns/{id}/log?after={from}", server.url));
        if let Some(seat) = seat {
            request = request.bearer_auth(&table.tokens[seat]);
        }
        let log: Value = request.send().await.unwrap().json().await.unwrap();
        entries.extend(log["entries"].as_array().unwrap().iter().cloned());
        after = log["next"].as_u64();
    }
    entries
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

/// The hash that betrays what an entry hides: of its whole text.
fn hash_of_all(what: &NewEntry, previous: &str) -> String {
    sha(&format!("{previous}{}", serde_json::to_string(what).unwrap()))
}

/// What guessers would compare: every way in which one of our logs has ever hashed what is hidden.
fn images(guess: &NewEntry, previous: &str, salts: &[String], writer: &str) -> Vec<String> {
    let whole = serde_json::to_value(guess).unwrap();
    let sealed = serde_json::json!({
        "chance": whole["body"]["chance"], "digest": whole["digest"], "idempotency-key": null, "writer": writer,
    });
    let sealed = sealed.to_string();
    let mut images = vec![hash_of_all(guess, previous), sha(&sealed), sha(&whole.to_string())];
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

    let store = sternpost_store::open(&server.database()).await.unwrap();
    let entries = store.entries(id.parse().unwrap(), 0, 100).await.unwrap();
    let started = entries.iter().find(|entry| entry.body.kind() == "started").unwrap();
    // Digest and writer are given to the guesser: even who knows them finds nothing.
    let writer = started.canonical.split("\"writer\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let openly = digests(&hash_of_all(&started.what, &started.previous));
    let (mut found, mut found_openly) = (0, 0);
    for order in orders() {
        let images = images(&guess(&started.what, order), &started.previous, &salts, &writer);
        found += images.iter().filter(|image| shown.contains(*image)).count();
        found_openly += images.iter().filter(|image| openly.contains(*image)).count();
    }
    assert_eq!(found_openly, 1, "the search finds the order where the whole text is hashed");
    assert_eq!(found, 0);
}

async fn anybody_follows_the_chain_and_a_seat_checks_its_own_answers(database: Option<String>) {
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
async fn at_the_end_the_secret_opens_every_promise_of_the_export() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(3);
    while table.answer(&server.url, &id, &mut rng).await.unwrap().is_some() {}

    let export = table.client.get(format!("{}/api/v1/campaigns/{id}/export", server.url)).send().await.unwrap().text().await.unwrap();
    let entries: Vec<_> = export.lines().skip(1).map(|line| sternpost_log::chain::read_exported(line).unwrap()).collect();
    let secret: Option<CampaignSecret> =
        entries.iter().find_map(|entry| if let Body::Ended { secret, .. } = &entry.body { Some(secret.parse().unwrap()) } else { None });
    assert_eq!(verify(&entries, secret.as_ref().expect("the end publishes the secret")), Ok(()));

    // With its letters the whole of it is proven, by a program that is given nothing else.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("export.jsonl");
    std::fs::write(&file, &export).unwrap();
    let last = entries.last().unwrap();
    let (head, seal) = (Some(Ok((last.seq, last.hash.clone()))), Some(secret.as_ref().map(CampaignSecret::commitment).unwrap()));
    let ends = Said { head, seal };
    until("a letter names the last entry", async || witnesses(&server.postbox()).unwrap().iter().any(|letter| letter.said.contains(&ends)))
        .await;
    let checked = verified(&file, Some(&server.postbox()));
    assert_eq!(checked.0, 0, "{}", checked.1);
    assert!(checked.1.contains("proven  phrases") && checked.1.contains("proven  result"), "{}", checked.1);
}

/// The exit code of `sternpost verify`, and what it says.
fn verified(file: &std::path::Path, mailbox: Option<&std::path::Path>) -> (i32, String) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_sternpost"));
    command.arg("verify").arg(file);
    if let Some(mailbox) = mailbox {
        command.arg("--mailbox").arg(mailbox);
    }
    let out = command.output().unwrap();
    (out.status.code().unwrap(), String::from_utf8(out.stdout).unwrap())
}

/// What a player has of a running campaign proves what it can, and what the operator has plays on elsewhere from where it stood.
async fn a_campaign_moves(from: Option<String>, to: Option<String>) {
    let server = Server::start(from, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut rng = Rng::new(4);
    for _ in 0..12 {
        table.answer(&server.url, &id, &mut rng).await.unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let (own, whole) = (folder.path().join("own.jsonl"), folder.path().join("whole.jsonl"));
    let export =
        table.client.get(format!("{}/api/v1/campaigns/{id}/export", server.url)).bearer_auth(&table.tokens[0]).send().await.unwrap();
    std::fs::write(&own, export.text().await.unwrap()).unwrap();
    let (code, said) = verified(&own, None);
    assert!(code == 2 && said.contains("proven  chain") && said.contains("proven  promises"), "{said}");

    let path = whole.to_str().unwrap();
    assert!(server.command(&["export", &id, "--out", path]).status.success());
    assert!(server.refused(&["export", &id, "--out", path], &[]).contains("exists"), "a file is not written over");
    let (code, said) = verified(&whole, None);
    assert!(code == 2 && said.contains("proven  answers") && said.contains("proven  chance"), "{said}");
    let asked = table.question(&server.url, &id).await.unwrap();
    assert!(server.refused(&["import", path, "--host", "ada@a.test"], &[]).contains("is here already"));

    let other = Server::start(to, None);
    let partial = other.refused(&["import", own.to_str().unwrap(), "--host", "ada@a.test"], &[]);
    assert!(partial.contains("only what a player may know"), "{partial}");
    // Somebody has been at it: nothing is stored.
    let text = std::fs::read_to_string(&whole).unwrap();
    let doctored = folder.path().join("doctored.jsonl");
    for (what, with, says) in [("\"name\":\"By program\"", "\"name\":\"By hand\"", "line 1"), ("\"seq\":5", "\"seq\":6", "entry 5")] {
        std::fs::write(&doctored, text.replacen(what, with, 1)).unwrap();
        let said = other.refused(&["import", doctored.to_str().unwrap(), "--host", "ada@a.test"], &[]);
        assert!(said.contains(says), "{said}");
    }
    let seats = ["--seat", "0=ada@a.test", "--seat", "1=bo@b.test", "--seat", "2=cleo@c.test"];
    let args: Vec<&str> = ["import", path, "--host", "ada@a.test"].into_iter().chain(seats).collect();
    let imported = other.command(&args);
    assert!(imported.status.success(), "{}", String::from_utf8_lossy(&imported.stderr));

    let there = Table::new(&other);
    let again = there.question(&other.url, &id).await.unwrap();
    assert_eq!((again.0, again.2), (asked.0, asked.2), "the same seat is asked at the same entry");
    assert_eq!(again.1["id"], asked.1["id"]);
    while there.answer(&other.url, &id, &mut rng).await.unwrap().is_some() {}
    let end = there.client.get(format!("{}/api/v1/campaigns/{id}/export", other.url)).send().await.unwrap().text().await.unwrap();
    std::fs::write(&own, end).unwrap();
    let (code, said) = verified(&own, Some(&server.postbox()));
    assert!(
        code == 2 && said.contains("proven  letters") && said.contains("proven  result"),
        "letters of both servers witness one log: {said}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_moves_from_sqlite_to_postgres() {
    a_campaign_moves(None, Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_moves_from_postgres_to_sqlite() {
    a_campaign_moves(Some(fresh_database().await), None).await;
}

/// A seat's words are mixed into chance by a form that needs no script; everybody can read them in the log.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_adds_words_of_its_own_to_chance() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let seats: Vec<Value> = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(|address| json!({ "name": address, "email": address })).into();
    let body = json!({ "game": "twilight-imperium", "name": "Words", "seats": seats });
    let created =
        table.client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(&table.tokens[0]).json(&body).send().await.unwrap();
    let id = created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned();
    let links = Links::new(KEY.as_bytes(), &[]);
    let door = |seat| {
        let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
        format!("{}/i/{}", server.url, links.sign(link, SystemClock.now() + TimeDelta::days(1)))
    };
    let take = async |seat: u8, phrase: &str| {
        let sent = table.client.post(door(seat)).form(&[("choice", ""), ("phrase", phrase)]).send().await.unwrap();
        (if is_in(&sent) { 200 } else { sent.status().as_u16() }, sent.text().await.unwrap())
    };
    assert_eq!(take(0, &"x".repeat(201)).await.0, 422);
    assert_eq!(take(0, "two\nlines").await.0, 422);
    let (status, page) = take(0, " the <b>cat</b> ").await;
    assert!(status == 200 && page.contains("value=\"the &#60;b&#62;cat&#60;/b&#62;\""), "it is shown as it was taken: {page}");
    assert_eq!(take(1, "").await.0, 200);
    assert_eq!(take(2, "cleo's own").await.0, 200);

    let store = sternpost_store::open(&server.database()).await.unwrap();
    let entries = store.entries(id.parse().unwrap(), 0, 100).await.unwrap();
    let Some(Body::Started { phrases, .. }) = entries.iter().map(|entry| &entry.body).find(|body| body.kind() == "started") else {
        panic!("it has started");
    };
    assert_eq!((phrases.0[0].as_deref(), phrases.0[2].as_deref()), (Some("the <b>cat</b>"), Some("cleo's own")));
    assert!(phrases.0[1].as_ref().is_some_and(|drawn| drawn.len() == 32), "who gives none has one drawn");
    let shown = log(&table, &server, &id, None).await;
    let face = shown.iter().find(|entry| entry["kind"] == "started").unwrap()["face"].as_str().unwrap().to_owned();
    assert!(face.contains("cleo's own"), "everybody may read them: {face}");
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
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let campaign = id.parse().unwrap();
    let head = store.head(campaign).await.unwrap().unwrap().0;
    assert_eq!(store.kept_head(campaign).await.unwrap().map(|kept| kept.seq), Some(head));
    assert_eq!(store.without_head("twilight-imperium", 1_000).await.unwrap(), [campaign], "rules of another revision find it");
    assert_eq!(store.without_head("twilight-imperium", sternpost_games::GAMES[0].revision()).await.unwrap(), []);
}

/// Whoever can write to the database can hash a whole log anew; what was drawn does not follow from the secret then.
#[tokio::test(flavor = "multi_thread")]
async fn an_audit_finds_dice_that_do_not_come_from_the_secret() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await.parse().unwrap();
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let (campaign, secret) = (store.campaign(id).await.unwrap().unwrap(), store.secret(id).await.unwrap().unwrap());
    let mut anew: Vec<sternpost_log::Entry> = vec![];
    for entry in store.entries(id, 0, 100).await.unwrap() {
        let mut what = entry.what.clone();
        if let Body::Started { chance, .. } = &mut what.body {
            let drawn = chance.iter_mut().flatten().next().expect("the start shuffles");
            *drawn = if *drawn == 0 { 1 } else { 0 };
        }
        let previous = anew.last().map_or(sternpost_log::chain::ORIGIN, |entry| &entry.hash).to_owned();
        anew.push(sternpost_model::chain::seal(what, &previous, &secret));
    }
    let other = Server::start(None, None);
    let there = sternpost_store::open(&other.database()).await.unwrap();
    let commit = sternpost_store::Commit { campaign: Some((campaign, secret)), entries: anew, ..sternpost_store::Commit::default() };
    there.commit(commit).await.unwrap();
    let (honest, doctored) = (server.command(&["audit"]), other.command(&["audit"]));
    assert!(honest.status.success(), "{}", String::from_utf8_lossy(&honest.stdout));
    let said = String::from_utf8_lossy(&doctored.stdout).into_owned();
    assert!(
        !doctored.status.success() && said.contains("FAILED") && said.contains("what was drawn is not what the secret gives"),
        "{said}"
    );
}

on_both_servers! {
    anybody_follows_the_chain_and_a_seat_checks_its_own_answers
}
