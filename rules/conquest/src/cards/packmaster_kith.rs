//! Packmaster Kith: reaction, when she has committed to a planet: a Khymera token there.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Committed], |s, using| planet(s, using).is_some(), unleash)], ..Card::NEW };

fn planet(s: &State, using: &Use) -> Option<SlotId> {
    let Occasion::Committed { unit, slot } = using.occasion else { return None };
    (unit.card == using.this() && s.planet_at(slot).is_some()).then_some(slot)
}

fn unleash(using: &Use, t: &mut T<'_>) {
    if let Some(slot) = planet(t.state, using) {
        make_tokens(using.seat, Token::Khymera, 1, At::Planet(slot), t);
    }
}
