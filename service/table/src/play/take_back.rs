//! Taking back a seat's own last answer, as long as nothing was drawn, nothing hidden was shown and nobody else acted.

use crate::acts::Admitted;
use crate::play::orders::switch_off_taken_back;
use crate::snapshot::Revocable;
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::{Actor, Body, CampaignId, Cause, schemas};
use sternpost_model::chain::seal;
use sternpost_model::pace::Moved;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, Status};

/// A seat's request to take an answer back.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "TakeBack")]
pub struct TakeBackWish {
    /// The version its receipt named, or a later one the caller has seen.
    #[schemars(with = "schemas::Entry")]
    pub version: u64,
    /// The only question it may be the answer to. Unsaid, while the seat is asked together with others: that one.
    pub question: Option<String>,
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
    pub(crate) async fn take_back(self: &Arc<Self>, admitted: &Admitted, wish: TakeBackWish) -> Result<u64, Refused> {
        let seat = admitted.whom.as_seat()?;
        let (service, id, cause) = (self.clone(), admitted.id(), admitted.by.cause);
        self.detached(async move {
            let take_back = service.retry_on_conflict(id, |snapshot| service.take_back_once(snapshot, (seat, cause), &wish));
            let seq = service.counted(id, take_back).await?;
            // What others have ordered may answer what is asked again.
            if let Err(error) = service.pass_over(id).await {
                tracing::warn!(campaign.id = %id, %error, "a campaign could not go on after an answer was taken back");
            }
            Ok(seq)
        })
        .await
    }

    async fn take_back_once(&self, snapshot: Locked, (seat, cause): (Seat, Cause), wish: &TakeBackWish) -> Result<u64, Refused> {
        let TakeBackWish { version, question } = wish;
        let (id, version) = (snapshot.campaign.id, *version);
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
