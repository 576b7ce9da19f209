//! Graviton Laser System: fighters do not shield the other ships from space cannons.
//!
//! RULING: nor does it change anything where fighters land (Matriarch): no other ship could take those hits.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::FiringSpaceCannon],
    |s, using| {
        let Occasion::FiringSpaceCannon { seat, target, system } = using.occasion else { return false };
        let ships = s.units(target, Location::Space(system));
        // It makes a difference only if both are there.
        seat == using.seat && ships.count(UnitType::Fighter) > 0 && ships.non_fighter_ships() > 0
    },
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::GravitonLaserSystem);
        t.state.underway.cannons_past_fighters = true;
    },
)]);
