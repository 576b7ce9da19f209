//! Ancient Burial Sites: a player's cultural planets are exhausted before the agendas.

use super::ActionCard;
use crate::economy::payment;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::AgendaPhaseBegins],
        |_, using| using.occasion == Occasion::AgendaPhaseBegins,
        |using, t| {
            let Some(Choice::Seat { seat }) = using.choice(0) else { return };
            let ready = t.state.ready_planets_of(seat).filter(|planet| planet.card().trait_of == Some(Trait::Cultural));
            for planet in ready.collect::<Vec<_>>() {
                payment::exhaust(t, seat, planet);
            }
        },
    )
    .asking(|s, using| {
        let offers = s.others_clockwise(using.seat).chain([using.seat]).map(|seat| Offer::new(Choice::Seat { seat }));
        first_choice(using, using.seat, &Prompt::WhosePlanets, offers)
    }),
);
