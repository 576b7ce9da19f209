//! Harrow of the L1Z1X: their ships bombard on, after each round of a ground combat.

use crate::combat::bombardment;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GroundRoundEnds],
    |s, using| {
        // Only the active player bombards (LRR 20.0); LRR 60.2: not through a planetary shield
        if let Occasion::GroundRoundEnds { planet, .. } = using.occasion {
            s.underway.ground.as_ref().is_some_and(|combat| {
                let enemy = s.units(combat.defender, Location::Planet(planet)).ground_forces();
                combat.attacker == using.seat && enemy > 0 && bombardment::can_bombard(s, using.seat, planet)
            })
        } else {
            false
        }
    },
    |using, t| {
        let Occasion::GroundRoundEnds { planet, .. } = using.occasion else { return };
        let Some(defender) = t.state.underway.ground.as_ref().map(|combat| combat.defender) else { return };
        let count = bombardment::bombard_again(t, using.seat, planet);
        // LRR 20.1e: the other side's ground forces, never one's own
        hits::destroy(t, using.seat, defender, Location::Planet(planet), UnitType::Infantry, count);
    },
)]);
