//! Plannum: a unit of one's own that is no warlord moves to a planet of one's choice, as it is.

use crate::cards::choosing::{one_planet, place_chosen};
use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::BattleWon], |s, using| movable(s, using).next().is_some(), go).asking(ask)], ..Card::NEW };

fn movable<'s>(s: &'s State, using: &Use) -> impl Iterator<Item = CardId> + use<'s> {
    let seat = using.seat;
    let others = move |at: At| s.face_up().any(|slot| At::Planet(slot) != at);
    s.units().filter(move |(_, card)| card.controller == seat && card.form != Form::Warlord && others(card.at)).map(|(id, _)| id)
}

fn ask(s: &State, using: &Use) -> Next {
    match using.chosen.len() {
        0 => one_card(s, using, movable(s, using)),
        1 => {
            let from = choosing::named(s, using, 0).and_then(|unit| s.slot_of(unit));
            one_planet(s, using, s.face_up().filter(|slot| Some(*slot) != from))
        }
        _ => None,
    }
}

fn go(using: &Use, t: &mut T<'_>) {
    if let (Some(unit), Some(at)) = (choosing::target(t.state, 0), place_chosen(using.choice(1))) {
        moving::move_to(unit, at, t);
    }
}
