//! Osus IV: 1 resource of the opponent's goes to one's own pool.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::BattleWon], |s, using| s.players[using.other()].resources > 0, take)], ..Card::NEW };

fn take(using: &Use, t: &mut T<'_>) {
    let taken = drawing::lose(using.other(), 1, t);
    drawing::gain(using.seat, taken, t);
}
