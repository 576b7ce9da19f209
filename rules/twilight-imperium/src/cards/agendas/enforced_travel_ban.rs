//! Enforced Travel Ban: ships do not move through alpha and beta wormholes; against: PDS near wormholes are destroyed.

use super::{Agenda, Ballot, Outcome};
use crate::board::adjacency::{adjacent_for_all, wormholes};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome != Outcome::Against {
        return;
    }
    let at_wormholes: Vec<SystemId> = t.state.systems.keys().copied().filter(|system| !wormholes(t.state, *system).is_empty()).collect();
    let beside = at_wormholes.iter().flat_map(|system| adjacent_for_all(t.state, *system)).collect::<Vec<_>>();
    let near: BTreeSet<SystemId> = at_wormholes.into_iter().chain(beside).collect();
    for seat in t.state.clockwise_from(t.state.speaker) {
        for at in near.iter().flat_map(|system| t.state.locations_in(*system)).collect::<Vec<_>>() {
            let count = t.state.units(seat, at).count(UnitType::Pds);
            hits::destroy(t, seat, seat, at, UnitType::Pds, count);
        }
    }
})
.lasting(&[Passive::ClosesWormholesToShips(&[Wormhole::Alpha, Wormhole::Beta])]);
