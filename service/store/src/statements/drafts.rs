//! Statements on drafts of turns. The last write wins: a seat that composes on two devices sees what it did last.

use crate::sql::sql;
use crate::{Draft, Store, StoreError};
use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;

impl Store {
    /// The turn a seat is putting together from a question on, if it has begun.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn draft(&self, campaign: CampaignId, seat: u8, question: &str) -> Result<Option<Draft>, StoreError> {
        let q = sql("SELECT version, generation, turn, changed_at FROM drafts WHERE campaign = $1 AND seat = $2 AND question = $3");
        let Some(row) = self.fetch_optional(q.bind(campaign).bind(seat).bind(question)).await? else { return Ok(None) };
        let row = row.of("drafts", &campaign);
        Ok(Some(Draft {
            campaign,
            seat,
            question: question.to_owned(),
            version: row.whole("version")?,
            generation: row.whole("generation")?,
            turn: row.json("turn")?,
            changed_at: row.time("changed_at")?,
        }))
    }

    /// Keeps a turn as far as it is put together, in place of what was kept for its seat and question.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_draft(&self, draft: &Draft) -> Result<(), StoreError> {
        let q = sql(
            "INSERT INTO drafts (campaign, seat, question, version, generation, turn, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (campaign, seat, question) DO UPDATE SET version = excluded.version, generation = excluded.generation, \
             turn = excluded.turn, changed_at = excluded.changed_at",
        );
        let q = q.bind(draft.campaign).bind(draft.seat).bind(&draft.question).bind(draft.version).bind(draft.generation);
        let turn = serde_json::to_string(&draft.turn).expect("answers are plain data");
        self.execute(q.bind(turn).bind(draft.changed_at)).await?;
        Ok(())
    }

    /// Forgets drafts that nobody has changed since.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_drafts(&self, changed_before: DateTime<Utc>) -> Result<u64, StoreError> {
        self.execute(sql("DELETE FROM drafts WHERE changed_at < $1").bind(changed_before)).await
    }
}
