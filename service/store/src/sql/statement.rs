//! A statement with its values, and its result on either database.

use super::value::{Bind, Value};
use super::{Connection, Row};
use crate::StoreError;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt as _, TryStreamExt as _};
use sqlx::database::HasStatementCache;
use sqlx::error::BoxDynError;
use sqlx::query::Query;
use sqlx::{Arguments as _, AssertSqlSafe, Database, Encode, IntoArguments, Postgres, SqlSafeStr, SqlStr, Sqlite, Type};
use std::borrow::Cow;
use std::fmt::Write as _;

/// Rows of one statement: both databases bound the number of values.
pub(crate) const ROWS: usize = 2_000;
/// Statements of so few rows are prepared once and kept: preparing one takes Postgres as long as carrying it out. Larger
/// ones cost little for each row.
const FEW: usize = 48;

/// A statement with its values.
pub(crate) struct Statement<'q> {
    /// The text; the part before the rows, if there are some.
    text: SqlStr,
    /// How many rows of values follow the text; 0: the text is whole.
    rows: usize,
    /// What follows the rows.
    tail: &'static str,
    values: Vec<Value<'q>>,
    /// Whether the connection keeps it prepared.
    is_kept: bool,
}

/// A statement as it stands, with `$1`, `$2` … for its values.
pub(crate) fn sql<'q>(text: impl SqlSafeStr) -> Statement<'q> {
    Statement { text: text.into_sql_str(), rows: 0, tail: "", values: vec![], is_kept: true }
}

impl<'q> Statement<'q> {
    /// Adds the next value.
    pub(crate) fn bind(mut self, value: impl Bind<'q>) -> Self {
        self.values.push(Bind::value(Some(value)));
        self
    }

    /// Adds a row of values for each of some items, `($1, $2), ($3, $4)`, to a text without values; each has as many of them.
    pub(crate) fn rows<T: Copy>(mut self, items: &[T], row: impl Fn(&mut Values<'_, 'q>, T)) -> Self {
        for item in items {
            row(&mut Values(&mut self.values), *item);
            if self.rows == 0 {
                self.values.reserve(self.values.len() * (items.len() - 1));
            }
            self.rows += 1;
        }
        self.is_kept = items.len() <= FEW;
        self
    }

    /// Adds one row of values more, by a function that may refuse one.
    pub(crate) fn row<E>(mut self, row: impl FnOnce(&mut Values<'_, 'q>) -> Result<(), E>) -> Result<Self, E> {
        row(&mut Values(&mut self.values))?;
        self.rows += 1;
        Ok(self)
    }

    /// Adds a list of values, `($1, $2, $3)`, to a text without values.
    pub(crate) fn list<B: Bind<'q>>(mut self, values: impl IntoIterator<Item = B>) -> Self {
        self.values.extend(values.into_iter().map(|value| Bind::value(Some(value))));
        self.rows = 1;
        self.is_kept = self.values.len() <= FEW;
        self
    }

    /// Adds what follows the rows or the list.
    pub(crate) fn then(mut self, tail: &'static str) -> Self {
        self.tail = tail;
        self
    }

    /// Says whether the connection keeps it prepared; without this it does, unless there are many rows.
    pub(crate) fn kept(mut self, is_kept: bool) -> Self {
        self.is_kept = is_kept;
        self
    }

    /// Carries it out; how many rows it has changed.
    pub(crate) async fn execute(self, c: &mut Connection<'_>) -> Result<u64, StoreError> {
        Ok(match c {
            Connection::Sqlite(c) => self.on::<Sqlite>()?.execute(&mut **c).await?.rows_affected(),
            Connection::Postgres(c) => self.on::<Postgres>()?.execute(&mut **c).await?.rows_affected(),
        })
    }

    /// All rows it returns.
    pub(crate) async fn fetch_all(self, c: &mut Connection<'_>) -> Result<Vec<Row>, StoreError> {
        Ok(match c {
            Connection::Sqlite(c) => self.on::<Sqlite>()?.fetch(&mut **c).map_ok(Row::Sqlite).try_collect().await?,
            Connection::Postgres(c) => self.on::<Postgres>()?.fetch(&mut **c).map_ok(Row::Postgres).try_collect().await?,
        })
    }

    /// The first row that comes of it, if any does.
    pub(crate) async fn fetch_optional(self, c: &mut Connection<'_>) -> Result<Option<Row>, StoreError> {
        Ok(match c {
            Connection::Sqlite(c) => self.on::<Sqlite>()?.fetch_optional(&mut **c).await?.map(Row::Sqlite),
            Connection::Postgres(c) => self.on::<Postgres>()?.fetch_optional(&mut **c).await?.map(Row::Postgres),
        })
    }

    /// The one row that always comes of it.
    pub(crate) async fn fetch_one(self, c: &mut Connection<'_>) -> Result<Row, StoreError> {
        self.fetch_optional(c).await?.ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// The rows that come of it, one after the other.
    pub(crate) fn fetch<'e>(self, c: &'e mut Connection<'_>) -> Result<BoxStream<'e, Result<Row, sqlx::Error>>, StoreError> {
        Ok(match c {
            Connection::Sqlite(c) => self.on::<Sqlite>()?.fetch(&mut **c).map_ok(Row::Sqlite).boxed(),
            Connection::Postgres(c) => self.on::<Postgres>()?.fetch(&mut **c).map_ok(Row::Postgres).boxed(),
        })
    }

    /// The statement as a driver takes it.
    fn on<D: Driver>(self) -> Result<Query<'static, D, D::Arguments>, StoreError>
    where
        D::Arguments: IntoArguments<D>,
        Option<i64>: Encode<'q, D> + Type<D>,
        Option<Cow<'q, str>>: Encode<'q, D> + Type<D>,
        Option<Cow<'q, [u8]>>: Encode<'q, D> + Type<D>,
    {
        let Self { text, rows, tail, values, is_kept } = self;
        let text = match rows {
            0 => text,
            _ => AssertSqlSafe(in_rows::<D>(text.as_str(), rows, values.len() / rows, tail)).into_sql_str(),
        };
        let arguments = arguments::<D>(values).map_err(|why| StoreError::Database(sqlx::Error::Encode(why)))?;
        Ok(sqlx::query_with(text, arguments).persistent(is_kept))
    }
}

/// The values of a row.
pub(crate) struct Values<'v, 'q>(&'v mut Vec<Value<'q>>);

impl<'q> Values<'_, 'q> {
    /// Adds the next value.
    pub(crate) fn bind(&mut self, value: impl Bind<'q>) -> &mut Self {
        self.0.push(Bind::value(Some(value)));
        self
    }
}

/// The text of a statement with some rows of values.
fn in_rows<D: Driver>(head: &str, rows: usize, width: usize, tail: &str) -> String {
    let mut text = String::with_capacity(head.len() + tail.len() + rows * (width * 8 + 4));
    text += head;
    for row in 0..rows {
        text += if row == 0 { "(" } else { ", (" };
        for place in 1..=width {
            text += if place == 1 { "" } else { ", " };
            D::place(row * width + place, &mut text);
        }
        text += ")";
    }
    text + tail
}

/// The values as a driver takes them.
fn arguments<'q, D: Driver>(values: Vec<Value<'q>>) -> Result<D::Arguments, BoxDynError>
where
    Option<i64>: Encode<'q, D> + Type<D>,
    Option<Cow<'q, str>>: Encode<'q, D> + Type<D>,
    Option<Cow<'q, [u8]>>: Encode<'q, D> + Type<D>,
{
    let mut arguments = D::Arguments::default();
    arguments.reserve(values.len(), 0);
    for value in values {
        match value {
            Value::Number(number) => arguments.add(number)?,
            Value::Text(text) => arguments.add(text)?,
            Value::Bytes(bytes) => arguments.add(bytes)?,
        }
    }
    Ok(arguments)
}

/// The differences between the drivers of the two databases in carrying out a statement.
trait Driver: Database + HasStatementCache {
    /// Writes what stands for the value of a number. SQLite looks each name of a value up among all before it: of thousands in a row, none has one.
    fn place(number: usize, text: &mut String);
}

impl Driver for Sqlite {
    fn place(_: usize, text: &mut String) {
        text.push('?');
    }
}

impl Driver for Postgres {
    fn place(number: usize, text: &mut String) {
        // A text takes whatever is written to it.
        let _ = write!(text, "${number}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{Connection as _, SqliteConnection};

    #[test]
    fn many_values_are_numbered_for_postgres_and_have_no_names_for_sqlite() {
        let text = in_rows::<Postgres>("INSERT INTO t (a, b) VALUES ", 2, 2, " ON CONFLICT DO NOTHING");
        assert_eq!(text, "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING");
        assert_eq!(in_rows::<Sqlite>("DELETE FROM t WHERE id IN ", 1, 3, ""), "DELETE FROM t WHERE id IN (?, ?, ?)");
    }

    #[tokio::test]
    async fn a_statement_of_few_rows_stays_prepared_and_one_of_many_does_not() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        for (count, kept) in [(FEW + 1, 0), (FEW, 1), (FEW + 1, 1)] {
            let items: Vec<u64> = (0..count as u64).collect();
            let q = sql("SELECT COUNT(*) AS count, MAX(column1) AS last FROM (VALUES ").rows(&items, |row, item| {
                row.bind(item);
            });
            let row = q.then(")").fetch_one(&mut Connection::Sqlite(&mut connection)).await.unwrap();
            let row = row.of("items", &"all of them");
            assert_eq!((row.whole::<usize>("count").unwrap(), row.whole::<u64>("last").unwrap()), (count, count as u64 - 1));
            // The driver's thread counts after it has answered: when it answers the next call it has counted.
            connection.ping().await.unwrap();
            assert_eq!(connection.cached_statements_size(), kept, "after one of {count} rows");
        }
    }

    #[tokio::test]
    async fn values_come_back_as_they_were_and_what_is_missing_is_missing() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let c = &mut Connection::Sqlite(&mut connection);
        let q = sql("SELECT $1 AS number, $2 AS text, $3 AS bytes, $4 AS no_number, $5 AS no_text, $6 AS no_bytes");
        let q = q.bind(u64::MAX).bind("été").bind(vec![0, 255]).bind(None::<u8>).bind(None::<&str>).bind(None::<Vec<u8>>);
        let row = q.fetch_one(c).await.unwrap();
        let row = row.of("values", &"these");
        assert_eq!(row.whole::<i64>("number").unwrap(), i64::MAX, "a count that is too large is the largest");
        assert_eq!((row.text("text").unwrap().as_str(), row.get::<Vec<u8>>("bytes").unwrap()), ("été", vec![0, 255]));
        assert_eq!(row.whole_or_none::<u8>("no_number").unwrap(), None);
        assert_eq!((row.get::<Option<String>>("no_text").unwrap(), row.get::<Option<Vec<u8>>>("no_bytes").unwrap()), (None, None));
        assert!(matches!(row.whole::<i64>("text"), Err(StoreError::Unreadable { table: "values", column: "text", .. })));
    }
}
