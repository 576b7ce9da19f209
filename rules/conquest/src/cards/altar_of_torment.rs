//! Altar of Torment: exhausts to reduce the cost of a Dark Eldar unit by 1.

use crate::cards::modifiers::{Reducer, ReducerCost, for_units_of};
use crate::prelude::*;

pub static CARD: Card = Card {
    passives: &[Passive::Reduces(Reducer {
        by: |_, _, deploying| for_units_of(Faction::DarkEldar, deploying),
        cost: ReducerCost::Exhaust,
    })],
    ..Card::NEW
};
