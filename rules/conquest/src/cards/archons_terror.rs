//! Archon's Terror: combat action: a unit at a planet that is not unique is routed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, using| choosing::any(s, using, common(s)), terrify).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn common(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.units().filter(|(_, card)| card.at.slot().is_some() && !card.printed().is_unique).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, common(s)) } else { None }
}

fn terrify(_: &Use, t: &mut T<'_>) {
    choosing::target(t.state, 0).into_iter().for_each(|unit| moving::rout(unit, t));
}
