//! Holy Planet of Ixth: a victory point for whoever controls it ([`super::control_passed`]), and no production there.

use super::{Agenda, Ballot, elected_planet};
use crate::components::Trait;
use crate::phases::victory::gain_point;

pub static AGENDA: Agenda = Agenda::law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Cultural)), |outcome, t| {
    let controller = elected_planet(outcome).and_then(|planet| t.state.planets[&planet].controller);
    if let Some(seat) = controller {
        gain_point(t, seat);
    }
});
