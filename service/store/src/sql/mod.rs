//! The interface to both databases: a statement with its values, and the rows it returns.
//!
//! Numbered placeholders, BIGINT, TEXT and BYTEA/BLOB mean the same to SQLite and Postgres, so a statement is written once and neither knows of the
//! other. The differences between them (claiming letters, notifications, opening) are in the module of each database.

mod row;
mod statement;
mod value;

use super::StoreError;
pub(super) use row::{Cells, Row};
use sqlx::pool::PoolConnection;
use sqlx::{Acquire as _, PgConnection, Postgres, Sqlite, SqliteConnection};
pub(super) use statement::{ROWS, Statement, Values, sql};
pub(super) use value::{micros, number};

/// A connection to either database.
pub(super) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Connection<'_> {
    /// Begins a transaction. It is rolled back unless it is committed.
    pub(super) async fn begin(&mut self) -> Result<Transaction<'_>, StoreError> {
        Ok(match self {
            Self::Sqlite(connection) => Transaction::Sqlite(connection.begin().await?),
            Self::Postgres(connection) => Transaction::Postgres(connection.begin().await?),
        })
    }
}

/// A transaction on either database.
pub(super) enum Transaction<'c> {
    Sqlite(sqlx::Transaction<'c, Sqlite>),
    Postgres(sqlx::Transaction<'c, Postgres>),
}

impl Transaction<'_> {
    /// The connection it is on.
    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(transaction) => Connection::Sqlite(transaction),
            Self::Postgres(transaction) => Connection::Postgres(transaction),
        }
    }

    /// Commits it.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await?,
            Self::Postgres(transaction) => transaction.commit().await?,
        }
        Ok(())
    }
}

/// A connection out of the pool of either database; it goes back when this is dropped.
pub(super) enum Pooled {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Pooled {
    /// The connection.
    pub(super) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection) => Connection::Sqlite(connection),
            Self::Postgres(connection) => Connection::Postgres(connection),
        }
    }
}
