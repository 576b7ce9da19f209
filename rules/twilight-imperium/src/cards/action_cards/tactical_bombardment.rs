//! Tactical Bombardment: planets of others in a system are exhausted.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::combat::bombardment;
use crate::components::{PlanetId, SystemId};
use crate::economy::payment;
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// Ready planets of others in a system.
fn ready_planets(s: &State, seat: Seat, system: SystemId) -> Vec<(Seat, PlanetId)> {
    let ready = |planet: &PlanetId| Some(&s.planets[planet]).filter(|card| !card.exhausted)?.controller.filter(|owner| *owner != seat);
    s.planets_in(system).iter().filter_map(|planet| Some((ready(planet)?, *planet))).collect()
}

/// Systems with an own unit that bombards, and something to exhaust.
fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
    let armed = |system: SystemId| s.units(seat, Location::Space(system)).iter().any(|(unit, _)| bombardment::bombards(s, seat, unit));
    s.systems.keys().copied().filter(|system| armed(*system) && !ready_planets(s, seat, *system).is_empty()).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::System { system }) = using.choice(0) else { return };
            for (owner, planet) in ready_planets(t.state, using.seat, system) {
                payment::exhaust(t, owner, planet);
            }
        },
    )
    .asking(|s, using| choosing::system(using, targets(s, using.seat))),
);
