//! Fire Warrior Elite: interrupt, when a unit of one's own here is about to be the defender: this unit is it.

use crate::combat::attack;
use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Defending], is_attacked, |using, t| attack::set_defender(using.this(), t))], ..Card::NEW };

fn is_attacked(s: &State, using: &Use) -> bool {
    let Occasion::Defending { unit, .. } = using.occasion else { return false };
    let Some(attack) = s.underway.attack else { return false };
    let is_own = s.cards.get(&unit.card).is_some_and(|card| card.controller == using.seat);
    is_own && attack.defender != Some(using.this()) && s.slot_of(using.this()) == Some(attack.slot)
}
