//! Errors of the store: why something was not stored or found, and what an operator can do about it.

use std::sync::Arc;
use thiserror::Error;

/// The reason why something was not stored or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else was quicker: the log has moved on.
    #[error("the log has moved on to entry {head}")]
    Conflict {
        /// The head now.
        head: u64,
    },
    /// The same submission was stored before.
    #[error("this was submitted before")]
    Repeated {
        /// What it led to, as JSON.
        result: String,
    },
    /// The store is closing.
    #[error("the store is closed")]
    Closed,
    /// Something stored cannot be read.
    #[error("{table}.{column} of {of} cannot be read: {why}")]
    Unreadable {
        /// The table.
        table: &'static str,
        /// The column.
        column: &'static str,
        /// The campaign of the row; the letter or address, where no campaign is known.
        of: String,
        /// What is wrong with it.
        why: String,
    },
    /// Pages of the database are damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database took too long to take a write; whether it was stored is unknown.
    #[error("the database took too long")]
    TooLong,
    /// The database fails.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The transaction it was in has failed, with all that waited beside it.
    #[error(transparent)]
    Together(#[from] Arc<StoreError>),
    /// The schema cannot be brought up to date.
    #[error("the schema cannot be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// Its tables are those of another server.
    #[error(
        "the database has tables this server does not know (step {step} of them), and nothing was changed: if a newer server has written it, start that one; \
         if it is older than the tables of today, export its campaigns with the server that has written it and read them in here (`sternpost import`)"
    )]
    OtherTables {
        /// The first step that is not known, or is another than it is known here.
        step: i64,
    },
    /// The address names no database we know.
    #[error("`{0}` is not a database we know: use sqlite:FILE or postgres://…")]
    UnknownDatabase(String),
    /// Another server serves this database, which bears only one.
    #[error("{file} is served already by {holder}: stop that server, or name another data-dir or database-url")]
    Served {
        /// The database.
        file: String,
        /// The server that serves it.
        holder: String,
    },
    /// Whether another server serves this database cannot be found out.
    #[error("{file} cannot be locked: {why}")]
    Lock {
        /// The file of the lock.
        file: String,
        /// The error of the file system.
        why: std::io::Error,
    },
}

impl StoreError {
    /// The error that something stored cannot be read.
    pub fn unreadable(table: &'static str, column: &'static str, of: impl ToString, why: impl ToString) -> Self {
        Self::Unreadable { table, column, of: of.to_string(), why: why.to_string() }
    }

    /// Whether the database refused what it was given. It works; another commit may well be taken.
    pub(super) fn is_refusal(&self) -> bool {
        if matches!(self, Self::Conflict { .. }) {
            return true;
        }
        match code(self) {
            // Constraints, also those of triggers.
            Some(Code::Sqlite(code)) => code & 0xff == 19,
            // Data exceptions, constraints, serialisation and deadlock, triggers.
            Some(Code::Postgres(state)) => ["22", "23", "40", "P0"].iter().any(|class| state.starts_with(class)),
            None => false,
        }
    }

    /// Whether nothing can have reached the database: there was no connection to it.
    pub(super) fn is_without_connection(&self) -> bool {
        matches!(self, Self::Database(sqlx::Error::PoolTimedOut))
    }

    /// The damage, if that is what the database reports.
    pub(super) fn damage(&self) -> Option<String> {
        let damaged = match code(self) {
            // Corrupt; not a database.
            Some(Code::Sqlite(code)) => matches!(code & 0xff, 11 | 26),
            // Corrupted data, corrupted index.
            Some(Code::Postgres(state)) => matches!(state.as_str(), "XX001" | "XX002"),
            None => matches!(self, Self::Damaged(_)),
        };
        damaged.then(|| self.to_string())
    }

    /// Advice to an operator; none if there is nothing general to say.
    #[must_use]
    pub fn remedy(&self) -> Option<&'static str> {
        if self.damage().is_some() {
            return Some(
                "stop the server and keep a copy of the file with its -wal and -shm; then put the newest backup in its place, or save \
                 what can be read (`sqlite3 FILE .recover`, for Postgres its own tools), and let `sternpost audit` check it",
            );
        }
        match code(self) {
            Some(Code::Sqlite(code)) => match code & 0xff {
                8 | 14 | 23 => Some("give the folder of the database to the user that runs the server, and mount it writable"),
                13 => Some("the disk is full: make room; the server goes on by itself"),
                10 => Some("the disk refuses to read or write: look at the system's log, the room that is left and the mount"),
                5 | 6 => Some("another program holds the file's lock: end it"),
                _ => None,
            },
            Some(Code::Postgres(state)) if state.starts_with("53") => Some("Postgres lacks disk, memory or connections: give it more"),
            Some(Code::Postgres(state)) if state == "25006" => {
                Some("this Postgres is a standby or read-only: name the primary in database-url")
            }
            Some(Code::Postgres(_)) => None,
            None if matches!(self, Self::Lock { .. }) => {
                Some("give the folder of the database to the user that runs the server, and mount it writable")
            }
            None if self.is_unreachable() => Some("is the database running, and does database-url name it?"),
            None => None,
        }
    }
    fn is_unreachable(&self) -> bool {
        match self {
            Self::Database(error) => matches!(error, sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut),
            Self::Together(error) => error.is_unreachable(),
            Self::TooLong => true,
            Self::Conflict { .. }
            | Self::Repeated { .. }
            | Self::Closed
            | Self::Unreadable { .. }
            | Self::Damaged(_)
            | Self::Migration(_)
            | Self::OtherTables { .. }
            | Self::UnknownDatabase(_)
            | Self::Served { .. }
            | Self::Lock { .. } => false,
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        if let sqlx::migrate::MigrateError::VersionMissing(step) | sqlx::migrate::MigrateError::VersionMismatch(step) = error {
            return Self::OtherTables { step };
        }
        Self::Migration(error)
    }
}

/// An error in the database's own terms.
enum Code {
    Sqlite(i64),
    Postgres(String),
}
fn code(error: &StoreError) -> Option<Code> {
    let error = match error {
        StoreError::Database(error) => error,
        StoreError::Together(error) => return code(error),
        StoreError::Migration(sqlx::migrate::MigrateError::Execute(error) | sqlx::migrate::MigrateError::ExecuteMigration(error, _)) => {
            error
        }
        StoreError::Conflict { .. }
        | StoreError::Repeated { .. }
        | StoreError::Closed
        | StoreError::Unreadable { .. }
        | StoreError::Damaged(_)
        | StoreError::TooLong
        | StoreError::Migration(_)
        | StoreError::OtherTables { .. }
        | StoreError::UnknownDatabase(_)
        | StoreError::Served { .. }
        | StoreError::Lock { .. } => return None,
    };
    let error = error.as_database_error()?;
    let text = error.code()?.into_owned();
    if error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>().is_some() {
        return Some(Code::Postgres(text));
    }
    text.parse().ok().map(Code::Sqlite)
}
