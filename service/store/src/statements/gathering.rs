//! Statements on letters that are held for their reader, gathered into one, or copied. The letters themselves say which of them are gathered.

use super::outbox::read_letters;
use crate::sql::sql;
use crate::{NewLetter, Store, StoreError, StoredLetter};
use chrono::{DateTime, Utc};
use std::sync::LazyLock;
use sternpost_model::letter::{Gathered, Gathering, Letter, LetterKind};

impl Store {
    /// Puts a letter that was claimed back until a moment: it was not tried.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hold_letter(&self, id: &str, until: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("UPDATE letters SET leased_until = $2, held = 1, attempts = attempts - 1 WHERE id = $1 AND state = 'pending'");
        self.execute(q.bind(id).bind(until)).await?;
        Ok(())
    }

    /// Lets go of what was put back for a reader, who wants something else now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn release_letters(&self, recipient: &str) -> Result<(), StoreError> {
        let q = sql("UPDATE letters SET leased_until = 0, held = 0 WHERE state = 'pending' AND held = 1 AND recipient = $1");
        self.execute(q.bind(recipient)).await?;
        Ok(())
    }

    /// The letters that wait for a reader and can be one: what asks, also before its time, and what tells of talk and promises if its time has come.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn letters_to_gather(&self, recipient: &str, at: DateTime<Utc>) -> Result<Vec<StoredLetter>, StoreError> {
        static LETTERS_TO_GATHER: LazyLock<String> = LazyLock::new(|| {
            format!(
                "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
                 FROM letters WHERE recipient = $1 AND {} ORDER BY number",
                is_gathered()
            )
        });
        read_letters(&self.fetch_all(sql(LETTERS_TO_GATHER.as_str()).bind(recipient).bind(at)).await?)
    }

    /// Makes a letter the one that says all of these, up to the last of them, in their place. One statement: the letter says what all the others were
    /// to say, or everything is as it was. What has come since `last` waits for another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn gather_letters(&self, id: &str, told: &Gathered, last: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        static GATHER_LETTERS: LazyLock<String> = LazyLock::new(|| {
            format!(
                "UPDATE letters SET kind = CASE WHEN id = $1 THEN $5 ELSE kind END, payload = CASE WHEN id = $1 THEN $4 ELSE payload END, \
                 state = CASE WHEN id = $1 THEN state ELSE 'withdrawn' END, settled_at = CASE WHEN id = $1 THEN settled_at ELSE $2 END \
                 WHERE recipient = (SELECT recipient FROM letters WHERE id = $1) AND number <= (SELECT number FROM letters WHERE id = $3) AND {}",
                is_gathered()
            )
        });
        let all = Letter::Owed(told.clone());
        let q = sql(GATHER_LETTERS.as_str()).bind(id).bind(at).bind(last).bind(all.payload()).bind(all.kind().name());
        self.execute(q).await?;
        Ok(())
    }

    /// Puts a copy of a letter into the outbox, for its reader's second way; false if it is there already.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn copy_letter(&self, id: &str, copy: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
        let q = sql("INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) \
             SELECT $2, campaign, seat, kind, recipient, payload, $3, 'pending', 0, 0 FROM letters WHERE id = $1 ON CONFLICT (id) DO NOTHING");
        Ok(self.execute(q.bind(id).bind(copy).bind(at)).await? > 0)
    }

    /// Puts a letter about no campaign into the outbox, unless it lies there already; whether it did not. Of several servers one writes it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_letter_once(&self, letter: &NewLetter) -> Result<bool, StoreError> {
        let q = sql("INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) \
             VALUES ($1, NULL, NULL, $2, $3, $4, $5, 'pending', 0, 0) ON CONFLICT (id) DO NOTHING");
        let q = q.bind(&letter.id).bind(letter.kind().name()).bind(&letter.recipient);
        Ok(self.execute(q.bind(letter.content.payload()).bind(letter.not_before)).await? > 0)
    }
}

/// The condition under which a reader's letters are gathered at the moment `$2`. Notices to devices are not, and a letter that is for no seat
/// cannot be told beside those that seats are told.
fn is_gathered() -> String {
    let names = |ways: &[Gathering]| LetterKind::that_are(ways).map(|kind| format!("'{}'", kind.name())).collect::<Vec<_>>().join(", ");
    let (asks, tells) = (names(&[Gathering::Asks, Gathering::Gathered]), names(&[Gathering::Tells]));
    format!(
        "state = 'pending' AND seat IS NOT NULL AND id NOT LIKE '%.device.%' AND (kind IN ({asks}) OR (kind IN ({tells}) AND not_before <= $2))"
    )
}
