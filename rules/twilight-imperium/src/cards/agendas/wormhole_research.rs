//! Wormhole Research: technologies for ships at wormholes, which are then lost; against: a command token.

use super::effects::{Step, destroy_all};
use super::{Agenda, AgendaId, Ballot, Outcome};
use crate::board::adjacency::wormholes;
use crate::phases::voting::voters;
use crate::prelude::*;

fn systems(s: &State, fits: impl Fn(Wormhole) -> bool) -> Vec<SystemId> {
    s.systems
        .keys()
        .copied()
        .filter(|system| Wormhole::ALL.iter().any(|wormhole| wormholes(s, *system).contains(*wormhole) && fits(*wormhole)))
        .collect()
}

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::For {
        let systems = systems(t.state, |_| true);
        for seat in t.state.clockwise_from(t.state.speaker) {
            if systems.iter().any(|system| t.state.has_ships(seat, *system)) {
                t.next(steps![research::Step::Choose { seat }]);
            }
        }
        t.next(steps![Step::Then { agenda: AgendaId::WormholeResearch }]);
    } else {
        t.next(steps![Step::ReturnToken { seats: voters(t.state, &Outcome::Against) }]);
    }
})
.then(|t| {
    for system in systems(t.state, |wormhole| matches!(wormhole, Wormhole::Alpha | Wormhole::Beta)) {
        destroy_all(t, Location::Space(system), UnitType::is_ship);
    }
});
