//! Statements on the outbox: letters that wait, those that go out, those that were sent.

use crate::sql::{Connection, Row, sql};
use crate::{ClaimedLetters, Commit, DeliveryState, NewLetter, Settled, Store, StoreError, StoredLetter, UnreadableRow};
use chrono::{DateTime, Utc};
use std::time::Duration;
use sternpost_log::CampaignId;
use sternpost_model::letter::Letter;

impl Store {
    /// Takes up to `limit` letters that are due, for `lease`; nobody else gets them meanwhile.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_letters(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<ClaimedLetters, StoreError> {
        self.writers.claim(now, now + lease, limit).await
    }

    /// Lengthens what is left of a claim: letters whose lease ends at `from` are ours until `until`. A claim is known by the
    /// microsecond its lease ends; should two ever share one, lengthening both delays a letter at worst.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lengthen_leases(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("UPDATE letters SET leased_until = $2 WHERE state = 'pending' AND leased_until = $1");
        self.execute(q.bind(from).bind(until)).await?;
        Ok(())
    }

    /// Notes what became of a letter.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle_letter(
        &self,
        id: &str,
        state: DeliveryState,
        at: DateTime<Utc>,
        retry_at: Option<DateTime<Utc>>,
        error: Option<&str>,
    ) -> Result<(), StoreError> {
        let settled = Settled { id: id.to_owned(), state, at, retry_at, error: error.map(str::to_owned) };
        let commit = Commit { settled: vec![settled], ..Commit::default() };
        self.commit(commit).await
    }

    /// A letter by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn letter(&self, id: &str) -> Result<Option<StoredLetter>, StoreError> {
        let q = sql(
            "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
             FROM letters WHERE id = $1",
        );
        self.fetch_optional(q.bind(id)).await?.as_ref().map(read_letter).transpose()
    }

    /// All letters of a campaign with their delivery state.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn letters(&self, campaign: CampaignId) -> Result<Vec<StoredLetter>, StoreError> {
        let q = sql(
            "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
             FROM letters WHERE campaign = $1 ORDER BY number",
        );
        read_letters(&self.fetch_all(q.bind(campaign)).await?)
    }

    /// The latest letters of a campaign, or of one seat of it, the latest first, each with the entry it was written with; none for what no
    /// entry brought.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn letters_by_entry(
        &self,
        campaign: CampaignId,
        seat: Option<u8>,
        most: u32,
    ) -> Result<Vec<(StoredLetter, Option<u64>)>, StoreError> {
        let q = sql(
            "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until, entry \
             FROM letters WHERE campaign = $1 AND ($2 < 0 OR seat = $2) ORDER BY number DESC LIMIT $3",
        );
        let q = q.bind(campaign).bind(seat.map_or(-1, i64::from)).bind(most);
        let mut letters = vec![];
        for row in &self.fetch_all(q).await? {
            let Some(letter) = read_letters(std::slice::from_ref(row))?.pop() else { continue };
            let entry = row.of("letters", &letter.letter.id).whole_or_none("entry")?;
            letters.push((letter, entry));
        }
        Ok(letters)
    }

    /// The latest letter to each seat of a campaign, without those that were withdrawn; notices to devices are none.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn latest_letters(&self, campaign: CampaignId) -> Result<Vec<StoredLetter>, StoreError> {
        let q = sql(
            "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
             FROM letters WHERE number IN (SELECT MAX(number) FROM letters WHERE campaign = $1 AND seat IS NOT NULL \
             AND state <> 'withdrawn' AND id NOT LIKE '%.device.%' GROUP BY seat) ORDER BY seat",
        );
        read_letters(&self.fetch_all(q.bind(campaign)).await?)
    }

    /// Whether a letter is still to be sent: it may have been withdrawn since it was claimed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_pending(&self, letter: &str) -> Result<bool, StoreError> {
        let q = sql("SELECT 1 AS one FROM letters WHERE id = $1 AND state = 'pending'").bind(letter);
        Ok(self.fetch_optional(q).await?.is_some())
    }

    /// Whether a receipt waits for whoever holds a seat with this generation of its links.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_receipt(&self, campaign: CampaignId, seat: u8, generation: u32) -> Result<bool, StoreError> {
        let q = sql("SELECT 1 AS one FROM letters WHERE campaign = $1 AND seat = $2 AND state = 'pending' AND generation = $3 LIMIT 1");
        Ok(self.fetch_optional(q.bind(campaign).bind(seat).bind(generation)).await?.is_some())
    }

    /// Withdraws the letters that wait to ask a seat a question: another letter asks it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn withdraw_asking(&self, campaign: CampaignId, seat: u8, question: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("UPDATE letters SET state = 'withdrawn', settled_at = $4 WHERE campaign = $1 AND seat = $2 AND question = $3 \
             AND state = 'pending'");
        self.execute(q.bind(campaign).bind(seat).bind(question).bind(at)).await?;
        Ok(())
    }

    /// Makes letters due now that would be due after `latest`, and lets go of those that are leased for longer than that: only
    /// a clock that was set back puts them there. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hurry_letters(&self, now: DateTime<Utc>, latest: DateTime<Utc>) -> Result<u64, StoreError> {
        let q = sql("UPDATE letters SET leased_until = 0, not_before = CASE WHEN not_before > $2 THEN $1 ELSE not_before END \
             WHERE state = 'pending' AND (not_before > $2 OR leased_until > $2)");
        self.execute(q.bind(now).bind(latest)).await
    }

    /// Forgets letters that were dealt with up to a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_letters(&self, until: DateTime<Utc>) -> Result<u64, StoreError> {
        self.execute(sql("DELETE FROM letters WHERE state <> 'pending' AND settled_at <= $1").bind(until)).await
    }
}

/// Takes letters that are due, by the statement of a database.
pub(crate) async fn claim(
    c: &mut Connection<'_>,
    statement: &'static str,
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    limit: u32,
) -> Result<ClaimedLetters, StoreError> {
    read_claimed(&sql(statement).bind(now).bind(until).bind(limit).fetch_all(c).await?)
}

/// Letters that were just claimed, in the order they were written: no statement that changes rows promises one. One that
/// cannot be read holds no other up.
fn read_claimed(rows: &[Row]) -> Result<ClaimedLetters, StoreError> {
    let (mut letters, mut unreadable) = (vec![], vec![]);
    for row in rows {
        match read_letter(row) {
            Ok(letter) => letters.push((row.get::<i64>("number")?, letter)),
            Err(why) => {
                let row = row.of("letters", &"a letter");
                unreadable.push(UnreadableRow { id: row.text("id")?, attempts: row.whole("attempts")?, why });
            }
        }
    }
    letters.sort_by_key(|(number, _)| *number);
    Ok(ClaimedLetters { letters: letters.into_iter().map(|(_, letter)| letter).collect(), unreadable })
}

/// Letters among others: one that this server does not know, as a newer one may have written it, hides none of them.
pub(super) fn read_letters(rows: &[Row]) -> Result<Vec<StoredLetter>, StoreError> {
    let mut letters = vec![];
    for row in rows {
        match read_letter(row) {
            Ok(letter) => letters.push(letter),
            Err(error @ StoreError::Unreadable { column: "payload", .. }) => tracing::error!(%error, "a letter cannot be read"),
            Err(error) => return Err(error),
        }
    }
    Ok(letters)
}

fn read_letter(row: &Row) -> Result<StoredLetter, StoreError> {
    let of = format!("letter {}", row.get::<String>("id")?);
    let row = row.of("letters", &of);
    let content = Letter::read(&row.text("kind")?, &row.text("payload")?);
    let letter = NewLetter {
        id: row.text("id")?,
        campaign: row.id_or_none("campaign")?,
        seat: row.whole_or_none("seat")?,
        content: content.map_err(|why| row.wrong("payload", why))?,
        recipient: row.text("recipient")?,
        not_before: row.time("not_before")?,
    };
    Ok(StoredLetter {
        letter,
        state: row.word("state")?,
        attempts: row.whole("attempts")?,
        last_error: row.get("last_error")?,
        held_until: if row.whole::<u8>("held")? == 0 { None } else { Some(row.time("leased_until")?) },
        settled_at: row.time_or_none("settled_at")?,
    })
}
