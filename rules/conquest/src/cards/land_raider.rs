//! Land Raider: card abilities of enemies cannot target its controller's units here that are no Vehicles.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::IsUntargetable(protects)], ..Card::NEW };

fn protects(s: &State, this: CardId, unit: CardId) -> bool {
    s.card(unit).form.is_unit() && !s.card(unit).has_trait(Trait::Vehicle) && s.is_own_other_here(this, unit)
}
