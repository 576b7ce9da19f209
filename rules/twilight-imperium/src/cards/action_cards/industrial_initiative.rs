//! Industrial Initiative: a trade good for each industrial planet.

use super::ActionCard;
use crate::prelude::*;

fn industrial_planets(s: &State, seat: Seat) -> impl Iterator<Item = PlanetId> + '_ {
    s.planets_of(seat).filter(|planet| planet.card().trait_of == Some(Trait::Industrial))
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        // LRR 3.6a: it names no target, so it may find nothing
        |_, _| None,
        |using, t| {
            let count = sternpost_kit::count(industrial_planets(t.state, using.seat).count());
            trade_goods::gain(t, using.seat, count);
        },
    ),
);
