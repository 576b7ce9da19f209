//! Ixthian Artifact: a die decides between technologies for all and ruin around Mecatol Rex.

use super::effects::{Source, Step, destroy_all, lose};
use super::{Agenda, AgendaId, Ballot, Outcome};
use crate::board::adjacency;
use crate::components::MECATOL;
use crate::prelude::*;

/// What the die must show for the good half.
const GOOD: u32 = 6;
/// Units lost in each system beside Mecatol Rex.
const LOST: u32 = 3;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    if *outcome != Outcome::For {
        return;
    }
    let die = t.roll(1, 10)[0];
    t.tell(&Line::AgendaDie { seat: t.state.speaker, die });
    if die >= GOOD {
        for seat in t.state.clockwise_from(t.state.speaker) {
            t.next(steps![research::Step::Choose { seat }, research::Step::Choose { seat }]);
        }
    } else {
        ruin(t);
    }
})
.then(|t| {
    for at in t.state.locations_in(MECATOL) {
        destroy_all(t, at, |_| true);
    }
});

/// FAQ-AG-7: all of it at the same time, so the choices come first; no fleet is checked before the last unit is gone.
fn ruin(t: &mut T<'_>) {
    // FAQ-AG-6: adjacent for everybody
    for system in adjacency::adjacent_for_all(t.state, MECATOL) {
        let has_units = |at: &Location, seat| !t.state.units(seat, *at).is_empty();
        let here = t.state.locations_in(system);
        let there = t.state.seats().filter(|seat| here.iter().any(|at| has_units(at, *seat)));
        let due = there.map(|seat| (seat, LOST)).collect();
        t.next(lose(due, Source::System(system)));
    }
    t.next(steps![Step::Then { agenda: AgendaId::IxthianArtifact }]);
}
