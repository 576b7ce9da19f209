//! Putting a turn together, answer by answer, with each next question at once. Nothing is decided by it: looking ahead is free.

use super::follow_ups::previewed;
use super::{Hot, Refused, Service, Submission, asked_next};
use std::sync::Arc;
use sternpost_core::{Answer, Asked, Play, Refusal, Stop, Told};

/// A turn that is being put together.
pub struct Composition {
    /// The campaign as it stands.
    pub hot: Arc<Hot>,
    /// The answers so far, each with the question it answers.
    pub steps: Vec<(Asked, Answer)>,
    /// What the seat would be told, up to the first random or hidden thing.
    pub told: Vec<Told>,
    /// What is asked next; none: the turn is whole.
    pub asked: Option<Asked>,
    /// Why it goes no further without the seat or others.
    pub stop: Stop,
    /// The position then.
    pub position: Box<dyn Play>,
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
        let preview = self.preview(turn).await?;
        let hot = self.standing_at(turn.campaign, turn.version).await?;
        let steps = steps(&hot, turn);
        let is_begun = !turn.is_anytime() || !turn.answers.is_empty();
        let asked = if is_begun { asked_next(&preview, turn.seat) } else { hot.anytime_of(turn.seat) };
        Ok(Composition { hot, steps, told: preview.told, asked, stop: preview.stop, position: preview.play })
    }

    /// The turn with one answer more at its end, if the rules take it; if not, the turn is left without it.
    ///
    /// # Errors
    /// As [`Service::answer`], but for an answer that is not on offer.
    pub async fn compose_further(&self, turn: &mut Submission, answer: Answer) -> Result<Composed, Refused> {
        turn.answers.push(answer);
        match self.compose(turn).await {
            Ok(composition) => Ok(Composed::Taken(composition)),
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
        Ok(steps(&*self.standing(turn.campaign).await?, turn))
    }
}

/// Each answer is looked at from where the ones before it lead.
fn steps(hot: &Hot, turn: &Submission) -> Vec<(Asked, Answer)> {
    let is_open = |play: &&dyn Play| turn.is_anytime() || play.open().iter().any(|(seat, id)| *seat == turn.seat && *id == turn.question);
    let Some(play) = hot.play.as_deref().filter(is_open) else { return vec![] };
    let mut steps = vec![];
    let mut asked = if turn.is_anytime() { play.anytime(turn.seat) } else { play.asked_of(turn.seat) };
    for (taken, answer) in turn.answers.iter().enumerate() {
        let Some(question) = asked else { break };
        steps.push((question, answer.clone()));
        let so_far = &turn.answers[..=taken];
        let looked = if turn.is_anytime() { play.preview_anytime(turn.seat, so_far) } else { previewed(hot, play, turn.seat, so_far) };
        let Ok(preview) = looked else { break };
        asked = asked_next(&preview, turn.seat);
    }
    steps
}
