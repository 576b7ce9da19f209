//! Glorious Intervention: reaction from the hand, when a unit was assigned damage by an attack: a Soldier or Warrior of one's own at the same planet is
//! sacrificed to prevent all of it; then the attacker is dealt as much damage as the sacrificed unit's printed ATK.
//! RULING: it may be one of the opponent's; nobody is asked for that alone.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Assigned], is_attacked, intervene).again().idle_when(is_enemy)],
    cost: &[Cost::Sacrifice(may_throw_itself_in)],
    from_hand: true,
    ..Card::NEW
};

fn is_attacked(s: &State, using: &Use) -> bool {
    let Occasion::Assigned { unit, packet } = using.occasion else { return false };
    let is_of_attack = s.underway.packets.get(&packet).is_some_and(|packet| packet.source.attacker().is_some());
    let is_unit = s.cards.get(&unit.card).is_some_and(|card| card.form.is_unit());
    is_of_attack && is_unit && s.assigned(packet, unit.card) > 0 && !s.is_immune_to_events_of(unit.card, using.seat)
}

fn is_enemy(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Assigned { unit, .. } if s.cards.get(&unit.card).is_some_and(|card| card.controller != using.seat))
}

/// CONQ-SUP-13: without the unit itself nothing would be prevented.
fn may_throw_itself_in(s: &State, using: &Use, id: CardId) -> bool {
    let Occasion::Assigned { unit, .. } = using.occasion else { return false };
    let card = s.card(id);
    let fights = card.form.is_unit() && (card.has_trait(Trait::Soldier) || card.has_trait(Trait::Warrior));
    fights && id != unit.card && s.slot_of(id).is_some() && s.slot_of(id) == s.slot_of(unit.card)
}

fn intervene(using: &Use, t: &mut T<'_>) {
    let Occasion::Assigned { unit, packet } = using.occasion else { return };
    if t.state.assigned(packet, unit.card) == 0 {
        return;
    }
    damage::prevent(packet, unit.card, u32::MAX, t);
    let sacrificed = t.state.playing().and_then(|playing| playing.pays_with.first().copied());
    let attacker = t.state.underway.packets.get(&packet).and_then(|packet| packet.source.attacker());
    if let (Some(sacrificed), Some(attacker)) = (sacrificed, attacker) {
        damage::deal_by_effect(using.seat, [(attacker, sacrificed.face().card().side.attack.into())], t);
    }
}
