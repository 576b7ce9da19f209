//! Control of planets (LRR 47).

use crate::board::units::Location;
use crate::cards::modifiers;
use crate::cards::occasions::{Occasion, window};
use crate::combat::hits;
use crate::components::{PlanetId, UnitType};
use crate::flow::T;
use crate::show::messages::Line;
use sternpost_core::Seat;

/// A player gains control of a planet: its card comes exhausted, other players' structures there are destroyed (LRR 25.5a,
/// 25.5b, 47.1). Control already held is not gained again (LRR 25.5c, 47.2).
pub fn gain(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    t.state.touched.mark();
    let card = t.state.planets.get_mut(&planet).expect("the planet is in play");
    if card.controller == Some(seat) {
        return;
    }
    let before = card.controller.replace(seat);
    card.exhausted = true;
    if let Some(before) = before {
        t.tell(&Line::LostControl { seat: before, planet });
    }
    t.tell(&Line::GainedControl { seat, planet });
    t.next([window(Occasion::GainedControl { seat, planet })]);
    let at = Location::Planet(planet);
    for other in t.state.others_clockwise(seat).collect::<Vec<_>>() {
        // LRR 58.4, 64.4
        for unit in [UnitType::Pds, UnitType::SpaceDock] {
            let count = t.state.units(other, at).count(unit);
            hits::destroy(t, seat, other, at, unit, count);
        }
    }
    // A point that comes with the planet may end the game, so everything that belongs to gaining control comes before.
    modifiers::planet_passed(planet, before, Some(seat), t);
}
