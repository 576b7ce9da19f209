//! Creuss IFF: its holder places or moves a wormhole token of the Creuss; their technology is not needed (FAQ-CREUSS-1).

use super::{Note, return_note};
use crate::board::wormhole_tokens;
use crate::prelude::*;

pub static NOTE: Note = Note::of(
    FactionId::Creuss,
    &[Ability::may(
        &[Timing::TurnBegins],
        |s, using| using.occasion == Occasion::TurnBegins { seat: using.seat } && wormhole_tokens::can_place(s, using.seat),
        |using, t| {
            wormhole_tokens::place_chosen(t, using);
            return_note(t, using.seat, using.ability.note());
        },
    )
    .asking(wormhole_tokens::ask)],
);
