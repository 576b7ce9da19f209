//! Gift of Prescience of the Naalu: its holder goes first in this round.

use super::{Note, is_in_play, put_into_play, return_note};
use crate::prelude::*;

pub static NOTE: Note = Note {
    faction: Some(FactionId::Naalu),
    texts: &[
        Ability::may(
            &[Timing::StrategyPhaseEnds],
            |s, using| using.occasion == Occasion::StrategyPhaseEnds && !is_in_play(s, using.seat, using.ability.note()),
            |using, t| {
                put_into_play(t, using.seat, using.ability.note());
                t.state.zero_token = Some(using.seat);
                t.tell(&Line::TookZeroToken { seat: using.seat });
            },
        ),
        Ability::must(
            &[Timing::StatusPhaseEnds],
            |s, using| using.occasion == Occasion::StatusPhaseEnds && is_in_play(s, using.seat, using.ability.note()),
            |using, t| return_note(t, using.seat, using.ability.note()),
        ),
    ],
    is_laid_open: false,
    points: 0,
    lasting: &[],
};
