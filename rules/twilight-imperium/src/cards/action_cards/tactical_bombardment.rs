//! Tactical Bombardment: planets of others in a system are exhausted.

use super::ActionCard;
use crate::combat::bombardment;
use crate::economy::payment;
use crate::prelude::*;

/// Ready planets of others in a system.
fn ready_planets(s: &State, seat: Seat, system: SystemId) -> Vec<(Seat, PlanetId)> {
    let ready = |planet: &PlanetId| Some(&s.planets[planet]).filter(|card| !card.exhausted)?.controller.filter(|owner| *owner != seat);
    s.planets_in(system).iter().filter_map(|planet| Some((ready(planet)?, *planet))).collect()
}

struct TacticalBombardment;

impl Aimed for TacticalBombardment {
    type Target = SystemId;

    /// Systems with an own unit that bombards, also those in which nothing is left to exhaust (LRR 3.6a).
    fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
        let armed = |system: SystemId| s.units(seat, Location::Space(system)).iter().any(|(unit, _)| bombardment::bombards(s, seat, unit));
        s.systems.keys().copied().filter(|system| armed(*system)).collect()
    }

    fn act(seat: Seat, system: SystemId, t: &mut T<'_>) {
        for (owner, planet) in ready_planets(t.state, seat, system) {
            payment::exhaust(t, owner, planet);
        }
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<TacticalBombardment>());
