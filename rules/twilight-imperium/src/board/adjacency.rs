//! Adjacency (LRR 7, 88) and neighbours (LRR 55).

use crate::board::galaxy::printed_wormholes;
use crate::board::units::Location;
use crate::components::{FactionId, SystemId, UnitType, Wormhole};
use crate::position::state::State;
use crate::setup::options::Content;
use std::collections::BTreeSet;
use sternpost_core::Seat;

/// The wormholes a system has now: printed ones, tokens, and the delta of the Creuss flagship.
pub fn wormholes(s: &State, system: SystemId) -> Vec<Wormhole> {
    let token = s.wormhole_tokens.get(&system).copied();
    let flagship = has_hil_colish(s, system).then_some(Wormhole::Delta);
    printed_wormholes(system).into_iter().chain(token).chain(flagship).collect()
}

/// Hil Colish: the system of the flagship contains a delta wormhole, for everybody (FAQ-CREUSS-2, FAQ-CREUSS-3).
fn has_hil_colish(s: &State, system: SystemId) -> bool {
    if !s.plays_with(Content::FactionAbilities) {
        return false;
    }
    let creuss = s.seats().find(|seat| s.players[*seat].faction == FactionId::Creuss);
    let on_its_way = |seat| {
        let turn = s.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        turn && s.underway.tactical.iter().flat_map(|action| &action.moving).any(|m| m.unit == UnitType::Flagship && m.at() == system)
    };
    creuss.is_some_and(|seat| s.units(seat, Location::Space(system)).count(UnitType::Flagship) > 0 || on_its_way(seat))
}

/// The systems adjacent to a system for everybody: sharing an edge or a type of wormhole, never itself (LRR 7.0, 7.1, 7.2a).
pub fn adjacent_for_all(s: &State, system: SystemId) -> BTreeSet<SystemId> {
    s.galaxy.adjacent(system, &|system| wormholes(s, system))
}

/// The systems adjacent to a system as one player sees it: for the Creuss every alpha or beta wormhole leads to every other
/// (Quantum Entanglement), and no effect prevents it.
pub fn adjacent(s: &State, seat: Seat, system: SystemId) -> BTreeSet<SystemId> {
    let mut adjacent = adjacent_for_all(s, system);
    if s.has_abilities_of(seat, FactionId::Creuss) && is_entangled(s, system) {
        adjacent.extend(s.systems.keys().copied().filter(|other| *other != system && is_entangled(s, *other)));
    }
    adjacent
}

fn is_entangled(s: &State, system: SystemId) -> bool {
    wormholes(s, system).iter().any(|wormhole| matches!(wormhole, Wormhole::Alpha | Wormhole::Beta))
}

/// Whether two players are neighbours: units or planets of theirs are in the same or adjacent systems (LRR 55.0, 55.2); what
/// is adjacent to one of them makes both neighbours (LRR 55.3).
pub fn are_neighbours(s: &State, one: Seat, other: Seat) -> bool {
    let (near, far) = (presence(s, one), presence(s, other));
    let meets = |seat: Seat, own: &BTreeSet<SystemId>, theirs: &BTreeSet<SystemId>| {
        own.iter().any(|system| theirs.contains(system) || !adjacent(s, seat, *system).is_disjoint(theirs))
    };
    meets(one, &near, &far) || meets(other, &far, &near)
}

/// The systems in which a player has a unit or controls a planet.
fn presence(s: &State, seat: Seat) -> BTreeSet<SystemId> {
    let units = s.locations().filter(|at| !s.units(seat, *at).is_empty()).map(|at| at.system());
    units.chain(s.planets_of(seat).map(|planet| planet.card().system)).collect()
}
