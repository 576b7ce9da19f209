//! A disk that is full, read-only or damaged: it is said, nothing confirmed is lost, and the server goes on by itself.

use crate::api::pick;
use crate::server::{Server, said_on_a_read_only_folder, until};
use crate::world::World;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::ops::Deref;
use std::os::unix::fs::FileExt as _;
use sternpost_players::Rng;

/// Room for a database, some hundred answers and the letters.
const ROOM: u64 = 32 << 20;

/// A campaign somebody plays, and what was confirmed of it.
struct Played {
    world: World,
    rng: Rng,
    confirmed: BTreeMap<u64, String>,
}

impl Deref for Played {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Played {
    async fn begin(server: Server) -> Self {
        Self { world: World::on(server).await, rng: Rng::new(7), confirmed: BTreeMap::new() }
    }

    /// Hands in an answer; its status.
    async fn hand_in(&mut self) -> u16 {
        let (seat, question, version) = self.asked().await;
        let answer = pick(&question, &mut self.rng);
        let (status, receipt) = self.answer(seat, &question, version, answer).await;
        if status == 201 {
            self.confirmed.insert(receipt["version"].as_u64().unwrap(), receipt["hash"].as_str().unwrap().to_owned());
        }
        status
    }

    async fn ready(&self) -> u16 {
        self.table.client.get(format!("{}/readyz", self.server.url)).send().await.unwrap().status().as_u16()
    }

    async fn nothing_confirmed_is_lost(&self) {
        let log = self.get(0, "/log?after=0").await;
        let hashes: BTreeMap<u64, &str> = log["entries"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry: &Value| (entry["seq"].as_u64().unwrap(), entry["hash"].as_str().unwrap()))
            .collect();
        for (seq, hash) in &self.confirmed {
            assert_eq!(hashes.get(seq), Some(&hash.as_str()), "entry {seq} was confirmed");
        }
        let data = self.server.data();
        let store = sternpost_store::open(&format!("sqlite:{}", data.join("sternpost.db").display())).await.unwrap();
        store.examine().await.unwrap();
    }
}

/// Fills a file system to the last byte.
fn fill(file: &std::path::Path) {
    let mut file = File::create(file).unwrap();
    for size in [1 << 20, 1 << 12, 1] {
        while file.write_all(&vec![1; size]).is_ok() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_survived_without_a_restart_and_nothing_confirmed_is_lost() {
    let Some(server) = Server::start_in_a_room_of(ROOM) else { return };
    let mut played = Played::begin(server).await;
    for _ in 0..10 {
        assert_eq!(played.hand_in().await, 201);
    }
    assert_eq!(played.ready().await, 200);
    let filler = played.server.data().join("filler");
    for round in 0..2 {
        fill(&filler);
        // What is left in the write-ahead log takes a few more.
        let mut refused = 0;
        for _ in 0..400 {
            refused += u32::from(played.hand_in().await == 500);
            if refused == 20 {
                break;
            }
        }
        assert_eq!(refused, 20, "the disk is full");
        assert_eq!(played.ready().await, 503, "a server that takes no answers is not ready");

        std::fs::remove_file(&filler).unwrap();

        until("ready again", async || played.ready().await == 200).await;
        for n in 0..10 {
            assert_eq!(played.hand_in().await, 201, "answer {n} after there is room again, for the {round}. time");
        }
    }
    played.nothing_confirmed_is_lost().await;
}

#[test]
fn a_read_only_data_folder_is_named_by_doctor_and_by_the_server_that_cannot_start_with_what_to_do() {
    for command in ["doctor", "serve"] {
        let Some(said) = said_on_a_read_only_folder(command) else { return };
        assert!(said.contains("mount it writable"), "{command}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_named_by_doctor_and_not_served() {
    let mut played = Played::begin(Server::start(None, None)).await;
    for _ in 0..10 {
        assert_eq!(played.hand_in().await, 201);
    }
    let database = played.server.database();
    let doctor = played.server.command(&["doctor"]);
    assert!(String::from_utf8_lossy(&doctor.stdout).contains("no page of the database is damaged"), "{doctor:?}");
    played.world.server.kill();
    // What the write-ahead log holds would be read instead of the pages.
    drop(sternpost_store::open(&database).await.unwrap());
    let path = database.strip_prefix("sqlite:").unwrap();
    let mut connection = <sqlx::SqliteConnection as sqlx::Connection>::connect(&database).await.unwrap();
    // As long as anybody else has it open, some of the log may stay.
    until("all that was written is in the file", async || {
        let (is_busy,) = sqlx::query_as::<_, (i64,)>("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await.unwrap();
        is_busy == 0
    })
    .await;
    drop(connection);
    let file = OpenOptions::new().write(true).open(path).unwrap();
    let pages = file.metadata().unwrap().len() / 4_096;
    for page in 10..pages - 5 {
        file.write_all_at(&[0xa5; 4_096], page * 4_096).unwrap();
    }

    for command in ["doctor", "serve"] {
        let said = played.server.refused(&[command], &[]);
        assert!(said.contains("malformed") || said.contains("damaged"), "{command}: {said}");
        assert!(said.contains("backup"), "{command} says what to do: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_cannot_be_read_is_the_servers_fault_and_not_the_readers() {
    let mut played = Played::begin(Server::start(None, None)).await;
    assert_eq!(played.hand_in().await, 201);
    let mut connection = <sqlx::SqliteConnection as sqlx::Connection>::connect(&played.server.database()).await.unwrap();
    sqlx::raw_sql("UPDATE lines SET body = '{'").execute(&mut connection).await.unwrap();

    let answer = played.table.client.get(played.api("/log?after=0")).bearer_auth(&played.table.tokens[0]).send().await.unwrap();
    assert_eq!(answer.status(), 500);
    let problem: Value = answer.json().await.unwrap();
    assert!(problem["type"].as_str().unwrap().ends_with("/ours"), "{problem}");
    assert!(!problem["detail"].as_str().unwrap().contains("lines"), "what is wrong is for the log: {problem}");
}
