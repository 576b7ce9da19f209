//! Putting units of the reinforcements on the board by an effect, without producing them (LRR 52.4, 56).

use crate::board::fleet;
use crate::board::units::{Condition, Location};
use crate::components::UnitType;
use crate::flow::T;
use crate::position::state::State;
use crate::show::messages::Line;
use sternpost_core::{Seat, steps};

/// How many of `count` units of a type reinforcements hold.
pub fn placeable(s: &State, seat: Seat, unit: UnitType, count: u32) -> u32 {
    s.reinforcements(seat, unit).map_or(count, |left| left.min(count))
}

/// Places up to so many units of the reinforcements; fleets are checked afterwards (LRR 28.3, 43.3).
pub fn place(t: &mut T<'_>, seat: Seat, unit: UnitType, count: u32, at: Location) {
    let count = placeable(t.state, seat, unit, count);
    if count == 0 || crate::cards::agendas::is_closed(t.state, at) {
        return;
    }
    t.state.units_mut(seat, at).add(unit, Condition::Intact, count);
    t.tell(&Line::PlacedUnits { seat, count, unit, at });
    if matches!(at, Location::Space(_)) {
        t.next(steps![fleet::Step::Check { seat, system: at.system() }]);
    }
}
