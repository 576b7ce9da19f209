//! Statements on promises between seats.

use crate::sql::{Row, Statement, sql};
use crate::{Promise, Store, StoreError};
use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;

impl Store {
    /// Keeps a promise that is put forward; false if another was in the same moment: it is to be tried again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn promise(&self, made: &Promise) -> Result<bool, StoreError> {
        Ok(self.execute(promise(made)).await? > 0)
    }

    /// The latest promises that a seat may read, whoever holds it, the latest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn promises(&self, campaign: CampaignId, seat: u8, limit: u32) -> Result<Vec<Promise>, StoreError> {
        let q = sql("SELECT campaign, id, audience, body, changes, is_awaited FROM promises \
             WHERE campaign = $1 AND (audience = 0 OR audience & $2 <> 0) ORDER BY number DESC LIMIT $3");
        self.fetch_all(q.bind(campaign).bind(1_i64 << seat).bind(limit)).await?.iter().map(read_promise).collect()
    }

    /// The promises that may have to be called to mind, of a campaign or of all.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn awaited_promises(&self, campaign: Option<CampaignId>) -> Result<Vec<Promise>, StoreError> {
        let q = sql("SELECT campaign, id, audience, body, changes, is_awaited FROM promises \
             WHERE is_awaited = 1 AND campaign IN (SELECT id FROM campaigns WHERE status = 'running') AND ($1 = '' OR campaign = $1) \
             ORDER BY campaign, number");
        let campaign = campaign.map(|campaign| campaign.to_string()).unwrap_or_default();
        self.fetch_all(q.bind(campaign)).await?.iter().map(read_promise).collect()
    }

    /// A promise by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn promised(&self, campaign: CampaignId, id: &str) -> Result<Option<Promise>, StoreError> {
        let q = sql("SELECT campaign, id, audience, body, changes, is_awaited FROM promises WHERE campaign = $1 AND id = $2");
        self.fetch_optional(q.bind(campaign).bind(id)).await?.as_ref().map(read_promise).transpose()
    }

    /// Keeps a promise as it is now; false if it has changed since it was read.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn change_promise(&self, promise: &Promise) -> Result<bool, StoreError> {
        let q =
            sql("UPDATE promises SET body = $3, is_awaited = $4, changes = changes + 1 WHERE campaign = $1 AND id = $2 AND changes = $5");
        let body = serde_json::to_string(&promise.body).expect("a promise is plain data");
        let q = q.bind(promise.campaign).bind(&promise.id).bind(body).bind(promise.is_awaited).bind(promise.changes);
        Ok(self.execute(q).await? > 0)
    }

    /// The time at which the latest letter about promises to a seat goes out or has gone out, and a day after which another may; long ago: there
    /// was none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn promises_until(&self, campaign: CampaignId, seat: u8) -> Result<DateTime<Utc>, StoreError> {
        let q = sql("SELECT promises_until FROM talk_marks WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat);
        let Some(row) = self.fetch_optional(q).await? else { return Ok(DateTime::UNIX_EPOCH) };
        row.of("talk_marks", &campaign).time("promises_until")
    }

    /// Claims the next such letter; false if another has done so since `was` was read.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_promises(
        &self,
        campaign: CampaignId,
        seat: u8,
        was: DateTime<Utc>,
        until: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let q = sql("INSERT INTO talk_marks (campaign, seat, read, muted, digest_days, digest_until, promises_until) \
             VALUES ($1, $2, 0, 0, 1, 0, $4) ON CONFLICT (campaign, seat) DO UPDATE \
             SET promises_until = excluded.promises_until WHERE talk_marks.promises_until = $3");
        Ok(self.execute(q.bind(campaign).bind(seat).bind(was).bind(until)).await? > 0)
    }
}

/// Keeps a promise, with the next number; it changes nothing if another was quicker to take that.
pub(super) fn promise(made: &Promise) -> Statement<'_> {
    let q = sql("INSERT INTO promises (campaign, number, id, audience, body, changes, is_awaited) \
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM promises WHERE campaign = $1 \
         ON CONFLICT DO NOTHING");
    let body = serde_json::to_string(&made.body).expect("a promise is plain data");
    q.bind(made.campaign).bind(&made.id).bind(made.audience).bind(body).bind(made.changes).bind(made.is_awaited)
}

fn read_promise(row: &Row) -> Result<Promise, StoreError> {
    let of = format!("promise {}", row.get::<String>("id")?);
    let row = row.of("promises", &of);
    Ok(Promise {
        campaign: row.id("campaign")?,
        id: row.text("id")?,
        audience: row.whole("audience")?,
        changes: row.whole("changes")?,
        is_awaited: row.whole::<i64>("is_awaited")? != 0,
        body: row.json("body")?,
    })
}
