//! How near a player is to a secret objective of the status phase (LRR 12.5a).

use super::Requirement;
use crate::board::adjacency::wormholes;
use crate::cards::objectives::Progress;
use crate::prelude::*;
use crate::tactical::routes::anomaly;

/// Whether a requirement is met, or can be paid.
pub fn is_met(s: &State, seat: Seat, secret: SecretObjectiveId) -> bool {
    progress(s, seat, secret).is_some_and(Progress::is_met)
}

/// How near a player is to it; nothing of what happens in the action phase: that comes about or does not.
pub fn progress(s: &State, seat: Seat, secret: SecretObjectiveId) -> Option<Progress> {
    let with_ships = || s.systems.keys().copied().filter(|system| s.has_ships(seat, *system));
    let once = |is_there: bool| Progress::new(usize::from(is_there), 1);
    let progress = match secret.requirement() {
        Requirement::Event(_) => return None,
        Requirement::FactionTechnologies(need) => Progress::new(faction_technologies(s, seat), need),
        Requirement::BothWormholes => {
            let at = |kind: Wormhole| with_ships().any(|system| wormholes(s, system).contains(kind));
            Progress::new([Wormhole::Alpha, Wormhole::Beta].into_iter().filter(|kind| at(*kind)).count(), 2)
        }
        Requirement::ShipsInSystems(need) => Progress::new(with_ships().count(), need),
        Requirement::BesideForeignDock => once(with_ships().any(|system| {
            let docks = |other: Seat| s.locations_in(system).into_iter().any(|at| s.units(other, at).count(UnitType::SpaceDock) > 0);
            s.others_clockwise(seat).any(docks)
        })),
        Requirement::UnitsOnBoard(unit, need) => Progress { have: s.on_board(seat, unit), need },
        Requirement::PlanetsOfTrait(kind, need) => {
            Progress::new(s.planets_of(seat).filter(|planet| planet.card().trait_of == Some(kind)).count(), need)
        }
        Requirement::DiscardActionCards(need) => Progress::new(s.players[seat].action_cards.len(), need),
        Requirement::ShipsBesideAnomalies(need) => {
            // LRR 7.2a: a system is not adjacent to itself
            let beside = |system: &SystemId| adjacent(s, seat, *system).into_iter().any(|near| anomaly(near).is_some());
            Progress::new(with_ships().filter(beside).count(), need)
        }
        Requirement::TechnologiesOfOneColour(need) => {
            let technologies = s.technologies_of(seat);
            let owned = |colour: &Colour| technologies.iter().filter(|technology| technology.card().colour == Some(*colour)).count();
            Progress::new(Colour::ALL.iter().map(owned).max().unwrap_or(0), need)
        }
        Requirement::MecatolRexWithShips(need) => {
            // The planet counts as one more thing to have.
            let held = s.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(seat));
            let ships = s.units(seat, Location::Space(PlanetId::MecatolRex.card().system)).ships().min(need);
            Progress { have: u32::from(held) + ships, need: need + 1 }
        }
        Requirement::ShipBesideForeignHome => {
            let homes: Vec<SystemId> = s.others_clockwise(seat).map(|other| s.home(other)).collect();
            once(with_ships().any(|system| adjacent(s, seat, system).iter().any(|near| homes.contains(near))))
        }
    };
    Some(progress)
}

/// Own ones without the assimilators, and what these copy.
fn faction_technologies(s: &State, seat: Seat) -> usize {
    s.technologies_of(seat).iter().map(|technology| technology.card()).filter(|card| card.faction.is_some() && !card.copies).count()
}
