//! Wormhole Reconstruction: alpha and beta wormholes lead to one another; against: command tokens where ships are at wormholes.

use super::{Agenda, Ballot, Outcome};
use crate::board::adjacency::wormholes;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome != Outcome::Against {
        return;
    }
    let systems: Vec<SystemId> = t.state.systems.keys().copied().filter(|system| !wormholes(t.state, *system).is_empty()).collect();
    for seat in t.state.clockwise_from(t.state.speaker) {
        for system in &systems {
            if t.state.has_ships(seat, *system) {
                command_tokens::place_if_left(t, seat, *system);
            }
        }
    }
})
.lasting(&[Passive::JoinsWormholesForAll(&[Wormhole::Alpha, Wormhole::Beta])]);
