//! Rockcrete Bunker: reaction, when a unit of one's own was assigned damage: exhausts to take 1 of it. With 4 damage it is sacrificed.

use crate::prelude::*;

const MOST: u32 = 4;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Assigned], is_hit, shelter)],
    cost: &[Cost::ExhaustThis],
    passives: &[Passive::BreaksAt(MOST)],
    ..Card::NEW
};

fn is_hit(s: &State, using: &Use) -> bool {
    let Occasion::Assigned { unit, packet } = using.occasion else { return false };
    let is_own_unit = s.cards.get(&unit.card).is_some_and(|card| card.controller == using.seat && card.form.is_unit());
    is_own_unit && s.assigned(packet, unit.card) > 0
}

fn shelter(using: &Use, t: &mut T<'_>) {
    if let Occasion::Assigned { unit, packet } = using.occasion {
        damage::shift(packet, unit.card, using.this(), 1, t);
    }
}
