//! Putting units of the reinforcements on the board by an effect, without producing them (LRR 52.4, 56).

use crate::board::{fleet, supply};
use crate::prelude::*;

/// The one step: reinforcements are empty, and a unit of the board may be placed instead (LRR 52.4a).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    pub seat: Seat,
    pub unit: UnitType,
    /// Where it goes.
    pub at: Location,
    /// What it takes the place of, if it replaces a unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Replaced>,
}

/// A unit whose place another one takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Replaced {
    pub seat: Seat,
    pub unit: UnitType,
    /// Where it stands.
    pub at: Location,
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    it.may_ask(|s| supply::asks_whether_to_take(s, step.seat, step.unit), |picked, t| take_and_place(step, picked, t))
}

fn take_and_place(Step { seat, unit, at, replaces }: &Step, picked: Picked<Choice>, t: &mut T<'_>) {
    let choice = picked.one();
    if choice == Choice::Decline {
        return;
    }
    supply::take_from_board(t, *seat, choice);
    match replaces {
        Some(replaced) => exchange(t, *replaced, *seat, *unit, *at),
        None => place(t, *seat, *unit, 1, *at),
    }
}

/// Replaces a unit by another one: of the reinforcements, or if they are empty by one of the board that the player may take (LRR 52.4a). Without
/// one the unit stays.
pub fn replace_one(t: &mut T<'_>, replaced: Replaced, seat: Seat, unit: UnitType, at: Location) {
    if t.state.reinforcements(seat, unit) == Some(0) {
        t.next(steps![Step { seat, unit, at, replaces: Some(replaced) }]);
    } else {
        exchange(t, replaced, seat, unit, at);
    }
}

fn exchange(t: &mut T<'_>, replaced: Replaced, seat: Seat, unit: UnitType, at: Location) {
    // What was taken from the board may have been what stood there.
    if t.state.units_mut(replaced.seat, replaced.at).take_any(replaced.unit, 1) == 0 {
        return;
    }
    if replaced.seat == seat {
        t.state.units_mut(seat, at).add(unit, Condition::Intact, 1);
        t.tell(&Line::ReplacedUnit { seat, unit: replaced.unit, with: unit, at });
    } else {
        t.tell(&Line::Removed { seat: replaced.seat, count: 1, unit: replaced.unit, system: replaced.at.system() });
        place(t, seat, unit, 1, at);
    }
    // LRR 28.3, 43.3: what stands there now may count or carry otherwise
    t.next(steps![fleet::Step::Check { seat, system: at.system() }]);
}

/// Places one unit by an effect: of the reinforcements, or if they are empty one of the board that the player may take
/// (LRR 52.4a).
pub fn supply_one(t: &mut T<'_>, seat: Seat, unit: UnitType, at: Location) {
    if t.state.reinforcements(seat, unit) == Some(0) {
        t.next(steps![Step { seat, unit, at, replaces: None }]);
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
