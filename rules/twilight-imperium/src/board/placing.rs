//! Putting units of the reinforcements on the board by an effect, without producing them (LRR 52.4, 56).

use crate::board::units::{Condition, Location};
use crate::board::{fleet, supply};
use crate::components::UnitType;
use crate::flow::{Part, T};
use crate::position::state::State;
use crate::show::messages::{Choice, Line};
use serde::{Deserialize, Serialize};
use sternpost_core::{Picked, Seat, steps};

/// The one step: reinforcements are empty, and a unit of the board may be placed instead (LRR 52.4a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub unit: UnitType,
    /// Where it goes.
    pub at: Location,
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    it.may_ask(|s| supply::asks_whether_to_take(s, step.seat, step.unit), |picked, t| take_and_place(step, picked, t))
}

fn take_and_place(Step { seat, unit, at }: &Step, picked: Picked<Choice>, t: &mut T<'_>) {
    let choice = picked.one();
    if choice != Choice::Decline {
        supply::take_from_board(t, *seat, choice);
        place(t, *seat, *unit, 1, *at);
    }
}

/// Places one unit by an effect: of the reinforcements, or if they are empty one of the board that the player may take
/// (LRR 52.4a).
pub fn supply_one(t: &mut T<'_>, seat: Seat, unit: UnitType, at: Location) {
    if t.state.reinforcements(seat, unit) == Some(0) {
        t.next(steps![Step { seat, unit, at }]);
    } else {
        place(t, seat, unit, 1, at);
    }
}

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
