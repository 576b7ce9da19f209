//! Whether a secret objective of the status phase is met (LRR 12.5a).

use super::Requirement;
use crate::board::adjacency::{adjacent, wormholes};
use crate::board::units::Location;
use crate::components::{Colour, PlanetId, SecretObjectiveId, SystemId, UnitType, Wormhole};
use crate::position::state::State;
use crate::tactical::routes::anomaly;
use sternpost_core::Seat;

/// Whether a requirement is met, or can be paid.
pub fn is_met(s: &State, seat: Seat, secret: SecretObjectiveId) -> bool {
    let with_ships: Vec<SystemId> = s.systems.keys().copied().filter(|system| s.has_ships(seat, *system)).collect();
    match secret.requirement() {
        Requirement::FactionTechnologies(n) => faction_technologies(s, seat) >= n as usize,
        Requirement::BothWormholes => {
            let at = |kind: Wormhole| with_ships.iter().any(|system| wormholes(s, *system).contains(kind));
            at(Wormhole::Alpha) && at(Wormhole::Beta)
        }
        Requirement::ShipsInSystems(n) => with_ships.len() >= n as usize,
        Requirement::BesideForeignDock => with_ships.iter().any(|system| {
            let docks = |other: Seat| s.locations_in(*system).into_iter().any(|at| s.units(other, at).count(UnitType::SpaceDock) > 0);
            s.others_clockwise(seat).any(docks)
        }),
        Requirement::UnitsOnBoard(unit, n) => s.on_board(seat, unit) >= n,
        Requirement::PlanetsOfTrait(kind, n) => {
            s.planets_of(seat).filter(|planet| planet.card().trait_of == Some(kind)).count() >= n as usize
        }
        Requirement::DiscardActionCards(n) => s.players[seat].action_cards.for_the_rules().len() >= n as usize,
        Requirement::ShipsBesideAnomalies(n) => {
            // LRR 7.2a: a system is not adjacent to itself
            let beside = |system: &&SystemId| adjacent(s, seat, **system).into_iter().any(|near| anomaly(near).is_some());
            with_ships.iter().filter(beside).count() >= n as usize
        }
        Requirement::TechnologiesOfOneColour(n) => Colour::ALL.iter().any(|colour| {
            s.technologies_of(seat).iter().filter(|technology| technology.card().colour == Some(*colour)).count() >= n as usize
        }),
        Requirement::MecatolRexWithShips(n) => {
            let held = s.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(seat));
            held && s.units(seat, Location::Space(PlanetId::MecatolRex.card().system)).ships() >= n
        }
        Requirement::ShipBesideForeignHome => {
            let homes: Vec<SystemId> = s.others_clockwise(seat).map(|other| s.home(other)).collect();
            with_ships.iter().any(|system| adjacent(s, seat, *system).iter().any(|near| homes.contains(near)))
        }
        Requirement::Event(_) => false,
    }
}

/// Own ones without the assimilators, and what these copy.
fn faction_technologies(s: &State, seat: Seat) -> usize {
    s.technologies_of(seat).iter().map(|technology| technology.card()).filter(|card| card.faction.is_some() && !card.copies).count()
}
