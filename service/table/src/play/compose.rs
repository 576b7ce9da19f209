//! Composes a turn, answer by answer, and gives each next question at once. It decides nothing: looking ahead is free.

use crate::play::answer::{Submission, asked_next};
use crate::play::filled::{Filled, answered_by_itself};
use crate::play::follow_ups::previewed;
use crate::{Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::{Answer, Refusal, Stop, Told};
use sternpost_game::{Asked, Play, Preview};

/// A turn that is being put together.
pub struct Composition {
    /// The campaign as it stands.
    pub snapshot: Arc<Snapshot>,
    /// The answers so far, with those that need not be given ([`Filled`]): the turn as it is handed in.
    pub answers: Vec<Answer>,
    /// The answers that were given, each with the question it answers.
    pub steps: Vec<TurnStep>,
    /// What the seat would be told, up to the first random or hidden thing.
    pub told: Vec<Told>,
    /// What is asked next; none: the turn is whole.
    pub asked: Option<Asked>,
    /// Why it goes no further without the seat or others.
    pub stop: Stop,
    /// The position then.
    pub position: Box<dyn Play>,
}

/// One answer of a turn that is being put together.
pub struct TurnStep {
    /// Its place among the turn's answers.
    pub at: usize,
    /// The question.
    pub asked: Asked,
    /// The answer.
    pub answer: Answer,
}

/// A turn with one answer more.
pub enum Composed {
    /// It is taken.
    Taken(Composition),
    /// It is not: the turn as it was, and why.
    Refused(Composition, Refusal),
}

impl Service {
    /// The turn so far.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn compose(&self, turn: &Submission) -> Result<Composition, Refused> {
        let Filled { answers, preview } = self.look_ahead(turn).await?;
        let snapshot = self.snapshot_at(turn.campaign, turn.version).await?;
        let steps = steps(&snapshot, turn, &answers);
        let is_begun = !turn.is_anytime() || !turn.answers.is_empty();
        let asked = if is_begun { asked_next(&preview, turn.seat) } else { snapshot.anytime_of(turn.seat) };
        Ok(Composition { snapshot, answers, steps, told: preview.told, asked, stop: preview.stop, position: preview.play })
    }

    /// The turn with one answer more at its end, if the rules take it, and with what needs no answer behind it; if not, the turn is left without it.
    ///
    /// # Errors
    /// As [`Service::answer`], but for an answer that is not on offer.
    pub async fn compose_further(&self, turn: &mut Submission, answer: Answer) -> Result<Composed, Refused> {
        turn.answers.push(answer);
        match self.compose(turn).await {
            Ok(composition) => {
                turn.answers.clone_from(&composition.answers);
                Ok(Composed::Taken(composition))
            }
            Err(Refused::Answer(refusal)) => {
                turn.answers.pop();
                Ok(Composed::Refused(self.compose(turn).await?, refusal))
            }
            Err(refused) => Err(refused),
        }
    }

    /// The answers of a turn with the questions they answer; none if its question is gone.
    ///
    /// # Errors
    /// If the campaign cannot be read.
    pub async fn steps_of(&self, turn: &Submission) -> Result<Vec<(Asked, Answer)>, Refused> {
        let steps = steps(&*self.snapshot(turn.campaign).await?, turn, &turn.answers);
        Ok(steps.into_iter().map(|step| (step.asked, step.answer)).collect())
    }
}

/// Each answer is looked at from where the ones before it lead. What was answered by itself is no step.
fn steps(snapshot: &Snapshot, turn: &Submission, answers: &[Answer]) -> Vec<TurnStep> {
    let is_open = |play: &&dyn Play| turn.is_anytime() || play.open().iter().any(|(seat, id)| *seat == turn.seat && *id == turn.question);
    let Some(play) = snapshot.play.as_deref().filter(is_open) else { return vec![] };
    let mut steps = vec![];
    let (mut asked, mut only) = (if turn.is_anytime() { play.anytime(turn.seat) } else { play.asked_of(turn.seat) }, None);
    for (at, answer) in answers.iter().enumerate() {
        let Some(asked_here) = asked else { break };
        if only.as_ref() != Some(answer) {
            steps.push(TurnStep { at, asked: asked_here, answer: answer.clone() });
        }
        let Ok((preview, next)) = after(snapshot, play, turn, &answers[..=at]) else { break };
        asked = asked_next(&preview, turn.seat);
        only = next;
    }
    steps
}

/// The position after answers, and what is answered there by itself.
fn after(snapshot: &Snapshot, play: &dyn Play, turn: &Submission, answers: &[Answer]) -> Result<(Preview, Option<Answer>), Refusal> {
    if turn.is_anytime() {
        return Ok((play.preview_anytime(turn.seat, answers)?, None));
    }
    let preview = previewed(snapshot, play, turn.seat, answers)?;
    let only = answered_by_itself(snapshot.campaign.table.windows, &*preview.play, turn.seat);
    Ok((preview, only))
}
