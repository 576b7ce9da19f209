//! Atrox Prime: each enemy unit in a headquarters or at a planet next to this one is dealt 1 damage.

use crate::cards::choosing::{one_place, place_chosen};
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::BattleWon], |s, using| places(s, using).next().is_some(), strike).asking(ask)],
    ..Card::NEW
};

fn places<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = At> + use<'s> {
    let (enemy, slot) = (using.other(), using.planet());
    let near = s.next_to(slot).map(At::Planet);
    near.chain([At::Hq(enemy)]).filter(move |at| s.units_of(enemy, *at).next().is_some())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_place(s, using, places(s, using)) } else { None }
}

fn strike(using: &Use, t: &mut T<'_>) {
    let Some(at) = place_chosen(using.choice(0)) else { return };
    let units: Vec<CardId> = t.state.units_of(using.other(), at).map(|(id, _)| id).collect();
    damage::deal_by_effect(using.seat, units.into_iter().map(|unit| (unit, 1)), t);
}
