//! Core Mining: two resources more, for one infantry.

use super::{Agenda, Ballot, elected_planet};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Hazardous)), |outcome, t| {
    let Some(planet) = elected_planet(outcome) else { return };
    if let Some(seat) = t.state.planets[&planet].controller {
        hits::destroy(t, seat, seat, Location::Planet(planet), UnitType::Infantry, 1);
    }
})
.adding(2, 0);
