//! The table as data: kept, given by hand, checked, told apart.

pub mod defects;
pub mod given;
pub mod state;
pub mod twin;
pub mod underway;

use crate::Arcs;
use sternpost_core::{Chance, Described, Eyes, FromGiven};

impl Described for Arcs {
    type Given = given::Given;

    fn given(given: &given::Given) -> FromGiven<Self> {
        given::position(given)
    }
    fn twin(state: &state::State, eyes: Eyes, chance: &mut Chance<'_>) -> state::State {
        twin::twin(state, eyes, chance)
    }
    fn deal_anew(state: &mut state::State, chance: &mut Chance<'_>) {
        twin::deal_what_nobody_knows(state, chance);
    }
}
