//! A fresh store of either kind, and the campaigns that tests play on it.

use crate::support::postgres;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use std::path::PathBuf;
use std::sync::Arc;
use sternpost_core::{Answer, Picked, Seat};
use sternpost_log::{Actor, Body, CampaignId, CampaignSecret, Cause, Entry, NewEntry, chain};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, TurnPayload};
use sternpost_store::{Campaign, Commit, NewLetter, Status, Store, StoreError};
use uuid::Uuid;

/// A store on a database of its own.
pub struct FreshStore {
    pub store: Arc<Store>,
    url: String,
    _folder: Option<tempfile::TempDir>,
}

impl FreshStore {
    pub async fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("sternpost.db").display());
        Self { store: sternpost_store::open(&url).await.unwrap(), url, _folder: Some(folder) }
    }

    pub async fn postgres() -> Self {
        let url = postgres::fresh_database().await;
        Self { store: sternpost_store::open(&url).await.unwrap(), url, _folder: None }
    }

    /// Another server on the same database.
    pub async fn another_server(&self) -> Arc<Store> {
        sternpost_store::open(&self.url).await.unwrap()
    }

    /// What somebody with access to the database does past us, one statement after the other.
    pub async fn by_hand(&self, statements: &str) -> Result<(), sqlx::Error> {
        let statements = AssertSqlSafe(statements.to_owned());
        if self.url.starts_with("sqlite:") {
            let mut connection = SqliteConnection::connect(&self.url).await?;
            sqlx::raw_sql(statements).execute(&mut connection).await?;
        } else {
            let mut connection = PgConnection::connect(&self.url).await?;
            sqlx::raw_sql(statements).execute(&mut connection).await?;
        }
        Ok(())
    }

    /// A number the database holds.
    pub async fn number(&self, query: &'static str) -> i64 {
        if self.is_sqlite() {
            sqlx::query_scalar(query).fetch_one(&mut SqliteConnection::connect(&self.url).await.unwrap()).await.unwrap()
        } else {
            sqlx::query_scalar(query).fetch_one(&mut PgConnection::connect(&self.url).await.unwrap()).await.unwrap()
        }
    }

    /// Opens the database again.
    pub async fn reopened(&self) -> Result<Arc<Store>, StoreError> {
        sternpost_store::open(&self.url).await
    }

    /// The file, with everything written into it.
    pub async fn whole_file(&self) -> PathBuf {
        self.by_hand("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
        PathBuf::from(self.url.strip_prefix("sqlite:").expect("a file"))
    }

    pub fn is_sqlite(&self) -> bool {
        self.url.starts_with("sqlite:")
    }

    /// A campaign that was just created.
    pub async fn campaign(&self, number: u128) -> Log {
        let (log, commit) = Log::created(number);
        self.store.commit(commit).await.unwrap();
        log
    }
}

/// A moment all tests agree on, and seconds after it.
pub fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(1_790_000_000_123_456).unwrap() + TimeDelta::seconds(seconds)
}

pub fn id(number: u128) -> CampaignId {
    CampaignId(Uuid::from_u128(number))
}

/// The secret of every campaign here.
pub const SECRET: CampaignSecret = CampaignSecret([7; 32]);

/// The end of a log, to go on from.
#[derive(Clone)]
pub struct Log {
    pub id: CampaignId,
    pub seq: u64,
    pub hash: String,
}

impl Log {
    /// A new campaign and what creates it.
    pub fn created(number: u128) -> (Self, Commit) {
        let secret = SECRET;
        let mut log = Self { id: id(number), seq: 0, hash: chain::ORIGIN.to_owned() };
        let created = Body::Created {
            game: "chess".to_owned(),
            name: "Café ☕".to_owned(),
            options: json!({"z": 1, "a": [1.5, null]}),
            seats: 2,
            commitment: secret.commitment(),
            forked: None,
            court: None,
        };
        let campaign = Campaign {
            id: log.id,
            game: "chess".to_owned(),
            name: "Café ☕".to_owned(),
            status: Status::Lobby,
            host_address: "host@example.org".to_owned(),
            options: json!({"z": 1, "a": [1.5, null]}),
            seats: 2,
            created_at: at(i64::try_from(number).unwrap()),
            table: sternpost_model::policy::Windows::Everybody.into(),
        };
        let entries = vec![log.append(created)];
        (log, Commit { campaign: Some((campaign, secret)), entries, ..Commit::default() })
    }

    /// The next entry; the log stands behind it afterwards.
    pub fn append(&mut self, body: Body) -> Entry {
        self.seq += 1;
        let what = NewEntry {
            campaign: self.id,
            seq: self.seq,
            recorded_at: at(i64::try_from(self.seq).unwrap()),
            actor: Actor::Seat(Seat(0)),
            cause: Cause::Api,
            revision: 1,
            digest: Some("d1".to_owned()),
            idempotency_key: None,
            body,
        };
        let entry = seal(what, &self.hash, &SECRET);
        self.hash.clone_from(&entry.hash);
        entry
    }

    /// The next entry: an answer that can be told apart by its choice.
    pub fn answer(&mut self, choice: &str) -> Entry {
        let answers: Vec<Answer> = vec![Picked::One(choice.to_owned())];
        self.append(Body::Answered { question: "q1-0".to_owned(), seat: Seat(0), answers, order: None, chance: vec![vec![3, 1], vec![]] })
    }

    pub fn letter(&self, name: &str, not_before: DateTime<Utc>) -> NewLetter {
        NewLetter {
            id: name.to_owned(),
            campaign: Some(self.id),
            seat: Some(1),
            content: Letter::Turn(TurnPayload::of("q1-1", 1)),
            recipient: "ann@example.org".to_owned(),
            not_before,
        }
    }
}

pub fn of(entries: Vec<Entry>) -> Commit {
    Commit { entries, ..Commit::default() }
}

/// The head a commit lost against.
pub fn conflict(result: Result<(), StoreError>) -> u64 {
    match result {
        Err(StoreError::Conflict { head }) => head,
        other => panic!("expected a conflict, not {other:?}"),
    }
}
