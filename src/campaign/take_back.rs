//! Taking back: a seat's own last answer, as long as nothing was drawn, nothing hidden was shown and nobody else acted.

use super::hot::Locked;
use super::letters;
use super::{Refused, Service};
use crate::log::{Actor, Body, CampaignId, Cause, NewEntry, seal};
use crate::store::{Commit, Status};
use std::sync::Arc;
use sternpost_core::Seat;

impl Service {
    /// Whether a seat could take its last answer back now.
    ///
    /// # Errors
    /// If the campaign is gone.
    pub async fn may_take_back(&self, id: CampaignId, seat: Seat) -> Result<bool, Refused> {
        let hot = self.lock(id).await?;
        Ok(hot.campaign.status == Status::Running && hot.revocable.is_some_and(|(who, _)| who == seat))
    }

    /// Takes the last answer back: an entry moves the head to the one before it. What was left behind stays in the log.
    ///
    /// # Errors
    /// [`Refused::TooLate`] if it cannot be taken back.
    pub async fn take_back(self: &Arc<Self>, id: CampaignId, seat: Seat, cause: Cause) -> Result<u64, Refused> {
        let service = self.clone();
        super::detached(async move { service.on_the_log_as_it_is(id, |hot| service.take_back_once(hot, seat, cause)).await }).await
    }

    async fn take_back_once(&self, hot: Locked, seat: Seat, cause: Cause) -> Result<u64, Refused> {
        let id = hot.campaign.id;
        if hot.campaign.status != Status::Running {
            return Err(Refused::TooLate("the campaign is not running"));
        }
        let Some((who, to)) = hot.revocable else {
            return Err(Refused::TooLate("dice were rolled or something hidden was shown since"));
        };
        if who != seat {
            return Err(Refused::TooLate("somebody else has acted since"));
        }
        let restored = self.at(&hot, to).await?;
        let now = self.clock.now();
        let entry = NewEntry {
            campaign: id,
            seq: hot.seq + 1,
            recorded_at: now,
            actor: Actor::Seat(seat),
            cause,
            revision: hot.game.revision(),
            digest: Some(restored.digest()),
            idempotency_key: None,
            body: Body::TakenBack { seat, to },
        };
        let entry = seal(entry, &hot.hash);
        let seq = entry.seq;
        let before = hot.play()?.asked();
        let letters = letters::for_questions(&hot.seats, &before, &restored.asked(), seq, now, Some((seat, self.grace)));
        let stored = self.store.commit(Commit { entries: vec![entry], letters, ..Commit::default() }).await;
        // What is in memory is rebuilt from the log: the rare way is the simple one.
        hot.forget();
        stored?;
        tracing::info!(campaign.id = %id, seq, seat = seat.0, "an answer was taken back");
        Ok(seq)
    }
}
