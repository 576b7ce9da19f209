//! Support for the Throne: a victory point for as long as its holder leaves the owner alone.

use super::{Note, is_in_play, put_into_play, return_note};
use crate::phases::victory;
use crate::prelude::*;

/// What it is worth.
const POINTS: u32 = 1;

pub static NOTE: Note = Note {
    faction: None,
    texts: &[
        // LRR 27.19a, 85.5a: it is laid open at once and cannot be given on
        Ability::must(
            &[Timing::ReceivedNote],
            |s, using| using.occasion == Occasion::ReceivedNote { seat: using.seat } && !is_in_play(s, using.seat, using.ability.note()),
            |using, t| {
                put_into_play(t, using.seat, using.ability.note());
                victory::gain_points(t, using.seat, POINTS);
            },
        ),
        Ability::must(
            &[Timing::Activating],
            |s, using| {
                if let Occasion::Activating { seat, system } = using.occasion {
                    seat == using.seat && is_in_play(s, using.seat, using.ability.note()) && s.has_units(using.ability.note().owner, system)
                } else {
                    false
                }
            },
            |using, t| {
                victory::lose_points(t, using.seat, POINTS);
                return_note(t, using.seat, using.ability.note());
            },
        ),
    ],
    is_laid_open: true,
    points: POINTS,
    lasting: &[],
};
