//! Plague: infantry of another player on a planet rolls for its life.

use super::ActionCard;
use crate::combat::dice;
use crate::prelude::*;

/// What a die must reach to destroy one.
const HIT: u8 = 6;

struct Plague;

impl Aimed for Plague {
    type Target = PlanetId;

    /// Planets of others, also those on which it will find nothing (LRR 3.6a).
    fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
        choosing::planets_of_others(s, seat)
    }

    fn act(seat: Seat, planet: PlanetId, t: &mut T<'_>) {
        let (at, unit) = (Location::Planet(planet), UnitType::Infantry);
        for other in t.state.others_clockwise(seat).collect::<Vec<_>>() {
            let count = t.state.units(other, at).count(unit);
            if count > 0 {
                let roll = dice::roll(t, count, HIT);
                t.tell(&Line::AbilityRolled { seat, unit, hit: HIT, dice: roll.dice, hits: roll.hits });
                hits::destroy(t, seat, other, at, unit, roll.hits);
            }
        }
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<Plague>());
