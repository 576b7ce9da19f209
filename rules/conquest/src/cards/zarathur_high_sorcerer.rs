//! Zarathur, High Sorcerer: interrupt, when damage is about to be assigned to an enemy unit where he is: 1 more. RULING: of any source, after halving.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Assigning], is_near, raise)], ..Card::NEW };

fn is_near(s: &State, using: &Use) -> bool {
    let Occasion::Assigning { unit, packet } = using.occasion else { return false };
    let here = s.slot_of(using.this());
    let is_enemy_here = s.cards.get(&unit.card).is_some_and(|card| card.controller != using.seat) && s.slot_of(unit.card) == here;
    here.is_some() && is_enemy_here && s.assigned(packet, unit.card) > 0
}

fn raise(using: &Use, t: &mut T<'_>) {
    if let Occasion::Assigning { unit, packet } = using.occasion {
        damage::raise(packet, unit.card, 1, t);
    }
}
