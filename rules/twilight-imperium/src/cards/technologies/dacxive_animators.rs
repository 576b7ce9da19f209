//! Dacxive Animators: who wins a ground combat may place infantry there.

use crate::board::placing;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::modifiers::Texts;
use crate::cards::occasions::{Occasion, Timing};
use crate::components::UnitType;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GroundCombatWon],
    |_, using| matches!(using.occasion, Occasion::GroundCombatWon { seat, .. } if seat == using.seat),
    |using, t| {
        if let Occasion::GroundCombatWon { planet, .. } = using.occasion {
            placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
        }
    },
)]);
