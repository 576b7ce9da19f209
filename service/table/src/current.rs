//! Optimistic retries against a log that another server may have moved on since it was read into memory. Nobody is refused, and nothing is given
//! up, because of something this server has not heard yet.

use super::snapshots::Locked;
use super::{Refused, Service, Snapshot};
use sternpost_log::CampaignId;
use sternpost_store::{Commit, Mark, StoreError};

impl Snapshot {
    /// The mark that tells this position of the log from a later one.
    pub(super) fn mark(&self) -> Mark {
        let sealed = self.sealed.values().map(|sealed| sealed.id.clone()).collect();
        Mark { seq: self.seq, status: self.campaign.status, sealed }
    }
}

impl Service {
    /// Attempts something on a locked campaign; again when another server was quicker, and when a refusal rests on a log that
    /// has grown meanwhile. It ends: each further attempt follows an entry somebody else has written.
    pub(super) async fn retry_on_conflict<T, F>(&self, id: CampaignId, attempt: impl Fn(Locked) -> F) -> Result<T, Refused>
    where
        F: Future<Output = Result<T, Refused>>,
    {
        loop {
            let snapshot = self.lock(id).await?;
            let known = snapshot.mark();
            match attempt(snapshot).await {
                Err(Refused::Store(StoreError::Conflict { .. })) => {}
                Err(refused) if refused.rests_on_the_position() && self.is_behind(id, &known).await? => {}
                result => return result,
            }
            let snapshot = self.lock(id).await?;
            if snapshot.mark() == known {
                snapshot.forget();
            }
        }
    }

    /// Stores what was decided about a campaign, which is read again afterwards, whatever came of it: the rare way is the simple
    /// one.
    pub(super) async fn store_and_forget(&self, snapshot: Locked, commit: Commit) -> Result<(), Refused> {
        let stored = self.store.commit(commit).await;
        snapshot.forget();
        Ok(stored?)
    }

    /// Whether the database knows more of a campaign than this.
    pub(super) async fn is_behind(&self, id: CampaignId, known: &Mark) -> Result<bool, Refused> {
        Ok(self.store.mark(id).await?.as_ref() != Some(known))
    }
}

impl Refused {
    /// Whether it could be otherwise if the campaign had moved on.
    fn rests_on_the_position(&self) -> bool {
        match self {
            Self::Setup(_)
            | Self::Invalid(_)
            | Self::WrongState(_)
            | Self::Stale { .. }
            | Self::Answer(_)
            | Self::Order(_)
            | Self::TooLate(_)
            | Self::NotAskedThere
            | Self::GivenMeanwhile
            | Self::Court(_)
            | Self::Stuck => true,
            Self::NoCampaign
            | Self::NoPromise
            | Self::NotSignedIn
            | Self::NotAllowed(_)
            | Self::TooOften(_)
            | Self::NoOrder
            | Self::NoGame(_)
            | Self::KeyUsed
            | Self::Fold(_)
            | Self::Store(_)
            | Self::TooMuch(_)
            | Self::Closing => false,
        }
    }

    /// Whether it may go away by itself: the database fails or the server closes.
    pub(super) fn may_pass(&self) -> bool {
        matches!(self, Self::Store(_) | Self::Closing)
    }
}
