//! The position of a campaign: as it is kept, given by hand, checked, and told from one that looks the same.

pub mod defects;
pub mod given;
pub mod given_cards;
pub mod laying_out;
pub mod places;
pub mod player;
pub mod printing;
pub mod state;
pub mod touched;
pub mod twin;
pub mod underway;

use crate::TwilightImperium;
use sternpost_core::{Chance, Described, Eyes, FromGiven};

impl Described for TwilightImperium {
    type Given = given::Given;

    fn given(given: &given::Given) -> FromGiven<Self> {
        laying_out::position(given)
    }
    fn twin(state: &state::State, eyes: Eyes, chance: &mut Chance<'_>) -> state::State {
        twin::twin(state, eyes, chance)
    }
    fn deal_anew(state: &mut state::State, chance: &mut Chance<'_>) {
        twin::deal_what_nobody_knows(state, chance);
    }
}
