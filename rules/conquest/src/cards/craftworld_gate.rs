//! Craftworld Gate: action, exhausts: an army unit of one's own returns to the hand.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| own(s, using).next().is_some(), call_back).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    targets: true,
    ..Card::NEW
};

fn own<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = CardId> + use<'s> {
    let seat = using.seat;
    s.units().filter(move |(_, card)| card.is_army() && card.controller == seat).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, own(s, using)) } else { None }
}

fn call_back(_: &Use, t: &mut T<'_>) {
    let unit = choosing::target(t.state, 0);
    leaving::to_hand(unit, t);
}
