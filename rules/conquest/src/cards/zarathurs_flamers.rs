//! Zarathur's Flamers: action, is sacrificed: a unit at the same planet that is no warlord is dealt 2 damage.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, can, burn).again().asking(ask)],
    cost: &[Cost::SacrificeThis],
    targets: true,
    ..Card::NEW
};

fn here(s: &State, this: CardId) -> Vec<CardId> {
    let Some(slot) = s.slot_of(this) else { return vec![] };
    let others = s.units_at(At::Planet(slot)).filter(|(id, card)| *id != this && card.form != Form::Warlord);
    others.map(|(id, _)| id).collect()
}

fn can(s: &State, using: &Use) -> bool {
    choosing::any(s, using, here(s, using.this()).into_iter())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, here(s, using.this()).into_iter()) } else { None }
}

fn burn(using: &Use, t: &mut T<'_>) {
    let unit = choosing::target(t.state, 0);
    damage::deal_by_effect(using.seat, unit.map(|unit| (unit, 2)), t);
}
