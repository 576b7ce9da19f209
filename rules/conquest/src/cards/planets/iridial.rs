//! Iridial: all damage is removed from a unit.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::BattleWon], can, heal).asking(ask)], targets: true, ..Card::NEW };

fn damaged(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.units().filter(|(_, card)| card.damage > 0).map(|(id, _)| id)
}

fn can(s: &State, using: &Use) -> bool {
    choosing::any(s, using, damaged(s))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, damaged(s)) } else { None }
}

fn heal(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        damage::heal(unit, u32::MAX, t);
    }
}
