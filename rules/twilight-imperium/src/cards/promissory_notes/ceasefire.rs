//! Ceasefire: its owner cannot move units into the system just activated.

use super::{Note, return_note};
use crate::prelude::*;

pub static NOTE: Note = Note {
    faction: None,
    texts: &[Ability::may(
        &[Timing::Activated],
        |s, using| {
            matches!(using.occasion, Occasion::Activated { seat, system }
                if seat == using.ability.note().owner && s.has_units(using.seat, system))
        },
        |using, t| {
            if let Some(action) = &mut t.state.underway.tactical {
                action.no_moves = true;
            }
            return_note(t, using.seat, using.ability.note());
        },
    )],
    is_laid_open: false,
    points: 0,
    lasting: &[],
};
