//! Quash of the Xxcha: an agenda that was just revealed is replaced, for a strategy token.

use crate::phases::agenda_phase::{is_just_revealed, replace};
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::AgendaRevealed],
    |s, using| is_just_revealed(s, &using.occasion) && s.players[using.seat].strategy > 0,
    |using, t| {
        t.state.players[using.seat].strategy -= 1;
        t.tell(&Line::SpentTokens { seat: using.seat, count: 1 });
        replace(t);
    },
)]);
