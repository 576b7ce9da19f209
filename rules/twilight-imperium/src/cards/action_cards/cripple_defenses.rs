//! Cripple Defenses: the PDS of a planet are destroyed.

use super::ActionCard;
use crate::prelude::*;

struct CrippleDefenses;

impl Aimed for CrippleDefenses {
    type Target = PlanetId;

    /// Planets of others (FAQ-AC-9), also those without a PDS (LRR 3.6a).
    fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
        choosing::planets_of_others(s, seat)
    }

    fn act(seat: Seat, planet: PlanetId, t: &mut T<'_>) {
        let at = Location::Planet(planet);
        for other in t.state.others_clockwise(seat).collect::<Vec<_>>() {
            let count = t.state.units(other, at).count(UnitType::Pds);
            hits::destroy(t, seat, other, at, UnitType::Pds, count);
        }
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<CrippleDefenses>());
