//! Fires of the Gashlai of the Muaat: a war sun technology for a token of their fleet pool.

use super::{Note, return_note};
use crate::board::fleet;
use crate::cards::abilities::Ability;
use crate::cards::occasions::Timing;
use crate::components::{FactionId, TechnologyId};
use crate::economy::research;
use crate::show::messages::Line;

pub static NOTE: Note = Note::of(
    FactionId::Muaat,
    &[Ability::may(
        &[Timing::ComponentAction],
        |s, using| {
            let owner = using.note().owner;
            using.is_action() && s.players[owner].fleet > 0 && research::could_gain(s, using.seat, TechnologyId::WarSun)
        },
        |using, t| {
            let owner = using.note().owner;
            t.state.players[owner].fleet -= 1;
            t.tell(&Line::ReturnedToken { seat: owner });
            research::gain(t, using.seat, TechnologyId::WarSun);
            return_note(t, using.seat, using.note());
            t.next(fleet::check_everywhere(t.state, owner));
        },
    )],
);
