//! SQLite: the default, with no set-up. One connection writes, a few read, one checkpoints.

use super::checkpoint;
use super::group::Group;
use super::health::Health;
use super::kept::Kept;
use super::migrations;
use super::revoked::{KNOWN_EVERYWHERE, Revoked};
use super::rows::{ClaimedLetters, DeliveryState, StoredLetter};
use super::turn::Turn;
use super::writer::{Engine, Verdict, Writers};
use super::{
    Arbiter, ArbiterProposal, BounceKey, Campaign, Change, Channel, Commit, Creation, Device, Draft, EndedSessions, Figures, FormerHolder,
    Inbound, InboundState, KeptWatch, LetterLink, LostWay, Mark, NewLetter, Promise, Remembered, ReplyKey, Said, SaidAs, Sealed, SeatOffer,
    SeatRow, Seen, Session, Settled, Spectators, Spoken, StandingOrder, Status, Store, StoreError, StoredLine, StoredPosition, Substitute,
    TalkMarks, Watching, keeps,
};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Acquire, Connection, SqliteConnection};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost_log::{CampaignId, CampaignSecret, Entry, Phrases};
use sternpost_model::entropy;
use sternpost_model::letter::Gathered;
use sternpost_model::private;
use sternpost_model::wishes::{Second, Wishes};
use tokio::sync::{Mutex, broadcast};

mod sql {
    statements!(sqlx::Sqlite, sqlx::SqliteConnection, sqlx::sqlite::SqliteRow);

    /// Takes letters that are due; the single writing connection needs no lock.
    pub(super) async fn claim(c: &mut sqlx::SqliteConnection, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Out<ClaimedLetters> {
        let q = sqlx::query(
            "UPDATE letters SET leased_until = $2, attempts = attempts + 1, held = 0 WHERE id IN \
             (SELECT id FROM letters WHERE state = 'pending' AND not_before <= $1 AND leased_until <= $1 ORDER BY number LIMIT $3) \
             RETURNING id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until, number",
        );
        read_claimed(&q.bind(micros(now)).bind(micros(until)).bind(i64::from(limit)).fetch_all(c).await?)
    }

    /// Tells other processes on the file that a campaign has changed; of the notices only the last thousand are kept.
    pub(super) async fn insert_notice(c: &mut sqlx::SqliteConnection, writer: &str, campaign: CampaignId) -> Out<()> {
        let q = sqlx::query("INSERT INTO notices (writer, campaign) VALUES ($1, $2)").bind(writer).bind(campaign.to_string());
        q.execute(&mut *c).await?;
        sqlx::query("DELETE FROM notices WHERE number <= (SELECT MAX(number) FROM notices) - 1000").execute(c).await?;
        Ok(())
    }

    /// Campaigns that other processes have changed since a notice, and the last notice there is.
    pub(super) async fn notices(c: &mut sqlx::SqliteConnection, own: &str, after: i64) -> Out<(i64, Vec<CampaignId>)> {
        let q = sqlx::query("SELECT number, writer, campaign FROM notices WHERE number > $1 ORDER BY number").bind(after);
        let (mut last, mut campaigns) = (after, vec![]);
        for row in &q.fetch_all(c).await? {
            let row = Cells { row, table: "notices", of: "a notice" };
            last = row.whole("number")?;
            if row.text("writer")? != own {
                campaigns.push(row.id("campaign")?);
            }
        }
        Ok((last, campaigns))
    }

    pub(super) async fn last_notice(c: &mut sqlx::SqliteConnection) -> Out<i64> {
        let row = sqlx::query("SELECT COALESCE(MAX(number), 0) AS number FROM notices").fetch_one(c).await?;
        Cells { row: &row, table: "notices", of: "the last notice" }.whole("number")
    }

    /// The time of the machine the database is on: this one.
    pub(super) async fn database_time(c: &mut sqlx::SqliteConnection) -> Out<DateTime<Utc>> {
        let row = sqlx::query("SELECT CAST(strftime('%s', 'now') AS INTEGER) * 1000000 AS at").fetch_one(c).await?;
        Cells { row: &row, table: "the clock", of: "the database" }.time("at")
    }

    /// As large as what a large turn writes: a disk that only has room for a byte is full.
    pub(super) async fn probe(c: &mut sqlx::SqliteConnection) -> Out<()> {
        sqlx::query("UPDATE probe SET number = number + 1, filler = zeroblob(65536) WHERE id = 1").execute(c).await?;
        Ok(())
    }

    /// What SQLite finds wrong with the file, by one of its two checks.
    pub(super) async fn check(c: &mut sqlx::SqliteConnection, pragma: &'static str) -> Out<()> {
        let rows = sqlx::query(pragma).fetch_all(c).await?;
        let said = rows.iter().map(|row| row.try_get::<String, _>(0)).collect::<Result<Vec<String>, _>>()?;
        if said == ["ok"] { Ok(()) } else { Err(StoreError::Damaged(said.join("; ").replace('\n', " "))) }
    }
}

/// The largest file that is checked whenever it is opened: a fraction of a second's work. Larger ones are left to `doctor`.
const CHECKED_AT_OPEN: u64 = 64 << 20;

/// A store in one file.
pub(super) struct SqliteStore {
    readers: SqlitePool,
    writers: Writers,
    /// For small writes that have nothing to do with answers: sign-ins, what is done once in a while.
    side: Mutex<Kept>,
    turn: Turn,
    changes: broadcast::Sender<Change>,
    spoken: broadcast::Sender<Spoken>,
    health: Arc<Health>,
    revoked: Revoked,
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
    sql::insert_group(c, &Group::of(group)).await?;
    for commit in group.iter().filter(|commit| commit.is_beside_the_log()) {
        if let Some(campaign) = commit.about() {
            sql::insert_notice(c, name, campaign).await?;
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
        let verdict = sql::explain(self.kept.get().await?, commit).await;
        self.kept.judged(verdict).await
    }
    async fn claim(&mut self, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Result<ClaimedLetters, StoreError> {
        let _turn = self.turn.taken().await;
        let claimed = sql::claim(self.kept.get().await?, now, until, limit).await;
        self.kept.judged(claimed).await
    }
    async fn probe(&mut self) -> Result<(), StoreError> {
        let _turn = self.turn.taken().await;
        let written = sql::probe(self.kept.get().await?).await;
        self.kept.judged(written).await
    }
}

impl SqliteStore {
    /// A file has one server: nobody else has to be told what was said.
    #[expect(clippy::unused_async, reason = "the shared engine tells others")]
    async fn tell_others(&self, _: Spoken) -> Result<(), StoreError> {
        Ok(())
    }

    pub(super) async fn open(url: &str) -> Result<Self, StoreError> {
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
            sql::check(writing.get().await?, "PRAGMA quick_check(3)").await?;
        }
        migrations::sqlite().run(writing.get().await?).await?;
        let last_notice = sql::last_notice(writing.get().await?).await?;
        let side = Mutex::new(Kept::connect(&options).await?);
        let checkpointing = Kept::connect(&options.clone().busy_timeout(checkpoint::PATIENCE)).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (changes, _) = broadcast::channel(1_024);
        let health = Arc::new(Health::default());
        let name = entropy::token();
        let turn = Turn::default();
        tokio::spawn(look_after(checkpointing, turn.clone(), name.clone(), last_notice, changes.downgrade()));
        let writers = Writers::start(vec![Sqlite { kept: writing, turn: turn.clone(), name }], &changes, &health);
        let (spoken, _) = broadcast::channel(1_024);
        Ok(Self { readers, writers, side, turn, changes, spoken, health, revoked: Revoked::default() })
    }

    async fn search_for_damage(&self) -> Result<(), StoreError> {
        sql::check(self.readers.acquire().await?.acquire().await?, "PRAGMA integrity_check(10)").await
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
    let heard = sql::notices(kept.get().await?, own, *last).await;
    let (newest, campaigns) = kept.judged(heard).await?;
    *last = newest;
    for campaign in campaigns {
        // Nobody may be listening.
        let _ = changes.send(Change { campaign, seq: 0 });
    }
    Ok(())
}

macro_rules! read {
    ($self:ident, $statement:ident $(, $arg:expr)*) => {
        $self.health.noting(sql::$statement($self.readers.acquire().await?.acquire().await? $(, $arg)*).await)
    };
}
macro_rules! write {
    ($self:ident, $statement:ident $(, $arg:expr)*) => {{
        let mut side = $self.side.lock().await;
        let _turn = $self.turn.taken().await;
        let result = sql::$statement(side.get().await? $(, $arg)*).await;
        $self.health.noting(side.judged(result).await)
    }};
}

// Not beside the writer: two who write a file wait for each other in steps of milliseconds.
macro_rules! claim {
    ($self:ident, $now:expr, $until:expr, $limit:expr) => {
        $self.writers.claim($now, $until, $limit).await
    };
}

store_methods!(SqliteStore);
