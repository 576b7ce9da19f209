//! The SQLite database, which is the default and needs no set-up. One connection writes, a few read, one checkpoints.

use super::checkpoint;
use super::group::Group;
use super::health::Health;
use super::kept::Kept;
use super::migrations;
use super::rows::ClaimedLetters;
use super::sql::{Connection, sql};
use super::statements::{outbox, writing};
use super::store::Database;
use super::turn::Turn;
use super::writer::{Engine, Verdict, Writers};
use super::{Change, Commit, Store, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_model::private;
use tokio::sync::{Mutex, broadcast};

/// Takes letters that are due; the single writing connection needs no lock.
const CLAIM: &str = "UPDATE letters SET leased_until = $2, attempts = attempts + 1, held = 0 WHERE id IN \
    (SELECT id FROM letters WHERE state = 'pending' AND not_before <= $1 AND leased_until <= $1 ORDER BY number LIMIT $3) \
    RETURNING id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until, number";

/// The time of the machine the database is on: this one.
pub(super) const TIME: &str = "SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000000 AS at";

/// Tells other processes on the file that a campaign has changed; of the notices only the last thousand are kept.
async fn insert_notice(c: &mut Connection<'_>, writer: &str, campaign: CampaignId) -> Result<(), StoreError> {
    sql("INSERT INTO notices (writer, campaign) VALUES ($1, $2)").bind(writer).bind(campaign).execute(c).await?;
    sql("DELETE FROM notices WHERE number <= (SELECT MAX(number) FROM notices) - 1000").execute(c).await?;
    Ok(())
}

/// Campaigns that other processes have changed since a notice, and the last notice there is.
async fn notices(c: &mut SqliteConnection, own: &str, after: i64) -> Result<(i64, Vec<CampaignId>), StoreError> {
    let q = sql("SELECT number, writer, campaign FROM notices WHERE number > $1 ORDER BY number").bind(after);
    let (mut last, mut campaigns) = (after, vec![]);
    for row in &q.fetch_all(&mut Connection::Sqlite(c)).await? {
        let row = row.of("notices", &"a notice");
        last = row.whole("number")?;
        if row.text("writer")? != own {
            campaigns.push(row.id("campaign")?);
        }
    }
    Ok((last, campaigns))
}

async fn last_notice(c: &mut SqliteConnection) -> Result<i64, StoreError> {
    let q = sql("SELECT COALESCE(MAX(number), 0) AS number FROM notices");
    q.fetch_one(&mut Connection::Sqlite(c)).await?.of("notices", &"the last notice").whole("number")
}

/// Writes a row that means nothing, as large as what a large turn writes: a disk that only has room for a byte is full.
async fn probe(c: &mut SqliteConnection) -> Result<(), StoreError> {
    let q = sql("UPDATE probe SET number = number + 1, filler = zeroblob(65536) WHERE id = 1");
    q.execute(&mut Connection::Sqlite(c)).await?;
    Ok(())
}

/// Checks the file for damage, by one of SQLite's two checks.
async fn check(c: &mut SqliteConnection, pragma: &'static str) -> Result<(), StoreError> {
    let rows = sqlx::query(pragma).fetch_all(c).await?;
    let said = rows.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<String>, _>>()?;
    if said == ["ok"] { Ok(()) } else { Err(StoreError::Damaged(said.join("; ").replace('\n', " "))) }
}

/// The largest file that is checked whenever it is opened: a fraction of a second's work. Larger ones are left to `doctor`.
const CHECKED_AT_OPEN: u64 = 64 << 20;

/// A database in one file: the connections a store reads by, and writes by beside its writer.
pub(super) struct File {
    pub(super) readers: SqlitePool,
    /// For small writes that have nothing to do with answers: sign-ins, what is done once in a while. Not beside the writer: two who write a file
    /// wait for each other in steps of milliseconds.
    pub(super) side: Mutex<Kept>,
    pub(super) turn: Turn,
}

struct Sqlite {
    kept: Kept,
    turn: Turn,
    /// Opens this process's notices, so that it does not hear its own.
    name: String,
}

impl Sqlite {
    /// Whether the connection is sound after a failure is for the second part of the error to say.
    async fn transact(&mut self, group: &[&Commit]) -> Result<(), (StoreError, bool)> {
        let _turn = self.turn.taken().await;
        let connection = self.kept.get().await.map_err(|error| (error, false))?;
        // IMMEDIATE: a transaction that starts by reading could not be upgraded while another process writes.
        let mut tx = connection.begin_with("BEGIN IMMEDIATE").await.map_err(|error| (error.into(), false))?;
        if let Err(error) = insert(&mut tx, group, &self.name).await {
            let sound = error.is_refusal() && tx.rollback().await.is_ok();
            return Err((error, sound));
        }
        tx.commit().await.map_err(|error| (error.into(), false))
    }
}

async fn insert(c: &mut SqliteConnection, group: &[&Commit], name: &str) -> Result<(), StoreError> {
    let c = &mut Connection::Sqlite(c);
    writing::insert_group(c, &Group::of(group)).await?;
    for commit in group.iter().filter(|commit| commit.is_beside_the_log()) {
        if let Some(campaign) = commit.about() {
            insert_notice(c, name, campaign).await?;
        }
    }
    Ok(())
}

#[async_trait]
impl Engine for Sqlite {
    async fn write(&mut self, group: &[&Commit]) -> Result<(), StoreError> {
        match self.transact(group).await {
            Ok(()) => Ok(()),
            Err((error, true)) => Err(error),
            Err((error, false)) => {
                self.kept.let_go().await;
                Err(error)
            }
        }
    }
    async fn explain(&mut self, commit: &Commit) -> Result<Verdict, StoreError> {
        let verdict = writing::explain(&mut Connection::Sqlite(self.kept.get().await?), commit).await;
        self.kept.judged(verdict).await
    }
    async fn claim(&mut self, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Result<ClaimedLetters, StoreError> {
        let _turn = self.turn.taken().await;
        let claimed = outbox::claim(&mut Connection::Sqlite(self.kept.get().await?), CLAIM, now, until, limit).await;
        self.kept.judged(claimed).await
    }
    async fn probe(&mut self) -> Result<(), StoreError> {
        let _turn = self.turn.taken().await;
        let written = probe(self.kept.get().await?).await;
        self.kept.judged(written).await
    }
}

/// Opens a file.
pub(super) async fn open(url: &str) -> Result<Store, StoreError> {
    let options = SqliteConnectOptions::from_str(url)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .pragma("cell_size_check", "ON")
        .pragma("wal_autocheckpoint", "0");
    // Made before SQLite makes it, and for its owner only: what it puts beside the file has the file's permissions.
    private::file(options.get_filename()).map_err(sqlx::Error::Io)?;
    let size = std::fs::metadata(options.get_filename()).map_or(0, |file| file.len());
    let mut writing = Kept::connect(&options).await?;
    if (1..=CHECKED_AT_OPEN).contains(&size) {
        check(writing.get().await?, "PRAGMA quick_check(3)").await?;
    }
    migrations::sqlite().run(writing.get().await?).await?;
    let last_notice = last_notice(writing.get().await?).await?;
    let side = Mutex::new(Kept::connect(&options).await?);
    let checkpointing = Kept::connect(&options.clone().busy_timeout(checkpoint::PATIENCE)).await?;
    // A file does not hang up: nobody asks whether a connection still stands.
    let readers = SqlitePoolOptions::new().max_connections(4).test_before_acquire(false).connect_with(options.read_only(true)).await?;
    let (changes, _) = broadcast::channel(1_024);
    let health = Arc::new(Health::default());
    let name = entropy::token();
    let turn = Turn::default();
    tokio::spawn(look_after(checkpointing, turn.clone(), name.clone(), last_notice, changes.downgrade()));
    let writers = Writers::start(vec![Sqlite { kept: writing, turn: turn.clone(), name }], &changes, &health);
    let (spoken, _) = broadcast::channel(1_024);
    Ok(Store::on(Database::Sqlite(Box::new(File { readers, side, turn })), writers, changes, spoken, health))
}

impl File {
    /// Reads the whole file and looks for damage.
    pub(super) async fn search_for_damage(&self) -> Result<(), StoreError> {
        check(&mut *self.readers.acquire().await?, "PRAGMA integrity_check(10)").await
    }
}

/// Runs beside the writer until the store is gone: checkpoints, and looks for notices of other processes.
async fn look_after(mut kept: Kept, turn: Turn, own: String, mut last: i64, store: broadcast::WeakSender<Change>) {
    let mut ticks = tokio::time::interval(checkpoint::EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut failing = false;
    loop {
        ticks.tick().await;
        let Some(changes) = store.upgrade() else { return };
        let moved = checkpoint::move_into_the_file(&mut kept, &turn).await;
        let heard = hear(&mut kept, &own, &mut last, &changes).await;
        let failed = moved.and(heard).err();
        if let (Some(error), false) = (&failed, failing) {
            tracing::warn!(%error, "what was written could not be moved into the file, or notices could not be read");
        }
        failing = failed.is_some();
    }
}

async fn hear(kept: &mut Kept, own: &str, last: &mut i64, changes: &broadcast::Sender<Change>) -> Result<(), StoreError> {
    let heard = notices(kept.get().await?, own, *last).await;
    let (newest, campaigns) = kept.judged(heard).await?;
    *last = newest;
    for campaign in campaigns {
        // Nobody may be listening.
        let _ = changes.send(Change { campaign, seq: 0 });
    }
    Ok(())
}
