//! Compensated Disarmament: ground forces of a planet are paid for.

use super::effects::destroy_all;
use super::{Agenda, Ballot, elected_planet};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::directive(Ballot::Planet(|_| true), |outcome, t| {
    let Some(planet) = elected_planet(outcome) else { return };
    let destroyed = destroy_all(t, Location::Planet(planet), UnitType::is_ground_force);
    if let Some(seat) = t.state.planets[&planet].controller {
        trade_goods::gain(t, seat, destroyed);
    }
});
