//! Military Support of the Sol: infantry for its holder at the start of a turn of theirs.

use super::{Note, return_note};
use crate::prelude::*;

/// How many infantry.
const INFANTRY: u32 = 2;

pub static NOTE: Note = Note {
    faction: Some(FactionId::Sol),
    texts: &[Ability::may(
        &[Timing::TurnBegins],
        |s, using| {
            let begins = using.occasion == Occasion::TurnBegins { seat: using.ability.note().owner };
            begins && (s.players[using.ability.note().owner].strategy > 0 || !choosing::open_planets(s, using.seat).is_empty())
        },
        |using, t| {
            let owner = &mut t.state.players[using.ability.note().owner];
            if owner.strategy > 0 {
                owner.strategy -= 1;
                t.tell(&Line::SpentTokens { seat: using.ability.note().owner, count: 1 });
            }
            if let Some(Choice::Planet { planet }) = using.choice(0) {
                placing::place(t, using.seat, UnitType::Infantry, INFANTRY, Location::Planet(planet));
            }
            return_note(t, using.seat, using.ability.note());
        },
    )
    // LRR 27.5: the owner's token is lost, the infantry may be placed
    .asking(|s, using| choosing::planet_or_none(using, choosing::open_planets(s, using.seat)))],
    is_laid_open: false,
    points: 0,
    lasting: &[],
};
