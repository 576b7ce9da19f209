//! Silvered Blade Avengers: reaction, when they have declared an attack on a unit that is no warlord: the defender exhausts.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::AttackDeclared], attack, pin_down)], ..Card::NEW };

fn defender(s: &State, using: &Use) -> Option<CardId> {
    let Occasion::AttackDeclared { attacker, unit } = using.occasion else { return None };
    let is_ready = s.cards.get(&unit.card).is_some_and(|card| card.is_ready && card.form != Form::Warlord);
    (attacker.card == using.this() && is_ready).then_some(unit.card)
}

fn attack(s: &State, using: &Use) -> bool {
    defender(s, using).is_some()
}

fn pin_down(using: &Use, t: &mut T<'_>) {
    defender(t.state, using).into_iter().for_each(|unit| readiness::exhaust(unit, t));
}
