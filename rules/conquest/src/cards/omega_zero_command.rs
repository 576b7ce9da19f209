//! Omega Zero Command: reaction, when its controller has won a command struggle: a Guardsman token at that planet.

use crate::effects::entering::make_tokens;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::StruggleWon], has_won, garrison)], ..Card::NEW };

fn has_won(_: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::StruggleWon { seat, .. } if seat == using.seat)
}

fn garrison(using: &Use, t: &mut T<'_>) {
    if let Occasion::StruggleWon { slot, .. } = using.occasion {
        make_tokens(using.seat, Token::Guardsman, 1, At::Planet(slot), t);
    }
}
