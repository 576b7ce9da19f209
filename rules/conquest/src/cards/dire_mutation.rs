//! Dire Mutation: forced, when the bearer is about to exhaust: it is dealt 1 damage.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::must(&[Timing::Exhausting], exhausts, mutate)], ..Card::NEW };

fn exhausts(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Exhausting { card } if s.bearer(using.this()) == Some(card.card))
}

fn mutate(using: &Use, t: &mut T<'_>) {
    let bearer = t.state.bearer(using.this());
    damage::deal_by_effect(using.seat, bearer.map(|bearer| (bearer, 1)), t);
}
