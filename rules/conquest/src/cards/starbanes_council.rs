//! Starbane's Council: has +2 ATK while it attacks an exhausted unit.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Attack(foresees)], ..Card::NEW };

fn foresees(s: &State, this: CardId, unit: CardId) -> i32 {
    let attack = s.underway.attack.filter(|attack| this == unit && attack.attacker == this);
    let defender = attack.and_then(|attack| attack.defender).and_then(|defender| s.cards.get(&defender));
    if defender.is_some_and(|defender| !defender.is_ready) { 2 } else { 0 }
}
