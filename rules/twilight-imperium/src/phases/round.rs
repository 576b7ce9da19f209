//! The game round (LRR 71): strategy, action, status and agenda phase.

use crate::flow;
use crate::phases::{action_phase, agenda_phase, status_phase, strategy_phase};
use crate::position::state::Phase;
use crate::prelude::*;

/// Steps of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A round begins.
    Begin,
    /// A round is over.
    End,
}

/// What is left of a round, beginning with a phase (LRR 71.0: in this order). The agenda phase looks itself whether it takes
/// place (LRR 71.1).
pub fn from(phase: Phase) -> Vec<flow::Step> {
    let all: [flow::Step; 5] =
        steps![strategy_phase::Step::Begin, action_phase::Step::Begin, status_phase::Step::Begin, agenda_phase::Step::Begin, Step::End];
    let over = match phase {
        Phase::Setup | Phase::Strategy => 0,
        Phase::Action => 1,
        Phase::Status => 2,
        Phase::Agenda => 3,
    };
    all.into_iter().skip(over).collect()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Begin => it.does(begin),
        Step::End => it.does(|t| t.next(steps![Step::Begin])),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.round += 1;
    // LRR 5.3: passing was for the action phase of the round that is over
    for (_, player) in t.state.players.iter_mut().filter(|(_, player)| player.eliminated.is_none()) {
        player.passed = false;
    }
    t.tell(&Line::RoundBegins { round: t.state.round });
    t.next(from(Phase::Strategy));
}
