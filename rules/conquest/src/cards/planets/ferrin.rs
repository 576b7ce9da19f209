//! Ferrin: a unit that is no warlord is routed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::BattleWon], can, |_, t| {
        choosing::target(t.state, 0).into_iter().for_each(|unit| moving::rout(unit, t))
    })
    .asking(ask)],
    targets: true,
    ..Card::NEW
};

fn routable(s: &State) -> impl Iterator<Item = CardId> + '_ {
    s.units().filter(|(_, card)| card.form != Form::Warlord && card.at.slot().is_some()).map(|(id, _)| id)
}

fn can(s: &State, using: &Use) -> bool {
    choosing::any(s, using, routable(s))
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, routable(s)) } else { None }
}
