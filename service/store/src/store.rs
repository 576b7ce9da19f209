//! The store's interface: reads, writes and notifications, on either database.

use super::health::Health;
use super::revoked::Revoked;
use super::sql::{Connection, Pooled, Row, Statement};
use super::writer::Writers;
use super::{Change, Commit, Spoken, StoreError, postgres, sqlite};
use futures_util::future::BoxFuture;
use std::sync::Arc;
use tokio::sync::broadcast;

/// The store: everything that is kept.
///
/// What can be asked of it lies in `statements`, by subject; each method is one statement, or a few, that both databases take.
pub struct Store {
    pub(super) database: Database,
    pub(super) writers: Writers,
    pub(super) changes: broadcast::Sender<Change>,
    pub(super) spoken: broadcast::Sender<Spoken>,
    pub(super) health: Arc<Health>,
    pub(super) revoked: Revoked,
}

/// The database a store is on: what serves whoever reads, and small writes beside the writer.
pub(super) enum Database {
    Sqlite(Box<sqlite::File>),
    Postgres(postgres::Server),
}

/// Opens a database and brings its schema up to date: `sqlite:FILE` or `postgres://…`.
///
/// # Errors
/// If the address is unknown, or the database cannot be reached or migrated.
pub async fn open(url: &str) -> Result<Arc<Store>, StoreError> {
    match url.split_once(':').map(|(scheme, _)| scheme) {
        Some("sqlite") => Ok(Arc::new(sqlite::open(url).await?)),
        Some("postgres" | "postgresql") => Ok(Arc::new(postgres::open(url).await?)),
        _ => Err(StoreError::UnknownDatabase(url.split_once(':').map_or(url, |(scheme, _)| scheme).to_owned())),
    }
}

impl Store {
    /// A store on a database whose writers were started.
    pub(super) fn on(
        database: Database,
        writers: Writers,
        changes: broadcast::Sender<Change>,
        spoken: broadcast::Sender<Spoken>,
        health: Arc<Health>,
    ) -> Self {
        Self { database, writers, changes, spoken, health, revoked: Revoked::default() }
    }

    /// Stores a commit: all of it or nothing. Durable when it returns.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the log has moved on, [`StoreError::Repeated`] if its key was used before.
    pub fn commit(&self, commit: Commit) -> BoxFuture<'_, Result<(), StoreError>> {
        // A commit is large: the future of whoever waits would hold it in place.
        let commit = Box::new(commit);
        Box::pin(self.writers.commit(commit))
    }

    /// Tells of commits of every process.
    pub fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Reads all rows of a statement.
    pub(super) fn fetch_all<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<Row>, StoreError>> {
        Box::pin(self.reading(async move |c| statement.fetch_all(c).await))
    }

    /// Reads the first row of a statement, if there is one.
    pub(super) fn fetch_optional<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Option<Row>, StoreError>> {
        Box::pin(self.reading(async move |c| statement.fetch_optional(c).await))
    }

    /// Reads the one row of a statement that always has one.
    pub(super) fn fetch_one<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Row, StoreError>> {
        Box::pin(self.reading(async move |c| statement.fetch_one(c).await))
    }

    /// Carries out a small write that has nothing to do with answers: sign-ins, what is done once in a while. How many rows it has changed.
    pub(super) fn execute<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<u64, StoreError>> {
        Box::pin(self.writing(async move |c| statement.execute(c).await))
    }

    /// Carries out such a write, and reads the rows that it says it has changed.
    pub(super) fn execute_returning<'a>(&'a self, statement: Statement<'a>) -> BoxFuture<'a, Result<Vec<Row>, StoreError>> {
        Box::pin(self.writing(async move |c| statement.fetch_all(c).await))
    }

    /// Reads on one connection. On Postgres small writes go the same way.
    pub(super) async fn reading<T>(&self, work: impl AsyncFnOnce(&mut Connection<'_>) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut connection = match &self.database {
            Database::Sqlite(file) => Pooled::Sqlite(file.readers.acquire().await?),
            Database::Postgres(server) => Pooled::Postgres(server.readers.acquire().await?),
        };
        self.health.noting(work(&mut connection.connection()).await)
    }

    /// Makes small writes on one connection, beside the writer.
    pub(super) async fn writing<T>(&self, work: impl AsyncFnOnce(&mut Connection<'_>) -> Result<T, StoreError>) -> Result<T, StoreError> {
        match &self.database {
            Database::Sqlite(file) => {
                let mut side = file.side.lock().await;
                let _turn = file.turn.taken().await;
                let done = work(&mut Connection::Sqlite(side.get().await?)).await;
                self.health.noting(side.judged(done).await)
            }
            Database::Postgres(_) => self.reading(work).await,
        }
    }
}
