//! Skilled Retreat: all ships leave a space combat before a round. It is no retreat (FAQ-AC-1).

use super::ActionCard;
use crate::combat::joining;
use crate::prelude::*;
use crate::tactical::{departure, relocation};

/// Adjacent systems without other players' ships; nothing of one's own need be there.
fn targets(s: &State, seat: Seat, from: SystemId) -> Vec<SystemId> {
    let open = |system: &SystemId| departure::may_end_in(s, seat, *system) && !s.has_foreign_ships(seat, *system);
    adjacent(s, seat, from).into_iter().filter(open).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::SpaceRoundBegins],
        |s, using| {
            if let Occasion::SpaceRoundBegins { system, .. } = using.occasion {
                let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat) && !combat.broken_off);
                fights && s.has_ships(using.seat, system) && !targets(s, using.seat, system).is_empty()
            } else {
                false
            }
        },
        |using, t| {
            let (Occasion::SpaceRoundBegins { system, .. }, Some(Choice::System { system: to })) = (&using.occasion, using.choice(0))
            else {
                return;
            };
            if let Some(combat) = &mut t.state.underway.combat {
                combat.broken_off = true;
            }
            // FAQ-NEKRO-3: the combat is over, so who came up from a planet is there again, and may be taken along (FAQ-GEN-6)
            joining::leave(t, using.seat);
            t.next(relocation::of_all_ships(using.seat, *system, to));
            t.next(steps![command_tokens::Step::PlaceFromReinforcements { seat: using.seat, system: to }]);
        },
    )
    .asking(|s, using| {
        let Occasion::SpaceRoundBegins { system, .. } = using.occasion else { return None };
        let offers = targets(s, using.seat, system).into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
        first_choice(using, using.seat, &Prompt::ChooseSystem { by: using.ability.name() }, offers)
    }),
);
