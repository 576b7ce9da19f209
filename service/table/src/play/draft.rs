//! Drafts of turns, kept for their seat, on whatever device it sits down next. Nothing in them counts.

use crate::play::answer::Submission;
use crate::{Refused, Service, Snapshot};
use sternpost_core::{Answer, Picked, Seat, Shape, Stop};
use sternpost_game::Asked;
use sternpost_store::Draft;

impl Service {
    /// The turn a seat has begun at a question, if it was the present holder of its links who began it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn draft(&self, snapshot: &Snapshot, seat: Seat, question: &str) -> Result<Option<Draft>, Refused> {
        let draft = self.store.draft(snapshot.campaign.id, seat.0, question).await?;
        Ok(draft.filter(|draft| Some(draft.generation) == generation(snapshot, seat) && !snapshot.is_stale(draft.version)))
    }

    /// Keeps a turn as far as it is put together. If more of the very same turn was kept already, that stays: whoever goes back to
    /// an answer and leaves it as it was finds the ones behind it again.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn keep_draft(&self, snapshot: &Snapshot, turn: &Submission) -> Result<(), Refused> {
        let Some(generation) = generation(snapshot, turn.seat) else { return Ok(()) };
        let before = self.draft(snapshot, turn.seat, &turn.question).await?;
        if before.is_some_and(|before| before.turn.starts_with(&turn.answers)) {
            return Ok(());
        }
        let draft = Draft {
            campaign: turn.campaign,
            seat: turn.seat.0,
            question: turn.question.clone(),
            version: turn.version,
            generation,
            turn: turn.answers.clone(),
            changed_at: self.clock.now(),
        };
        Ok(self.store.keep_draft(&draft).await?)
    }
}

fn generation(snapshot: &Snapshot, seat: Seat) -> Option<u32> {
    snapshot.seats.iter().find(|row| row.seat == seat.0).map(|row| row.link_generation)
}

/// The reason why the turn ends with the answer to a question, whatever it is; none if some answer leads to a further question. `look` says how
/// the turn goes on after an answer. Of questions that are not answered by picking one thing only the default is looked at; with a sheet, whose
/// numbers are measured, a turn is not known to end.
#[must_use]
pub fn ends_with(asked: &Asked, look: impl Fn(Answer) -> Option<Stop>) -> Option<Stop> {
    if matches!(asked.shape, Shape::Split { .. }) && !asked.meters.is_empty() {
        return None;
    }
    let mut answers: Vec<Answer> = match asked.shape {
        Shape::OneOf => asked.offers.iter().map(|offer| Picked::One(offer.id.clone())).collect(),
        Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => vec![asked.default.clone()],
    };
    let last = look(answers.pop()?).filter(|stop| *stop != Stop::Asked)?;
    answers.into_iter().all(|answer| look(answer).is_some_and(|stop| stop != Stop::Asked)).then_some(last)
}
