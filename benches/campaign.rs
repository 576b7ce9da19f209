//! `cargo bench`: what a campaign costs, at three lengths of one recorded six-seat campaign, and durable answers per second
//! through HTTP beside the bare commit rate of the same database in the same run.
//!
//! The disk is the noise of such numbers: compare the columns of one run, never two runs. `STERNPOST_TEST_POSTGRES` names a
//! Postgres server to measure as well.

use chrono::{TimeDelta, Utc};
use serde_json::{Value, json};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::str::FromStr as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use sternpost::campaign::Service;
use sternpost::clock::SystemClock;
use sternpost::games::Games;
use sternpost::log::{Actor, Body, CampaignId, CampaignSecret, Cause, Check, Entry, NewEntry, chain, effective, fold, seal};
use sternpost::store::{self, Campaign, Commit, Snapshot, Status};
use sternpost_core::{Chance, Eyes, Game, Seat};
use sternpost_workbench::{Rng, random};

fn main() {
    let game = Games::default().get("twilight-imperium").expect("the game is in the list");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let recorded = record(game);
    println!("a recorded six-seat campaign: {} entries\n", recorded.len());
    println!("| entries | folded/s | cold load | with snapshot | one more answer | question | view | state bytes |");
    println!("|---|---|---|---|---|---|---|---|");
    // The last one stops a little before the end: when a campaign is over nothing is asked any more.
    for length in [recorded.len() / 4, recorded.len() / 2, recorded.len() - 40] {
        lengths(game, &recorded[..length], &runtime);
    }
    println!("\n| database | answers/s over HTTP, 32 campaigns | bare commits/s | ratio |\n|---|---|---|---|");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let bare = bare_sqlite(&folder.path().join("bare.db")).await;
        report("SQLite", over_http(&format!("sqlite:{}", folder.path().join("http.db").display())).await, bare);
        if let Ok(url) = std::env::var("STERNPOST_TEST_POSTGRES") {
            let bare = bare_postgres(&url).await;
            report("Postgres", over_http(&url).await, bare);
        }
    });
}

fn report(database: &str, served: f64, bare: f64) {
    println!("| {database} | {served:.0} | {bare:.0} | {:.2} |", served / bare);
}

fn campaign_id() -> CampaignId {
    CampaignId("00000000-0000-7000-8000-00000000be7c".parse().expect("a name"))
}

/// A campaign of bots as entries of a log.
fn record(game: &'static dyn Game) -> Vec<Entry> {
    let factions = ["sol", "letnev", "hacan", "jolnar", "yin", "naalu"];
    let setup = json!({ "options": { "victory-points": "14" }, "seats": factions.map(|f| json!({ "faction": f })) });
    let (mut rng, mut dice) = (Rng::new(11), Rng::new(12));
    let (mut play, out) = game.begin(&setup, &mut Chance::live(&mut dice)).expect("a set-up that can be played");
    let mut entries: Vec<Entry> = vec![];
    let mut push = |body: Body, digest: String| {
        let (seq, previous) = entries.last().map_or((1, chain::ORIGIN.to_owned()), |last| (last.seq + 1, last.hash.clone()));
        let new = NewEntry {
            campaign: campaign_id(),
            seq,
            recorded_at: chrono::DateTime::UNIX_EPOCH,
            actor: Actor::System,
            cause: Cause::Bot,
            revision: game.revision(),
            digest: Some(digest),
            idempotency_key: None,
            quiet: false,
            body,
        };
        entries.push(seal(new, &previous, &CampaignSecret([1; 32])));
    };
    push(Body::Started { setup, chance: out.chance }, play.digest());
    while let Some(asked) = play.asked().into_iter().next() {
        let answers = vec![random::eager_answer(&asked, &mut rng, 80)];
        let out = play.apply(asked.seat, &answers, &mut Chance::live(&mut dice)).expect("an answer on offer");
        push(Body::Answered { question: asked.id, seat: asked.seat, answers, chance: out.chance }, play.digest());
    }
    entries
}

/// The median of some runs.
fn median(runs: usize, mut run: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..runs).map(|_| run()).collect();
    times.sort_unstable();
    times[runs / 2]
}

fn lengths(game: &'static dyn Game, entries: &[Entry], runtime: &tokio::runtime::Runtime) {
    let line = effective(entries);
    let folded = || fold(game, None, &line, Check::Last).expect("a log that folds");
    let folding = median(5, || timed(|| drop(folded())));
    let play = folded().play;
    let snapshot = play.snapshot();
    let seat = play.asked().first().map_or(Seat(0), |asked| asked.seat);
    let question = median(50, || timed(|| drop(play.asked())));
    let view = median(50, || timed(|| drop(play.view(Eyes::Seat(seat)))));
    let mut rng = Rng::new(5);
    let one_more = play.asked().first().map_or(Duration::ZERO, |asked| {
        let answer = random::answer(asked, &mut rng);
        median(50, || {
            timed(|| {
                let mut fork = play.fork();
                let _ = fork.apply(asked.seat, std::slice::from_ref(&answer), &mut Chance::live(&mut Rng::new(9)));
                drop(fork.digest());
            })
        })
    });
    let (cold, warm) = runtime.block_on(loads(game, entries, &snapshot));
    let rate = (line.len() as f64) / folding.as_secs_f64();
    println!(
        "| {} | {rate:.0} | {cold:.1?} | {warm:.1?} | {one_more:.1?} | {question:.1?} | {view:.1?} | {} |",
        entries.len(),
        snapshot.len()
    );
}

fn timed(work: impl FnOnce()) -> Duration {
    let begin = Instant::now();
    work();
    begin.elapsed()
}

/// Loading the campaign from SQLite into memory: without and with a snapshot at its head.
async fn loads(game: &'static dyn Game, entries: &[Entry], snapshot: &str) -> (Duration, Duration) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store::open(&format!("sqlite:{}", folder.path().join("load.db").display())).await.expect("a database");
    let campaign = Campaign {
        id: campaign_id(),
        game: game.id().to_owned(),
        name: "bench".to_owned(),
        status: Status::Running,
        host_address: "bench@localhost".to_owned(),
        options: json!({}),
        seats: 6,
        created_at: chrono::DateTime::UNIX_EPOCH,
    };
    store.commit(Commit { campaign: Some((campaign, CampaignSecret([1; 32]))), ..Commit::default() }).await.expect("a campaign");
    for some in entries.chunks(500) {
        store.commit(Commit { entries: some.to_vec(), ..Commit::default() }).await.expect("entries");
    }
    let load = || async {
        let service = Service::new(store.clone(), Games::default(), Arc::new(SystemClock), "op@localhost".to_owned(), TimeDelta::zero());
        let begin = Instant::now();
        drop(service.standing(campaign_id()).await.expect("a campaign that loads"));
        begin.elapsed()
    };
    let mut cold = vec![];
    for _ in 0..5 {
        store.drop_snapshots(campaign_id()).await.expect("a dropped cache");
        cold.push(load().await);
    }
    let seq = entries.last().map_or(0, |entry| entry.seq);
    let kept = Snapshot { campaign: campaign_id(), seq, revision: game.revision(), body: snapshot.to_owned() };
    store.put_snapshot(kept).await.expect("a snapshot");
    let mut warm = vec![];
    for _ in 0..5 {
        warm.push(load().await);
    }
    cold.sort_unstable();
    warm.sort_unstable();
    (cold[2], warm[2])
}

/// How long a rate is measured.
const WINDOW: Duration = Duration::from_secs(5);

async fn bare_sqlite(path: &std::path::Path) -> f64 {
    let options = SqliteConnectOptions::from_str(&format!("sqlite:{}", path.display())).expect("an address");
    let options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    let mut c = options.connect().await.expect("a database");
    sqlx::query("CREATE TABLE bare (number INTEGER PRIMARY KEY, body TEXT NOT NULL)").execute(&mut c).await.expect("a table");
    let (begin, mut done) = (Instant::now(), 0_u32);
    while begin.elapsed() < WINDOW {
        sqlx::query("INSERT INTO bare (body) VALUES ($1)").bind("x".repeat(600)).execute(&mut c).await.expect("a row");
        done += 1;
    }
    f64::from(done) / begin.elapsed().as_secs_f64()
}

async fn bare_postgres(url: &str) -> f64 {
    let pool = sqlx::postgres::PgPoolOptions::new().max_connections(1).connect(url).await.expect("a database");
    sqlx::query("CREATE TABLE IF NOT EXISTS bare (number BIGINT GENERATED ALWAYS AS IDENTITY, body TEXT NOT NULL)")
        .execute(&pool)
        .await
        .expect("a table");
    let (begin, mut done) = (Instant::now(), 0_u32);
    while begin.elapsed() < WINDOW {
        sqlx::query("INSERT INTO bare (body) VALUES ($1)").bind("x".repeat(600)).execute(&pool).await.expect("a row");
        done += 1;
    }
    f64::from(done) / begin.elapsed().as_secs_f64()
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

const KEY: &str = "a key for benches only, long enough";

/// Answers per second that were confirmed as durable: 32 campaigns at once, each answered one question after the other.
async fn over_http(database: &str) -> f64 {
    let folder = tempfile::tempdir().expect("a folder");
    let environment = [
        ("STERNPOST__LISTEN", "127.0.0.1:0".to_owned()),
        ("STERNPOST__DATA_DIR", folder.path().display().to_string()),
        ("STERNPOST__DATABASE_URL", database.to_owned()),
        ("STERNPOST__SECRET_KEY", KEY.to_owned()),
        ("STERNPOST__LOG__FILTER", "error".to_owned()),
    ];
    let binary = env!("CARGO_BIN_EXE_sternpost");
    let child = Command::new(binary).arg("serve").envs(environment.clone()).stdout(Stdio::piped()).spawn().expect("a server");
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
    let url = line.trim().trim_start_matches("listening on ").to_owned();
    let token = |address: &str| {
        let out = Command::new(binary).args(["token", "--email", address]).envs(environment.clone()).output().expect("a token");
        String::from_utf8(out.stdout).expect("text").trim().to_owned()
    };
    let client = reqwest::Client::new();
    // One address holds no two seats: three people play every campaign.
    let people: Vec<(String, String)> = (0..3).map(|i| format!("p{i}@localhost")).map(|address| (token(&address), address)).collect();
    let mut campaigns = vec![];
    for i in 0..32 {
        campaigns.push(start(&client, &url, &people, i).await);
    }
    let done = Arc::new(AtomicU64::new(0));
    let begin = Instant::now();
    let tasks: Vec<_> = campaigns
        .into_iter()
        .map(|id| {
            let (client, url, people, done) = (client.clone(), url.clone(), people.clone(), done.clone());
            tokio::spawn(async move { answer(&client, &url, &people, &id, &done, begin).await })
        })
        .collect();
    for task in tasks {
        task.await.expect("a player");
    }
    done.load(Ordering::Relaxed) as f64 / begin.elapsed().as_secs_f64()
}

async fn start(client: &reqwest::Client, url: &str, people: &[(String, String)], i: usize) -> String {
    // The invitations' links are signed here instead of being taken out of mails.
    let seats: Vec<Value> = people.iter().map(|(_, address)| json!({ "name": address, "email": address })).collect();
    let body = json!({ "game": "twilight-imperium", "name": format!("bench {i}"), "seats": seats });
    let created: Value = client
        .post(format!("{url}/api/v1/campaigns"))
        .bearer_auth(&people[0].0)
        .json(&body)
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    let id = created["id"].as_str().expect("an id").to_owned();
    let links = sternpost::post::links::Links::new(KEY.as_bytes(), &[]);
    for seat in 0..3 {
        let link = sternpost::post::links::InviteLink { campaign: id.parse().expect("an id"), seat, generation: 1 };
        #[expect(clippy::disallowed_methods, reason = "a bench outside the service")]
        let token = links.sign(link, Utc::now() + TimeDelta::days(1));
        client.post(format!("{url}/i/{token}")).form(&[("choice", "")]).send().await.expect("a seat");
    }
    id
}

async fn answer(client: &reqwest::Client, url: &str, people: &[(String, String)], id: &str, done: &AtomicU64, begin: Instant) {
    while begin.elapsed() < WINDOW {
        for (token, _) in people {
            let asked: Value = client
                .get(format!("{url}/api/v1/campaigns/{id}/questions"))
                .bearer_auth(token)
                .send()
                .await
                .expect("an answer")
                .json()
                .await
                .expect("JSON");
            let Some(question) = asked["questions"].get(0) else { continue };
            let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
            let sent =
                client.post(format!("{url}/api/v1/campaigns/{id}/answers")).bearer_auth(token).json(&body).send().await.expect("an answer");
            if sent.status() == 201 {
                done.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}
