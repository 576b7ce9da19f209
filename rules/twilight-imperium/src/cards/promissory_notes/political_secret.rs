//! Political Secret: its owner has no vote, no action cards and no faction abilities that are optional while an agenda is voted
//! on (FAQ-GEN-13, FAQ-GEN-14); it ends with that agenda (FAQ-AG-8). What it forbids is looked at in [`crate::cards::abilities`] and
//! [`crate::phases::voting`].

use super::{Note, return_note};
use crate::phases::agenda_phase::is_just_revealed;
use crate::prelude::*;

pub static NOTE: Note = Note {
    faction: None,
    texts: &[Ability::may(
        &[Timing::AgendaRevealed],
        |s, using| is_just_revealed(s, &using.occasion),
        |using, t| {
            if let Some(vote) = &mut t.state.underway.vote {
                vote.silenced.insert(using.ability.note().owner);
            }
            return_note(t, using.seat, using.ability.note());
        },
    )],
    is_laid_open: false,
    points: 0,
    lasting: &[],
};
