//! Positions that are kept: to load a campaign quickly, and for the day its log folds differently.

use crate::{StoreError, StoredPosition};
use async_trait::async_trait;
use sternpost_log::CampaignId;

/// Positions that are kept: to load a campaign quickly, and for the day its log folds differently.
#[async_trait]
pub trait Positions: Send + Sync {
    /// The newest snapshot that stands at `seq` or before.
    ///
    /// # Errors
    /// If the database fails.
    async fn position_by(&self, campaign: CampaignId, seq: u64) -> Result<Option<StoredPosition>, StoreError>;
    /// Stores a snapshot: a cache.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_position(&self, position: StoredPosition) -> Result<(), StoreError>;
    /// Drops all snapshots of a campaign; nothing is lost.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_positions(&self, campaign: CampaignId) -> Result<(), StoreError>;
    /// Keeps the position of a campaign's head for the day its log folds differently. An older one never replaces a newer.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_head(&self, head: StoredPosition) -> Result<(), StoreError>;
    /// The head that was kept last.
    ///
    /// # Errors
    /// If the database fails.
    async fn kept_head(&self, campaign: CampaignId) -> Result<Option<StoredPosition>, StoreError>;
    /// Running campaigns of a game whose kept head is missing, behind the log, or of another revision.
    ///
    /// # Errors
    /// If the database fails.
    async fn without_head(&self, game: &str, revision: u32) -> Result<Vec<CampaignId>, StoreError>;
}

macro_rules! keeps_positions {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Positions for $store {
            async fn position_by(&self, campaign: CampaignId, seq: u64) -> Result<Option<StoredPosition>, StoreError> {
                read!(self, position_by, campaign, seq)
            }
            async fn put_position(&self, position: StoredPosition) -> Result<(), StoreError> {
                self.writers.commit(Commit { positions: vec![position], ..Commit::default() }).await
            }
            async fn drop_positions(&self, campaign: CampaignId) -> Result<(), StoreError> {
                write!(self, drop_positions, campaign)
            }
            async fn keep_head(&self, head: StoredPosition) -> Result<(), StoreError> {
                self.writers.commit(Commit { heads: vec![head], ..Commit::default() }).await
            }
            async fn kept_head(&self, campaign: CampaignId) -> Result<Option<StoredPosition>, StoreError> {
                read!(self, kept_head, campaign)
            }
            async fn without_head(&self, game: &str, revision: u32) -> Result<Vec<CampaignId>, StoreError> {
                read!(self, without_head, game, revision)
            }
        }
    };
}
