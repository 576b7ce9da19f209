//! SQLite: the default, with no set-up. One connection writes, a few read, one checkpoints.

use super::rows::{DeliveryState, Letter};
use super::writer::{Engine, Writer};
use super::{Campaign, Change, Commit, SeatRow, Snapshot, Status, Store, StoreError, StoredLine};
use crate::log::{CampaignId, CampaignSecret, Entry};
use crate::private;
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Acquire, Connection, SqliteConnection};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::{Mutex, broadcast};

mod sql {
    statements!(sqlx::Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow);

    /// Takes letters that are due; the single writing connection needs no lock.
    pub(super) async fn claim(c: &mut sqlx::SqliteConnection, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Out<Vec<Letter>> {
        let q = sqlx::query(
            "UPDATE letters SET leased_until = $2, attempts = attempts + 1 WHERE id IN \
             (SELECT id FROM letters WHERE state = 'pending' AND not_before <= $1 AND leased_until <= $1 ORDER BY number LIMIT $3) \
             RETURNING id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, number",
        );
        read_claimed(&q.bind(micros(now)).bind(micros(until)).bind(i64::from(limit)).fetch_all(c).await?)
    }
}

/// How often what was written is moved from the write-ahead log into the file: the writer never does it itself.
const CHECKPOINT: Duration = Duration::from_millis(500);

/// A store in one file.
pub(super) struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
    /// For small writes beside the log: outbox, sessions, snapshots.
    side: Mutex<SqliteConnection>,
    changes: broadcast::Sender<Change>,
}

struct Sqlite(SqliteConnection);

#[async_trait]
impl Engine for Sqlite {
    async fn write(&mut self, group: &[&Commit]) -> Result<(), StoreError> {
        // IMMEDIATE: a transaction that starts by reading could not be upgraded while another process writes.
        let mut tx = self.0.begin_with("BEGIN IMMEDIATE").await?;
        sql::insert_group(&mut tx, group).await?;
        Ok(tx.commit().await?)
    }
    async fn explain(&mut self, commit: &Commit, error: StoreError) -> Result<(), StoreError> {
        sql::explain(&mut self.0, commit, error).await
    }
    async fn announce(&mut self, _: &[Change]) {}
}

impl SqliteStore {
    pub(super) async fn open(url: &str) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", "0");
        // Made before SQLite makes it, and for its owner only: what it puts beside the file has the file's permissions.
        private::file(options.get_filename()).map_err(sqlx::Error::Io)?;
        let mut writing = SqliteConnection::connect_with(&options).await?;
        sqlx::migrate!("migrations/sqlite").run(&mut writing).await?;
        let side = Mutex::new(SqliteConnection::connect_with(&options).await?);
        let checkpointing = SqliteConnection::connect_with(&options).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (changes, _) = broadcast::channel(1_024);
        let writer = Writer::start(Sqlite(writing), changes.clone());
        tokio::spawn(checkpoint(checkpointing, changes.downgrade()));
        Ok(Self { readers, writer, side, changes })
    }
}

/// Runs beside the writer until the store is gone.
async fn checkpoint(mut connection: SqliteConnection, store: broadcast::WeakSender<Change>) {
    let mut ticks = tokio::time::interval(CHECKPOINT);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while store.upgrade().is_some() {
        ticks.tick().await;
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await {
            tracing::warn!(%error, "the write-ahead log could not be moved into the file");
        }
    }
}

macro_rules! read {
    ($self:ident, $statement:ident $(, $arg:expr)*) => {
        sql::$statement($self.readers.acquire().await?.acquire().await? $(, $arg)*).await
    };
}
macro_rules! write {
    ($self:ident, $statement:ident $(, $arg:expr)*) => {
        sql::$statement(&mut *$self.side.lock().await $(, $arg)*).await
    };
}

store_methods!(SqliteStore);
