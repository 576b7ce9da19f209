//! Seats that change hands, arbiters, and who looks on.

use crate::{Arbiter, ArbiterProposal, FormerHolder, SeatOffer, Spectators, StoreError, Substitute, Watching};
use async_trait::async_trait;
use sternpost_log::CampaignId;

/// Seats that change hands, arbiters, and who looks on.
#[async_trait]
pub trait Roles: Send + Sync {
    /// The offers of a campaign's seats, the oldest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn seat_offers(&self, campaign: CampaignId) -> Result<Vec<SeatOffer>, StoreError>;
    /// Who held a campaign's seats before, in their order.
    ///
    /// # Errors
    /// If the database fails.
    async fn former_holders(&self, campaign: CampaignId) -> Result<Vec<FormerHolder>, StoreError>;
    /// Who would take over a seat of a campaign, the first first.
    ///
    /// # Errors
    /// If the database fails.
    async fn substitutes(&self, campaign: CampaignId) -> Result<Vec<Substitute>, StoreError>;
    /// The generation of the link by which one offers to; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    async fn substitute_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError>;
    /// Makes another such link, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_substitute_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError>;
    /// The generation of the link that leads to a campaign's open seats; none: there is no such link, or it was closed.
    ///
    /// # Errors
    /// If the database fails.
    async fn open_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError>;
    /// Makes another link to a campaign's open seats, or closes it; the one before is dead either way.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_open_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError>;
    /// Who rules disputes of a campaign, if anybody does.
    ///
    /// # Errors
    /// If the database fails.
    async fn arbiter(&self, campaign: CampaignId) -> Result<Option<Arbiter>, StoreError>;
    /// Who is proposed as arbiter of a campaign, or that there should be none.
    ///
    /// # Errors
    /// If the database fails.
    async fn arbiter_proposal(&self, campaign: CampaignId) -> Result<Option<ArbiterProposal>, StoreError>;
    /// Who but the table may look on at a campaign.
    ///
    /// # Errors
    /// If the database fails.
    async fn spectators(&self, campaign: CampaignId) -> Result<Spectators, StoreError>;
    /// Settles who but the table may look on, anew: links made before are dead then.
    ///
    /// # Errors
    /// If the database fails.
    async fn set_spectators(&self, campaign: CampaignId, watching: Watching, is_anew: bool) -> Result<(), StoreError>;
}

macro_rules! keeps_seating {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Roles for $store {
            async fn seat_offers(&self, campaign: CampaignId) -> Result<Vec<SeatOffer>, StoreError> {
                read!(self, seat_offers, campaign)
            }
            async fn former_holders(&self, campaign: CampaignId) -> Result<Vec<FormerHolder>, StoreError> {
                read!(self, former_holders, campaign)
            }
            async fn substitutes(&self, campaign: CampaignId) -> Result<Vec<Substitute>, StoreError> {
                read!(self, substitutes, campaign)
            }
            async fn substitute_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError> {
                read!(self, substitute_link, campaign)
            }
            async fn set_substitute_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError> {
                write!(self, set_substitute_link, campaign, is_open)
            }
            async fn open_link(&self, campaign: CampaignId) -> Result<Option<u32>, StoreError> {
                read!(self, open_link, campaign)
            }
            async fn set_open_link(&self, campaign: CampaignId, is_open: bool) -> Result<(), StoreError> {
                write!(self, set_open_link, campaign, is_open)
            }
            async fn arbiter(&self, campaign: CampaignId) -> Result<Option<Arbiter>, StoreError> {
                read!(self, arbiter, campaign)
            }
            async fn arbiter_proposal(&self, campaign: CampaignId) -> Result<Option<ArbiterProposal>, StoreError> {
                read!(self, arbiter_proposal, campaign)
            }
            async fn spectators(&self, campaign: CampaignId) -> Result<Spectators, StoreError> {
                read!(self, spectators, campaign)
            }
            async fn set_spectators(&self, campaign: CampaignId, watching: Watching, is_anew: bool) -> Result<(), StoreError> {
                write!(self, set_spectators, campaign, watching, is_anew)
            }
        }
    };
}
