//! Catachan Outpost: combat action, exhausts: a unit has +2 ATK for its next attack in this phase.

use crate::cards::choosing::{self, one_card};
use crate::cards::{Ability, Card, Cost, Next, Timing, Use};
use crate::effects::lasting;
use crate::flow::T;
use crate::position::State;
use crate::position::underway::{Change, Until};

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
