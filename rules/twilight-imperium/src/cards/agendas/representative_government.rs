//! Representative Government: one vote for everybody; against: who was against exhausts cultural planets.

use super::effects::{exhaust, postpone};
use super::{Agenda, AgendaId, Ballot, Outcome};
use crate::phases::voting::voters;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::Against {
        let against = voters(t.state, &Outcome::Against);
        postpone(t, AgendaId::RepresentativeGovernment, against);
    }
})
.later(|seats, t| {
    for seat in seats {
        let planets = t.state.planets_of(*seat).filter(|planet| planet.card().trait_of == Some(Trait::Cultural)).collect();
        exhaust(t, *seat, planets);
    }
})
.lasting(&[Passive::OneVoteEach]);
