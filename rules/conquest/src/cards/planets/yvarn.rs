//! Y'varn: each player may put a unit card of the hand into play in the own headquarters.

use crate::effects::recruiting::Step;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(
        &[Timing::BattleWon],
        |s, using| !s.players[using.seat].hand.is_empty() || !s.players[using.other()].hand.is_empty(),
        |_, t| t.next(steps![Step::Both]),
    )],
    ..Card::NEW
};
