//! Umbral Preacher: army units here cannot retreat from battle, whoever controls them; this one neither.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::CannotRetreat(holds)], ..Card::NEW };

fn holds(s: &State, this: CardId, unit: CardId) -> bool {
    s.card(unit).is_army() && s.slot_of(this).is_some() && s.slot_of(unit) == s.slot_of(this)
}
