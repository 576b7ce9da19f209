//! Fortress-Monastery: exhausts to reduce the cost of a Space Marines unit by 1.

use crate::cards::modifiers::{Reducer, ReducerCost, for_units_of};
use crate::prelude::*;

pub static CARD: Card = Card {
    passives: &[Passive::Reduces(Reducer {
        by: |_, _, deploying| for_units_of(Faction::SpaceMarines, deploying),
        cost: ReducerCost::Exhaust,
    })],
    ..Card::NEW
};
