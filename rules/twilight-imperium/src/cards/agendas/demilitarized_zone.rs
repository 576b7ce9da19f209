//! Demilitarized Zone: no unit may be on the planet.

use super::effects::destroy_all;
use super::{Agenda, Ballot, elected_planet};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Cultural)), |outcome, t| {
    if let Some(planet) = elected_planet(outcome) {
        destroy_all(t, Location::Planet(planet), |_| true);
    }
})
.lasting(&[Passive::ClosesPlanet]);
