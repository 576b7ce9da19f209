//! Statements on the log: entries, lines, keys of submissions.

use crate::sql::{Connection, Row, Statement, sql};
use crate::{Remembered, Store, StoreError, StoredLine};
use chrono::{DateTime, Utc};
use sternpost_log::{CampaignId, Entry, NewEntry};

impl Store {
    /// Number and hash of the last entry.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn head(&self, campaign: CampaignId) -> Result<Option<(u64, String)>, StoreError> {
        self.fetch_optional(head(campaign)).await?.map(|row| read_head(&row, campaign)).transpose()
    }

    /// Up to `limit` entries after `seq`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn entries(&self, campaign: CampaignId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let q = sql("SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND seq > $2 ORDER BY seq LIMIT $3");
        self.fetch_all(q.bind(campaign).bind(after).bind(limit)).await?.iter().map(|row| read_entry(row, campaign)).collect()
    }

    /// The entries that say something about the campaign's own past: moves of its head, disputes, motions.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn about_the_past(&self, campaign: CampaignId) -> Result<Vec<Entry>, StoreError> {
        let q = sql("SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND kind IN \
             ('taken-back', 'rewound', 'dealt-anew', 'court', 'created', 'seat-taken', 'seated') ORDER BY seq");
        self.fetch_all(q.bind(campaign)).await?.iter().map(|row| read_entry(row, campaign)).collect()
    }

    /// The last entry of a campaign before the first that was recorded after a moment; 0: there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_until(&self, campaign: CampaignId, moment: DateTime<Utc>) -> Result<u64, StoreError> {
        let q = sql("SELECT COALESCE((SELECT MIN(seq) - 1 FROM entries WHERE campaign = $1 AND recorded_at > $2), \
             (SELECT MAX(seq) FROM entries WHERE campaign = $1), 0) AS seq");
        self.fetch_one(q.bind(campaign).bind(moment)).await?.of("entries", &campaign).whole("seq")
    }

    /// Lines of entries after `seq`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines(&self, campaign: CampaignId, after: u64) -> Result<Vec<StoredLine>, StoreError> {
        let q = sql("SELECT seq, position, body FROM lines WHERE campaign = $1 AND seq > $2 ORDER BY seq, position");
        self.fetch_all(q.bind(campaign).bind(after)).await?.iter().map(|row| read_line(row, campaign)).collect()
    }

    /// The last `limit` lines of entries after one and before another, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines_before(&self, campaign: CampaignId, after: u64, before: u64, limit: u32) -> Result<Vec<StoredLine>, StoreError> {
        let q = sql("SELECT seq, position, body FROM lines WHERE campaign = $1 AND seq > $2 AND seq < $3 \
             ORDER BY seq DESC, position DESC LIMIT $4");
        let q = q.bind(campaign).bind(after).bind(before).bind(limit);
        self.fetch_all(q).await?.iter().map(|row| read_line(row, campaign)).collect()
    }

    /// The result of an earlier submission with this key.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<Remembered>, StoreError> {
        let row = self.fetch_optional(remembered(campaign, actor, key)).await?;
        row.map(|row| read_remembered(&row, campaign)).transpose()
    }
}

/// Number and hash of the last entry.
fn head(campaign: CampaignId) -> Statement<'static> {
    sql("SELECT seq, hash FROM entries WHERE campaign = $1 ORDER BY seq DESC LIMIT 1").bind(campaign)
}

fn read_head(row: &Row, campaign: CampaignId) -> Result<(u64, String), StoreError> {
    let row = row.of("entries", &campaign);
    Ok((row.whole("seq")?, row.text("hash")?))
}

/// The number of the last entry; 0 if there is none.
pub(super) async fn head_number(c: &mut Connection<'_>, campaign: CampaignId) -> Result<u64, StoreError> {
    let Some(row) = head(campaign).fetch_optional(c).await? else { return Ok(0) };
    read_head(&row, campaign).map(|(seq, _)| seq)
}

/// The conflict with a log that has changed since something was decided on it: it names where the log is now.
pub(super) async fn conflict(c: &mut Connection<'_>, campaign: CampaignId) -> Result<StoreError, StoreError> {
    Ok(StoreError::Conflict { head: head_number(c, campaign).await? })
}

/// The hash of an entry.
pub(super) async fn hash_of(c: &mut Connection<'_>, campaign: CampaignId, seq: u64) -> Result<Option<String>, StoreError> {
    let q = sql("SELECT hash FROM entries WHERE campaign = $1 AND seq = $2").bind(campaign).bind(seq);
    q.fetch_optional(c).await?.map(|row| row.of("entries", &campaign).text("hash")).transpose()
}

fn read_entry(row: &Row, campaign: CampaignId) -> Result<Entry, StoreError> {
    let row = row.of("entries", &campaign);
    let (canonical, hash) = (row.text("canonical")?, row.text("hash")?);
    let what: NewEntry = sternpost_log::chain::read(&canonical).map_err(|why| row.wrong("canonical", why))?;
    Ok(Entry { what, canonical, previous: row.text("previous")?, hash })
}

fn read_line(row: &Row, campaign: CampaignId) -> Result<StoredLine, StoreError> {
    let row = row.of("lines", &campaign);
    Ok(StoredLine { campaign, seq: row.whole("seq")?, position: row.whole("position")?, body: row.text("body")? })
}

/// The statement for the result of an earlier submission with this key.
pub(super) fn remembered<'q>(campaign: CampaignId, actor: &'q str, key: &'q str) -> Statement<'q> {
    let q = sql("SELECT payload, result FROM idempotency WHERE campaign = $1 AND actor = $2 AND key = $3");
    q.bind(campaign).bind(actor).bind(key)
}

/// Reads a remembered result from its row.
pub(super) fn read_remembered(row: &Row, campaign: CampaignId) -> Result<Remembered, StoreError> {
    let row = row.of("idempotency", &campaign);
    Ok(Remembered { payload: row.text("payload")?, result: row.text("result")? })
}
