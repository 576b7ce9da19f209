//! Taking back: a seat's own last answer, as long as nothing was drawn, nothing hidden was shown and nobody else acted.

use crate::play::orders::switch_off_taken_back;
use crate::snapshot::Revocable;
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::{Actor, Body, CampaignId, Cause};
use sternpost_model::chain::seal;
use sternpost_model::pace::Moved;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, Status};

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
        let snapshot = self.snapshot(id).await?;
        if snapshot.sealed_of(seat).is_some_and(|sealed| sealed.given.question == question) {
            return Ok(snapshot.campaign.status == Status::Running);
        }
        let is_it = |last: &Revocable| last.seat == seat && last.question == question;
        Ok(snapshot.campaign.status == Status::Running && snapshot.revocable.as_ref().is_some_and(is_it))
    }

    /// Takes the last answer back: an entry moves the head to the one before it. What was left behind stays in the log.
    ///
    /// # Errors
    /// [`Refused::TooLate`] if it cannot be taken back, [`Refused::Stale`] if it was decided on something that is gone.
    pub async fn take_back(self: &Arc<Self>, what: TakeBack) -> Result<u64, Refused> {
        let service = self.clone();
        self.detached(async move {
            let take_back = service.retry_on_conflict(what.campaign, |snapshot| service.take_back_once(snapshot, &what));
            let seq = service.counted(what.campaign, take_back).await?;
            // What others have ordered may answer what is asked again.
            if let Err(error) = service.pass_over(what.campaign).await {
                tracing::warn!(campaign.id = %what.campaign, %error, "a campaign could not go on after an answer was taken back");
            }
            Ok(seq)
        })
        .await
    }

    async fn take_back_once(&self, snapshot: Locked, what: &TakeBack) -> Result<u64, Refused> {
        let TakeBack { campaign: id, seat, version, question, cause } = what;
        let (id, seat, version, cause) = (*id, *seat, *version, *cause);
        if snapshot.campaign.status != Status::Running {
            return Err(Refused::TooLate(Reason::NotRunning));
        }
        let is_sealed = |play: &dyn Play| match question {
            Some(question) => play.open().iter().any(|(asked, id)| *asked == seat && id == question),
            None => play.open().iter().any(|(asked, _)| *asked == seat),
        };
        // While its seat is asked together with others, its answer to that is meant, and no earlier one: whoever sends it twice
        // takes one answer back, not two.
        if snapshot.asks_together() && is_sealed(snapshot.play()?) {
            return if snapshot.is_stale(version) {
                Err(Refused::Stale { version: snapshot.seq })
            } else {
                self.unseal(snapshot, seat, cause).await
            };
        }
        if version < snapshot.head || snapshot.is_stale(version) {
            return Err(Refused::Stale { version: snapshot.seq });
        }
        let Some(last) = &snapshot.revocable else {
            return Err(Refused::TooLate(Reason::ChanceSince));
        };
        if last.seat != seat {
            return Err(Refused::TooLate(Reason::OthersActedSince));
        }
        if question.as_ref().is_some_and(|question| *question != last.question) {
            return Err(Refused::TooLate(Reason::LinkIsForAnother));
        }
        let to = last.to;
        let restored = self.stood_soundly_at(&snapshot, to).await?;
        let now = self.clock.now();
        let entry = snapshot.next_entry(now, Body::TakenBack { seat, to }).by(Actor::Seat(seat), cause).leading_to(restored.digest());
        let entry = seal(entry, &snapshot.hash, &snapshot.secret);
        let seq = entry.seq;
        let letters = letters::for_questions(
            &snapshot.seats,
            &snapshot.asked_in(snapshot.play()?),
            &snapshot.asked_in(&*restored),
            seq,
            now,
            Some((seat, self.grace)),
        );
        let letters = letters::without_replier(letters, seat, cause);
        // What others have sealed answers a step that is gone.
        let sealed = snapshot.leaving_sealed();
        let orders = switch_off_taken_back(&snapshot, &*restored, seat, seq);
        let watch = snapshot.watch_after(&snapshot.orders, &*restored, now, Moved::Back);
        self.store_and_forget(snapshot, Commit { entries: vec![entry], letters, sealed, watch, orders, ..Commit::default() }).await?;
        tracing::info!(campaign.id = %id, seq, seat = seat.0, "an answer was taken back");
        Ok(seq)
    }
}
