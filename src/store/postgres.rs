//! Postgres: any number of servers on one database. Each has one writer; LISTEN and NOTIFY tell the others.

use super::rows::{DeliveryState, Letter};
use super::writer::{Engine, Writer};
use super::{Campaign, Change, Commit, SeatRow, Snapshot, Status, Store, StoreError, StoredLine};
use crate::entropy;
use crate::log::{CampaignId, CampaignSecret, Entry};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use sqlx::{Acquire, PgConnection};
use std::time::Duration;
use tokio::sync::broadcast;

mod sql {
    statements!(sqlx::Postgres, sqlx::PgConnection, sqlx::postgres::PgRow);

    /// Takes letters that are due; what another server is taking is skipped.
    pub(super) async fn claim(c: &mut sqlx::PgConnection, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Out<Vec<Letter>> {
        let q = sqlx::query(
            "UPDATE letters SET leased_until = $2, attempts = attempts + 1 WHERE id IN \
             (SELECT id FROM letters WHERE state = 'pending' AND not_before <= $1 AND leased_until <= $1 ORDER BY number LIMIT $3 FOR UPDATE SKIP LOCKED) \
             RETURNING id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, number",
        );
        read_claimed(&q.bind(micros(now)).bind(micros(until)).bind(i64::from(limit)).fetch_all(c).await?)
    }
}

/// The channel on which servers tell each other of commits.
const CHANNEL: &str = "sternpost_changes";

/// A store shared by servers.
pub(super) struct PostgresStore {
    readers: PgPool,
    writer: Writer,
    changes: broadcast::Sender<Change>,
}

struct Postgres {
    pool: PgPool,
    /// Opens this server's notices, so that it does not hear its own commits twice.
    name: String,
}

impl Postgres {
    async fn try_write(connection: &mut PgConnection, group: &[&Commit]) -> Result<(), StoreError> {
        let mut tx = connection.begin().await?;
        sql::insert_group(&mut tx, group).await?;
        Ok(tx.commit().await?)
    }
}

#[async_trait]
impl Engine for Postgres {
    async fn write(&mut self, group: &[&Commit]) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        Self::try_write(&mut connection, group).await
    }
    async fn explain(&mut self, commit: &Commit, error: StoreError) -> Result<(), StoreError> {
        match self.pool.acquire().await {
            Ok(mut connection) => sql::explain(&mut connection, commit, error).await,
            Err(_) => Err(error),
        }
    }
    /// NOTIFY holds up commits, so there is one for a whole group; a payload has room for 100 names.
    async fn announce(&mut self, changes: &[Change]) {
        for some in changes.chunks(100) {
            let names: Vec<String> = some.iter().map(|change| format!("{}:{}", change.campaign, change.seq)).collect();
            let notice = format!("{} {}", self.name, names.join(" "));
            let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice).execute(&self.pool).await;
            if let Err(error) = sent {
                tracing::warn!(%error, "other servers could not be told of a commit");
            }
        }
    }
}

impl PostgresStore {
    pub(super) async fn open(url: &str) -> Result<Self, StoreError> {
        // A request that is dropped must not leave its transaction to the next user of the connection.
        let options = PgPoolOptions::new().max_connections(6).acquire_timeout(Duration::from_secs(10)).before_acquire(|connection, _| {
            Box::pin(async move {
                sqlx::query("ROLLBACK").execute(connection).await?;
                Ok(true)
            })
        });
        let readers = options.connect(url).await?;
        sqlx::migrate!("migrations/postgres").run(&readers).await?;
        let writing = PgPoolOptions::new().max_connections(1).connect(url).await?;
        let (changes, _) = broadcast::channel(1_024);
        let mut listener = PgListener::connect(url).await?;
        // Before anybody can read: what is committed from now on is heard.
        listener.listen(CHANNEL).await?;
        let name = entropy::token();
        tokio::spawn(listen(listener, name.clone(), readers.clone(), changes.downgrade()));
        let writer = Writer::start(Postgres { pool: writing, name }, changes.clone());
        Ok(Self { readers, writer, changes })
    }
}

/// Passes notices of the other servers on until the store is gone. A notice is a hint: whoever hears it reads the log again.
async fn listen(mut listener: PgListener, own: String, readers: PgPool, store: broadcast::WeakSender<Change>) {
    loop {
        let heard = listener.try_recv().await;
        let Some(changes) = store.upgrade() else { return };
        match heard {
            Ok(Some(notice)) => {
                let (from, told) = notice.payload().split_once(' ').unwrap_or_default();
                if from != own {
                    told.split(' ').filter_map(read_change).for_each(|change| drop(changes.send(change)));
                }
            }
            // The connection is new: notices may have passed by meanwhile, so everything that is played may have changed.
            Ok(None) => match missed(&readers).await {
                Ok(missed) => missed.into_iter().for_each(|change| drop(changes.send(change))),
                Err(error) => tracing::warn!(%error, "commits of other servers may have gone unheard"),
            },
            Err(error) => {
                tracing::warn!(%error, "the connection that hears of commits was lost");
                drop(changes);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

fn read_change(word: &str) -> Option<Change> {
    let (campaign, seq) = word.split_once(':')?;
    Some(Change { campaign: campaign.parse().ok()?, seq: seq.parse().ok()? })
}

/// Hints for all campaigns in play, when one cannot know which of them have changed.
async fn missed(readers: &PgPool) -> Result<Vec<Change>, StoreError> {
    let mut connection = readers.acquire().await?;
    let mut changes = vec![];
    for campaign in sql::campaigns_with(&mut connection, Status::Running).await? {
        let head = sql::head(&mut connection, campaign.id).await?;
        changes.push(Change { campaign: campaign.id, seq: head.map_or(0, |(seq, _)| seq) });
    }
    Ok(changes)
}

macro_rules! read {
    ($self:ident, $statement:ident $(, $arg:expr)*) => {
        sql::$statement($self.readers.acquire().await?.acquire().await? $(, $arg)*).await
    };
}
macro_rules! write {
    ($self:ident, $statement:ident $(, $arg:expr)*) => {
        sql::$statement($self.readers.acquire().await?.acquire().await? $(, $arg)*).await
    };
}

store_methods!(PostgresStore);
