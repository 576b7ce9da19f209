//! Cybernetic Enhancements of the L1Z1X: a token passes from their strategy pool to its holder's.

use super::{Note, return_note};
use crate::prelude::*;

pub static NOTE: Note = Note::of(
    FactionId::L1z1x,
    &[Ability::may(
        &[Timing::TurnBegins],
        |s, using| using.occasion == Occasion::TurnBegins { seat: using.seat } && s.players[using.ability.note().owner].strategy > 0,
        |using, t| {
            let owner = using.ability.note().owner;
            t.state.players[owner].strategy -= 1;
            t.tell(&Line::ReturnedToken { seat: owner });
            if command_tokens::gainable(t.state, using.seat, 1) > 0 {
                t.state.players[using.seat].strategy += 1;
                t.tell(&Line::GainedTokens { seat: using.seat, tactic: 0, fleet: 0, strategy: 1 });
            }
            return_note(t, using.seat, using.ability.note());
        },
    )],
);
