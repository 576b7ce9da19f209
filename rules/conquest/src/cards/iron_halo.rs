//! Iron Halo: reaction, when the bearer was assigned damage by an attack: it exhausts to prevent all of it.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Assigned], is_attacked, prevent)], cost: &[Cost::ExhaustThis], ..Card::NEW };

fn is_attacked(s: &State, using: &Use) -> bool {
    let Occasion::Assigned { unit, packet } = using.occasion else { return false };
    let is_of_attack = s.underway.packets.get(&packet).is_some_and(|packet| packet.source.attacker().is_some());
    is_of_attack && s.bearer(using.this()) == Some(unit.card) && s.assigned(packet, unit.card) > 0
}

fn prevent(using: &Use, t: &mut T<'_>) {
    if let Occasion::Assigned { unit, packet } = using.occasion {
        damage::prevent(packet, unit.card, u32::MAX, t);
    }
}
