//! Trade Convoys of the Hacan: while it lies open, its holder makes transactions with everybody.

use super::{Note, is_in_play, put_into_play, return_note};
use crate::cards::abilities::Ability;
use crate::cards::modifiers::Passive;
use crate::cards::occasions::{Occasion, Timing};
use crate::components::FactionId;

pub static NOTE: Note = Note {
    faction: Some(FactionId::Hacan),
    texts: &[
        Ability::may(
            &[Timing::ComponentAction],
            |s, using| using.is_action() && !is_in_play(s, using.seat, using.note()),
            |using, t| put_into_play(t, using.seat, using.note()),
        ),
        // LRR 85.4a: only while it lies open
        Ability::must(
            &[Timing::Activating],
            |s, using| {
                if let Occasion::Activating { seat, system } = using.occasion {
                    seat == using.seat && is_in_play(s, using.seat, using.note()) && s.has_units(using.note().owner, system)
                } else {
                    false
                }
            },
            |using, t| return_note(t, using.seat, using.note()),
        ),
    ],
    is_laid_open: false,
    points: 0,
    lasting: &[Passive::DealsWithEverybody],
};
