//! Campaigns, their seats and their logs.

use crate::{Campaign, Creation, Mark, Remembered, SeatRow, Status, StoreError, StoredLine};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sternpost_log::{CampaignId, CampaignSecret, Entry, Phrases};

/// Campaigns, their seats and their logs.
#[async_trait]
pub trait Campaigns: Send + Sync {
    /// A campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, StoreError>;
    /// The secret of a campaign, and what its seats have added to its chance.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn chance_of(&self, id: CampaignId) -> Result<Option<(CampaignSecret, Phrases)>, StoreError>;
    /// The secret of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn secret(&self, id: CampaignId) -> Result<Option<CampaignSecret>, StoreError>;
    /// Campaigns in which an address is host, has a seat or is arbiter, newest first.
    ///
    /// # Errors
    /// If the database fails.
    async fn campaigns_of(&self, address: &str) -> Result<Vec<Campaign>, StoreError>;
    /// Campaigns with a status.
    ///
    /// # Errors
    /// If the database fails.
    async fn campaigns_with(&self, status: Status) -> Result<Vec<Campaign>, StoreError>;
    /// Lobbies in which nobody is missing: they should have started.
    ///
    /// # Errors
    /// If the database fails.
    async fn full_lobbies(&self) -> Result<Vec<CampaignId>, StoreError>;
    /// Running campaigns in which something may happen by itself: with a bot among their seats, or with standing orders; each with the number of its last entry.
    ///
    /// # Errors
    /// If the database fails.
    async fn running_with_bots(&self) -> Result<Vec<(CampaignId, u64)>, StoreError>;
    /// What an address has created under a key.
    ///
    /// # Errors
    /// If the database fails.
    async fn creation(&self, address: &str, key: &str) -> Result<Option<Creation>, StoreError>;
    /// The seats of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn seats(&self, campaign: CampaignId) -> Result<Vec<SeatRow>, StoreError>;
    /// By what one knows whether a campaign has moved on, read at one moment.
    ///
    /// # Errors
    /// If the database fails.
    async fn mark(&self, campaign: CampaignId) -> Result<Option<Mark>, StoreError>;
    /// Number and hash of the last entry.
    ///
    /// # Errors
    /// If the database fails.
    async fn head(&self, campaign: CampaignId) -> Result<Option<(u64, String)>, StoreError>;
    /// Up to `limit` entries after `seq`.
    ///
    /// # Errors
    /// If the database fails.
    async fn entries(&self, campaign: CampaignId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError>;
    /// The entries that say something about the campaign's own past: moves of its head, disputes, motions.
    ///
    /// # Errors
    /// If the database fails.
    async fn about_the_past(&self, campaign: CampaignId) -> Result<Vec<Entry>, StoreError>;
    /// The last entry of a campaign before the first that was recorded after a moment; 0: there is none.
    ///
    /// # Errors
    /// If the database fails.
    async fn last_until(&self, campaign: CampaignId, moment: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Lines of entries after `seq`.
    ///
    /// # Errors
    /// If the database fails.
    async fn lines(&self, campaign: CampaignId, after: u64) -> Result<Vec<StoredLine>, StoreError>;
    /// The last `limit` lines of entries after one and before another, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    async fn lines_before(&self, campaign: CampaignId, after: u64, before: u64, limit: u32) -> Result<Vec<StoredLine>, StoreError>;
    /// What an earlier submission with this key led to.
    ///
    /// # Errors
    /// If the database fails.
    async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<Remembered>, StoreError>;
}

macro_rules! keeps_campaigns {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Campaigns for $store {
            async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, StoreError> {
                read!(self, campaign, id)
            }
            async fn chance_of(&self, id: CampaignId) -> Result<Option<(CampaignSecret, Phrases)>, StoreError> {
                read!(self, chance_of, id)
            }
            async fn secret(&self, id: CampaignId) -> Result<Option<CampaignSecret>, StoreError> {
                read!(self, secret, id)
            }
            async fn campaigns_of(&self, address: &str) -> Result<Vec<Campaign>, StoreError> {
                read!(self, campaigns_of, address)
            }
            async fn campaigns_with(&self, status: Status) -> Result<Vec<Campaign>, StoreError> {
                read!(self, campaigns_with, status)
            }
            async fn full_lobbies(&self) -> Result<Vec<CampaignId>, StoreError> {
                read!(self, full_lobbies)
            }
            async fn running_with_bots(&self) -> Result<Vec<(CampaignId, u64)>, StoreError> {
                read!(self, running_with_bots)
            }
            async fn creation(&self, address: &str, key: &str) -> Result<Option<Creation>, StoreError> {
                read!(self, creation, address, key)
            }
            async fn seats(&self, campaign: CampaignId) -> Result<Vec<SeatRow>, StoreError> {
                read!(self, seats, campaign)
            }
            async fn mark(&self, campaign: CampaignId) -> Result<Option<Mark>, StoreError> {
                read!(self, mark, campaign)
            }
            async fn head(&self, campaign: CampaignId) -> Result<Option<(u64, String)>, StoreError> {
                read!(self, head, campaign)
            }
            async fn entries(&self, campaign: CampaignId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
                read!(self, entries, campaign, after, limit)
            }
            async fn about_the_past(&self, campaign: CampaignId) -> Result<Vec<Entry>, StoreError> {
                read!(self, about_the_past, campaign)
            }
            async fn last_until(&self, campaign: CampaignId, moment: DateTime<Utc>) -> Result<u64, StoreError> {
                read!(self, last_until, campaign, moment)
            }
            async fn lines(&self, campaign: CampaignId, after: u64) -> Result<Vec<StoredLine>, StoreError> {
                read!(self, lines, campaign, after)
            }
            async fn lines_before(&self, campaign: CampaignId, after: u64, before: u64, limit: u32) -> Result<Vec<StoredLine>, StoreError> {
                read!(self, lines_before, campaign, after, before, limit)
            }
            async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<Remembered>, StoreError> {
                read!(self, remembered, campaign, actor, key)
            }
        }
    };
}
