//! The Crown of Emphidia: a point for its owner, and for whoever gains a planet of their home system.

use super::{Agenda, AgendaId, Ballot, elected_player, pass_on};
use crate::phases::victory::gain_point;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::Player, |outcome, t| {
    if let Some(seat) = elected_player(outcome) {
        gain_point(t, seat);
    }
})
.with(&[Ability::must(
    &[Timing::GainedControl],
    |s, using| {
        matches!(using.occasion, Occasion::GainedControl { seat, planet }
            if seat != using.seat && planet.card().system == s.home(using.seat))
    },
    |using, t| {
        if let Occasion::GainedControl { seat, .. } = using.occasion {
            pass_on(t, AgendaId::TheCrownOfEmphidia, using.seat, seat);
        }
    },
)]);
