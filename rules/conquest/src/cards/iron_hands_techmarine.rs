//! Iron Hands Techmarine: a command icon more for each enemy unit here, ready or not.

use crate::prelude::*;
use sternpost_kit::count_of;

pub static CARD: Card = Card { passives: &[Passive::Icons(watches)], ..Card::NEW };

fn watches(s: &State, this: CardId, unit: CardId) -> i32 {
    let Some(slot) = s.slot_of(this).filter(|_| unit == this) else { return 0 };
    let enemies = s.units_of(crate::position::other(s.card(this).controller), At::Planet(slot));
    i32::try_from(count_of(enemies)).expect("few units are at a planet")
}
