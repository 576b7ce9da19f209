//! Where a ship can go on its way to the active system (LRR 11, 15, 33, 57, 77).

use crate::board::adjacency::adjacent;
use crate::cards::modifiers;
use crate::components::{Anomaly, SystemId, tile};
use crate::position::state::State;
use sternpost_core::Seat;

/// The anomaly of a system (LRR 8.2).
pub fn anomaly(system: SystemId) -> Option<Anomaly> {
    tile(system).and_then(|tile| tile.anomaly)
}

/// Whether a ship may enter a system on its way to `active`.
fn may_enter(s: &State, seat: Seat, system: SystemId, active: SystemId) -> bool {
    let passable = match anomaly(system) {
        // LRR 11.1, 77.1
        Some(anomaly @ (Anomaly::AsteroidField | Anomaly::Supernova)) => modifiers::may_enter(s, seat, anomaly),
        // LRR 57.1, 57.1a
        Some(Anomaly::Nebula) => system == active,
        Some(Anomaly::GravityRift) | None => true,
    };
    // LRR 15.3b: other players' ships block the way, but not the end of it
    passable && (system == active || !s.has_foreign_ships(seat, system) || modifiers::passes_ships(s, seat))
}

/// Moves left after entering another system: one less, one more for leaving a gravity rift (LRR 33.1).
pub fn left_after(from: SystemId, left: u32) -> Option<u32> {
    let bonus = u32::from(anomaly(from) == Some(Anomaly::GravityRift));
    (left + bonus).checked_sub(1)
}

/// The moves of a ship that starts here (LRR 57.2: one in a nebula).
pub fn moves_at_start(system: SystemId, movement: u32) -> u32 {
    if anomaly(system) == Some(Anomaly::Nebula) { movement.min(1) } else { movement }
}

/// The systems a ship may enter next so that it can still end in `active` (LRR 15.3a, 15.3f).
pub fn next_systems(s: &State, seat: Seat, at: SystemId, left: u32, active: SystemId) -> Vec<SystemId> {
    let Some(left) = left_after(at, left) else { return vec![] };
    // LRR 15.3b: a system with other players' ships ends the way, even if it is the active one
    if at == active && s.has_foreign_ships(seat, at) && !modifiers::passes_ships(s, seat) {
        return vec![];
    }
    let near = adjacent(s, seat, at).into_iter().filter(|system| may_enter(s, seat, *system, active));
    near.filter(|system| reaches(s, seat, *system, left, active)).collect()
}

/// Whether a ship can end in `active` from here.
pub fn reaches(s: &State, seat: Seat, at: SystemId, left: u32, active: SystemId) -> bool {
    at == active || !next_systems(s, seat, at, left, active).is_empty()
}
