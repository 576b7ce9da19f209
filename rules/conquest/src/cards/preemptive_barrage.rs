//! Preemptive Barrage: combat action: up to three Astra Militarum units of one's own at one planet have Ranged until the phase ends.

use crate::cards::choosing::{one_planet, some_cards};
use crate::prelude::*;

const MOST: u32 = 3;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, |s, using| planets(s, using.seat).next().is_some(), aim).again().asking(ask)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

fn guards(s: &State, seat: Seat, slot: SlotId) -> impl Iterator<Item = CardId> + '_ {
    s.units_of(seat, At::Planet(slot)).filter(|(_, card)| card.is_of(Faction::AstraMilitarum)).map(|(id, _)| id)
}

fn planets(s: &State, seat: Seat) -> impl Iterator<Item = SlotId> + '_ {
    s.face_up().filter(move |slot| guards(s, seat, *slot).next().is_some())
}

fn ask(s: &State, using: &Use) -> Next {
    match (using.chosen.len(), choosing::place_chosen(using.chosen.first().cloned().map(sternpost_core::Picked::one))) {
        (0, _) => one_planet(s, using, planets(s, using.seat)),
        (1, Some(At::Planet(slot))) => some_cards(s, using, 1, MOST, guards(s, using.seat, slot)),
        (_, _) => None,
    }
}

fn aim(_: &Use, t: &mut T<'_>) {
    let units = choosing::targets(t.state);
    lasting::add(Change::Gains(Keyword::Ranged), units, Until::Phase, t);
}
