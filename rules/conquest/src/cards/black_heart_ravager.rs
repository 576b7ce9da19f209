//! Black Heart Ravager: reaction, when it has damaged a unit that is no warlord: that unit is routed.

use crate::position::underway::Source;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Damaged], has_hit, drive_off)], ..Card::NEW };

fn hit(s: &State, using: &Use) -> Option<CardId> {
    let Occasion::Damaged { unit, packet } = using.occasion else { return None };
    let is_by_this = match s.underway.packets.get(&packet)?.source {
        Source::Attack { attacker } | Source::Area { attacker } => attacker == using.this(),
        Source::Effect { .. } | Source::Cost { .. } => false,
    };
    // Who has left answers nothing; who was driven off is at no planet.
    let is_there = s.cards.get(&unit.card).is_some_and(|card| card.form != Form::Warlord && card.at.slot().is_some());
    (is_by_this && is_there).then_some(unit.card)
}

fn has_hit(s: &State, using: &Use) -> bool {
    hit(s, using).is_some()
}

fn drive_off(using: &Use, t: &mut T<'_>) {
    hit(t.state, using).into_iter().for_each(|unit| moving::rout(unit, t));
}
