//! Khymera Den: action, exhausts: any number of the player's Khymera tokens move to a planet.

use crate::cards::choosing::{one_planet, place_chosen, some_cards};
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| planets(s, using).next().is_some(), drive).again().asking(ask)],
    cost: &[Cost::ExhaustThis],
    ..Card::NEW
};

/// The player's Khymerae that are not at a planet.
fn elsewhere<'s>(s: &'s State, using: &Use, slot: SlotId) -> impl Iterator<Item = CardId> + use<'s> {
    let seat = using.seat;
    let own = s.units().filter(move |(_, card)| card.controller == seat && card.face == Token::Khymera.into());
    own.filter(move |(_, card)| card.at != At::Planet(slot)).map(|(id, _)| id)
}

fn planets<'s>(s: &'s State, using: &'s Use) -> impl Iterator<Item = SlotId> + 's {
    s.face_up().filter(|slot| elsewhere(s, using, *slot).next().is_some())
}

fn ask(s: &State, using: &Use) -> Next {
    match (using.chosen.len(), place_chosen(using.choice(0))) {
        (0, _) => one_planet(s, using, planets(s, using)),
        (1, Some(At::Planet(slot))) => some_cards(s, using, 1, u32::MAX, elsewhere(s, using, slot)),
        (_, _) => None,
    }
}

fn drive(using: &Use, t: &mut T<'_>) {
    if let Some(at) = place_chosen(using.choice(0)) {
        choosing::targets(t.state).into_iter().for_each(|khymera| moving::move_to(khymera, at, t));
    }
}
