//! Wildrider Squadron: combat action, once a phase: it moves to an adjacent planet.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, using| !adjacent(s, using).is_empty(), ride).again().asking(ask)],
    limit: Some(1),
    ..Card::NEW
};

fn adjacent(s: &State, using: &Use) -> Vec<SlotId> {
    s.slot_of(using.this()).map_or_else(Vec::new, |slot| s.next_to(slot).collect())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_planet(s, using, adjacent(s, using).into_iter()) } else { None }
}

fn ride(using: &Use, t: &mut T<'_>) {
    if let Some(at) = place_chosen(using.choice(0)) {
        moving::move_to(using.this(), at, t);
    }
}
