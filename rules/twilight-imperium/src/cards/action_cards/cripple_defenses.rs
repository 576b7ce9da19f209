//! Cripple Defenses: the PDS of a planet are destroyed.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::aimed::{self, Aimed};
use crate::combat::hits;
use crate::components::{PlanetId, UnitType};
use crate::flow::T;
use crate::position::state::State;
use sternpost_core::Seat;

/// The card.
struct CrippleDefenses;

impl Aimed for CrippleDefenses {
    type Target = PlanetId;

    /// Planets with a PDS of somebody else (FAQ-AC-9).
    fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
        let defended = |planet: &PlanetId| {
            let at = Location::Planet(*planet);
            s.others_clockwise(seat).any(|other| s.units(other, at).count(UnitType::Pds) > 0)
        };
        s.planets.keys().copied().filter(defended).collect()
    }

    fn act(seat: Seat, planet: PlanetId, t: &mut T<'_>) {
        let at = Location::Planet(planet);
        for other in t.state.others_clockwise(seat).collect::<Vec<_>>() {
            let count = t.state.units(other, at).count(UnitType::Pds);
            hits::destroy(t, seat, other, at, UnitType::Pds, count);
        }
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<CrippleDefenses>());
