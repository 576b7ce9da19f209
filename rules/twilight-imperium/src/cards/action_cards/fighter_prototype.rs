//! Fighter Prototype: fighters hit more easily in the first round of a space combat.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::occasions::{Occasion, Timing};
use crate::components::UnitType;

/// What is added to the rolls.
const BONUS: i8 = 2;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpaceRoundBegins],
        |s, using| {
            if let Occasion::SpaceRoundBegins { round: 1, system } = using.occasion {
                let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
                fights && s.units(using.seat, Location::Space(system)).count(UnitType::Fighter) > 0
            } else {
                false
            }
        },
        |using, t| {
            if let Some(combat) = &mut t.state.underway.combat {
                *combat.fighter_bonus.entry(using.seat).or_default() += BONUS;
            }
        },
    ),
);
