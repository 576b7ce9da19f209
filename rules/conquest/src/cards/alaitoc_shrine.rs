//! Alaitoc Shrine: reaction, when an Eldar unit has moved to a planet: exhausts to ready it. Committing is moving.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Moved], has_moved, refresh)], cost: &[Cost::ExhaustThis], ..Card::NEW };

fn tired(s: &State, using: &Use) -> Option<CardId> {
    let Occasion::Moved { unit, slot } = using.occasion else { return None };
    let card = s.cards.get(&unit.card)?;
    (card.is_of(Faction::Eldar) && !card.is_ready && card.at.slot() == Some(slot)).then_some(unit.card)
}

fn has_moved(s: &State, using: &Use) -> bool {
    tired(s, using).is_some()
}

fn refresh(using: &Use, t: &mut T<'_>) {
    tired(t.state, using).into_iter().for_each(|unit| readiness::ready(unit, t));
}
