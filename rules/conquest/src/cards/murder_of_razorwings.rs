//! Murder of Razorwings: reaction, when its player has deployed it: the opponent discards a card at random. Put into play it was not deployed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Deployed], was_deployed, |using, t| drawing::discard_at_random(using.other(), t))],
    ..Card::NEW
};

fn was_deployed(s: &State, using: &Use) -> bool {
    let is_this = matches!(using.occasion, Occasion::Deployed { card, .. } if card.card == using.this());
    is_this && !s.players[using.other()].hand.is_empty()
}
