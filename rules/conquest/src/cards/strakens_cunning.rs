//! Straken's Cunning: interrupt, when the bearer is about to leave play: 3 cards are drawn. Its ATK is printed.

use crate::prelude::*;

const CARDS: u32 = 3;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Leaving], leaves, |using, t| drawing::draw(using.seat, CARDS, t))], ..Card::NEW };

fn leaves(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Leaving { card } if s.bearer(using.this()) == Some(card.named.card))
}
