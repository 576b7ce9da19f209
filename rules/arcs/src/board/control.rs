//! ARCS-CTRL-03 to 07: who controls a system, counted from the map each time.

use crate::prelude::*;

/// Who controls a system: more fresh ships than each Rival; nobody if that is a tie.
pub fn controller(s: &State, system: SystemId) -> Option<Seat> {
    let fresh = |seat: Seat| s.system(system).ships[seat].fresh;
    let most = s.players.seats().max_by_key(|seat| fresh(*seat))?;
    let is_alone = s.players.seats().all(|seat| seat == most || fresh(seat) < fresh(most));
    is_alone.then_some(most)
}

/// Whether a Rival of a seat controls a system.
pub fn is_rival_controlled(s: &State, system: SystemId, seat: Seat) -> bool {
    controller(s, system).is_some_and(|by| by != seat)
}

/// The systems that a seat controls.
pub fn controlled(s: &State, seat: Seat) -> Vec<SystemId> {
    s.systems.keys().copied().filter(|system| controller(s, *system) == Some(seat)).collect()
}
