//! Fortress of Madness: exhausts to reduce the cost of a Chaos unit by 1.

use crate::cards::modifiers::{Reducer, ReducerCost, for_units_of};
use crate::prelude::*;

pub static CARD: Card = Card {
    passives: &[Passive::Reduces(Reducer { by: |_, _, deploying| for_units_of(Faction::Chaos, deploying), cost: ReducerCost::Exhaust })],
    ..Card::NEW
};
