//! A Move after which there must be a Battle (ARCS-RULING-05): what it may do, so that there is one. A Move that could only be taken back
//! is not offered.

use super::moving;
use crate::battle;
use crate::board::reach;
use crate::components::{Action, SystemId};
use crate::position::state::State;
use crate::position::underway::Moving;
use sternpost_core::Seat;

/// Whether a Battle is owed.
pub fn is_owed(s: &State) -> bool {
    // RULING: a free action after which the other cannot follow would have to be taken back; it is not offered.
    s.underway.owed_action == Some(Action::Battle)
}

fn has_rivals(s: &State, seat: Seat, system: SystemId) -> bool {
    !battle::rivals_in(s, seat, system).is_empty()
}

/// Whether there is a Battle without so many ships of one system.
fn is_battle_without(s: &State, seat: Seat, ships: u8, of: SystemId) -> bool {
    let left = |system: SystemId| s.system(system).ships[seat].count() - if system == of { ships } else { 0 };
    s.systems.keys().any(|system| left(*system) > 0 && has_rivals(s, seat, *system))
}

/// Whether ships can come to Rivals from somewhere, these systems left out.
fn leads_to_rivals(s: &State, seat: Seat, from: SystemId, is_catapulted: bool, been: &[SystemId]) -> bool {
    let open = reach::neighbours(s.setup, from).into_iter().filter(|to| !been.contains(to));
    let mut open = open.map(|to| (to, [been, &[to]].concat()));
    open.any(|(to, been)| {
        let goes_on = is_catapulted && !moving::is_stopped(s, seat, to);
        has_rivals(s, seat, to) || goes_on && leads_to_rivals(s, seat, to, true, &been)
    })
}

/// Whether a Move that begins in a system can leave a Battle.
pub fn may_set_out(s: &State, seat: Seat, from: SystemId) -> bool {
    is_battle_without(s, seat, 1, from) || leads_to_rivals(s, seat, from, moving::is_catapulted(s, seat, from), &[from])
}

/// How many ships of a system may move at most.
pub fn ships_to_move(s: &State, seat: Seat, from: SystemId) -> u8 {
    let all = s.system(from).ships[seat].count();
    let is_free = is_battle_without(s, seat, all, from) || leads_to_rivals(s, seat, from, moving::is_catapulted(s, seat, from), &[from]);
    if is_free { all } else { all - 1 }
}

/// Whether the ships that are moving may come to a system.
pub fn may_come_to(s: &State, seat: Seat, moving: &Moving, to: SystemId) -> bool {
    let Moving { at, ships, is_catapulted, ref been, .. } = *moving;
    let goes_on = || is_catapulted && !moving::is_stopped(s, seat, to) && leads_to_rivals(s, seat, to, true, &[been, &[to][..]].concat());
    is_battle_without(s, seat, ships.count(), at) || has_rivals(s, seat, to) || goes_on()
}

/// Of the ships that are catapulted, how few and how many may go on.
pub fn ships_to_go_on(s: &State, seat: Seat, moving: &Moving) -> (u8, u8) {
    let Moving { at, ships, ref been, .. } = *moving;
    let all = ships.count();
    if is_battle_without(s, seat, all, at) {
        return (0, all);
    }
    match (has_rivals(s, seat, at), leads_to_rivals(s, seat, at, true, been)) {
        (true, true) => (0, all),
        (true, false) => (0, all - 1),
        (false, _) => (1, all),
    }
}
