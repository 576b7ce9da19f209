//! Spiritseer Erathal: reaction, when declared as attacker: 1 damage is removed from another unit where this one is.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::DeclaredAttacker], attacks, soothe).asking(ask)], targets: true, ..Card::NEW };

fn wounded<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = CardId> + use<'s> {
    let (this, here) = (using.this(), s.slot_of(using.this()).map(At::Planet));
    s.units().filter(move |(id, card)| *id != this && Some(card.at) == here && card.damage > 0).map(|(id, _)| id)
}

fn attacks(s: &State, using: &Use) -> bool {
    let is_this = matches!(using.occasion, Occasion::DeclaredAttacker { unit } if unit.card == using.this());
    is_this && choosing::any(s, using, wounded(s, using))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, wounded(s, using)) } else { None }
}

fn soothe(_: &Use, t: &mut T<'_>) {
    choosing::target(t.state, 0).into_iter().for_each(|unit| damage::heal(unit, 1, t));
}
