//! Research Agreement of the Jol-Nar: its holder gains what they have just researched.

use super::{Note, return_note};
use crate::prelude::*;

/// What was researched, if it is in the holder's own deck too.
fn researched(s: &State, using: &Use) -> Option<TechnologyId> {
    let Occasion::Researched { seat, technology } = using.occasion else { return None };
    let shared = technology.card().faction.is_none() && research::could_gain(s, using.seat, technology);
    (seat == using.ability.note().owner && shared).then_some(technology)
}

pub static NOTE: Note = Note::of(
    FactionId::Jolnar,
    &[Ability::may(
        &[Timing::Researched],
        |s, using| researched(s, using).is_some(),
        |using, t| {
            let Some(technology) = researched(t.state, using) else { return };
            research::gain(t, using.seat, technology);
            return_note(t, using.seat, using.ability.note());
        },
    )],
);
