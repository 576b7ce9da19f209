//! The status phase (LRR 73): its steps in the order of the book.

use crate::cards::occasions::{Occasion, window};
use crate::cards::secret_objectives::scoring;
use crate::components::TechnologyId;
use crate::flow::{Answers, Asks, T, nobody};
use crate::position::state::{Phase, State};
use crate::show::messages::Line;
use crate::{
    cards::{action_cards, objectives},
    economy::command_tokens,
};
use serde::{Deserialize, Serialize};
use sternpost_core::{Seat, steps};

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
    /// LRR 73.3.
    DrawActionCards {
        /// Who.
        seat: Seat,
    },
    /// LRR 73.4.
    RemoveTokens,
    /// LRR 73.6.
    ReadyCards,
    /// LRR 73.7.
    Repair,
    /// LRR 73.8.
    ReturnStrategyCards,
}

/// What each step of this chapter is.
pub fn part<P: crate::flow::Part>(step: &Step, it: P) -> P::Out {
    it.asks_together(|s| asks(step, s), |answers, t| answered(step.clone(), answers, t), |t| perform(step.clone(), t))
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
            t.next([window(Occasion::StatusPhaseBegins)]);
            let order = t.state.initiative_order();
            // LRR 73.1: in initiative order
            for seat in order.iter().copied() {
                // LRR 12.6: a public and a secret one
                t.next(steps![objectives::Step::Score { seat }, scoring::Step::InStatusPhase { seat }]);
            }
            let order_of_drawing = order.clone();
            let gained = order.into_iter().map(|seat| (seat, GAINED_TOKENS)).collect();
            // LRR 73.2-73.8
            t.next(steps![Step::RevealObjective]);
            t.next(order_of_drawing.into_iter().map(|seat| Step::DrawActionCards { seat }.into()));
            t.next(steps![
                Step::RemoveTokens,
                command_tokens::Step::GainAndRedistribute { gained },
                Step::ReadyCards,
                Step::Repair,
                Step::ReturnStrategyCards,
                window(Occasion::StatusPhaseEnds),
            ]);
        }
        Step::RevealObjective => objectives::reveal(t),
        Step::DrawActionCards { seat } => action_cards::draw(t, seat, cards_drawn(t.state, seat)),
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
            for law in &mut t.state.laws {
                law.exhausted = false;
            }
            for (_, player) in t.state.players.iter_mut() {
                player.exhausted_technologies.clear();
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
            t.state.zero_token = None;
        }
    }
}

/// LRR 3.1, 73.3: one card; Neural Motivator makes it two (FAQ-GEN-12: only here).
fn cards_drawn(s: &State, seat: Seat) -> u32 {
    if s.has_technology(seat, TechnologyId::NeuralMotivator) { 2 } else { 1 }
}

/// The phase asks nothing itself.
pub fn answered(step: Step, _: Answers, _: &mut T<'_>) {
    unreachable!("{step:?} asks nobody")
}
