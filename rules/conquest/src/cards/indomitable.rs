//! Indomitable: reaction from the hand, when a Space Marines unit was assigned damage by an attack: all of it is prevented.
//! RULING: it may be one of the opponent's; nobody is asked for that alone.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Assigned], is_attacked, prevent).again().idle_when(is_enemy)],
    from_hand: true,
    ..Card::NEW
};

fn is_attacked(s: &State, using: &Use) -> bool {
    let Occasion::Assigned { unit, packet } = using.occasion else { return false };
    let is_of_attack = s.underway.packets.get(&packet).is_some_and(|packet| packet.source.attacker().is_some());
    let is_marine = s.cards.get(&unit.card).is_some_and(|card| card.form.is_unit() && card.is_of(Faction::SpaceMarines));
    is_of_attack && is_marine && s.assigned(packet, unit.card) > 0 && !s.is_immune_to_events_of(unit.card, using.seat)
}

fn is_enemy(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Assigned { unit, .. } if s.cards.get(&unit.card).is_some_and(|card| card.controller != using.seat))
}

fn prevent(using: &Use, t: &mut T<'_>) {
    if let Occasion::Assigned { unit, packet } = using.occasion {
        damage::prevent(packet, unit.card, u32::MAX, t);
    }
}
