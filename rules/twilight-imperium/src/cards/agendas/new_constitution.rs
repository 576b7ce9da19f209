//! New Constitution: all laws end; home planets are exhausted at the start of the next strategy phase.

use super::effects::{exhaust, postpone};
use super::{Agenda, AgendaId, Ballot, Outcome, discard_law};

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::For {
        for law in t.state.laws.clone() {
            discard_law(t, law.agenda);
        }
        let everybody = t.state.seats().collect();
        postpone(t, AgendaId::NewConstitution, everybody);
    }
})
.needing(|s| !s.laws.is_empty())
.later(|seats, t| {
    for seat in seats {
        let home = t.state.home(*seat);
        let planets = t.state.planets_of(*seat).filter(|planet| planet.card().system == home).collect();
        exhaust(t, *seat, planets);
    }
});
