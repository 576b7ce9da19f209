//! Tankbusta Bommaz: their damage to enemy Vehicles is doubled.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Doubles(bursts)], ..Card::NEW };

fn bursts(s: &State, this: CardId, unit: CardId) -> bool {
    s.card(unit).has_trait(Trait::Vehicle) && s.card(unit).controller != s.card(this).controller
}
