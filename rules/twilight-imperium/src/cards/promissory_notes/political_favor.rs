//! Political Favor of the Xxcha: another agenda is revealed instead, for a strategy token of theirs.

use super::{Note, return_note};
use crate::phases::agenda_phase::{is_just_revealed, replace};
use crate::prelude::*;

pub static NOTE: Note = Note {
    faction: Some(FactionId::Xxcha),
    texts: &[Ability::may(
        &[Timing::AgendaRevealed],
        |s, using| is_just_revealed(s, &using.occasion) && s.players[using.ability.note().owner].strategy > 0,
        |using, t| {
            let owner = using.ability.note().owner;
            t.state.players[owner].strategy -= 1;
            t.tell(&Line::SpentTokens { seat: owner, count: 1 });
            replace(t);
            return_note(t, using.seat, using.ability.note());
        },
    )],
    is_laid_open: false,
    points: 0,
    lasting: &[],
};
