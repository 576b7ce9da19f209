//! Adjacency (LRR 7, 88) and neighbours (LRR 55).

use crate::components::SystemId;
use crate::galaxy::printed_wormholes;
use crate::state::State;
use std::collections::BTreeSet;
use sternpost_core::Seat;

/// The systems adjacent to a system: sharing an edge or a type of wormhole, never itself (LRR 7.0, 7.1, 7.2a).
pub fn adjacent(s: &State, system: SystemId) -> BTreeSet<SystemId> {
    s.galaxy.adjacent(system, &printed_wormholes)
}

/// Whether two players are neighbours: units or planets of theirs are in the same or adjacent systems (LRR 55.0, 55.2).
pub fn are_neighbours(s: &State, one: Seat, other: Seat) -> bool {
    let theirs = presence(s, other);
    presence(s, one).into_iter().any(|system| theirs.contains(&system) || adjacent(s, system).iter().any(|near| theirs.contains(near)))
}

/// The systems in which a player has a unit or controls a planet.
fn presence(s: &State, seat: Seat) -> BTreeSet<SystemId> {
    let units = s.locations().filter(|at| !s.units(seat, *at).is_empty()).map(|at| at.system());
    units.chain(s.planets_of(seat).map(|planet| planet.card().system)).collect()
}
