//! Lucky Shot: a ship is destroyed in a system with a planet of one's own.

use super::ActionCard;
use crate::prelude::*;

/// What it can hit.
const SHIPS: [UnitType; 3] = [UnitType::Dreadnought, UnitType::Cruiser, UnitType::Destroyer];

struct LuckyShot;

impl Aimed for LuckyShot {
    type Target = (Seat, UnitType, Location);

    /// FAQ-AC-9: ships of others only.
    fn targets(s: &State, seat: Seat) -> Vec<(Seat, UnitType, Location)> {
        choosing::units_of_others(
            s,
            seat,
            &SHIPS,
            |at| matches!(at, Location::Space(system) if s.planets_in(system).iter().any(|planet| s.planets[planet].controller == Some(seat))),
        )
    }

    fn act(seat: Seat, (other, unit, at): (Seat, UnitType, Location), t: &mut T<'_>) {
        // LRR 66.5: no sustaining against it
        hits::destroy_by_effect(t, seat, other, at, unit);
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<LuckyShot>());
