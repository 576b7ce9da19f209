//! The status phase (LRR 73): its steps in the order of the book.

use crate::flow::{Answers, Asks, T, nobody};
use crate::messages::Line;
use crate::state::{Phase, State};
use crate::{command_tokens, flow, objectives};
use serde::{Deserialize, Serialize};
use sternpost_core::steps;

/// Command tokens everybody gains (LRR 73.5).
const GAINED_TOKENS: u32 = 2;

/// Steps of the status phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The phase begins.
    Begin,
    /// LRR 73.2.
    RevealObjective,
    /// LRR 73.4.
    RemoveTokens,
    /// LRR 73.6.
    ReadyCards,
    /// LRR 73.7.
    Repair,
    /// LRR 73.8.
    ReturnStrategyCards,
}

/// Whom a step asks what: nobody; the questions are in the steps it causes.
pub fn asks(_: &Step, _: &State) -> Asks {
    nobody()
}

/// Carries out a step.
pub fn perform(step: Step, t: &mut T<'_>) {
    match step {
        Step::Begin => {
            t.state.phase = Phase::Status;
            t.tell(&Line::StatusPhase);
            let order = t.state.initiative_order();
            // LRR 73.1: in initiative order
            t.next(order.iter().map(|seat| flow::Step::from(objectives::Step::Score { seat: *seat })));
            let gained = order.into_iter().map(|seat| (seat, GAINED_TOKENS)).collect();
            // LRR 73.2, 73.4-73.8; 73.3 draws action cards, which are not in this campaign
            t.next(steps![
                Step::RevealObjective,
                Step::RemoveTokens,
                command_tokens::Step::GainAndRedistribute { gained },
                Step::ReadyCards,
                Step::Repair,
                Step::ReturnStrategyCards,
            ]);
        }
        Step::RevealObjective => objectives::reveal(t),
        Step::RemoveTokens => {
            for system in t.state.systems.values_mut() {
                system.tokens.clear();
            }
        }
        Step::ReadyCards => {
            for card in t.state.planets.values_mut() {
                card.exhausted = false;
            }
            for card in t.state.strategy_cards.values_mut() {
                card.exhausted = false;
            }
        }
        Step::Repair => {
            let space = t.state.systems.values_mut().flat_map(|system| system.space.values_mut());
            let planets = t.state.planets.values_mut().flat_map(|planet| planet.units.values_mut());
            for units in space.chain(planets) {
                units.repair();
            }
        }
        Step::ReturnStrategyCards => {
            for card in t.state.strategy_cards.values_mut() {
                card.holder = None;
            }
        }
    }
}

/// The phase asks nothing itself.
pub fn answered(step: Step, _: Answers, _: &mut T<'_>) {
    unreachable!("{step:?} asks nobody")
}
