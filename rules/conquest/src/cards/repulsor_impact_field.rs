//! Repulsor Impact Field: reaction, when the bearer was damaged by an attack: the attacker is dealt 2 damage.
//! RULING: on a unit that the attack destroys it left play with it and does not react.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Damaged], was_hit, repel)], ..Card::NEW };

fn attacker(s: &State, using: &Use) -> Option<CardId> {
    let Occasion::Damaged { unit, packet } = using.occasion else { return None };
    let attacker = s.underway.packets.get(&packet)?.source.attacker()?;
    (s.bearer(using.this()) == Some(unit.card) && s.cards.contains_key(&attacker)).then_some(attacker)
}

fn was_hit(s: &State, using: &Use) -> bool {
    attacker(s, using).is_some()
}

fn repel(using: &Use, t: &mut T<'_>) {
    let attacker = attacker(t.state, using);
    damage::deal_by_effect(using.seat, attacker.map(|attacker| (attacker, 2)), t);
}
