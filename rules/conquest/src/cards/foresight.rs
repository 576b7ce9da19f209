//! Foresight: reaction, when one's warlord has committed: it commits to a different planet, alone.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Committed], |s, using| elsewhere(s, using).next().is_some(), go).again().asking(ask)],
    from_hand: true,
    ..Card::NEW
};

fn elsewhere<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = SlotId> + use<'s> {
    let warlord = s.warlord_of(using.seat);
    let at = s.slot_of(warlord);
    let is_own = matches!(using.occasion, Occasion::Committed { unit, .. } if unit.card == warlord);
    s.face_up().filter(move |slot| is_own && Some(*slot) != at)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_planet(s, using, elsewhere(s, using)) } else { None }
}

fn go(using: &Use, t: &mut T<'_>) {
    if let Some(At::Planet(slot)) = place_chosen(using.choice(0)) {
        moving::commit_again(using.seat, slot, t);
    }
}
