//! Colonel Straken: other Soldiers and Warriors of his controller here have +1 ATK.

use crate::cards::Card;
use crate::cards::modifiers::Passive;
use crate::components::Trait;
use crate::position::State;
use crate::position::in_play::CardId;

pub static CARD: Card = Card { passives: &[Passive::Attack(leads)], ..Card::NEW };

fn leads(s: &State, this: CardId, unit: CardId) -> i32 {
    let card = s.card(unit);
    let fights = card.has_trait(Trait::Soldier) || card.has_trait(Trait::Warrior);
    i32::from(fights && s.is_own_other_here(this, unit))
}
