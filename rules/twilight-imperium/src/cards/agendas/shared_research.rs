//! Shared Research: ships move through nebulae; against: a command token in each home system.

use super::{Agenda, Ballot, Outcome};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::Against {
        for seat in t.state.clockwise_from(t.state.speaker) {
            let home = t.state.home(seat);
            command_tokens::place_if_left(t, seat, home);
        }
    }
})
.lasting(&[Passive::OpensAnomalyToAll(Anomaly::Nebula)]);
