//! The game: its steps, which chapter each belongs to, and what stands outside of all chapters.

use crate::options::{Colour, Options};
use crate::position::defects;
use crate::prelude::*;
use crate::{
    actions, actions::moving, battle, battle::outrage, battle::raid, cards::steps as card_steps, rounds::chapter, rounds::declaring,
    rounds::round, rounds::turn, setup::drafting, setup::laying_out,
};
use std::ops::RangeInclusive;
use sternpost_core::{Chance, NoWindows, NothingAtAnyTime, Rules, Setup, Standing};
pub use sternpost_kit::one_of_or;

sternpost_kit::chapters! {
    game Arcs;
    after outrage::replace_placeholders;
    /// ARCS-LL.
    Draft => drafting,
    /// ARCS-CHAP.
    Chapter => chapter,
    /// ARCS-LEAD, ARCS-PASS, ARCS-FOLLOW, ARCS-SEIZE, ARCS-INIT.
    Round => round,
    /// ARCS-DECL.
    Declaring => declaring,
    /// ARCS-PREL, ARCS-RES.
    Turn => turn,
    /// ARCS-TAX, ARCS-BUILD, ARCS-REPAIR, ARCS-INFL, ARCS-SECURE.
    Actions => actions,
    /// ARCS-MOVE.
    Moving => moving,
    /// ARCS-BATTLE.
    Battle => battle,
    /// ARCS-CITY.
    Outrage => outrage,
    /// ARCS-RAID.
    Raid => raid,
    /// ARCS-RES-11.
    Tokens => tokens,
    /// ARCS-GUILD, ARCS-NEW, ARCS-MOD.
    Cards => card_steps,
}

impl Rules for Arcs {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "arcs";
    const REVISION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type SeatOptions = Colour;
    type State = State;
    type Step = Step;
    type Choice = Choice;

    fn seat_offers(_: &Options, taken: &[Colour]) -> Vec<(Colour, Text)> {
        Colour::ALL.iter().filter(|colour| !taken.contains(colour)).map(|colour| (*colour, colour.name())).collect()
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        laying_out::defects(setup)
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        laying_out::set_up(setup, chance)
    }
    fn seats(state: &State) -> u8 {
        state.players.len()
    }
    fn phase(state: &State) -> String {
        if state.draft.is_some() {
            return "draft".to_owned();
        }
        match state.round_of_chapter() {
            Some(round) => format!("chapter {}, round {round}", state.chapter),
            None => format!("chapter {}, round {} in all", state.chapter, state.round_number),
        }
    }
    fn on_turn(state: &State) -> Option<Seat> {
        state.turn.as_ref().map(|turn| turn.seat)
    }
    fn standings(state: &State) -> Option<Vec<Standing>> {
        state.standings.clone()
    }
    fn defects(state: &State) -> Vec<String> {
        defects::defects(state)
    }
}

// Its cards change what is done, or are used in one's own turn.
impl NoWindows for Arcs {}
impl NothingAtAnyTime for Arcs {}
