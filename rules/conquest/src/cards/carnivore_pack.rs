//! Carnivore Pack: interrupt, when it is about to be destroyed: 3 resources.

use crate::prelude::*;

const RESOURCES: u32 = 3;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Leaving], is_destroyed, |using, t| drawing::gain(using.seat, RESOURCES, t))], ..Card::NEW };

fn is_destroyed(_: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Leaving { card } if card.named.card == using.this() && card.is_destroyed_unit())
}
