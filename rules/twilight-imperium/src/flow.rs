//! The game: its steps, which chapter each belongs to, and what stands outside of all chapters.

use crate::cards::secret_objectives::scoring;
use crate::options::{Options, SeatOptions};
use crate::position::defects;
use crate::prelude::*;
use crate::{
    board::control, board::fleet, board::plastic, cards::abilities, cards::action_cards, cards::agendas, cards::objectives,
    cards::promissory_notes, cards::secret_objectives, combat::combat_rolls, combat::invasion, combat::space_cannon, combat::space_combat,
    economy::payment, economy::production, economy::transactions, phases::action_phase, phases::agenda_phase, phases::elimination,
    phases::predictions, phases::round, phases::status_phase, phases::strategy_phase, phases::voting, setup::draft, setup::full_setup,
    setup::seating, setup::tile_placing, strategy::construction, strategy::politics, strategy::strategic_action, strategy::strategy_cards,
    tactical::movement, tactical::relocation, tactical::tactical_action,
};
use std::ops::RangeInclusive;
use sternpost_core::{Chance, Rules, Setup, Standing};

sternpost_kit::chapters! {
    game TwilightImperium;
    // LRR 14.0
    absent State::is_eliminated, State::anybody_eliminated;
    after look_after;
    /// Before the first round.
    Setup => full_setup,
    /// SETUP-6.
    TilePlacing => tile_placing,
    /// SETUP-6: drafted.
    Draft => draft,
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

impl Rules for TwilightImperium {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "twilight-imperium";
    const REVISION: u32 = 9;
    const SEATS: RangeInclusive<u8> = 3..=6;

    type Options = Options;
    type SeatOptions = SeatOptions;
    type State = State;
    type Step = Step;
    type Choice = Choice;

    fn seat_offers(options: &Options, taken: &[SeatOptions]) -> Vec<(SeatOptions, Text)> {
        seating::offers(options, taken)
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        full_setup::defects(setup)
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        full_setup::set_up(setup, chance)
    }
    fn seats(state: &State) -> u8 {
        state.players.len()
    }
    fn phase(state: &State) -> String {
        format!("round {}, {} phase", state.round, state.phase.id())
    }
    fn on_turn(state: &State) -> Option<Seat> {
        state.underway.turn.as_ref().map(|turn| turn.seat)
    }
    fn standings(state: &State) -> Option<Vec<Standing>> {
        state.standings.clone()
    }
    fn defects(state: &State) -> Vec<String> {
        defects::defects(state)
    }
    fn overfull(flow: &[Step], state: &State) -> Vec<String> {
        defects::overfull(flow, state)
    }
}

/// What is looked at after every step, unless it has ended the game.
pub fn look_after(t: &mut T<'_>) {
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
