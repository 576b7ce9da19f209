//! Kith's Khymeramasters: reaction, when they have entered play at a planet: a Khymera token there.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Entered], has_entered, unleash)], ..Card::NEW };

fn has_entered(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Entered { card } if card.card == using.this()) && s.slot_of(using.this()).is_some()
}

fn unleash(using: &Use, t: &mut T<'_>) {
    if let Some(slot) = t.state.slot_of(using.this()) {
        make_tokens(using.seat, Token::Khymera, 1, At::Planet(slot), t);
    }
}
