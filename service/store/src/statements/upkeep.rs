//! Statements on the upkeep of the database: figures for the person who runs it, and deletion of what is out of date.

use crate::sql::{Connection, Row, sql};
use crate::store::Database;
use crate::{Figures, Store, StoreError, postgres, sqlite};
use chrono::{DateTime, Utc};

impl Store {
    /// Checks that the database takes writes: it has taken one a moment ago, or it takes one now that means nothing.
    ///
    /// # Errors
    /// If it does not, or if damage was met since the store was opened.
    pub async fn ping(&self) -> Result<(), StoreError> {
        if self.health.is_proved()? { Ok(()) } else { self.writers.probe().await }
    }

    /// Reads the whole database and looks for damage. Takes its time; for an operator.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] says where.
    pub async fn examine(&self) -> Result<(), StoreError> {
        let found = match &self.database {
            Database::Sqlite(file) => Box::pin(file.search_for_damage()).await,
            Database::Postgres(server) => Box::pin(server.search_for_damage()).await,
        };
        self.health.noting(found)
    }

    /// The time by the database's clock, to the second.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn database_time(&self) -> Result<DateTime<Utc>, StoreError> {
        let q = match &self.database {
            Database::Sqlite(_) => sql(sqlite::TIME),
            Database::Postgres(_) => sql(postgres::TIME),
        };
        self.fetch_one(q).await?.of("the clock", &"the database").time("at")
    }

    /// Figures on the database, for the person who runs it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn figures(&self, now: DateTime<Utc>) -> Result<Figures, StoreError> {
        Box::pin(self.reading(async |c| figures(c, now).await)).await
    }

    /// Notes when the database is used; an earlier moment than the latest changes nothing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_use(&self, at: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("INSERT INTO latest_use (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at \
             WHERE latest_use.at < excluded.at");
        self.execute(q.bind(at)).await?;
        Ok(())
    }

    /// The latest moment noted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn latest_use(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
        let row = self.fetch_optional(sql("SELECT at FROM latest_use WHERE id = 1")).await?;
        row.map(|row| row.of("latest_use", &"the server").time("at")).transpose()
    }

    /// Forgets keys of submissions first seen up to `until`, and sees those that are new.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_keys(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError> {
        Box::pin(self.writing(async |c| drop_old_keys(c, now, until).await)).await
    }
}

async fn figures(c: &mut Connection<'_>, now: DateTime<Utc>) -> Result<Figures, StoreError> {
    let q = sql("SELECT COUNT(*) AS due, MIN(not_before) AS oldest FROM letters WHERE state = 'pending' AND held = 0 AND not_before <= $1");
    let letters = q.bind(now).fetch_one(c).await?;
    let campaigns = sql("SELECT status, COUNT(*) AS campaigns FROM campaigns GROUP BY status").fetch_all(c).await?;
    let read = |row: &Row| {
        let row = row.of("campaigns", &"all campaigns");
        Ok((row.word("status")?, row.whole("campaigns")?))
    };
    let letters = letters.of("letters", &"all campaigns");
    Ok(Figures {
        oldest_due: letters.time_or_none("oldest")?,
        letters_due: letters.whole("due")?,
        campaigns: campaigns.iter().map(read).collect::<Result<_, StoreError>>()?,
    })
}

async fn drop_old_keys(c: &mut Connection<'_>, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError> {
    sql("UPDATE idempotency SET noted_at = $1 WHERE noted_at = 0").bind(now).execute(c).await?;
    let answers = sql("DELETE FROM idempotency WHERE noted_at > 0 AND noted_at <= $1").bind(until).execute(c).await?;
    Ok(answers + sql("DELETE FROM creations WHERE created_at <= $1").bind(until).execute(c).await?)
}
