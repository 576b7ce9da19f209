//! Economic Initiative: own cultural planets are readied.

use super::ActionCard;
use crate::economy::payment;
use crate::prelude::*;

/// Own cultural planets that are exhausted.
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    s.planets_of(seat).filter(|planet| s.planets[planet].exhausted && planet.card().trait_of == Some(Trait::Cultural)).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        // LRR 3.6a: it names no target, so it may find nothing
        |_, _| None,
        |using, t| {
            let planets = targets(t.state, using.seat);
            payment::ready(t, using.seat, planets);
        },
    ),
);
