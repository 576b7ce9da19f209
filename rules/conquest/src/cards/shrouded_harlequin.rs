//! Shrouded Harlequin: interrupt, when it is about to be destroyed: an enemy unit at a planet exhausts, a warlord too.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Leaving], is_destroyed, mock).asking(ask)], targets: true, ..Card::NEW };

fn enemies<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = CardId> + use<'s> {
    let seat = using.seat;
    s.units().filter(move |(_, card)| card.controller != seat && card.is_ready && card.at.slot().is_some()).map(|(id, _)| id)
}

fn is_destroyed(s: &State, using: &Use) -> bool {
    let Occasion::Leaving { card } = using.occasion else { return false };
    card.named.card == using.this() && card.is_destroyed_unit() && choosing::any(s, using, enemies(s, using))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, enemies(s, using)) } else { None }
}

fn mock(_: &Use, t: &mut T<'_>) {
    choosing::target(t.state, 0).into_iter().for_each(|unit| readiness::exhaust(unit, t));
}
