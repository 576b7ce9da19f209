//! The Fury of Sicarius: reaction from the hand, when the attack of a Space Marines unit has damaged the enemy unit it was declared on, which is no warlord:
//! that unit is destroyed.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Damaged], |s, using| attacked(s, using).is_some(), slay).again()],
    from_hand: true,
    ..Card::NEW
};

fn attacked(s: &State, using: &Use) -> Option<CardId> {
    let Occasion::Damaged { unit, packet } = using.occasion else { return None };
    // The attacker may have left play since.
    let is_marine = s.underway.packets.get(&packet)?.attacker?.face.card().faction == Some(Faction::SpaceMarines);
    let is_defender = s.underway.attack.is_some_and(|attack| attack.defender == Some(unit.card));
    let card = s.cards.get(&unit.card)?;
    let is_mortal = card.controller != using.seat && card.form != Form::Warlord && !s.is_immune_to_events_of(unit.card, using.seat);
    (is_marine && is_defender && is_mortal).then_some(unit.card)
}

fn slay(using: &Use, t: &mut T<'_>) {
    let unit = attacked(t.state, using);
    leaving::destroy(unit, t);
}
