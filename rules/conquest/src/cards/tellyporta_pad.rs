//! Tellyporta Pad: combat action, exhausts: an Orks unit of one's own moves to the first planet.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, using| !elsewhere(s, using).is_empty(), send).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    targets: true,
    ..Card::NEW
};

fn elsewhere(s: &State, using: &Use) -> Vec<CardId> {
    let Some(first) = s.first_planet().map(At::Planet) else { return vec![] };
    let orks = s.units().filter(|(_, card)| card.controller == using.seat && card.is_of(Faction::Orks) && card.at != first);
    orks.map(|(id, _)| id).collect()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, elsewhere(s, using).into_iter()) } else { None }
}

fn send(_: &Use, t: &mut T<'_>) {
    if let (Some(unit), Some(first)) = (choosing::target(t.state, 0), t.state.first_planet()) {
        moving::move_to(unit, At::Planet(first), t);
    }
}
