//! Colonel Straken: other Soldiers and Warriors of his controller here have +1 ATK.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Attack(leads)], ..Card::NEW };

fn leads(s: &State, this: CardId, unit: CardId) -> i32 {
    let card = s.card(unit);
    let fights = card.has_trait(Trait::Soldier) || card.has_trait(Trait::Warrior);
    i32::from(fights && s.is_own_other_here(this, unit))
}
