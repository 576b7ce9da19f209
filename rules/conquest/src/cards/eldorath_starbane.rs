//! Eldorath Starbane: reaction, when he has committed to a planet: a unit there that is no warlord exhausts.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[
        Ability::may(&[Timing::Committed], |s, using| choosing::any(s, using, ready_there(s, using).into_iter()), lull).asking(ask)
    ],
    targets: true,
    ..Card::NEW
};

fn ready_there(s: &State, using: &Use) -> Vec<CardId> {
    let Occasion::Committed { unit, slot } = using.occasion else { return vec![] };
    let ready = s.units_at(At::Planet(slot)).filter(|(_, card)| card.is_ready && card.form != Form::Warlord);
    if unit.card == using.this() { ready.map(|(id, _)| id).collect() } else { vec![] }
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, ready_there(s, using).into_iter()) } else { None }
}

fn lull(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        readiness::exhaust(unit, t);
    }
}
