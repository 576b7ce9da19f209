//! Dacxive Animators: who wins a ground combat may place infantry there.

use crate::abilities::Ability;
use crate::components::UnitType;
use crate::occasions::Occasion;
use crate::placing;
use crate::units::Location;

pub static TEXTS: &[Ability] = &[Ability::may(
    |_, using| matches!(using.occasion, Occasion::GroundCombatWon { seat, .. } if seat == using.seat),
    |using, t| {
        if let Occasion::GroundCombatWon { planet, .. } = using.occasion {
            placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
        }
    },
)];
