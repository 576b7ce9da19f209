//! A long-lived SQLite connection that is replaced after a failure.
//!
//! When the disk is full SQLite itself ends the transaction, and the connection's bookkeeping does not learn of it: it would refuse every
//! transaction from then on. So a connection that has failed at more than a constraint is never used again.

use super::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

/// A connection, or how to get one.
pub(super) struct Kept {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl Kept {
    /// Connects.
    pub(super) async fn connect(options: &SqliteConnectOptions) -> Result<Self, StoreError> {
        let connection = Some(SqliteConnection::connect_with(options).await?);
        Ok(Self { options: options.clone(), connection })
    }

    /// The connection; a new one if the last has failed.
    pub(super) async fn get(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        if self.connection.is_none() {
            self.connection = Some(SqliteConnection::connect_with(&self.options).await?);
        }
        Ok(self.connection.as_mut().expect("it is connected"))
    }

    /// Lets a connection go whose state nobody knows; its file and its locks are closed when this returns.
    pub(super) async fn let_go(&mut self) {
        if let Some(connection) = self.connection.take() {
            // What it says at the end changes nothing.
            let _ = connection.close().await;
        }
    }

    /// Looks at what came of a statement: after more than a refusal, or a value that could not be read, the connection is let go.
    pub(super) async fn judged<T>(&mut self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if result.as_ref().is_err_and(|error| !error.is_refusal() && !matches!(error, StoreError::Unreadable { .. })) {
            self.let_go().await;
        }
        result
    }
}
