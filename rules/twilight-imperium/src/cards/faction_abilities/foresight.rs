//! Foresight of the Naalu: their ships leave a system into which somebody has moved.

use crate::prelude::*;
use crate::tactical::{departure, relocation};

/// Adjacent systems without other players' ships.
fn targets(s: &State, seat: Seat, from: SystemId) -> Vec<SystemId> {
    let open = |system: &SystemId| departure::may_end_in(s, seat, *system) && !s.has_foreign_ships(seat, *system);
    adjacent(s, seat, from).into_iter().filter(open).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ShipsMoved],
    |s, using| {
        if let Occasion::ShipsMoved { seat, system } = using.occasion {
            let moved = s.underway.tactical.as_ref().is_some_and(|action| action.moved);
            // LRR 27.9: the token must be there to be paid
            let open = seat != using.seat && moved && s.has_ships(using.seat, system) && s.players[using.seat].strategy > 0;
            open && !targets(s, using.seat, system).is_empty()
        } else {
            false
        }
    },
    |using, t| {
        let (Occasion::ShipsMoved { system, .. }, Some(Choice::System { system: to })) = (&using.occasion, using.choice(0)) else { return };
        command_tokens::spend_strategy_token(t, using.seat);
        command_tokens::place(t, using.seat, to);
        t.next(relocation::of_all_ships(using.seat, *system, to));
    },
)
.asking(|s, using| {
    let Occasion::ShipsMoved { system, .. } = using.occasion else { return None };
    let offers = targets(s, using.seat, system).into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
    first_choice(using, using.seat, &Prompt::ChooseSystem { by: using.ability.name() }, offers)
})]);
