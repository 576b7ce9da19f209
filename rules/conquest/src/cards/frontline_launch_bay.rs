//! Frontline Launch Bay: exhausts to reduce the cost of a Tau unit by 1.

use crate::cards::Card;
use crate::cards::modifiers::{Passive, Reducer, ReducerCost, for_units_of};
use crate::components::Faction;

pub static CARD: Card = Card {
    passives: &[Passive::Reduces(Reducer { by: |_, _, deploying| for_units_of(Faction::Tau, deploying), cost: ReducerCost::Exhaust })],
    ..Card::NEW
};
