//! Cripple Defenses: the PDS of a planet are destroyed.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::combat::hits;
use crate::components::{PlanetId, UnitType};
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// Planets with a PDS of somebody else (FAQ-AC-9).
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    let defended = |planet: &PlanetId| {
        let at = Location::Planet(*planet);
        s.others_clockwise(seat).any(|other| s.units(other, at).count(UnitType::Pds) > 0)
    };
    s.planets.keys().copied().filter(defended).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            let at = Location::Planet(planet);
            for other in t.state.others_clockwise(using.seat).collect::<Vec<_>>() {
                let count = t.state.units(other, at).count(UnitType::Pds);
                hits::destroy(t, using.seat, other, at, UnitType::Pds, count);
            }
        },
    )
    .asking(|s, using| choosing::planet(using, targets(s, using.seat))),
);
