//! Backups: one file that holds everything a database holds, taken under load, restored on either store.
//!
//! A backup is what one transaction sees: a read snapshot of SQLite's write-ahead log, a repeatable read of Postgres. It keeps no writer waiting.
//! The file's form is described in `docs/operations.md`; [`file`](super::file) reads and writes it, [`tables`](super::tables) says which tables of
//! a database are in it. It is restored into a database that holds nothing yet: brought to the tables of the server that took the backup, filled in
//! one transaction, then brought up to date like any older database.

use super::file::{self, Line, Reader, Writer};
pub use super::file::{Head, Summary, Unsound};
use super::{Database, StoreError, migrations, postgres, sqlite, which};
use chrono::{DateTime, Utc};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use sternpost_model::private;
use thiserror::Error;

/// The reason why no backup was taken or restored.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be read or written.
    #[error("{file}: {why}")]
    File {
        /// The file that failed.
        file: PathBuf,
        /// The error of the file system.
        why: io::Error,
    },
    /// The file is no backup, or was cut off or changed.
    #[error("{file}, line {line}: {why}")]
    Unsound {
        /// The file that is no sound backup.
        file: PathBuf,
        /// The line of the unpacked text, from 1.
        line: u64,
        /// The fault, in words.
        why: String,
    },
    /// The database is not a new one.
    #[error("the database holds something already (table {0}): restore into a new one")]
    NotEmpty(String),
    /// The backup was taken by a newer server, or the database was made by one.
    #[error("the backup has the tables of migration {backup}, and {what} those of migration {known}: restore with a newer server")]
    Newer {
        /// The migration the backup stands at.
        backup: i64,
        /// What does not fit it.
        what: &'static str,
        /// The migration that stands at.
        known: i64,
    },
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Takes a backup of a database into a file that must not be there yet. The file has its name once it is whole and durable; only its owner
/// can read it.
///
/// # Errors
/// If the database or the file fails; no file is left then.
pub async fn take(url: &str, signing_key: Option<&[u8]>, now: DateTime<Utc>, path: &Path) -> Result<Summary, BackupError> {
    let failed = |why: io::Error| BackupError::File { file: path.to_owned(), why };
    if path.exists() {
        return Err(failed(io::ErrorKind::AlreadyExists.into()));
    }
    let part = path.with_added_extension("part");
    let written = write(url, signing_key, now, &part).await.map_err(|error| match error {
        BackupError::File { why, .. } => failed(why),
        error @ (BackupError::Store(_) | BackupError::Unsound { .. } | BackupError::NotEmpty(_) | BackupError::Newer { .. }) => error,
    });
    // A second name fails where the file has come to be meanwhile; renaming would replace it.
    let named = written.and_then(|summary| fs::hard_link(&part, path).map(|()| summary).map_err(failed));
    let _ = fs::remove_file(&part);
    let summary = named?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(failed)?;
    Ok(summary)
}

async fn write(url: &str, signing_key: Option<&[u8]>, now: DateTime<Utc>, part: &Path) -> Result<Summary, BackupError> {
    let failed = |why: io::Error| BackupError::File { file: part.to_owned(), why };
    let _ = fs::remove_file(part);
    private::file(part).map_err(failed)?;
    let out = fs::OpenOptions::new().write(true).open(part).map_err(failed)?;
    let mut writer = Writer::new(out);
    match which(url)? {
        Database::Sqlite => sqlite::take(url, signing_key, now, &mut writer).await?,
        Database::Postgres => postgres::take(url, signing_key, now, &mut writer).await?,
    }
    let (out, summary) = writer.end().map_err(failed)?;
    out.sync_all().map_err(failed)?;
    Ok(summary)
}

impl From<io::Error> for BackupError {
    /// The error of the file that is being written; [`take`] says which.
    fn from(why: io::Error) -> Self {
        Self::File { file: PathBuf::new(), why }
    }
}

/// Reads a backup to its end: whether it is whole and as it was written.
///
/// # Errors
/// If it is not.
pub fn check(path: &Path) -> Result<Summary, BackupError> {
    let mut reader = open(path)?;
    while reader.next().map_err(|unsound| unsound.of(path))?.is_some() {}
    Ok(reader.summary())
}

fn open(path: &Path) -> Result<Reader<File>, BackupError> {
    let file = File::open(path).map_err(|why| BackupError::File { file: path.to_owned(), why })?;
    Ok(Reader::new(file))
}

/// Restores a backup into a database that holds nothing yet. The file is read to its end before the database is touched.
///
/// # Errors
/// If the file is not whole, the database holds something, or fails: it holds nothing then.
pub async fn restore(path: &Path, url: &str) -> Result<Summary, BackupError> {
    let database = which(url)?;
    let summary = check(path)?;
    let (head, known) = (&summary.head, migrations::newest());
    if head.schema > known {
        return Err(BackupError::Newer { backup: head.schema, what: "this server knows", known });
    }
    let mut reader = open(path)?;
    let filled = match database {
        Database::Sqlite => sqlite::restore(url, head.schema, &mut reader).await,
        Database::Postgres => postgres::restore(url, head.schema, &mut reader).await,
    };
    filled.map_err(|error| match error {
        BackupError::Unsound { line, why, .. } => BackupError::Unsound { file: path.to_owned(), line, why },
        error @ (BackupError::Store(_) | BackupError::File { .. } | BackupError::NotEmpty(_) | BackupError::Newer { .. }) => error,
    })?;
    Ok(summary)
}

/// A cursor over the tables of a backup, some rows at a time.
pub(super) struct Batches<'a> {
    reader: &'a mut Reader<File>,
    /// The columns of the table that is being read.
    columns: Vec<String>,
    table: String,
    /// A line that was read and belongs to what comes next.
    ahead: Option<Line>,
}

/// Some rows of one table.
pub(super) struct Batch {
    pub(super) table: String,
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Vec<file::Cell>>,
}

/// Values a statement may have: SQLite takes 32,766.
const VALUES: usize = 16_000;
/// Rows that are written at once.
const ROWS: usize = 200;

impl<'a> Batches<'a> {
    pub(super) fn new(reader: &'a mut Reader<File>) -> Self {
        Self { reader, columns: vec![], table: String::new(), ahead: None }
    }

    pub(super) fn next(&mut self) -> Result<Option<Batch>, BackupError> {
        let mut rows = vec![];
        loop {
            let line = match self.ahead.take() {
                Some(line) => Some(line),
                None => self.reader.next().map_err(|unsound| unsound.of(Path::new("")))?,
            };
            match line {
                Some(Line::Row(row)) => {
                    if row.len() != self.columns.len() {
                        return Err(self.unsound("a row with other columns than its table"));
                    }
                    rows.push(row);
                    if rows.len() == ROWS || rows.len() * self.columns.len() >= VALUES {
                        return Ok(Some(self.batch(rows)));
                    }
                }
                Some(line) if !rows.is_empty() => {
                    self.ahead = Some(line);
                    return Ok(Some(self.batch(rows)));
                }
                Some(Line::Table { table, columns }) => (self.table, self.columns) = (table, columns),
                Some(Line::Backup(_) | Line::End { .. }) => {}
                None => return Ok((!rows.is_empty()).then(|| self.batch(rows))),
            }
        }
    }

    fn batch(&self, rows: Vec<Vec<file::Cell>>) -> Batch {
        Batch { table: self.table.clone(), columns: self.columns.clone(), rows }
    }

    fn unsound(&self, why: &str) -> BackupError {
        BackupError::Unsound { file: PathBuf::new(), line: self.reader.line(), why: why.to_owned() }
    }
}
