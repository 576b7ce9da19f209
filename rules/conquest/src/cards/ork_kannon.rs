//! Ork Kannon: combat action, exhausts: at a planet each player deals 1 indirect damage to own units there. Who suffers it says which unit.

use crate::cards::Then;
use crate::cards::choosing::{one_planet, place_chosen};
use crate::position::other;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, _| planets(s).next().is_some(), |_, _| {}).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    targets: true,
    then: Some(Then { ask: whom, resolve: hit }),
    ..Card::NEW
};

fn planets(s: &State) -> impl Iterator<Item = SlotId> + '_ {
    s.face_up().filter(|slot| s.units_at(At::Planet(*slot)).next().is_some())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_planet(s, using, planets(s)) } else { None }
}

/// Behind the planet each player who has units there says which, in the order of the players.
fn whom(s: &State, using: &Use) -> Next {
    let at = place_chosen(using.choice(0))?;
    let own = |seat: Seat| s.units_of(seat, at).map(|(id, _)| id).collect::<Vec<CardId>>();
    let first = s.first_to_act();
    let mut struck = [first, other(first)].into_iter().filter(|seat| !own(*seat).is_empty());
    let seat = struck.nth(using.chosen.len() - 1)?;
    choosing::any_card(seat, s, using, own(seat)).map(|(seat, question)| (seat, question.skipped_when_forced()))
}

fn hit(using: &Use, t: &mut T<'_>) {
    let units: Vec<CardId> = (1..using.chosen.len()).filter_map(|at| choosing::named(t.state, using, at)).collect();
    damage::deal_by_effect(using.seat, units.into_iter().map(|unit| (unit, 1)), t);
}
