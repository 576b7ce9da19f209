//! What of a database is in a backup: every table of a schema, read from the database's own catalogue, so that none that joins is forgotten.

use super::backup::BackupError;
use super::file::Cell;
use std::path::PathBuf;

/// Tables whose rows are this database's own affair: which migrations it has, what its processes tell each other, a row that is
/// written to see whether it takes writes.
const NOT_CARRIED: [&str; 3] = ["_sqlx_migrations", "notices", "probe"];

/// What a column holds.
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

    /// Writes some rows of these columns.
    pub(super) fn insert(&self, columns: &[&Column], rows: usize) -> String {
        let names: Vec<String> = columns.iter().map(|column| quoted(&column.name)).collect();
        let width = columns.len();
        let row = |at: usize| {
            let places: Vec<String> = (1..=width).map(|place| format!("${}", at * width + place)).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", quoted(&self.name), names.join(", "), rows.join(", "))
    }

    /// The columns a file names, if the table has each of them.
    pub(super) fn named(&self, names: &[String]) -> Result<Vec<&Column>, BackupError> {
        let column = |name: &String| self.carried().into_iter().find(|column| column.name == *name);
        names.iter().map(|name| column(name).ok_or_else(|| unfit(format!("table {} has no column {name}", self.name)))).collect()
    }
}

/// What a file says does not fit the tables.
pub(super) fn unfit(why: String) -> BackupError {
    BackupError::Unsound { file: PathBuf::new(), line: 0, why }
}

/// A value as its column takes it.
pub(super) enum Value {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// A cell as a column takes it.
pub(super) fn value(column: &Column, cell: Cell) -> Result<Value, BackupError> {
    let wrong = || unfit(format!("column {} does not hold such a value", column.name));
    Ok(match (column.kind, cell) {
        (Kind::Number, Cell::Null) => Value::Number(None),
        (Kind::Number, Cell::Number(number)) => Value::Number(Some(number)),
        (Kind::Text, Cell::Null) => Value::Text(None),
        (Kind::Text, Cell::Text(text)) => Value::Text(Some(text)),
        (Kind::Bytes, Cell::Null) => Value::Bytes(None),
        (Kind::Bytes, Cell::Bytes { bytes }) => Value::Bytes(Some(Cell::bytes(&bytes).ok_or_else(wrong)?)),
        (Kind::Number | Kind::Text | Kind::Bytes, Cell::Number(_) | Cell::Text(_) | Cell::Bytes { .. }) => return Err(wrong()),
    })
}

/// A name as SQL has it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Makes what both drivers do alike: reading and filling tables on a connection.
macro_rules! copying {
    ($db:ty, $connection:ty) => {
        /// Writes every table into a backup.
        async fn copy_out<W: Write>(c: &mut $connection, out: &mut Writer<W>) -> Result<(), BackupError> {
            for table in all(c).await? {
                let carried = table.carried();
                out.table(&table.name, &carried.iter().map(|column| column.name.as_str()).collect::<Vec<_>>())?;
                let mut rows = sqlx::query(AssertSqlSafe(table.select())).fetch(&mut *c);
                while let Some(row) = rows.try_next().await? {
                    let mut cells = Vec::with_capacity(carried.len());
                    for (at, column) in carried.iter().enumerate() {
                        cells.push(match column.kind {
                            Kind::Number => row.try_get::<Option<i64>, _>(at)?.map_or(Cell::Null, Cell::Number),
                            Kind::Text => row.try_get::<Option<String>, _>(at)?.map_or(Cell::Null, Cell::Text),
                            Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map_or(Cell::Null, |bytes| Cell::of_bytes(&bytes)),
                        });
                    }
                    out.row(cells)?;
                }
            }
            Ok(())
        }

        /// Fills empty tables from a backup.
        async fn copy_in(c: &mut $connection, reader: &mut Reader<File>) -> Result<(), BackupError> {
            let tables = all(c).await?;
            for table in &tables {
                if sqlx::query(AssertSqlSafe(table.is_filled())).fetch_optional(&mut *c).await?.is_some() {
                    return Err(BackupError::NotEmpty(table.name.clone()));
                }
            }
            let mut batches = Batches::new(reader);
            while let Some(Batch { table, columns, rows }) = batches.next()? {
                let known = tables.iter().find(|known| known.name == table);
                let known = known.ok_or_else(|| unfit(format!("there is no table {table}")))?;
                let columns = known.named(&columns)?;
                let sql = known.insert(&columns, rows.len());
                let mut query = sqlx::query::<$db>(AssertSqlSafe(sql));
                for (column, cell) in rows.into_iter().flat_map(|row| columns.iter().zip(row)) {
                    query = match value(column, cell)? {
                        Value::Number(number) => query.bind(number),
                        Value::Text(text) => query.bind(text),
                        Value::Bytes(bytes) => query.bind(bytes),
                    };
                }
                query.execute(&mut *c).await?;
            }
            Ok(())
        }

        /// The last migration a database has.
        async fn schema(c: &mut $connection) -> Result<i64, BackupError> {
            let row = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(c).await?;
            Ok(row.try_get::<Option<i64>, _>(0)?.unwrap_or_default())
        }
    };
}
pub(super) use copying;

/// Makes what both drivers do alike about one person.
macro_rules! rewriting {
    ($connection:ty) => {
        /// Where an address stands, and how often.
        pub(super) async fn find(url: &str, address: &str) -> Result<Found, StoreError> {
            let mut connection = connect(url).await?;
            let mut found = Found::new();
            for table in all(&mut connection).await.map_err(of_store)? {
                for column in table.texts() {
                    let rows = with(&mut connection, &table, column, address).await?;
                    let count: u64 = rows.iter().filter(|(text, _)| without(text, address, "").is_some()).map(|(_, rows)| rows).sum();
                    if count > 0 {
                        found.insert(format!("{}.{}", table.name, column.name), count);
                    }
                }
            }
            let mails = mails_with(&mut connection, address).await?.len() as u64;
            found.extend((mails > 0).then(|| ("inbound.raw".to_owned(), mails)));
            Ok(found)
        }

        /// Mails that came in and name an address, wherever it stands in them: whatever way they came, not all have an envelope. What waits to be
        /// carried out for somebody else is left to them.
        async fn mails_with(c: &mut $connection, address: &str) -> Result<Vec<String>, StoreError> {
            let mut found = vec![];
            let mut rows = sqlx::query("SELECT id, state, raw FROM inbound").fetch(&mut *c);
            while let Some(row) = rows.try_next().await? {
                let (raw, state): (Vec<u8>, String) = (row.try_get("raw")?, row.try_get("state")?);
                if mail::is_from(&raw, address) || state != "pending" && mail::names(&raw, address) {
                    found.push(row.try_get("id")?);
                }
            }
            Ok(found)
        }

        /// The different texts of a column that hold an address as part, with how many rows have each.
        async fn with(c: &mut $connection, table: &Table, column: &Column, address: &str) -> Result<Vec<(String, u64)>, StoreError> {
            let sought = format!("%{}%", address.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"));
            let rows = sqlx::query(AssertSqlSafe(table.holding(column))).bind(sought).fetch_all(c).await?;
            rows.iter().map(|row| Ok((row.try_get(0)?, u64::try_from(row.try_get::<i64, _>(1)?).unwrap_or_default()))).collect()
        }

        /// Forgets an address.
        pub(super) async fn forget(url: &str, address: &str, holder: &str, instead: [&str; 2]) -> Result<Rewritten, ForgetError> {
            let mut connection = connect(url).await?;
            let mut tx = connection.begin_with(TO_WRITE).await.map_err(StoreError::from)?;
            let rewritten = forget_in(&mut tx, address, holder, instead).await?;
            tx.commit().await.map_err(StoreError::from)?;
            Ok(rewritten)
        }

        async fn forget_in(c: &mut $connection, address: &str, holder: &str, instead: [&str; 2]) -> Result<Rewritten, ForgetError> {
            let needed = sqlx::query(
                "SELECT DISTINCT campaigns.id FROM campaigns LEFT JOIN seats ON seats.campaign = campaigns.id \
                 WHERE campaigns.status <> 'ended' AND (campaigns.host_address = $1 OR seats.address = $1) ORDER BY campaigns.id",
            );
            let needed = needed.bind(address).fetch_all(&mut *c).await.map_err(StoreError::from)?;
            if !needed.is_empty() {
                let ids = needed.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>().map_err(StoreError::from)?;
                return Err(ForgetError::StillThere(ids.join(", ")));
            }
            let mut rewritten = Rewritten::default();
            for id in mails_with(c, address).await? {
                let removed = sqlx::query("DELETE FROM inbound WHERE id = $1").bind(id).execute(&mut *c).await.map_err(StoreError::from)?;
                *rewritten.removed.entry("inbound".to_owned()).or_default() += removed.rows_affected();
            }
            let only_about = ONLY_ABOUT.iter().map(|(table, column)| (*table, *column, address)).chain([("notes", "holder", holder)]);
            for (table, column, word) in only_about {
                let removed = sqlx::query(AssertSqlSafe(format!("DELETE FROM {table} WHERE {column} = $1"))).bind(word);
                let removed = removed.execute(&mut *c).await.map_err(StoreError::from)?.rows_affected();
                if removed > 0 {
                    *rewritten.removed.entry(table.to_owned()).or_default() += removed;
                }
            }
            for table in all(c).await.map_err(of_store)?.into_iter().filter(|table| table.name != "entries") {
                for (column, (word, other)) in
                    table.texts().flat_map(|column| [address, holder].into_iter().zip(instead).map(move |words| (column, words)))
                {
                    for (text, rows) in with(c, &table, column, word).await? {
                        let Some(then) = without(&text, word, other) else { continue };
                        let query = sqlx::query(AssertSqlSafe(table.replace(column))).bind(&text).bind(then);
                        query.execute(&mut *c).await.map_err(StoreError::from)?;
                        *rewritten.replaced.entry(format!("{}.{}", table.name, column.name)).or_default() += rows;
                    }
                }
            }
            Ok(rewritten)
        }
    };
}
pub(super) use rewriting;

/// A failure of the database alone: what has nothing to do with a backup's file.
pub(super) fn of_store(error: BackupError) -> super::StoreError {
    match error {
        BackupError::Store(error) => error,
        error @ (BackupError::File { .. } | BackupError::Unsound { .. } | BackupError::NotEmpty(_) | BackupError::Newer { .. }) => {
            super::StoreError::Damaged(error.to_string())
        }
    }
}
