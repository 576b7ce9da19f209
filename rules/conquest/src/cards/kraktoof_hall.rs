//! Kraktoof Hall: combat action, exhausts: 1 damage moves from a unit of one's own to another unit at the same planet. It is not dealt (CONQ-SUP-27).

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, can, shove).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    targets: true,
    ..Card::NEW
};

fn others(s: &State, using: &Use, from: CardId) -> Vec<CardId> {
    let Some(slot) = s.slot_of(from) else { return vec![] };
    let others = s.units_at(At::Planet(slot)).map(|(id, _)| id).filter(|id| *id != from);
    others.filter(|id| choosing::may_target(s, using, *id)).collect()
}

fn damaged(s: &State, using: &Use) -> Vec<CardId> {
    let own = s.units().filter(|(_, card)| card.controller == using.seat && card.damage > 0).map(|(id, _)| id);
    own.filter(|id| !others(s, using, *id).is_empty()).collect()
}

fn can(s: &State, using: &Use) -> bool {
    !damaged(s, using).is_empty()
}

fn ask(s: &State, using: &Use) -> Next {
    match using.chosen.len() {
        0 => one_card(s, using, damaged(s, using).into_iter()),
        1 => choosing::named(s, using, 0).and_then(|from| one_card(s, using, others(s, using, from).into_iter())),
        _ => None,
    }
}

fn shove(_: &Use, t: &mut T<'_>) {
    if let [from, to] = choosing::targets(t.state)[..] {
        damage::move_damage(from, to, 1, t);
    }
}
