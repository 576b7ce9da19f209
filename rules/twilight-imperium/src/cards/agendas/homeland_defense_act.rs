//! Homeland Defense Act: any number of PDS on a planet; against: everybody loses one.

use super::effects::{Source, lose};
use super::{Agenda, Ballot, Outcome};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::Against {
        let due = t.state.seats().map(|seat| (seat, 1)).collect();
        t.next(lose(due, Source::Type(UnitType::Pds)));
    }
})
.lasting(&[Passive::AnyNumberOnPlanet(UnitType::Pds)]);
