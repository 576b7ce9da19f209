//! Plague: infantry of another player on a planet rolls for its life.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::combat::{dice, hits};
use crate::components::{PlanetId, UnitType};
use crate::position::state::State;
use crate::show::messages::{Choice, Line};
use sternpost_core::Seat;

/// What a die must reach to destroy one.
const HIT: u8 = 6;

/// Planets of others with infantry on them.
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    let has_infantry = |planet: &PlanetId| {
        let at = Location::Planet(*planet);
        s.others_clockwise(seat).any(|other| s.units(other, at).count(UnitType::Infantry) > 0)
    };
    choosing::planets_of_others(s, seat).into_iter().filter(has_infantry).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            let (at, unit) = (Location::Planet(planet), UnitType::Infantry);
            for seat in t.state.others_clockwise(using.seat).collect::<Vec<_>>() {
                let count = t.state.units(seat, at).count(unit);
                if count > 0 {
                    let roll = dice::roll(t, count, HIT);
                    t.tell(&Line::AbilityRolled { seat: using.seat, unit, hit: HIT, dice: roll.dice, hits: roll.hits });
                    hits::destroy(t, using.seat, seat, at, unit, roll.hits);
                }
            }
        },
    )
    .asking(|s, using| choosing::planet(using, targets(s, using.seat))),
);
