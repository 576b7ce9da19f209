//! The Postgres database: any number of servers share one. Each has one writer; LISTEN and NOTIFY tell the others.

use super::group::Group;
use super::health::Health;
use super::migrations;
use super::rows::ClaimedLetters;
use super::sql::{Connection, sql};
use super::statements::{outbox, writing};
use super::store::Database;
use super::writer::{Engine, Verdict, Writers};
use super::{Change, Commit, Spoken, Store, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection as _, PgConnection, Row as _};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;
use sternpost_model::entropy;
use tokio::sync::broadcast;

mod answers;
mod hearing;

use hearing::{Hearing, listen, listener};

/// Takes letters that are due; what another server is taking is skipped.
const CLAIM: &str = "UPDATE letters SET leased_until = $2, attempts = attempts + 1, held = 0 WHERE id IN \
    (SELECT id FROM letters WHERE state = 'pending' AND not_before <= $1 AND leased_until <= $1 ORDER BY number LIMIT $3 FOR UPDATE SKIP LOCKED) \
    RETURNING id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until, number";

/// The time of the machine the database is on.
pub(super) const TIME: &str = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT) AS at";

/// Locks the rows of these campaigns until the transaction ends: only one server changes what waits beside the log of a campaign. All servers
/// take the locks in the same order, before they touch anything else.
async fn stand_in_line(c: &mut PgConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let alone = |commit: &&&Commit| commit.sealed.is_some() || commit.status.is_some();
    let campaigns: Vec<String> = commits.iter().filter(alone).filter_map(|commit| Some(commit.about()?.to_string())).collect();
    if !campaigns.is_empty() {
        let q = sqlx::query("SELECT id FROM campaigns WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE");
        q.bind(campaigns).fetch_all(c).await?;
    }
    Ok(())
}

/// Sent when the transaction commits, and only then.
async fn notify(c: &mut PgConnection, channel: &str, notice: &str) -> Result<(), StoreError> {
    sql("SELECT pg_notify($1, $2)").bind(channel).bind(notice).execute(&mut Connection::Postgres(c)).await?;
    Ok(())
}

async fn probe(c: &mut PgConnection) -> Result<(), StoreError> {
    sql("UPDATE probe SET number = number + 1 WHERE id = 1").execute(&mut Connection::Postgres(c)).await?;
    Ok(())
}

/// The channel on which servers tell each other of commits.
const CHANNEL: &str = "sternpost_changes";
/// The channel on which they tell each other that something was said.
const TALK: &str = "sternpost_talk";

/// How long a connection for reading may have been idle and is taken to stand still.
const IDLE: Duration = Duration::from_millis(100);
/// The number of writers side by side: while one waits for the disk another hands over what comes next.
const WRITERS: u32 = 2;
/// Campaigns that one notice has room for.
const NAMES: usize = 100;
/// How long a server that does not answer is waited for before a commit is given up.
const CONNECTING: Duration = Duration::from_secs(3);
/// How long a transaction may take. What takes longer hangs.
const WRITING: Duration = Duration::from_secs(30);
/// Statements the writer keeps prepared: one for each table and number of rows that groups of commits usually have.
const PREPARED: usize = 300;

/// A database that servers share: the connections a store reads by, and writes by beside its writers.
pub(super) struct Server {
    pub(super) readers: PgPool,
    /// Opens this server's notices of talk.
    name: String,
}

struct Postgres {
    pool: PgPool,
    /// Opens this server's notices, so that it does not hear its own commits twice.
    name: String,
}

impl Postgres {
    /// Writes a group that answers bring again and again: one call, a transaction by itself.
    async fn call(connection: &mut PgConnection, group: &Group<'_>, name: &str) -> Result<(), (StoreError, bool)> {
        let written = answers::write(connection, group, CHANNEL, &notices(group, name)).await;
        written.map_err(|error| {
            let sound = error.is_refusal();
            (error, sound)
        })
    }

    /// Writes any group, statement by statement. Whether the connection is sound after a failure is for the second part of the
    /// error to say.
    async fn transact(connection: &mut PgConnection, group: &Group<'_>, name: &str) -> Result<(), (StoreError, bool)> {
        let mut tx = connection.begin().await.map_err(|error| (error.into(), false))?;
        if let Err(error) = insert(&mut tx, group, name).await {
            let sound = error.is_refusal() && tx.rollback().await.is_ok();
            return Err((error, sound));
        }
        tx.commit().await.map_err(|error| (error.into(), false))
    }
}

async fn insert(c: &mut PgConnection, group: &Group<'_>, name: &str) -> Result<(), StoreError> {
    stand_in_line(c, &group.commits).await?;
    writing::insert_group(&mut Connection::Postgres(c), group).await?;
    for notice in notices(group, name) {
        notify(c, CHANNEL, &notice).await?;
    }
    Ok(())
}

/// The notifications to other servers, sent in the transaction itself: a server that dies right after it cannot leave them ignorant. NOTIFY holds
/// up commits, so there is one for a whole group.
fn notices(group: &Group<'_>, name: &str) -> Vec<String> {
    let changes: Vec<Change> = group.commits.iter().filter_map(|commit| commit.change()).collect();
    let names = |some: &[Change]| -> Vec<String> { some.iter().map(|change| format!("{}:{}", change.campaign, change.seq)).collect() };
    changes.chunks(NAMES).map(|some| format!("{name} {}", names(some).join(" "))).collect()
}

/// Waits for work on a connection that must not be used again unless it is known to have ended well.
async fn in_time<T>(
    connection: &mut PoolConnection<sqlx::Postgres>,
    work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, (StoreError, bool)>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(WRITING, work(connection)).await {
        Ok(Ok(done)) => Ok(done),
        Ok(Err((error, true))) => Err(error),
        Ok(Err((error, false))) => {
            connection.close_on_drop();
            Err(error)
        }
        Err(_) => {
            connection.close_on_drop();
            Err(StoreError::TooLong)
        }
    }
}

#[async_trait]
impl Engine for Postgres {
    async fn write(&mut self, group: &[&Commit]) -> Result<(), StoreError> {
        let group = Group::of(group);
        let mut connection = self.pool.acquire().await?;
        if group.is_plain() && group.contested().is_none() {
            match in_time(&mut connection, async |c| Self::call(c, &group, &self.name).await).await {
                // One that is alone is told exactly why.
                Err(error) if error.is_refusal() && group.commits.len() == 1 => {}
                result => return result,
            }
        }
        in_time(&mut connection, async |c| Self::transact(c, &group, &self.name).await).await
    }
    async fn explain(&mut self, commit: &Commit) -> Result<Verdict, StoreError> {
        let mut connection = self.pool.acquire().await?;
        in_time(&mut connection, async |c| writing::explain(&mut Connection::Postgres(c), commit).await.map_err(|error| (error, false)))
            .await
    }
    async fn claim(&mut self, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Result<ClaimedLetters, StoreError> {
        let mut connection = self.pool.acquire().await?;
        in_time(&mut connection, async |c| {
            outbox::claim(&mut Connection::Postgres(c), CLAIM, now, until, limit).await.map_err(|error| (error, false))
        })
        .await
    }
    async fn probe(&mut self) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        in_time(&mut connection, async |c| probe(c).await.map_err(|error| (error, false))).await
    }
}

/// Opens a database.
pub(super) async fn open(url: &str) -> Result<Store, StoreError> {
    // No request ever holds a transaction: what is asked here are single statements, and only the writer's task, which
    // nobody drops, begins one. So a connection comes back as it went, and none has to be rolled back when it is taken
    // (which Postgres answers with a warning each time).
    let readers = PgPoolOptions::new().max_connections(6).acquire_timeout(Duration::from_secs(10)).test_before_acquire(false);
    // Whether one still stands is asked where it was idle for a while: under load that would be every second call.
    let readers = readers.before_acquire(|connection, idle| {
        Box::pin(async move {
            if idle.idle_for > IDLE {
                connection.ping().await?;
            }
            Ok(true)
        })
    });
    let readers = readers.connect(url).await?;
    migrations::postgres().run(&readers).await?;
    let options = PgConnectOptions::from_str(url)?.statement_cache_capacity(PREPARED);
    let writing = PgPoolOptions::new().max_connections(WRITERS).acquire_timeout(CONNECTING).connect_with(options).await?;
    let (changes, _) = broadcast::channel(1_024);
    let health = Arc::new(Health::default());
    let name = entropy::token();
    // Before anybody can read: what is committed from now on is heard.
    let listener = listener(url).await?;
    let (spoken, _) = broadcast::channel(1_024);
    let hearing = Hearing { changes: changes.downgrade(), spoken: spoken.downgrade() };
    tokio::spawn(listen(listener, url.to_owned(), name.clone(), readers.clone(), hearing));
    let engines = (0..WRITERS).map(|_| Postgres { pool: writing.clone(), name: name.clone() }).collect();
    let writers = Writers::start(engines, &changes, &health);
    Ok(Store::on(Database::Postgres(Server { readers, name }), writers, changes, spoken, health))
}

impl Server {
    /// Tells the other servers that something was said.
    pub(super) async fn tell_others(&self, spoken: Spoken) -> Result<(), StoreError> {
        let Spoken { campaign, audience, seat } = spoken;
        let notice = format!("{} {campaign}:{audience}:{seat}", self.name);
        notify(&mut *self.readers.acquire().await?, TALK, &notice).await
    }

    /// Reads every value of every table: Postgres looks at a page when it is read.
    pub(super) async fn search_for_damage(&self) -> Result<(), StoreError> {
        for statement in [
            "SELECT SUM(LENGTH(campaigns::TEXT)) FROM campaigns",
            "SELECT SUM(LENGTH(seats::TEXT)) FROM seats",
            "SELECT SUM(LENGTH(entries::TEXT)) FROM entries",
            "SELECT SUM(LENGTH(lines::TEXT)) FROM lines",
            "SELECT SUM(LENGTH(idempotency::TEXT)) FROM idempotency",
            "SELECT SUM(LENGTH(creations::TEXT)) FROM creations",
            "SELECT SUM(LENGTH(letters::TEXT)) FROM letters",
            "SELECT SUM(LENGTH(snapshots::TEXT)) FROM snapshots",
            "SELECT SUM(LENGTH(watches::TEXT)) FROM watches",
            "SELECT SUM(LENGTH(orders::TEXT)) FROM orders",
        ] {
            sqlx::query(statement).fetch_one(&self.readers).await?.try_get::<Option<i64>, _>(0)?;
        }
        Ok(())
    }
}
