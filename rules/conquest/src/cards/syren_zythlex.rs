//! Syren Zythlex: reaction, when an enemy unit was deployed where she is: it exhausts.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Deployed], was_deployed, charm)], ..Card::NEW };

fn arrival(s: &State, using: &Use) -> Option<CardId> {
    let Occasion::Deployed { seat, card } = using.occasion else { return None };
    let here = s.slot_of(using.this());
    let is_ready_unit = s.cards.get(&card.card).is_some_and(|card| card.form.is_unit() && card.is_ready);
    (seat != using.seat && is_ready_unit && here.is_some() && s.slot_of(card.card) == here).then_some(card.card)
}

fn was_deployed(s: &State, using: &Use) -> bool {
    arrival(s, using).is_some()
}

fn charm(using: &Use, t: &mut T<'_>) {
    arrival(t.state, using).into_iter().for_each(|unit| readiness::exhaust(unit, t));
}
