//! Arms Reduction: dreadnoughts down to two, cruisers down to four; against: specialty planets are exhausted.

use super::effects::{Source, exhaust, lose, postpone};
use super::{Agenda, AgendaId, Ballot, Outcome};
use crate::components::UnitType;

/// How many of each may stay.
const LIMITS: [(UnitType, u32); 2] = [(UnitType::Dreadnought, 2), (UnitType::Cruiser, 4)];

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| match outcome {
    Outcome::For => {
        for (unit, limit) in LIMITS {
            let surplus = t.state.seats().map(|seat| (seat, t.state.on_board(seat, unit).saturating_sub(limit)));
            let due = surplus.filter(|(_, count)| *count > 0).collect();
            t.next(lose(due, Source::Type(unit)));
        }
    }
    Outcome::Against | Outcome::Player { .. } | Outcome::Planet { .. } | Outcome::Law { .. } | Outcome::Secret { .. } => {
        let everybody = t.state.seats().collect();
        postpone(t, AgendaId::ArmsReduction, everybody);
    }
})
.later(|seats, t| {
    for seat in seats {
        let planets = t.state.planets_of(*seat).filter(|planet| planet.card().specialty.is_some()).collect();
        exhaust(t, *seat, planets);
    }
});
