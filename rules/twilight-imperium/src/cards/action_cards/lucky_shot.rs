//! Lucky Shot: a ship is destroyed in a system with a planet of one's own.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::combat::hits;
use crate::components::UnitType;
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// What it can hit.
const SHIPS: [UnitType; 3] = [UnitType::Dreadnought, UnitType::Cruiser, UnitType::Destroyer];

/// FAQ-AC-9: ships of others only.
fn targets(s: &State, seat: Seat) -> Vec<(Seat, UnitType, Location)> {
    choosing::units_of_others(
        s,
        seat,
        &SHIPS,
        |at| matches!(at, Location::Space(system) if s.planets_in(system).iter().any(|planet| s.planets[planet].controller == Some(seat))),
    )
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            // LRR 66.5: no sustaining against it
            let Some(Choice::UnitOf { seat, unit, at }) = using.choice(0) else { return };
            hits::destroy_by_effect(t, using.seat, seat, at, unit);
        },
    )
    .asking(|s, using| choosing::unit(using, targets(s, using.seat))),
);
