//! Rise of a Messiah: infantry on every planet of one's own.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        // LRR 3.6a: it names no target, so it may find nothing
        |_, _| None,
        |using, t| {
            for planet in choosing::open_planets(t.state, using.seat) {
                placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
            }
        },
    ),
);
