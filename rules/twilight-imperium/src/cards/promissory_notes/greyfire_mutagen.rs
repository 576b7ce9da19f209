//! Greyfire Mutagen of the Yin: their faction abilities and faction technologies do nothing in a tactical action; what
//! their flagship says is neither (LRR 27.21).

use super::{Note, return_note};
use crate::prelude::*;

pub static NOTE: Note = Note::of(
    FactionId::Yin,
    &[Ability::may(
        &[Timing::Activated],
        |_, using| matches!(using.occasion, Occasion::Activated { .. }),
        |using, t| {
            if let Some(action) = &mut t.state.underway.tactical {
                action.muted.insert(using.ability.note().owner);
            }
            return_note(t, using.seat, using.ability.note());
        },
    )],
);
