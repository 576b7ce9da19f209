//! The steps of the game and which chapter each belongs to. Holds no rule.

use crate::cards::secret_objectives::scoring;
use crate::position::state::State;
use crate::show::messages::Choice;
use crate::{
    TwilightImperium,
    board::{control, fleet, placing, plastic},
    cards::{abilities, action_cards, agendas, objectives, promissory_notes, secret_objectives},
    combat::{combat_rolls, hits, invasion, space_cannon, space_combat},
    economy::{command_tokens, payment, production, research, transactions},
    phases::{action_phase, agenda_phase, elimination, predictions, round, status_phase, strategy_phase, voting},
    setup::{full_setup, tile_placing},
    strategy::{construction, politics, strategic_action, strategy_cards},
    tactical::{movement, relocation, tactical_action},
};
use serde::{Deserialize, Serialize};
use sternpost_core::{Barred, Picked, Proposed, Question, Seat};
pub use sternpost_kit::{ask, nobody};

sternpost_kit::chapters! {
    game TwilightImperium;
    // LRR 14.0
    absent State::is_eliminated, State::anybody_eliminated;
    after look_after;
    /// Before the first round.
    Setup => full_setup,
    /// SETUP-6.
    TilePlacing => tile_placing,
    /// LRR 71.
    Round => round,
    /// LRR 76.
    StrategyPhase => strategy_phase,
    /// LRR 4, 5.
    ActionPhase => action_phase,
    /// LRR 74.
    StrategicAction => strategic_action,
    /// LRR 21, 29, 34, 37, 49, 61, 81.
    StrategyCard => strategy_cards,
    /// LRR 39.
    Construction => construction,
    /// LRR 79.
    TacticalAction => tactical_action,
    /// LRR 15, 83.
    Movement => movement,
    /// FAQ-GEN-6.
    Relocation => relocation,
    /// LRR 87.
    SpaceCannon => space_cannon,
    /// LRR 63.
    SpaceCombat => space_combat,
    /// LRR 54, 63.5, 86.
    CombatRolls => combat_rolls,
    /// LRR 66, 89.
    Hits => hits,
    /// LRR 28, 43.
    Fleet => fleet,
    /// LRR 52.4a.
    Placing => placing,
    /// LRR 47.
    Control => control,
    /// LRR 18, 20, 25.
    Invasion => invasion,
    /// LRR 38.3, 42.3.
    Plastic => plastic,
    /// LRR 24, 62.
    Production => production,
    /// LRR 22.2, 65.2.
    Payment => payment,
    /// LRR 80.
    Research => research,
    /// LRR 46.
    CommandTokens => command_tokens,
    /// LRR 12.
    Objectives => objectives,
    /// LRR 12.17-12.22.
    SecretObjectives => secret_objectives,
    /// LRR 12.6, 12.18.
    ScoreSecret => scoring,
    /// LRR 73.
    StatusPhase => status_phase,
    /// LRR 82.
    Transactions => transactions,
    /// LRR 27.
    Abilities => abilities,
    /// LRR 3.
    ActionCards => action_cards,
    /// LRR 85.3.
    Notes => promissory_notes,
    /// LRR 2.
    AgendaPhase => agenda_phase,
    /// LRR 2.5-2.19.
    Voting => voting,
    /// LRR 2.22.
    Predictions => predictions,
    /// LRR 1.
    Agendas => agendas,
    /// LRR 61.2b, 61.2c, 61.3.
    Politics => politics,
}

/// What a seat may do whatever is being asked (LRR 82.1a).
pub fn anytime(s: &State, step: &Step, seat: Seat) -> Option<Question<Choice>> {
    transactions::at_any_time(s, step, seat)
}

/// What others have proposed to a seat, and it can reply to with `step` on top.
pub fn proposals(s: &State, step: &Step, seat: Seat) -> Vec<Proposed<Choice>> {
    transactions::proposals(s, step, seat)
}

/// What a person would look for among the offers of a step and cannot pick now (see each chapter).
pub fn why_not(s: &State, step: &Step, seat: Seat) -> Vec<Barred<Choice>> {
    if let Step::ActionPhase(step) = step {
        action_phase::why_not(s, step, seat)
    } else if let Step::TacticalAction(step) = step {
        tactical_action::why_not(s, step, seat)
    } else if let Step::Movement(step) = step {
        movement::why_not(s, step, seat)
    } else if let Step::StrategyPhase(step) = step {
        strategy_phase::why_not(s, step, seat)
    } else if let Step::Research(step) = step {
        research::why_not(s, step, seat)
    } else if let Step::Production(step) = step {
        production::why_not(s, step)
    } else {
        vec![]
    }
}

/// Carries it out.
pub fn at_any_time(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    transactions::act(seat, &picked.one(), t);
    look_after(t);
}

/// Whether a step belongs to such an act.
pub fn is_of_anytime(step: &Step) -> bool {
    matches!(step, Step::Transactions(_))
}

/// What is looked at after every step, unless it has ended the game.
fn look_after(t: &mut T<'_>) {
    if t.state.touched.take() {
        fleet::lose_blockaded_factories(t);
        t.state.sweep();
        elimination::check(t);
        if t.has_ended() {
            return;
        }
        plastic::check(t);
        fleet::lose_surplus(t);
    }
    transactions::sweep(t);
}
