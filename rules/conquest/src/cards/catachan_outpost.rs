//! Catachan Outpost: combat action, exhausts: a unit has +2 ATK for its next attack in this phase.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, can, aim).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    targets: true,
    ..Card::NEW
};

fn can(s: &State, using: &Use) -> bool {
    choosing::any(s, using, s.units().map(|(id, _)| id))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, s.units().map(|(id, _)| id)) } else { None }
}

fn aim(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        lasting::add(Change::Attack(2), [unit], Until::NextAttack, t);
    }
}
