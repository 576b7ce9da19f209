//! Weirdboy Maniak: reaction, when it has entered play: every other unit here is dealt 1 damage.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Entered], has_entered, deal)], ..Card::NEW };

fn others_here(s: &State, this: CardId) -> Vec<CardId> {
    // RULING: a headquarters is no "here".
    let Some(at) = s.place_of(this).filter(|at| at.slot().is_some()) else { return vec![] };
    s.units_at(at).map(|(id, _)| id).filter(|id| *id != this).collect()
}

fn has_entered(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Entered { card } if card.card == using.this()) && !others_here(s, using.this()).is_empty()
}

fn deal(using: &Use, t: &mut T<'_>) {
    let units = others_here(t.state, using.this());
    damage::deal_by_effect(using.seat, units.into_iter().map(|unit| (unit, 1)), t);
}
