//! Barlus: the opponent discards a card of the hand at random.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(
        &[Timing::BattleWon],
        |s, using| !s.players[using.other()].hand.is_empty(),
        |using, t| drawing::discard_at_random(using.other(), t),
    )],
    ..Card::NEW
};
