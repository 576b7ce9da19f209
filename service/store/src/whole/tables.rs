//! The tables of a backup: every table of a schema, read from the database's own catalogue, so that no new one is forgotten.

use super::backup::BackupError;
use super::{Connection, postgres, sqlite};
use std::path::PathBuf;

/// Tables whose rows are this database's own affair: which migrations it has, what its processes tell each other, a row that is
/// written to see whether it takes writes.
const NOT_CARRIED: [&str; 3] = ["_sqlx_migrations", "notices", "probe"];

/// The type of a column's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Text,
    Bytes,
}

/// A column.
#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Whether the database counts it up by itself: the rows keep their order, and are counted anew.
    pub(super) is_counted: bool,
}

impl Column {
    /// A column of a type as catalogues name it.
    pub(super) fn new(name: String, kind: &str, is_counted: bool) -> Result<Self, BackupError> {
        let kind = match kind.to_ascii_lowercase().as_str() {
            "integer" | "bigint" => Kind::Number,
            "text" => Kind::Text,
            "blob" | "bytea" => Kind::Bytes,
            other => {
                return Err(super::StoreError::unreadable("a table", "a column", name, format_args!("a column of type {other}")).into());
            }
        };
        Ok(Self { name, kind, is_counted })
    }
}

/// A table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
}

/// The tables that are carried, in an order in which they can be filled: all others refer to campaigns.
pub(super) fn in_order(mut names: Vec<String>) -> Vec<String> {
    names.retain(|name| !NOT_CARRIED.contains(&name.as_str()));
    names.sort_by_key(|name| (name != "campaigns", name.clone()));
    names
}

/// All tables of a database that are carried.
pub(super) async fn all(c: &mut Connection<'_>) -> Result<Vec<Table>, BackupError> {
    match c {
        Connection::Sqlite(c) => sqlite::tables(c).await,
        Connection::Postgres(c) => postgres::tables(c).await,
    }
}

impl Table {
    /// The columns that are carried.
    pub(super) fn carried(&self) -> Vec<&Column> {
        self.columns.iter().filter(|column| !column.is_counted).collect()
    }

    /// Reads all rows, in the order in which they were written where that matters.
    pub(super) fn select(&self) -> String {
        let columns: Vec<String> = self.carried().iter().map(|column| quoted(&column.name)).collect();
        let order = self.columns.iter().find(|column| column.is_counted).map_or_else(|| "1".to_owned(), |column| quoted(&column.name));
        format!("SELECT {} FROM {} ORDER BY {order}", columns.join(", "), quoted(&self.name))
    }

    /// Columns that hold texts.
    pub(super) fn texts(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| column.kind == Kind::Text)
    }

    /// The different texts of a column that are like a pattern in lower case, with how many rows have each.
    pub(super) fn holding(&self, column: &Column) -> String {
        let (table, column) = (quoted(&self.name), quoted(&column.name));
        format!("SELECT {column}, COUNT(*) FROM {table} WHERE LOWER({column}) LIKE $1 ESCAPE '\\' GROUP BY {column}")
    }

    /// Puts another text where a column has this one.
    pub(super) fn replace(&self, column: &Column) -> String {
        let (table, column) = (quoted(&self.name), quoted(&column.name));
        format!("UPDATE {table} SET {column} = $2 WHERE {column} = $1")
    }

    /// Whether there is any row.
    pub(super) fn is_filled(&self) -> String {
        format!("SELECT 1 FROM {} LIMIT 1", quoted(&self.name))
    }

    /// Writes rows of these columns, which follow.
    pub(super) fn insert(&self, columns: &[&Column]) -> String {
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        format!("INSERT INTO {} ({}) VALUES ", quoted(&self.name), names.join(", "))
    }

    /// The columns a file names, if the table has each of them.
    pub(super) fn named(&self, names: &[String]) -> Result<Vec<&Column>, BackupError> {
        let column = |name: &String| self.carried().into_iter().find(|column| column.name == *name);
        names.iter().map(|name| column(name).ok_or_else(|| unfit(format!("table {} has no column {name}", self.name)))).collect()
    }
}

/// The error that a file's contents do not fit the tables.
pub(super) fn unfit(why: String) -> BackupError {
    BackupError::Unsound { file: PathBuf::new(), line: 0, why }
}

/// A name as SQL has it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// A failure of the database alone: what has nothing to do with a backup's file.
pub(super) fn of_store(error: BackupError) -> super::StoreError {
    match error {
        BackupError::Store(error) => error,
        error @ (BackupError::File { .. } | BackupError::Unsound { .. } | BackupError::NotEmpty(_) | BackupError::Newer { .. }) => {
            super::StoreError::Damaged(error.to_string())
        }
    }
}
