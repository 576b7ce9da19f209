//! What stands beside the log of a campaign that is played: answers that wait, standing orders, its watch, turns that are begun, how far seats have seen it.

use crate::{Draft, KeptWatch, Sealed, StandingOrder, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use std::time::Duration;
use sternpost_log::CampaignId;

/// What stands beside the log of a campaign that is played: answers that wait, standing orders, its watch, turns that are begun, how far seats have seen it.
#[async_trait]
pub trait BesideTheLog: Send + Sync {
    /// The answers that wait beside the log of a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn sealed(&self, campaign: CampaignId) -> Result<Vec<Sealed>, StoreError>;
    /// The standing orders of a campaign, seat by seat in the order given.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn orders(&self, campaign: CampaignId) -> Result<Vec<StandingOrder>, StoreError>;
    /// A campaign's watch; none: no time runs in it.
    ///
    /// # Errors
    /// If the database fails.
    async fn watch(&self, campaign: CampaignId) -> Result<Option<KeptWatch>, StoreError>;
    /// Takes up to `limit` campaigns whose watch says that something is to be done, for `lease`; nobody else gets them meanwhile, unless the
    /// watch changes.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_watches(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<CampaignId>, StoreError>;
    /// The turn a seat is putting together from a question on, if it has begun.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn draft(&self, campaign: CampaignId, seat: u8, question: &str) -> Result<Option<Draft>, StoreError>;
    /// Keeps a turn as far as it is put together, in place of what was kept for its seat and question.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_draft(&self, draft: &Draft) -> Result<(), StoreError>;
    /// Forgets drafts that nobody has changed since.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_drafts(&self, changed_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Notes how far the holder of a seat has seen the log.
    ///
    /// # Errors
    /// If the database fails.
    async fn mark_seen(&self, campaign: CampaignId, seat: u8, seq: u64) -> Result<(), StoreError>;
}

macro_rules! keeps_beside {
    ($store:ty) => {
        #[async_trait]
        impl keeps::BesideTheLog for $store {
            async fn sealed(&self, campaign: CampaignId) -> Result<Vec<Sealed>, StoreError> {
                read!(self, sealed, campaign)
            }
            async fn orders(&self, campaign: CampaignId) -> Result<Vec<StandingOrder>, StoreError> {
                read!(self, orders, campaign)
            }
            async fn watch(&self, campaign: CampaignId) -> Result<Option<KeptWatch>, StoreError> {
                read!(self, watch, campaign)
            }
            async fn claim_watches(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<CampaignId>, StoreError> {
                // Most of the time nothing is due, and nobody writes to find that out.
                if !read!(self, is_any_watch_due, now)? {
                    return Ok(vec![]);
                }
                write!(self, claim_watches, now, now + lease, limit)
            }
            async fn draft(&self, campaign: CampaignId, seat: u8, question: &str) -> Result<Option<Draft>, StoreError> {
                read!(self, draft, campaign, seat, question)
            }
            async fn keep_draft(&self, draft: &Draft) -> Result<(), StoreError> {
                write!(self, keep_draft, draft)
            }
            async fn drop_old_drafts(&self, changed_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_drafts, changed_before)
            }
            async fn mark_seen(&self, campaign: CampaignId, seat: u8, seq: u64) -> Result<(), StoreError> {
                self.writers.commit(Commit { seen: vec![Seen { campaign, seat, seq }], ..Commit::default() }).await
            }
        }
    };
}
