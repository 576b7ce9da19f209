//! A database as a whole, table by table, as its own catalogue lists them: copies of it, and everything it knows of one person.

pub mod backup;
mod copying;
mod file;
mod mail;
pub mod person;
mod postgres;
mod rewriting;
mod sqlite;
mod tables;

use super::sql::{Connection, sql};
use super::{StoreError, migrations};

/// A database that can be gone through.
enum Database {
    Sqlite,
    Postgres,
}

fn which(url: &str) -> Result<Database, StoreError> {
    match url.split_once(':').map(|(scheme, _)| scheme) {
        Some("sqlite") => Ok(Database::Sqlite),
        Some("postgres" | "postgresql") => Ok(Database::Postgres),
        _ => Err(StoreError::UnknownDatabase(url.split_once(':').map_or(url, |(scheme, _)| scheme).to_owned())),
    }
}
