//! Colonial Redistribution: a planet is emptied, and a player with the fewest points may settle there.

use super::effects::{Step, destroy_all};
use super::{Agenda, Ballot, elected_planet, is_closed};
use crate::prelude::*;

pub static AGENDA: Agenda =
    Agenda::directive(Ballot::Planet(|planet| !planet.is_home() && planet != PlanetId::MecatolRex), |outcome, t| {
        let Some(planet) = elected_planet(outcome) else { return };
        destroy_all(t, Location::Planet(planet), |_| true);
        // FAQ-AG-9: nobody settles in a demilitarized zone, so there is nobody to choose
        let open = !is_closed(t.state, Location::Planet(planet));
        if let Some(seat) = t.state.planets[&planet].controller.filter(|_| open) {
            t.next(steps![Step::ChooseSettler { seat, planet }]);
        }
    });
