//! Statements on stored positions: to load a campaign quickly, and for the day its log folds differently.

use crate::sql::{Row, sql};
use crate::{Commit, Store, StoreError, StoredPosition};
use sternpost_log::CampaignId;

impl Store {
    /// The newest snapshot that stands at `seq` or before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn position_by(&self, campaign: CampaignId, seq: u64) -> Result<Option<StoredPosition>, StoreError> {
        let q = sql("SELECT seq, revision, body FROM snapshots WHERE campaign = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1");
        let row = self.fetch_optional(q.bind(campaign).bind(seq)).await?;
        row.map(|row| read_position(&row, "snapshots", campaign)).transpose()
    }

    /// Stores a snapshot: a cache.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_position(&self, position: StoredPosition) -> Result<(), StoreError> {
        let commit = Commit { positions: vec![position], ..Commit::default() };
        self.commit(commit).await
    }

    /// Drops all snapshots of a campaign; nothing is lost.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_positions(&self, campaign: CampaignId) -> Result<(), StoreError> {
        self.execute(sql("DELETE FROM snapshots WHERE campaign = $1").bind(campaign)).await?;
        Ok(())
    }

    /// Keeps the position of a campaign's head for the day its log folds differently. An older one never replaces a newer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_head(&self, head: StoredPosition) -> Result<(), StoreError> {
        let commit = Commit { heads: vec![head], ..Commit::default() };
        self.commit(commit).await
    }

    /// The head that was kept last.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn kept_head(&self, campaign: CampaignId) -> Result<Option<StoredPosition>, StoreError> {
        let q = sql("SELECT seq, revision, body FROM heads WHERE campaign = $1").bind(campaign);
        self.fetch_optional(q).await?.map(|row| read_position(&row, "heads", campaign)).transpose()
    }

    /// Running campaigns of a game whose kept head is missing, behind the log, or of another revision.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn without_head(&self, game: &str, revision: u32) -> Result<Vec<CampaignId>, StoreError> {
        let q = sql(
            "SELECT id FROM campaigns WHERE game = $1 AND status = 'running' AND NOT EXISTS (SELECT 1 FROM heads WHERE heads.campaign = campaigns.id \
             AND heads.revision = $2 AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.campaign = campaigns.id AND entries.seq > heads.seq)) \
             ORDER BY created_at, id",
        );
        let rows = self.fetch_all(q.bind(game).bind(revision)).await?;
        rows.iter().map(|row| row.of("campaigns", &game).id("id")).collect()
    }
}

fn read_position(row: &Row, table: &'static str, campaign: CampaignId) -> Result<StoredPosition, StoreError> {
    let row = row.of(table, &campaign);
    Ok(StoredPosition { campaign, seq: row.whole("seq")?, revision: row.whole("revision")?, body: row.text("body")? })
}
