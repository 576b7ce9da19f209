//! Postgres databases as a whole.

use super::backup::BackupError;
use super::copying::{copy_in, copy_out, schema};
use super::file::{Head, Reader, Writer};
use super::tables::{Column, Table, in_order};
use super::{Connection, StoreError, migrations};
use chrono::{DateTime, Utc};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _};
use std::fs::File;
use std::io::Write;
use std::str::FromStr as _;

/// A connection to a database.
pub(super) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
    Ok(PgConnectOptions::from_str(url)?.connect().await?)
}

/// The tables that are carried.
pub(super) async fn tables(c: &mut PgConnection) -> Result<Vec<Table>, BackupError> {
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
    let c = &mut Connection::Postgres(&mut tx);
    out.head(Head::new("postgres", schema(c).await?, now, key))?;
    copy_out(c, out).await?;
    tx.rollback().await?;
    Ok(connection.close().await?)
}

/// Fills a database that holds nothing yet.
pub(super) async fn restore(url: &str, wanted: i64, reader: &mut Reader<File>) -> Result<(), BackupError> {
    let mut connection = connect(url).await?;
    migrations::postgres().run_to(wanted, &mut connection).await.map_err(StoreError::from)?;
    let known = schema(&mut Connection::Postgres(&mut connection)).await?;
    if known > wanted {
        return Err(BackupError::Newer { backup: wanted, what: "the database has", known });
    }
    let mut tx = connection.begin().await?;
    copy_in(&mut Connection::Postgres(&mut tx), reader).await?;
    tx.commit().await?;
    migrations::postgres().run(&mut connection).await.map_err(StoreError::from)?;
    Ok(connection.close().await?)
}
