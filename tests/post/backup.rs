//! A backup that is taken under load holds everything, and a server on what was restored from it goes on, on either store.

use crate::api::Table;
use crate::crash::{Confirmed, everything_confirmed_is_there, note, one};
use crate::postgres::fresh_database;
use crate::server::{Server, until};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;
use std::process::Output;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sternpost_players::Rng;
use tempfile::TempDir;

/// What a command says that succeeds.
fn said(out: &Output) -> String {
    let both = [&out.stdout, &out.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat();
    assert!(out.status.success(), "{both}");
    both
}

/// The rows of each table of a backup, in no order.
fn rows(file: &Path) -> BTreeMap<String, Vec<String>> {
    let mut text = String::new();
    GzDecoder::new(File::open(file).unwrap()).read_to_string(&mut text).unwrap();
    let (mut tables, mut table) = (BTreeMap::<String, Vec<String>>::new(), String::new());
    for line in text.lines().skip(1).filter(|line| !line.contains("\"sha256\"")) {
        if line.starts_with('[') {
            tables.get_mut(&table).unwrap().push(line.to_owned());
        } else {
            table = line.to_owned();
            tables.insert(table.clone(), vec![]);
        }
    }
    tables.values_mut().for_each(|rows| rows.sort());
    tables
}

/// Motions that a server has confirmed: the campaign, and the entry that put it to the vote.
type Motions = Arc<Mutex<Vec<(String, u64)>>>;

/// A seat of a campaign asks the table to go back, and lets it rest, again and again until it is told to stop.
async fn goes_to_court(table: &Table, url: &str, id: &str, (motions, is_over): (&Motions, &AtomicBool)) {
    let address = format!("{url}/api/v1/campaigns/{id}/court");
    while !is_over.load(Ordering::Relaxed) {
        let propose = json!({ "act": "propose", "motion": { "is": "rewind", "to": 5 }, "why": "We forgot a card." });
        let (status, said) = table.post(2, address.clone(), None, &propose).await.unwrap();
        if let (200, Some(motion)) = (status, said["entry"].as_u64()) {
            motions.lock().unwrap().push((id.to_owned(), motion));
            table.post(2, address.clone(), None, &json!({ "act": "drop", "motion": motion })).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Every motion that was confirmed is in the docket of its campaign.
async fn every_motion_is_there(server: &Server, motions: &[(String, u64)]) {
    let table = Table::new(server);
    for (id, motion) in motions {
        let docket = table.get(0, format!("{}/api/v1/campaigns/{id}/court", server.url)).await;
        let is_it = |known: &Value| known["motion"] == json!(motion);
        assert!(docket["motions"].as_array().unwrap().iter().any(is_it), "motion {motion} of {id}: {docket}");
    }
}

/// Players of three campaigns and whoever takes their table to court, until they are told to stop.
async fn under_load(server: &Server, motions: &Motions, work: impl AsyncFnOnce(&Confirmed)) {
    let table = Arc::new(Table::new(server));
    let (confirmed, is_over): (Confirmed, _) = (Arc::new(Mutex::default()), Arc::new(AtomicBool::new(false)));
    let mut players = vec![];
    for seed in 0..3 {
        let id = table.begin(server).await;
        let (table, url, confirmed, is_over) = (table.clone(), server.url.clone(), confirmed.clone(), is_over.clone());
        let (court, motions) = ((table.clone(), url.clone(), id.clone(), is_over.clone()), motions.clone());
        players.push(tokio::spawn(async move {
            let (table, url, id, is_over) = court;
            goes_to_court(&table, &url, &id, (&motions, &is_over)).await;
        }));
        players.push(tokio::spawn(async move {
            let mut rng = Rng::new(seed);
            while !is_over.load(Ordering::Relaxed) {
                match one(&table, &url, &id, &mut rng).await {
                    Ok((201, receipt)) => note(&confirmed, &id, &receipt),
                    Ok(_) | Err(()) => tokio::time::sleep(Duration::from_millis(20)).await,
                }
            }
        }));
    }
    work(&confirmed).await;
    is_over.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
}

async fn what_was_restored_goes_on(from: Option<String>, to: String) {
    let server = Server::start(from, None);
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("night.backup");
    let name = file.to_str().unwrap().to_owned();
    let (before, motions): (Confirmed, Motions) = (Arc::default(), Arc::default());
    let mut heard = vec![];
    under_load(&server, &motions, async |confirmed| {
        let count = || confirmed.lock().unwrap().len();
        until("there is something to lose", async || count() >= 40 && motions.lock().unwrap().len() >= 3).await;
        before.lock().unwrap().clone_from(&confirmed.lock().unwrap());
        heard.clone_from(&motions.lock().unwrap());
        let taken = tokio::task::block_in_place(|| server.command(&["backup", &name]));
        assert!(said(&taken).contains("3 campaigns"), "{}", said(&taken));
        let enough = before.lock().unwrap().len() + 1;
        until("it keeps nobody waiting", async || count() >= enough).await;
    })
    .await;
    assert!(server.refused(&["backup", &name], &[]).contains("exists"), "a backup does not replace another");
    assert!(said(&server.command(&["restore", "--try", &name])).contains("can be restored"));

    let other = [("STERNPOST__DATABASE_URL", to.as_str())];
    let told = said(&server.command_with(&["restore", &name], &other));
    assert!(told.contains("3 campaigns") && told.matches("ok      ").count() == 3, "every campaign was audited: {told}");
    assert!(server.refused(&["restore", &name], &other).contains("holds something already"));

    let again = folder.path().join("again.backup");
    said(&server.command_with(&["backup", again.to_str().unwrap()], &other));
    assert_eq!(rows(&again), rows(&file), "all that was in the one is in the other, and in its backup");
    let restored = Server::start(Some(to), None);
    everything_confirmed_is_there(&restored, &before).await;
    every_motion_is_there(&restored, &heard).await;
    let table = Table::new(&restored);
    let ids: Vec<String> = before.lock().unwrap().keys().map(|(id, _)| id.clone()).collect();
    for id in ids.into_iter().collect::<std::collections::BTreeSet<_>>() {
        let mut rng = Rng::new(7);
        for _ in 0..3 {
            assert_eq!(table.answer(&restored.url, &id, &mut rng).await.unwrap().unwrap().0, 201, "it is played on");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_sqlite_under_load_goes_on_on_postgres() {
    what_was_restored_goes_on(None, fresh_database().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgres_under_load_goes_on_on_sqlite() {
    let folder = TempDir::new().unwrap();
    let to = format!("sqlite:{}", folder.path().join("restored.db").display());
    what_was_restored_goes_on(Some(fresh_database().await), to).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_open_after_a_restore_and_a_damaged_backup_restores_nothing() {
    let server = Server::start_with(None, None, &[("STERNPOST__SECRET_KEY", "")]);
    let table = Table::new(&server);
    assert_eq!(table.get(0, format!("{}/api/v1/letters", server.url)).await["language"], serde_json::Value::Null);
    let folder = TempDir::new().unwrap();
    let (file, new) = (folder.path().join("a.backup"), folder.path().join("new"));
    said(&server.command(&["backup", file.to_str().unwrap()]));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "for its owner only");
    }
    let elsewhere = [("STERNPOST__DATA_DIR", new.to_str().unwrap())];

    let whole = fs::read(&file).unwrap();
    let cut = folder.path().join("cut.backup");
    fs::write(&cut, &whole[..whole.len() - 9]).unwrap();
    let refused = server.refused(&["restore", cut.to_str().unwrap()], &elsewhere);
    assert!(refused.contains("nothing was restored") && refused.contains("line"), "{refused}");
    assert!(!new.join("sternpost.db").exists(), "the file is read to its end before the database is touched");

    let told = said(&server.command_with(&["restore", file.to_str().unwrap()], &elsewhere));
    assert!(told.contains("links that were sent open as before"), "{told}");
    assert_eq!(fs::read(new.join("signing.key")).unwrap(), fs::read(server.data().join("signing.key")).unwrap());
    // Without the key it is said that the links are dead.
    let keyless = folder.path().join("keyless.backup");
    said(&server.command(&["backup", "--without-key", keyless.to_str().unwrap()]));
    let third = folder.path().join("third");
    let told = said(&server.command_with(&["restore", keyless.to_str().unwrap()], &[("STERNPOST__DATA_DIR", third.to_str().unwrap())]));
    assert!(told.contains("if the configuration has the key") && !third.join("signing.key").exists(), "{told}");
}
