//! Captain Cato Sicarius: reaction, when an enemy unit where he is was destroyed: 1 resource.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Left], was_destroyed, |using, t| drawing::gain(using.seat, 1, t))], ..Card::NEW };

fn was_destroyed(s: &State, using: &Use) -> bool {
    let Occasion::Left { card } = using.occasion else { return false };
    let here = s.slot_of(using.this());
    card.is_destroyed_unit() && card.controller != using.seat && here.is_some() && card.at.slot() == here
}
