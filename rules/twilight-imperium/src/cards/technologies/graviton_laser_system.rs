//! Graviton Laser System: fighters do not shield the others from space cannons.
//!
//! RULING: nor do fighters that have landed shield the ground forces beside them: they fight like ground forces there.

use crate::board::units::Location;
use crate::cards::abilities::{Ability, Use};
use crate::cards::modifiers::Texts;
use crate::cards::occasions::{Occasion, Timing};
use crate::components::{TechnologyId, UnitType};
use crate::position::state::State;

/// Whether fighters are shot at, and something else that can take the hits: it makes a difference only if both are there.
fn shields(s: &State, using: &Use) -> bool {
    if let Occasion::FiringSpaceCannon { seat, target, system } = using.occasion {
        let ships = s.units(target, Location::Space(system));
        seat == using.seat && ships.count(UnitType::Fighter) > 0 && ships.non_fighter_ships() > 0
    } else if let Occasion::FiringAtLanding { seat, target, planet } = using.occasion {
        let landed = s.units(target, Location::Planet(planet));
        seat == using.seat && landed.count(UnitType::Fighter) > 0 && landed.ground_forces() > 0
    } else {
        false
    }
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(&[Timing::FiringSpaceCannon, Timing::FiringAtLanding], shields, |using, t| {
    t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::GravitonLaserSystem);
    t.state.underway.cannons_past_fighters = true;
})]);
