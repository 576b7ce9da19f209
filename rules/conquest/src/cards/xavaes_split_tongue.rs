//! Xavaes Split-Tongue: reaction, when an enemy unit was destroyed where this unit is: a Cultist token in the headquarters.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Left], was_destroyed, convert)], ..Card::NEW };

fn was_destroyed(s: &State, using: &Use) -> bool {
    let Occasion::Left { card } = using.occasion else { return false };
    let is_here = card.at.slot().is_some() && card.at.slot() == s.slot_of(using.this());
    card.is_destroyed_unit() && card.controller != using.seat && is_here
}

fn convert(using: &Use, t: &mut T<'_>) {
    make_tokens(using.seat, Token::Cultist, 1, At::Hq(using.seat), t);
}
