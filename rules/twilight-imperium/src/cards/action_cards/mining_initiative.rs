//! Mining Initiative: trade goods as a planet has resources.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::components::PlanetId;
use crate::economy::trade_goods;
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// Own planets that are worth something, with what is attached to them.
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    s.planets_of(seat).filter(|planet| s.resources(*planet) > 0).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            let count = t.state.resources(planet);
            trade_goods::gain(t, using.seat, count);
        },
    )
    .asking(|s, using| choosing::planet(using, targets(s, using.seat))),
);
