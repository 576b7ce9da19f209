//! Stored standing orders: they are no part of the log.

use sternpost_log::CampaignId;
use sternpost_model::order::Order;

/// A standing order of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingOrder {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat whose order it is.
    pub seat: u8,
    /// Its place among those of its seat, from 1 in the order given.
    pub number: u64,
    /// Its name outside and in the log.
    pub id: String,
    /// How often it has changed: who changes it names what they saw. 0: it is not kept yet.
    pub changes: u64,
    /// The order itself.
    pub order: Order,
}

/// A change to the orders of a campaign: all of it or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrdersChange {
    /// The campaign.
    pub campaign: CampaignId,
    /// Orders as they are from now on, each with the number of changes it had before.
    pub put: Vec<StandingOrder>,
    /// Orders that are no more, each with the number of changes it had.
    pub gone: Vec<(String, u64)>,
    /// Seats all of whose orders are no more, whatever they were: somebody else holds them now.
    pub dropped: Vec<u8>,
}

impl OrdersChange {
    /// No change yet.
    #[must_use]
    pub fn of(campaign: CampaignId) -> Self {
        Self { campaign, put: vec![], gone: vec![], dropped: vec![] }
    }
}
