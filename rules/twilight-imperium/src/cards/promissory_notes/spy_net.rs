//! Spy Net of the Yssaril: its holder sees their action cards and takes one.

use super::{Note, return_note};
use crate::cards::action_cards;
use crate::prelude::*;

pub static NOTE: Note = Note::of(
    FactionId::Yssaril,
    &[Ability::may(
        &[Timing::TurnBegins],
        |s, using| {
            let holds_some = !s.players[using.ability.note().owner].action_cards.is_empty();
            using.occasion == Occasion::TurnBegins { seat: using.seat } && holds_some
        },
        |using, t| {
            action_cards::look_and_take(t, using.ability.note().owner, using.seat);
            return_note(t, using.seat, using.ability.note());
        },
    )],
);
