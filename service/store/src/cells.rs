//! Reading rows: what cannot be read is told with its table, its column and whose row it is, and never taken for something else.

/// Makes the reader of a driver's rows.
macro_rules! cells {
    ($db:ty, $row:ty) => {
        /// A row on its way to plain data.
        struct Cells<'r> {
            row: &'r $row,
            table: &'static str,
            /// Whose row it is.
            of: &'r str,
        }

        impl Cells<'_> {
            fn wrong(&self, column: &'static str, why: impl std::fmt::Display) -> StoreError {
                StoreError::unreadable(self.table, column, self.of, why)
            }
            fn get<T: for<'d> sqlx::Decode<'d, $db> + sqlx::Type<$db>>(&self, column: &'static str) -> Out<T> {
                self.row.try_get(column).map_err(|why| self.wrong(column, why))
            }
            fn text(&self, column: &'static str) -> Out<String> {
                self.get(column)
            }
            /// A number that fits its type: a count, a seat, an entry.
            fn whole<N: TryFrom<i64>>(&self, column: &'static str) -> Out<N> {
                let number: i64 = self.get(column)?;
                N::try_from(number).map_err(|_| self.wrong(column, format_args!("{number} is out of range")))
            }
            fn time(&self, column: &'static str) -> Out<DateTime<Utc>> {
                let micros: i64 = self.get(column)?;
                DateTime::from_timestamp_micros(micros).ok_or_else(|| self.wrong(column, format_args!("{micros} is no time")))
            }
            fn time_or_none(&self, column: &'static str) -> Out<Option<DateTime<Utc>>> {
                if self.is_filled::<i64>(column)? { self.time(column).map(Some) } else { Ok(None) }
            }
            /// A value whose serialised form is one word.
            fn word<T: serde::de::DeserializeOwned>(&self, column: &'static str) -> Out<T> {
                let word = serde_json::Value::String(self.text(column)?);
                serde_json::from_value(word).map_err(|why| self.wrong(column, why))
            }
            fn json<T: serde::de::DeserializeOwned>(&self, column: &'static str) -> Out<T> {
                serde_json::from_str(&self.text(column)?).map_err(|why| self.wrong(column, why))
            }
            fn id(&self, column: &'static str) -> Out<CampaignId> {
                self.text(column)?.parse().map_err(|why| self.wrong(column, why))
            }
            /// Whether there is something in a column.
            fn is_filled<T: for<'d> sqlx::Decode<'d, $db> + sqlx::Type<$db>>(&self, column: &'static str) -> Out<bool> {
                Ok(self.get::<Option<T>>(column)?.is_some())
            }
        }
    };
}
