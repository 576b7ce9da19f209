//! Mark of Chaos: interrupt, when the bearer is about to leave play: every enemy unit at its planet is dealt 1 damage. Enemies are those of who has attached it.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Leaving], |s, using| !enemies(s, using).is_empty(), burst)], ..Card::NEW };

/// What is about to leave play itself takes no more.
fn enemies(s: &State, using: &Use) -> Vec<CardId> {
    let Occasion::Leaving { card } = using.occasion else { return vec![] };
    let Some(slot) = card.at.slot().filter(|_| s.bearer(using.this()) == Some(card.named.card)) else { return vec![] };
    let enemies = s.units_of(using.other(), At::Planet(slot)).map(|(id, _)| id);
    enemies.filter(|id| !leaving::is_leaving(s, *id)).collect()
}

fn burst(using: &Use, t: &mut T<'_>) {
    let enemies = enemies(t.state, using);
    damage::deal_by_effect(using.seat, enemies.into_iter().map(|unit| (unit, 1)), t);
}
