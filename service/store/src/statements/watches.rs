//! Statements on campaigns' watches: the times at which something is to be done in them.

use super::log;
use crate::sql::{Connection, sql};
use crate::{KeptWatch, Store, StoreError, WatchChange};
use chrono::{DateTime, Utc};
use std::time::Duration;
use sternpost_log::CampaignId;

impl Store {
    /// A campaign's watch; none: no time runs in it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn watch(&self, campaign: CampaignId) -> Result<Option<KeptWatch>, StoreError> {
        let q = sql("SELECT change, body FROM watches WHERE campaign = $1").bind(campaign);
        let Some(row) = self.fetch_optional(q).await? else { return Ok(None) };
        let row = row.of("watches", &campaign);
        Ok(Some(KeptWatch { change: row.whole("change")?, watch: row.json("body")? }))
    }

    /// Takes up to `limit` campaigns whose watch says that something is to be done, for `lease`; nobody else gets them meanwhile, unless the
    /// watch changes. A lease that would last longer than leases do was given by a clock that was set back since: it holds nobody up.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_watches(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<CampaignId>, StoreError> {
        // Most of the time nothing is due, and nobody writes to find that out.
        if !self.is_any_watch_due(now).await? {
            return Ok(vec![]);
        }
        let q =
            sql("UPDATE watches SET leased_until = $2 WHERE next_at <= $1 AND (leased_until <= $1 OR leased_until > $2) AND campaign IN \
             (SELECT campaign FROM watches WHERE next_at <= $1 AND (leased_until <= $1 OR leased_until > $2) ORDER BY next_at LIMIT $3) \
             RETURNING campaign");
        let rows = self.execute_returning(q.bind(now).bind(now + lease).bind(limit)).await?;
        rows.iter().map(|row| row.of("watches", &"a watch").id("campaign")).collect()
    }

    async fn is_any_watch_due(&self, now: DateTime<Utc>) -> Result<bool, StoreError> {
        let q = sql("SELECT campaign FROM watches WHERE next_at <= $1 LIMIT 1").bind(now);
        Ok(self.fetch_optional(q).await?.is_some())
    }
}

/// Whatever lease there was ends: something else is to be done from now on.
pub(super) async fn change(c: &mut Connection<'_>, change: &WatchChange) -> Result<(), StoreError> {
    let body = serde_json::to_string(&change.watch).expect("a watch is plain data");
    let q = match change.known {
        0 => sql("INSERT INTO watches (campaign, change, body, next_at, leased_until) VALUES ($1, $2 + 1, $3, $4, 0) \
             ON CONFLICT (campaign) DO NOTHING"),
        _ => sql("UPDATE watches SET change = change + 1, body = $3, next_at = $4, leased_until = 0 WHERE campaign = $1 AND change = $2"),
    };
    let q = q.bind(change.campaign).bind(change.known).bind(body).bind(change.watch.next_at());
    if q.execute(c).await? == 0 {
        return Err(log::conflict(c, change.campaign).await?);
    }
    Ok(())
}
