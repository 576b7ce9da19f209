//! Dacxive Animators: who wins a ground combat may place infantry there.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GroundCombatWon],
    |_, using| matches!(using.occasion, Occasion::GroundCombatWon { seat, .. } if seat == using.seat),
    |using, t| {
        if let Occasion::GroundCombatWon { planet, .. } = using.occasion {
            placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
        }
    },
)]);
