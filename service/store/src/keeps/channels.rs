//! Where campaigns are told of to people beside the table.

use crate::{Channel, NewLetter, StoreError};
use async_trait::async_trait;
use sternpost_log::CampaignId;

/// Where campaigns are told of to people beside the table.
#[async_trait]
pub trait Channels: Send + Sync {
    /// The channel of a campaign.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn channel(&self, campaign: CampaignId) -> Result<Option<Channel>, StoreError>;
    /// The channels for which no post is on its way.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn idle_channels(&self) -> Result<Vec<Channel>, StoreError>;
    /// Keeps the channel of a campaign, in the place of another.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_channel(&self, channel: &Channel) -> Result<(), StoreError>;
    /// A campaign is told of nowhere any more; false if it was not.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_channel(&self, campaign: CampaignId) -> Result<bool, StoreError>;
    /// Puts a post into the outbox that tells of the entries from one to another; false if somebody has.
    ///
    /// # Errors
    /// If the database fails.
    async fn tell_channel(&self, post: &NewLetter, after: u64, up_to: u64) -> Result<bool, StoreError>;
}

macro_rules! keeps_channels {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Channels for $store {
            async fn channel(&self, campaign: CampaignId) -> Result<Option<Channel>, StoreError> {
                read!(self, channel, campaign)
            }
            async fn idle_channels(&self) -> Result<Vec<Channel>, StoreError> {
                read!(self, idle_channels)
            }
            async fn put_channel(&self, channel: &Channel) -> Result<(), StoreError> {
                write!(self, put_channel, channel)
            }
            async fn drop_channel(&self, campaign: CampaignId) -> Result<bool, StoreError> {
                write!(self, drop_channel, campaign)
            }
            async fn tell_channel(&self, post: &NewLetter, after: u64, up_to: u64) -> Result<bool, StoreError> {
                write!(self, tell_channel, post, after, up_to)
            }
        }
    };
}
