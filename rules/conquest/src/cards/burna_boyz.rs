//! Burna Boyz: reaction, when they have declared an attack on an enemy unit: another enemy unit here is dealt 1 damage.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::AttackDeclared], |s, using| !others(s, using).is_empty(), singe).asking(ask)], ..Card::NEW };

fn others(s: &State, using: &Use) -> Vec<CardId> {
    let Occasion::AttackDeclared { attacker, unit } = using.occasion else { return vec![] };
    let Some(slot) = s.slot_of(using.this()).filter(|_| attacker.card == using.this()) else { return vec![] };
    s.units_of(using.other(), At::Planet(slot)).map(|(id, _)| id).filter(|id| *id != unit.card).collect()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { choosing::any_card(using.seat, s, using, others(s, using)) } else { None }
}

fn singe(using: &Use, t: &mut T<'_>) {
    let unit = choosing::target(t.state, 0);
    damage::deal_by_effect(using.seat, unit.map(|unit| (unit, 1)), t);
}
