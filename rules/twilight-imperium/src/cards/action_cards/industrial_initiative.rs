//! Industrial Initiative: a trade good for each industrial planet.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::occasions::Timing;
use crate::components::Trait;
use crate::economy::trade_goods;
use crate::position::state::State;
use sternpost_core::Seat;

fn industrial_planets(s: &State, seat: Seat) -> u32 {
    let planets = s.planets_of(seat).filter(|planet| planet.card().trait_of == Some(Trait::Industrial));
    u32::try_from(planets.count()).expect("few planets")
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && industrial_planets(s, using.seat) > 0,
        |using, t| {
            let count = industrial_planets(t.state, using.seat);
            trade_goods::gain(t, using.seat, count);
        },
    ),
);
