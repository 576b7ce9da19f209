//! What a careful player gives up first: the default of every question about what is lost, and how the odds of a combat have hits
//! assigned. What may be lost at all is said where the question is (LRR 28.3, 43.3, 63.6, 63.7b, 89).

use crate::prelude::*;
use std::cmp::Reverse;

/// What structures are worth in tenths of a resource; they have no cost (LRR 48.3a). Bots count less for them (`purpose/forces.rs`), for they
/// weigh what a structure still does for them: whoever says nothing keeps what comes back only by Construction.
const PDS: u32 = 30;
const SPACE_DOCK: u32 = 100;

/// What one unit of a type costs its owner, in tenths of a resource (LRR 48): for defaults and for bots. Structures cost nothing, and what
/// a player does not have has no cost.
pub fn cost(s: &State, seat: Seat, unit: UnitType) -> Option<u32> {
    s.stats(seat, unit).map(|stats| stats.cost.unwrap_or(0) * 10 / stats.units_per_cost.max(1))
}

/// What the loss of a unit costs its owner, in tenths of a resource: what another one costs.
pub fn price(s: &State, seat: Seat, unit: UnitType) -> u32 {
    // It would not go alone.
    if unit == UnitType::Flagship && modifiers::flagship_takes_all_along(s, seat) {
        return u32::MAX;
    }
    match unit {
        UnitType::Pds => PDS,
        UnitType::SpaceDock => SPACE_DOCK,
        UnitType::Carrier
        | UnitType::Cruiser
        | UnitType::Destroyer
        | UnitType::Dreadnought
        | UnitType::Fighter
        | UnitType::Flagship
        | UnitType::WarSun
        | UnitType::Infantry => cost(s, seat, unit).unwrap_or(u32::MAX),
    }
}

/// Ranks choices of what is lost: the cheapest unit first, of equal ones one where many stand.
pub fn cheapest_first(s: &State, seat: Seat) -> impl Fn(&Choice) -> (u32, Reverse<u32>) {
    move |choice| {
        let (unit, at) = lost_by(choice);
        let price = unit.map_or(u32::MAX, |unit| price(s, seat, unit));
        let there = unit.zip(at).map_or(0, |(unit, at)| s.units(seat, at).count(unit));
        (price, Reverse(there))
    }
}

/// Ranks ways to take hits: damage that can be repaired before any loss (LRR 66), and first on what is safe from a Direct Hit; then
/// the cheapest.
pub fn repairable_first(s: &State, seat: Seat) -> impl Fn(&Choice) -> (bool, bool, u32) {
    move |choice| {
        if let Choice::Sustain { unit } = choice {
            let is_exposed = s.stats(seat, *unit).is_some_and(|stats| !stats.immune_to_direct_hit);
            (false, is_exposed, price(s, seat, *unit))
        } else {
            (true, false, cheapest_first(s, seat)(choice).0)
        }
    }
}

/// The unit that a choice costs its owner, and where.
fn lost_by(choice: &Choice) -> (Option<UnitType>, Option<Location>) {
    if let Choice::Destroy { unit } | Choice::Remove { unit } | Choice::Unit { unit } = choice {
        (Some(*unit), None)
    } else if let Choice::Lose { unit, at } | Choice::Take { unit, from: at } | Choice::Load { unit, from: at } = choice {
        (Some(*unit), Some(*at))
    } else {
        (None, None)
    }
}
