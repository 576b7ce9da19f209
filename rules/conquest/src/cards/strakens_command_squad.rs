//! Straken's Command Squad: interrupt, when it is about to leave play: a Guardsman token at its planet.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Leaving], leaves, relieve)], ..Card::NEW };

fn leaves(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Leaving { card } if card.named.card == using.this()) && s.slot_of(using.this()).is_some()
}

fn relieve(using: &Use, t: &mut T<'_>) {
    if let Some(slot) = t.state.slot_of(using.this()) {
        make_tokens(using.seat, Token::Guardsman, 1, At::Planet(slot), t);
    }
}
