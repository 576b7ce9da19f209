//! Crushface: another Orks unit that is deployed where he is costs 1 less.

use crate::cards::modifiers::{Reducer, ReducerCost, for_units_of};
use crate::position::underway::Deploying;
use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Reduces(Reducer { by: reduces, cost: ReducerCost::Nothing })], ..Card::NEW };

fn reduces(s: &State, this: CardId, deploying: &Deploying) -> u32 {
    let is_here = deploying.at.and_then(crate::position::in_play::At::slot).is_some_and(|slot| s.slot_of(this) == Some(slot));
    if is_here { for_units_of(Faction::Orks, deploying) } else { 0 }
}
