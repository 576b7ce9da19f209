//! Holy Planet of Ixth: a victory point for whoever controls it, and no production there.

use super::{Agenda, Ballot, elected_planet};
use crate::phases::victory::{gain_point, lose_points};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Cultural)), |outcome, t| {
    let controller = elected_planet(outcome).and_then(|planet| t.state.planets[&planet].controller);
    if let Some(seat) = controller {
        gain_point(t, seat);
    }
})
.lasting(&[
    Passive::StopsProduction,
    Passive::PlanetPassed(|before, after, t| {
        if let Some(seat) = after {
            gain_point(t, seat);
        }
        if let Some(seat) = before {
            lose_points(t, seat, 1);
        }
    }),
]);
