//! Anti-Intellectual Revolution: whoever researches loses a ship; against: planets are exhausted for
//! technologies at the start of the next strategy phase.

use super::effects::{Source, Step, lose, postpone};
use super::{Agenda, AgendaId, Ballot, Outcome};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::Against {
        let everybody = t.state.seats().collect();
        postpone(t, AgendaId::AntiIntellectualRevolution, everybody);
    }
})
.later(|seats, t| {
    let owned = |seat| sternpost_kit::count(t.state.players[seat].technologies.len());
    let due = seats.iter().filter(|seat| !t.state.is_eliminated(**seat)).map(|seat| (*seat, owned(*seat))).collect();
    t.next(steps![Step::Exhaust { due }]);
})
.lasting(&[Passive::Researched(|seat, t| t.next(lose([(seat, 1)].into(), Source::NonFighterShips)))]);
