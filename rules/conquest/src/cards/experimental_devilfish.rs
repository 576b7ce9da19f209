//! Experimental Devilfish: reaction, when it has committed to a planet: it readies.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Committed], has_committed, |using, t| readiness::ready(using.this(), t))], ..Card::NEW };

fn has_committed(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Committed { unit, .. } if unit.card == using.this()) && !s.card(using.this()).is_ready
}
