//! Reads rows. A value that cannot be read is reported with its table, its column and whose row it is, and never taken for something else.

use crate::StoreError;
use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{ColumnIndex, Decode, Postgres, Row as _, Sqlite, Type};
use std::fmt::Display;
use sternpost_log::CampaignId;

/// A row of either database.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A type that a cell can be read as, whichever database it is in.
pub(crate) trait Cell: for<'d> Decode<'d, Sqlite> + Type<Sqlite> + for<'d> Decode<'d, Postgres> + Type<Postgres> {}

impl<T: for<'d> Decode<'d, Sqlite> + Type<Sqlite> + for<'d> Decode<'d, Postgres> + Type<Postgres>> Cell for T {}

impl Row {
    /// A cell, by its column's name or place.
    pub(crate) fn get<T: Cell>(&self, column: impl ColumnIndex<SqliteRow> + ColumnIndex<PgRow>) -> Result<T, sqlx::Error> {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }

    /// The row on its way to plain data: of which table it is, and whose.
    pub(crate) fn of<'r>(&'r self, table: &'static str, whose: &'r dyn Display) -> Cells<'r> {
        Cells { row: self, table, whose }
    }
}

/// A row on its way to plain data.
pub(crate) struct Cells<'r> {
    row: &'r Row,
    table: &'static str,
    /// The owner of the row, for error messages.
    whose: &'r dyn Display,
}

impl Cells<'_> {
    /// A column that holds what it cannot.
    pub(crate) fn wrong(&self, column: &'static str, why: impl Display) -> StoreError {
        StoreError::unreadable(self.table, column, self.whose, why)
    }

    /// A cell as it is.
    pub(crate) fn get<T: Cell>(&self, column: &'static str) -> Result<T, StoreError> {
        self.row.get(column).map_err(|why| self.wrong(column, why))
    }

    /// A text.
    pub(crate) fn text(&self, column: &'static str) -> Result<String, StoreError> {
        self.get(column)
    }

    /// A number that fits its type: a count, a seat, an entry.
    pub(crate) fn whole<N: TryFrom<i64>>(&self, column: &'static str) -> Result<N, StoreError> {
        self.fitting(column, self.get(column)?)
    }

    /// The same, or nothing.
    pub(crate) fn whole_or_none<N: TryFrom<i64>>(&self, column: &'static str) -> Result<Option<N>, StoreError> {
        self.get::<Option<i64>>(column)?.map(|number| self.fitting(column, number)).transpose()
    }

    fn fitting<N: TryFrom<i64>>(&self, column: &'static str, number: i64) -> Result<N, StoreError> {
        N::try_from(number).map_err(|_| self.wrong(column, format_args!("{number} is out of range")))
    }

    /// A time.
    pub(crate) fn time(&self, column: &'static str) -> Result<DateTime<Utc>, StoreError> {
        self.at(column, self.get(column)?)
    }

    /// A time, or nothing.
    pub(crate) fn time_or_none(&self, column: &'static str) -> Result<Option<DateTime<Utc>>, StoreError> {
        self.get::<Option<i64>>(column)?.map(|micros| self.at(column, micros)).transpose()
    }

    fn at(&self, column: &'static str, micros: i64) -> Result<DateTime<Utc>, StoreError> {
        DateTime::from_timestamp_micros(micros).ok_or_else(|| self.wrong(column, format_args!("{micros} is no time")))
    }

    /// A value whose serialised form is one word.
    pub(crate) fn word<T: DeserializeOwned>(&self, column: &'static str) -> Result<T, StoreError> {
        self.worded(column, self.text(column)?)
    }

    /// The same, or nothing.
    pub(crate) fn word_or_none<T: DeserializeOwned>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        self.get::<Option<String>>(column)?.map(|word| self.worded(column, word)).transpose()
    }

    fn worded<T: DeserializeOwned>(&self, column: &'static str, word: String) -> Result<T, StoreError> {
        serde_json::from_value(serde_json::Value::String(word)).map_err(|why| self.wrong(column, why))
    }

    /// A value that is kept as JSON.
    pub(crate) fn json<T: DeserializeOwned>(&self, column: &'static str) -> Result<T, StoreError> {
        self.parsed(column, &self.text(column)?)
    }

    /// The same, or nothing.
    pub(crate) fn json_or_none<T: DeserializeOwned>(&self, column: &'static str) -> Result<Option<T>, StoreError> {
        self.get::<Option<String>>(column)?.map(|text| self.parsed(column, &text)).transpose()
    }

    fn parsed<T: DeserializeOwned>(&self, column: &'static str, text: &str) -> Result<T, StoreError> {
        serde_json::from_str(text).map_err(|why| self.wrong(column, why))
    }

    /// The name of a campaign.
    pub(crate) fn id(&self, column: &'static str) -> Result<CampaignId, StoreError> {
        self.named(column, &self.text(column)?)
    }

    /// The same, or nothing.
    pub(crate) fn id_or_none(&self, column: &'static str) -> Result<Option<CampaignId>, StoreError> {
        self.get::<Option<String>>(column)?.map(|text| self.named(column, &text)).transpose()
    }

    fn named(&self, column: &'static str, text: &str) -> Result<CampaignId, StoreError> {
        text.parse().map_err(|why| self.wrong(column, why))
    }
}
