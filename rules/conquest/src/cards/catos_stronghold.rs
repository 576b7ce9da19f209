//! Cato's Stronghold: reaction, when an enemy unit was destroyed: exhausts to ready a Space Marines unit at the planet where that was.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[
        Ability::may(&[Timing::Left], |s, using| choosing::any(s, using, exhausted_there(s, using).into_iter()), rally).asking(ask)
    ],
    cost: &[Cost::ExhaustThis],
    targets: true,
    ..Card::NEW
};

fn exhausted_there(s: &State, using: &Use) -> Vec<CardId> {
    let Occasion::Left { card } = using.occasion else { return vec![] };
    if !card.is_destroyed_unit() || card.controller == using.seat || card.at.slot().is_none() {
        return vec![];
    }
    let marines = s.units_at(card.at).filter(|(_, unit)| unit.is_of(Faction::SpaceMarines) && !unit.is_ready);
    marines.map(|(id, _)| id).collect()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, exhausted_there(s, using).into_iter()) } else { None }
}

fn rally(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        readiness::ready(unit, t);
    }
}
