//! Bodyguard: forced, when another unit of one's own here was assigned damage by an attack: 1 of it goes to the bearer.

use crate::position::underway::PacketId;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::must(&[Timing::Assigned], guards, shift)], ..Card::NEW };

fn assigned(using: &Use) -> Option<(CardId, PacketId)> {
    if let Occasion::Assigned { unit, packet } = using.occasion { Some((unit.card, packet)) } else { None }
}

fn guards(s: &State, using: &Use) -> bool {
    let Some((unit, packet)) = assigned(using) else { return false };
    let Some(bearer) = s.bearer(using.this()) else { return false };
    let is_of_attack = s.underway.packets.get(&packet).is_some_and(|packet| packet.source.attacker().is_some());
    let is_here = s.slot_of(unit).is_some() && s.slot_of(unit) == s.slot_of(bearer);
    is_of_attack && is_here && unit != bearer && s.card(unit).controller == using.seat && s.assigned(packet, unit) > 0
}

fn shift(using: &Use, t: &mut T<'_>) {
    if let (Some((unit, packet)), Some(bearer)) = (assigned(using), t.state.bearer(using.this())) {
        damage::shift(packet, unit, bearer, 1, t);
    }
}
