//! Shrine of Warpflame: reaction, when an enemy unit was destroyed: exhausts to return the topmost Tzeentch card of one's own discard pile to the hand.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Left], was_destroyed, rekindle)], cost: &[Cost::ExhaustThis], ..Card::NEW };

fn topmost(s: &State, using: &Use) -> Option<Title> {
    s.players[using.seat].discard.iter().rev().copied().find(|title| title.card().has_trait(Trait::Tzeentch))
}

fn was_destroyed(s: &State, using: &Use) -> bool {
    let is_enemy = matches!(using.occasion, Occasion::Left { card } if card.is_destroyed_unit() && card.controller != using.seat);
    is_enemy && topmost(s, using).is_some()
}

fn rekindle(using: &Use, t: &mut T<'_>) {
    if let Some(title) = topmost(t.state, using) {
        drawing::take_back(using.seat, title, t);
    }
}
