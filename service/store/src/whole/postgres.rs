//! Postgres databases as a whole.

use super::backup::{BackupError, Batch, Batches};
use super::file::{Cell, Head, Reader, Writer};
use super::mail;
use super::person::{ForgetError, Found, ONLY_ABOUT, Rewritten, without};
use super::tables::{Column, Kind, Table, Value, copying, in_order, of_store, rewriting, unfit, value};
use super::{StoreError, migrations};
use chrono::{DateTime, Utc};
use futures_util::TryStreamExt as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, Row as _};
use std::fs::File;
use std::io::Write;
use std::str::FromStr as _;

/// How a transaction begins that reads before it writes.
const TO_WRITE: &str = "BEGIN";

copying!(sqlx::Postgres, PgConnection);
rewriting!(PgConnection);

async fn connect(url: &str) -> Result<PgConnection, super::StoreError> {
    Ok(PgConnectOptions::from_str(url)?.connect().await?)
}

/// The tables that are carried.
async fn all(c: &mut PgConnection) -> Result<Vec<Table>, BackupError> {
    let names = sqlx::query(
        "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    let names = names.fetch_all(&mut *c).await?.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
    let mut tables = vec![];
    for name in in_order(names) {
        // What a database makes of other columns comes by itself.
        let rows = sqlx::query(
            "SELECT column_name::text AS name, data_type::text AS type, is_identity::text AS counted FROM information_schema.columns \
             WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position",
        );
        let rows = rows.bind(&name).fetch_all(&mut *c).await?;
        let columns = rows.iter().map(|row| {
            let is_counted = row.try_get::<String, _>("counted")? == "YES";
            Column::new(row.try_get("name")?, &row.try_get::<String, _>("type")?, is_counted)
        });
        tables.push(Table { columns: columns.collect::<Result<_, BackupError>>()?, name });
    }
    Ok(tables)
}

/// Copies a database as one transaction sees it.
pub(super) async fn take<W: Write>(url: &str, key: Option<&[u8]>, now: DateTime<Utc>, out: &mut Writer<W>) -> Result<(), BackupError> {
    let mut connection = connect(url).await?;
    let mut tx = connection.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?;
    let schema = schema(&mut tx).await?;
    out.head(Head::new("postgres", schema, now, key))?;
    copy_out(&mut tx, out).await?;
    tx.rollback().await?;
    Ok(connection.close().await?)
}

/// Fills a database that holds nothing yet.
pub(super) async fn restore(url: &str, wanted: i64, reader: &mut Reader<File>) -> Result<(), BackupError> {
    let mut connection = connect(url).await?;
    migrations::postgres().run_to(wanted, &mut connection).await.map_err(StoreError::from)?;
    let known = schema(&mut connection).await?;
    if known > wanted {
        return Err(BackupError::Newer { backup: wanted, what: "the database has", known });
    }
    let mut tx = connection.begin().await?;
    copy_in(&mut tx, reader).await?;
    tx.commit().await?;
    migrations::postgres().run(&mut connection).await.map_err(StoreError::from)?;
    Ok(connection.close().await?)
}
