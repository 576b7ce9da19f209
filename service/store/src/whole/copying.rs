//! Reads and fills tables on a connection, for backups.

use super::backup::{BackupError, Batch, Batches};
use super::file::{Cell, Reader, Writer};
use super::tables::{Column, Kind, all, unfit};
use super::{Connection, sql};
use crate::sql::{Row, Values};
use futures_util::TryStreamExt as _;
use sqlx::AssertSqlSafe;
use std::fs::File;
use std::io::Write;

/// Writes every table into a backup.
pub(super) async fn copy_out<W: Write>(c: &mut Connection<'_>, out: &mut Writer<W>) -> Result<(), BackupError> {
    for table in all(c).await? {
        let carried = table.carried();
        out.table(&table.name, &carried.iter().map(|column| column.name.as_str()).collect::<Vec<_>>())?;
        let mut rows = sql(AssertSqlSafe(table.select())).fetch(c)?;
        while let Some(row) = rows.try_next().await? {
            out.row(carried.iter().enumerate().map(|(at, column)| read(&row, at, column.kind)).collect::<Result<_, _>>()?)?;
        }
    }
    Ok(())
}

/// A cell of a row, as the file has it.
fn read(row: &Row, at: usize, kind: Kind) -> Result<Cell, sqlx::Error> {
    Ok(match kind {
        Kind::Number => row.get::<Option<i64>>(at)?.map_or(Cell::Null, Cell::Number),
        Kind::Text => row.get::<Option<String>>(at)?.map_or(Cell::Null, Cell::Text),
        Kind::Bytes => row.get::<Option<Vec<u8>>>(at)?.map_or(Cell::Null, |bytes| Cell::of_bytes(&bytes)),
    })
}

/// Fills empty tables from a backup.
pub(super) async fn copy_in(c: &mut Connection<'_>, reader: &mut Reader<File>) -> Result<(), BackupError> {
    let tables = all(c).await?;
    for table in &tables {
        if sql(AssertSqlSafe(table.is_filled())).fetch_optional(c).await?.is_some() {
            return Err(BackupError::NotEmpty(table.name.clone()));
        }
    }
    let mut batches = Batches::new(reader);
    while let Some(Batch { table, columns, rows }) = batches.next()? {
        let known = tables.iter().find(|known| known.name == table);
        let known = known.ok_or_else(|| unfit(format!("there is no table {table}")))?;
        let columns = known.named(&columns)?;
        let mut statement = sql(AssertSqlSafe(known.insert(&columns)));
        for row in rows {
            statement = statement.row(|values| columns.iter().zip(row).try_for_each(|(column, cell)| fill(values, column, cell)))?;
        }
        statement.execute(c).await?;
    }
    Ok(())
}

/// Adds a cell as its column takes it.
fn fill(values: &mut Values<'_, '_>, column: &Column, cell: Cell) -> Result<(), BackupError> {
    let wrong = || unfit(format!("column {} does not hold such a value", column.name));
    match (column.kind, cell) {
        (Kind::Number, Cell::Null) => values.bind(None::<i64>),
        (Kind::Number, Cell::Number(number)) => values.bind(number),
        (Kind::Text, Cell::Null) => values.bind(None::<String>),
        (Kind::Text, Cell::Text(text)) => values.bind(text),
        (Kind::Bytes, Cell::Null) => values.bind(None::<Vec<u8>>),
        (Kind::Bytes, Cell::Bytes { bytes }) => values.bind(Cell::bytes(&bytes).ok_or_else(wrong)?),
        (Kind::Number | Kind::Text | Kind::Bytes, Cell::Number(_) | Cell::Text(_) | Cell::Bytes { .. }) => return Err(wrong()),
    };
    Ok(())
}

/// The last migration a database has.
pub(super) async fn schema(c: &mut Connection<'_>) -> Result<i64, BackupError> {
    let row = sql("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(c).await?;
    Ok(row.get::<Option<i64>>(0)?.unwrap_or_default())
}
