//! The game round (LRR 71): strategy, action and status phase. The agenda phase joins when its cards are in play (LRR 71.1).

use crate::flow::{Answers, Asks, T, nobody};
use crate::messages::Line;
use crate::state::State;
use crate::{action_phase, status_phase, strategy_phase};
use serde::{Deserialize, Serialize};
use sternpost_core::steps;

/// Steps of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A round begins.
    Begin,
    /// A round is over.
    End,
}

/// Whom a step asks what: nobody.
pub fn asks(_: &Step, _: &State) -> Asks {
    nobody()
}

/// Carries out a step.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        // LRR 71.0: the phases in this order
        Step::Begin => {
            t.state.round += 1;
            t.tell(&Line::RoundBegins { round: t.state.round });
            t.next(steps![strategy_phase::Step::Begin, action_phase::Step::Begin, status_phase::Step::Begin, Step::End]);
        }
        Step::End => t.next(steps![Step::Begin]),
    }
}

/// A round asks nothing itself.
pub fn answered(step: Step, _: Answers, _: &mut T<'_>) {
    unreachable!("{step:?} asks nobody")
}
