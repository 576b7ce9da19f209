//! The game: its steps, and what stands outside of all chapters.

use crate::Harbours;
use crate::cards;
use crate::position::{Options, State, defects, set_up};
use crate::sailing;
use crate::show::messages::{Choice, Colour};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use sternpost_core::{Chance, NoOrders, NothingAtAnyTime, Rules, Seat, Setup, Standing, Text};

sternpost_kit::chapters! {
    game Harbours;
    /// HARBOURS-SAIL.
    Sailing => sailing,
    /// HARBOURS-CARD.
    Cards => cards,
}

impl Rules for Harbours {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "harbours";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;

    type Options = Options;
    type SeatOptions = Colour;
    type State = State;
    type Step = Step;
    type Choice = Choice;

    fn seat_offers(_: &Options, taken: &[Colour]) -> Vec<(Colour, Text)> {
        Colour::ALL.iter().filter(|colour| !taken.contains(colour)).map(|colour| (*colour, colour.name())).collect()
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        let twice = setup.seats.len() == 2 && setup.seats[0] == setup.seats[1];
        if twice { vec!["both ships have the same colour".to_owned()] } else { vec![] }
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        (set_up(setup, chance), vec![sailing::Step::NextTurn.into()])
    }
    fn seats(_: &State) -> u8 {
        2
    }
    fn phase(state: &State) -> String {
        format!("turn {}", state.turn.map_or(0, |turn| turn.number))
    }
    fn on_turn(state: &State) -> Option<Seat> {
        state.turn.map(|turn| turn.seat)
    }
    fn standings(state: &State) -> Option<Vec<Standing>> {
        state.standings.clone()
    }
    fn defects(state: &State) -> Vec<String> {
        defects(state)
    }
}

impl NothingAtAnyTime for Harbours {}
impl NoOrders for Harbours {}
