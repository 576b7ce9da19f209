//! Minister of Peace: its owner gives it up to end a turn that goes where somebody else's units are.

use super::{Agenda, AgendaId, Ballot, discard_law};
use crate::phases::action_phase;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    &[Timing::Activated],
    |s, using| {
        matches!(using.occasion, Occasion::Activated { seat, system }
            if s.others_clockwise(seat).any(|other| s.has_units(other, system)))
    },
    |_, t| {
        discard_law(t, AgendaId::MinisterOfPeace);
        action_phase::break_off_turn(t);
    },
)]);
