//! Command-link Drone: action for 1 resource: it is attached to another unit.

use crate::effects::attaching;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| !others(s, using).is_empty(), fly).again().asking(ask)],
    cost: &[Cost::Resources(1)],
    ..Card::NEW
};

fn others(s: &State, using: &Use) -> Vec<CardId> {
    let bearer = s.bearer(using.this());
    attaching::bearers(s, using.seat, Title::CommandLinkDrone).into_iter().filter(|unit| Some(*unit) != bearer).collect()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, others(s, using).into_iter()) } else { None }
}

fn fly(using: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0).filter(|_| t.state.cards.contains_key(&using.this())) {
        attaching::attach(using.this(), unit, t);
    }
}
