//! Bots: seats that answer at once. They know what their seat knows and pick among what is offered.

use super::{Refused, Service, Submission};
use crate::log::{CampaignId, Cause};
use std::sync::Arc;
use sternpost_core::Asked;
use sternpost_workbench::{Rng, random};

/// In how many percent of the cases a bot does something else than a passed deadline would.
const EAGERNESS: u32 = 70;

impl Service {
    /// Lets the bots of a campaign answer until a person is asked.
    pub fn let_bots_play(self: &Arc<Self>, id: CampaignId) {
        let service = self.clone();
        tokio::spawn(async move {
            if let Err(error) = service.bots_play(id).await {
                tracing::warn!(campaign.id = %id, %error, "a bot could not answer");
            }
        });
    }

    /// Answers for the bots until none of them is asked.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn bots_play(&self, id: CampaignId) -> Result<(), Refused> {
        loop {
            let hot = self.lock(id).await?;
            let bots = hot.bots_asked();
            let Some(seat) = bots.first().copied() else { return Ok(()) };
            let asked: Option<Asked> = hot.play()?.asked().into_iter().find(|asked| asked.seat == seat);
            let Some(asked) = asked else { return Ok(()) };
            let seed = hot.seq;
            drop(hot);
            let answer = random::eager_answer(&asked, &mut Rng::new(seed), EAGERNESS);
            let submission = Submission { campaign: id, seat, question: asked.id, answers: vec![answer], key: None, cause: Cause::Bot };
            match self.answer_here(&submission).await {
                // Somebody else was quicker: look again.
                Ok(_) | Err(Refused::Stale { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Wakes the bots of all running campaigns: after a restart.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn wake_bots(self: &Arc<Self>) -> Result<(), Refused> {
        for campaign in self.store.campaigns_with(crate::store::Status::Running).await? {
            self.let_bots_play(campaign.id);
        }
        Ok(())
    }
}
