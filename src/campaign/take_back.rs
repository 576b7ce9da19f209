//! Taking back: a seat's own last answer, as long as nothing was drawn, nothing hidden was shown and nobody else acted.

use super::hot::Revocable;
use super::letters;
use super::standing::Locked;
use super::{Refused, Service};
use crate::log::{Actor, Body, CampaignId, Cause, NewEntry, seal};
use crate::store::{Commit, Status};
use std::sync::Arc;
use sternpost_core::Seat;

/// A seat's wish to have its last answer back.
#[derive(Clone, Debug)]
pub struct TakeBack {
    /// Which campaign.
    pub campaign: CampaignId,
    /// Whose answer.
    pub seat: Seat,
    /// The last entry of the log that whoever decides has seen: the answer's own, or a later one.
    pub version: u64,
    /// The only question it may be the answer to; none: any.
    pub question: Option<String>,
    /// By what way it came.
    pub cause: Cause,
}

impl Service {
    /// Whether a seat could take its answer to a question back now.
    ///
    /// # Errors
    /// If the campaign is gone.
    pub async fn may_take_back(&self, id: CampaignId, seat: Seat, question: &str) -> Result<bool, Refused> {
        let hot = self.standing(id).await?;
        let is_it = |last: &Revocable| last.seat == seat && last.question == question;
        Ok(hot.campaign.status == Status::Running && hot.revocable.as_ref().is_some_and(is_it))
    }

    /// Takes the last answer back: an entry moves the head to the one before it. What was left behind stays in the log.
    ///
    /// # Errors
    /// [`Refused::TooLate`] if it cannot be taken back, [`Refused::Stale`] if it was decided on something that is gone.
    pub async fn take_back(self: &Arc<Self>, what: TakeBack) -> Result<u64, Refused> {
        let service = self.clone();
        super::detached(async move { service.on_the_log_as_it_is(what.campaign, |hot| service.take_back_once(hot, &what)).await }).await
    }

    async fn take_back_once(&self, hot: Locked, what: &TakeBack) -> Result<u64, Refused> {
        let TakeBack { campaign: id, seat, version, question, cause } = what;
        let (id, seat, cause) = (*id, *seat, *cause);
        if hot.campaign.status != Status::Running {
            return Err(Refused::TooLate("the campaign is not running"));
        }
        // Whoever sends it twice takes one answer back, not two.
        if *version < hot.head || hot.is_stale(*version) {
            return Err(Refused::Stale { version: hot.shown_seq() });
        }
        let Some(last) = &hot.revocable else {
            return Err(Refused::TooLate("dice were rolled or something hidden was shown since"));
        };
        if last.seat != seat {
            return Err(Refused::TooLate("somebody else has acted since"));
        }
        if question.as_ref().is_some_and(|question| *question != last.question) {
            return Err(Refused::TooLate("this link is good for another question only"));
        }
        let to = last.to;
        let restored = self.stands_at(hot.game, id, to).await?.folded.play;
        let now = self.clock.now();
        let is_quiet = hot.play()?.steps_answered() == restored.steps_answered();
        let entry = NewEntry {
            campaign: id,
            seq: hot.seq + 1,
            recorded_at: now,
            actor: Actor::Seat(seat),
            cause,
            revision: hot.game.revision(),
            digest: Some(restored.digest()),
            idempotency_key: None,
            quiet: is_quiet,
            body: Body::TakenBack { seat, to },
        };
        let entry = seal(entry, &hot.hash, &hot.secret);
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
