//! Neuroglaive of the Naalu: who activates a system with their ships loses a token of the fleet pool.

use crate::board::fleet;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::Activated],
    |s, using| {
        matches!(using.occasion, Occasion::Activated { seat, system }
            if seat != using.seat && s.has_ships(using.seat, system) && s.players[seat].fleet > 0)
    },
    |using, t| {
        let Occasion::Activated { seat, .. } = using.occasion else { return };
        t.state.players[seat].fleet -= 1;
        t.tell(&Line::ReturnedToken { seat });
        // LRR 28.3
        t.next(fleet::check_everywhere(t.state, seat));
    },
)]);
