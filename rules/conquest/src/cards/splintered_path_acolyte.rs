//! Splintered Path Acolyte: is sacrificed to reduce the cost of a Daemon unit by 2.

use crate::cards::modifiers::{Reducer, ReducerCost, for_units_with};
use crate::prelude::*;

pub static CARD: Card = Card {
    passives: &[Passive::Reduces(Reducer {
        by: |_, _, deploying| 2 * for_units_with(Trait::Daemon, deploying),
        cost: ReducerCost::Sacrifice,
    })],
    ..Card::NEW
};
