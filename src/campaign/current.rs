//! Deciding on the log as it is. Another server may have moved a campaign on since it was read into memory: nobody is refused,
//! and nothing is given up, because of what this server has not heard yet.

use super::standing::Locked;
use super::{Refused, Service};
use crate::log::CampaignId;
use crate::store::{Status, StoreError};

impl Service {
    /// Attempts something on a locked campaign; again when another server was quicker, and when a refusal rests on a log that
    /// has grown meanwhile. It ends: each further attempt follows an entry somebody else has written.
    pub(super) async fn on_the_log_as_it_is<T, F>(&self, id: CampaignId, attempt: impl Fn(Locked) -> F) -> Result<T, Refused>
    where
        F: Future<Output = Result<T, Refused>>,
    {
        loop {
            let hot = self.lock(id).await?;
            let known = (hot.seq, hot.campaign.status);
            match attempt(hot).await {
                Err(Refused::Store(StoreError::Conflict { .. })) => {}
                Err(refused) if refused.rests_on_the_position() && self.is_behind(id, known).await? => {}
                result => return result,
            }
            let hot = self.lock(id).await?;
            if (hot.seq, hot.campaign.status) == known {
                hot.forget();
            }
        }
    }

    /// Whether the database knows more of a campaign than this: the number of its last entry and its status.
    pub(super) async fn is_behind(&self, id: CampaignId, known: (u64, Status)) -> Result<bool, Refused> {
        let head = self.store.head(id).await?.map_or(0, |(seq, _)| seq);
        let status = self.store.campaign(id).await?.map(|campaign| campaign.status);
        Ok(head != known.0 || status.is_some_and(|status| status != known.1))
    }
}

impl Refused {
    /// Whether it could be otherwise if the campaign had moved on.
    fn rests_on_the_position(&self) -> bool {
        match self {
            Self::Setup(_)
            | Self::Senseless(_)
            | Self::WrongState(_)
            | Self::Stale { .. }
            | Self::Answer(_)
            | Self::TooLate(_)
            | Self::Stuck => true,
            Self::NoCampaign | Self::NoGame(_) | Self::KeyUsed | Self::Fold(_) | Self::Store(_) | Self::Closing => false,
        }
    }

    /// Whether it may go away by itself: the database fails or the server closes.
    pub(super) fn may_pass(&self) -> bool {
        matches!(self, Self::Store(_) | Self::Closing)
    }
}
