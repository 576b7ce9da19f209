//! The status phase (LRR 73): its steps in the order of the book.

use crate::cards::secret_objectives::scoring;
use crate::cards::{action_cards, objectives};
use crate::position::state::Phase;
use crate::prelude::*;

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
    DrawActionCards { seat: Seat },
    /// LRR 73.4.
    RemoveTokens,
    /// LRR 73.6.
    ReadyCards,
    /// LRR 73.7.
    Repair,
    /// LRR 73.8.
    ReturnStrategyCards,
}

/// What each step of this chapter is. Its questions are in the steps it causes.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin => it.does(begin),
        Step::RevealObjective => it.does(objectives::reveal),
        Step::DrawActionCards { seat } => it.does(|t| action_cards::draw(t, seat, cards_drawn(t.state, seat))),
        Step::RemoveTokens => it.does(remove_tokens),
        Step::ReadyCards => it.does(ready_cards),
        Step::Repair => it.does(repair),
        Step::ReturnStrategyCards => it.does(return_strategy_cards),
    }
}

fn begin(t: &mut T<'_>) {
    t.state.phase = Phase::Status;
    t.tell(&Line::StatusPhase);
    t.next([window(Occasion::StatusPhaseBegins)]);
    let order = t.state.initiative_order();
    // LRR 73.1: in initiative order
    for seat in order.iter().copied() {
        // LRR 12.6: a public and a secret one
        t.next(steps![objectives::Step::Score { seat }, scoring::Step::InStatusPhase { seat }]);
    }
    let gained = order.iter().map(|seat| (*seat, GAINED_TOKENS + modifiers::more_tokens(t.state, *seat))).collect();
    // LRR 73.2-73.8
    t.next(steps![Step::RevealObjective]);
    t.next(order.into_iter().map(|seat| Step::DrawActionCards { seat }.into()));
    t.next(steps![
        Step::RemoveTokens,
        command_tokens::Step::GainAndRedistribute { gained },
        Step::ReadyCards,
        Step::Repair,
        window(Occasion::ReturningStrategyCards),
        Step::ReturnStrategyCards,
        window(Occasion::StatusPhaseEnds),
    ]);
}

/// LRR 3.1, 73.3: one card, if nothing changes it.
fn cards_drawn(s: &State, seat: Seat) -> u32 {
    1 + modifiers::more_action_cards(s, seat)
}

fn remove_tokens(t: &mut T<'_>) {
    for system in t.state.systems.values_mut() {
        system.tokens.clear();
    }
}

fn ready_cards(t: &mut T<'_>) {
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

fn repair(t: &mut T<'_>) {
    let space = t.state.systems.values_mut().flat_map(|system| system.space.values_mut());
    let planets = t.state.planets.values_mut().flat_map(|planet| planet.units.values_mut());
    for units in space.chain(planets) {
        units.repair();
    }
}

fn return_strategy_cards(t: &mut T<'_>) {
    let keeping = &t.state.underway.keeping_cards;
    for card in t.state.strategy_cards.values_mut().filter(|card| card.holder.is_some_and(|holder| !keeping.contains(&holder))) {
        card.holder = None;
    }
    t.state.zero_token = None;
}
