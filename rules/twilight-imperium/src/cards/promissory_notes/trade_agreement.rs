//! Trade Agreement: the commodities its owner has just replenished go to its holder.

use super::{Note, return_note};
use crate::prelude::*;

pub static NOTE: Note = Note {
    faction: None,
    texts: &[Ability::may(
        &[Timing::Replenishing],
        // FAQ-GEN-11: also if there was nothing to fill up
        |_, using| using.occasion == Occasion::Replenishing { seat: using.ability.note().owner },
        |using, t| {
            // LRR 50.6: they become trade goods
            let count = std::mem::take(&mut t.state.players[using.ability.note().owner].commodities);
            trade_goods::gain(t, using.seat, count);
            return_note(t, using.seat, using.ability.note());
        },
    )],
    is_laid_open: false,
    points: 0,
    lasting: &[],
};
