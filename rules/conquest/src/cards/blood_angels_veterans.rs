//! Blood Angels Veterans: reaction, when it is ready and was assigned damage of any source: 1 of it is prevented.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Assigned], is_hit, endure)], ..Card::NEW };

fn is_hit(s: &State, using: &Use) -> bool {
    let Occasion::Assigned { unit, packet } = using.occasion else { return false };
    unit.card == using.this() && s.card(using.this()).is_ready && s.assigned(packet, unit.card) > 0
}

fn endure(using: &Use, t: &mut T<'_>) {
    if let Occasion::Assigned { unit, packet } = using.occasion {
        damage::prevent(packet, unit.card, 1, t);
    }
}
