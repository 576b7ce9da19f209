//! Bots: seats that answer at once. They know what their seat knows and pick among what is offered.

use super::{Refused, Service, Submission};
use crate::log::{CampaignId, Cause};
use std::sync::Arc;
use std::time::Duration;
use sternpost_core::Asked;
use sternpost_workbench::{Rng, random};

/// In how many percent of the cases a bot does something else than a passed deadline would.
const EAGERNESS: u32 = 70;
/// The waits after failures that may pass; what lasts longer is left to the regular look at all campaigns.
const WAITS: [Duration; 5] =
    [Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(5), Duration::from_secs(15)];

impl Service {
    /// Lets the bots of a campaign answer until a person is asked; again after a while if the store fails.
    pub fn let_bots_play(self: &Arc<Self>, id: CampaignId) {
        let service = self.clone();
        tokio::spawn(async move {
            let mut waits = WAITS.into_iter();
            while let Err(error) = service.bots_play(id).await {
                tracing::warn!(campaign.id = %id, %error, "a bot could not answer");
                match waits.next() {
                    Some(wait) if error.may_pass() => tokio::time::sleep(wait).await,
                    Some(_) | None => return,
                }
            }
        });
    }

    /// Answers for the bots until none of them is asked.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn bots_play(&self, id: CampaignId) -> Result<(), Refused> {
        loop {
            let hot = self.standing(id).await?;
            let bots = hot.bots_asked();
            let Some(seat) = bots.first().copied() else { return Ok(()) };
            let asked: Option<Asked> = hot.owed_by(seat);
            let Some(asked) = asked else { return Ok(()) };
            let seen = hot.seq;
            // What nobody can work out before the end: a bot's answers are as hidden as its hand.
            let seed = hot.secret.seed_of_bot(id, seen, seat);
            drop(hot);
            let answer = random::eager_answer(&asked, &mut Rng::new(seed), EAGERNESS);
            let turn = |answer| {
                let (question, answers) = (asked.id.clone(), vec![answer]);
                Submission { campaign: id, seat, question, version: seen, answers, key: None, sent: None, cause: Cause::Bot }
            };
            let mut answered = self.answer_here(&turn(answer)).await;
            if let Err(Refused::Answer(refusal)) = &answered {
                tracing::error!(campaign.id = %id, seat = seat.0, question = asked.id, %refusal, "a bot's answer was refused");
                // What a passed deadline would pick is always on offer.
                answered = self.answer_here(&turn(asked.default.clone())).await;
            }
            match answered {
                // Somebody else was quicker: look again.
                Ok(_) | Err(Refused::Stale { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }
}
