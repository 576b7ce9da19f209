//! Fires of the Gashlai of the Muaat: a war sun technology for a token of their fleet pool.

use super::{Note, return_note};
use crate::board::fleet;
use crate::cards::component_actions::Against;
use crate::prelude::*;

pub static NOTE: Note = Note::of(
    FactionId::Muaat,
    &[Ability::action(
        |s, using| {
            let (seat, technology) = (using.ability.note().owner, TechnologyId::WarSun);
            let owned =
                (!research::could_gain(s, using.seat, technology)).then_some(Against::new(Why::NotInDeck { technology }, "LRR 51.3"));
            owned.or_else(|| (s.players[seat].fleet == 0).then_some(Against::new(Why::NoFleetToken { seat }, "LRR 51.3")))
        },
        |using, t| {
            let owner = using.ability.note().owner;
            t.state.players[owner].fleet -= 1;
            t.tell(&Line::ReturnedToken { seat: owner });
            research::gain(t, using.seat, TechnologyId::WarSun);
            return_note(t, using.seat, using.ability.note());
            t.next(fleet::check_everywhere(t.state, owner));
        },
    )],
);
