//! SQLite files as a whole.

use super::backup::BackupError;
use super::copying::{copy_in, copy_out, schema};
use super::file::{Head, Reader, Writer};
use super::tables::{Column, Table, in_order, of_store};
use super::{Connection, StoreError, migrations};
use chrono::{DateTime, Utc};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};
use std::fs::File;
use std::io::Write;
use std::str::FromStr as _;
use std::time::Duration;
use sternpost_model::private;

/// How a transaction begins that reads before it writes: one that began by reading could not be upgraded while the server writes.
pub(super) const TO_WRITE: &str = "BEGIN IMMEDIATE";

fn options(url: &str) -> Result<SqliteConnectOptions, BackupError> {
    let options = SqliteConnectOptions::from_str(url)?.foreign_keys(true).busy_timeout(Duration::from_secs(10));
    Ok(options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full))
}

/// A connection to a file that is there.
pub(super) async fn connect(url: &str) -> Result<SqliteConnection, StoreError> {
    Ok(options(url).map_err(of_store)?.create_if_missing(false).connect().await?)
}

/// How often the log of changes is tried to be emptied, while others read.
const TRIES: u32 = 50;
/// The wait between two of these.
const WAIT: Duration = Duration::from_millis(100);

/// Writes the file anew with nothing in it but what it holds now, and empties the log of changes beside it: rows that were removed or replaced
/// stay in both else. Whether it could be emptied: who reads on keeps it.
pub(super) async fn wipe(url: &str) -> Result<bool, StoreError> {
    let mut connection = connect(url).await?;
    sqlx::raw_sql("VACUUM").execute(&mut connection).await?;
    for _ in 0..TRIES {
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
        if row.try_get::<i64, _>(0)? == 0 {
            return Ok(true);
        }
        tokio::time::sleep(WAIT).await;
    }
    Ok(false)
}

/// The tables that are carried.
pub(super) async fn tables(c: &mut SqliteConnection) -> Result<Vec<Table>, BackupError> {
    let names = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
    let names = names.fetch_all(&mut *c).await?.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    let mut tables = vec![];
    for name in in_order(names) {
        let rows = sqlx::query("SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid").bind(&name).fetch_all(&mut *c).await?;
        let keys = rows.iter().map(|row| row.try_get::<i64, _>("pk")).collect::<Result<Vec<_>, _>>()?;
        let is_single = keys.iter().filter(|key| **key > 0).count() == 1;
        let columns = rows.iter().zip(keys).map(|(row, key)| {
            let column: String = row.try_get("name")?;
            let is_counted = is_single && key > 0 && column == "number";
            Column::new(column, &row.try_get::<String, _>("type")?, is_counted)
        });
        tables.push(Table { columns: columns.collect::<Result<_, BackupError>>()?, name });
    }
    Ok(tables)
}

/// Copies a file as one transaction sees it.
pub(super) async fn take<W: Write>(url: &str, key: Option<&[u8]>, now: DateTime<Utc>, out: &mut Writer<W>) -> Result<(), BackupError> {
    let mut connection = connect(url).await?;
    let mut tx = connection.begin().await?;
    let c = &mut Connection::Sqlite(&mut tx);
    out.head(Head::new("sqlite", schema(c).await?, now, key))?;
    copy_out(c, out).await?;
    tx.rollback().await?;
    Ok(connection.close().await?)
}

/// Makes a file and fills it.
pub(super) async fn restore(url: &str, wanted: i64, reader: &mut Reader<File>) -> Result<(), BackupError> {
    let options = options(url)?.create_if_missing(true);
    private::file(options.get_filename())?;
    let mut connection = options.connect().await?;
    migrations::sqlite().run_to(wanted, &mut connection).await.map_err(StoreError::from)?;
    let known = schema(&mut Connection::Sqlite(&mut connection)).await?;
    if known > wanted {
        return Err(BackupError::Newer { backup: wanted, what: "the database has", known });
    }
    let mut tx = connection.begin_with(TO_WRITE).await?;
    copy_in(&mut Connection::Sqlite(&mut tx), reader).await?;
    tx.commit().await?;
    migrations::sqlite().run(&mut connection).await.map_err(StoreError::from)?;
    Ok(connection.close().await?)
}
