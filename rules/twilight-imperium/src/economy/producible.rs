//! What can be produced: by limit, money, supply and place (LRR 24, 62), and what limits all of it together.

use crate::board::{fleet, supply};
use crate::cards::agendas;
use crate::components::{self, UnitStats};
use crate::economy::payment::{self, Currency};
use crate::position::underway::Production;
use crate::prelude::*;
use crate::words::Measure;
use sternpost_core::{Barred, Meter, Share};

/// What a space dock adds to the limit where it stands (LRR 62.1a).
pub fn dock_value(s: &State, seat: Seat, at: Location) -> u32 {
    match (s.stats(seat, UnitType::SpaceDock).and_then(|stats| stats.production), at) {
        (Some(components::Production::Fixed(n)), _) => n,
        (Some(components::Production::PlanetResourcesPlus(n)), Location::Planet(planet)) => s.resources(planet) + n,
        (Some(components::Production::PlanetResourcesPlus(_)), Location::Space(_)) | (None, _) => 0,
    }
}

/// What `count` units of a type cost (LRR 24.2, 24.2b, 48.2).
fn price(s: &State, seat: Seat, unit: UnitType, count: u32) -> u32 {
    let Some(stats) = s.stats(seat, unit) else { return 0 };
    stats.cost.unwrap_or(0) * count.div_ceil(units_per_cost(s, stats))
}

/// LRR 24.2b; a law may have changed it.
pub fn units_per_cost(s: &State, stats: &UnitStats) -> u32 {
    if modifiers::one_unit_for_its_cost(s) { 1 } else { stats.units_per_cost }
}

fn full_price(s: &State, use_of: &Production) -> u32 {
    use_of.built.iter().map(|(unit, count)| price(s, use_of.seat, *unit, *count)).sum()
}

/// FAQ-PROD-2: only for PRODUCTION.
fn discount(s: &State, use_of: &Production) -> u32 {
    if use_of.effect.is_none() { modifiers::production_discount(s, use_of.seat) } else { 0 }
}

/// What has been chosen costs so much.
pub fn cost_so_far(s: &State, use_of: &Production) -> u32 {
    full_price(s, use_of).saturating_sub(discount(s, use_of))
}

/// What can be spent on it in all.
pub fn purse(s: &State, use_of: &Production) -> u32 {
    let available = payment::available(s, use_of.seat, Currency::Resources);
    use_of.effect.as_ref().and_then(|effect| effect.budget).map_or(available, |most| most.min(available))
}

/// Whether the effect that produces allows units of a type.
pub fn is_allowed(use_of: &Production, unit: UnitType) -> bool {
    use_of.effect.as_ref().is_none_or(|effect| effect.only.is_empty() || effect.only.contains(&unit))
}

/// How many more units the limit allows.
pub fn room(use_of: &Production) -> u32 {
    use_of.limit.saturating_sub(use_of.built.values().sum())
}

/// What may stand against producing a unit, before it is known what else is.
pub fn against(s: &State, use_of: &Production, unit: UnitType) -> Option<Barred<Choice>> {
    let Production { seat, system, built, .. } = use_of;
    let barred = |why: &Why, rule: &'static str| Some(Barred::new(Choice::Produce { unit }, why, rule));
    // LRR 17.1, 24.6: no ships beside other players' ships
    if unit.is_ship() && s.has_foreign_ships(*seat, *system) {
        return barred(&Why::ForeignShips, "LRR 17.1");
    }
    if unit.is_ground_force() && without_docks(s, use_of) == Some(0) {
        return barred(&Why::DocksProduceNone, "LRR 62.1d");
    }
    if left_to_produce(s, use_of, unit) == 0 {
        return barred(&Why::NoneLeft, "LRR 24.5");
    }
    let planned = built.get(&unit).copied().unwrap_or(0);
    let (cost, resources) = (price(s, *seat, unit, planned + 1) - price(s, *seat, unit, planned), budget(s, use_of));
    if cost > resources {
        return barred(&Why::TooDear { cost, resources }, "LRR 24.1");
    }
    if is_carried(s, use_of, unit) && room_in_space(s, use_of, unit) + room_to_come(s, use_of) == 0 {
        return barred(&Why::NoRoomAboard, "LRR 62.4a");
    }
    None
}

/// What can still be spent.
fn budget(s: &State, use_of: &Production) -> u32 {
    (purse(s, use_of) + discount(s, use_of)).saturating_sub(full_price(s, use_of))
}

/// How many of a type reinforcements hold, and the board where it could be taken from (LRR 24.5a).
fn left_to_produce(s: &State, use_of: &Production, unit: UnitType) -> u32 {
    let planned = use_of.built.get(&unit).copied().unwrap_or(0);
    match s.reinforcements(use_of.seat, unit) {
        Some(left) => left.saturating_sub(planned) + supply::on_board_to_take(s, use_of.seat, unit),
        None => room(use_of),
    }
}

/// Whether a unit needs a place aboard of something in the space area.
fn is_carried(s: &State, use_of: &Production, unit: UnitType) -> bool {
    unit == UnitType::Fighter || (unit.is_ground_force() && ground_places(s, use_of).iter().all(|at| matches!(at, Location::Space(_))))
}

/// How many of a type can be produced, whatever else is.
pub fn most(s: &State, use_of: &Production, unit: UnitType) -> u32 {
    // LRR 48.3: units without a cost cannot be produced
    if s.stats(use_of.seat, unit).is_none_or(|stats| stats.cost.is_none()) || !is_allowed(use_of, unit) {
        return 0;
    }
    if against(s, use_of, unit).is_some() || (unit.is_ground_force() && ground_places(s, use_of).is_empty()) {
        return 0;
    }
    let mut most = room(use_of).min(left_to_produce(s, use_of, unit));
    if let Some(share) = without_docks(s, use_of).filter(|_| unit.is_ground_force()) {
        most = most.min(share);
    }
    if is_carried(s, use_of, unit) {
        most = most.min(room_in_space(s, use_of, unit) + room_to_come(s, use_of));
    }
    let planned = use_of.built.get(&unit).copied().unwrap_or(0);
    let cost = |count: u32| price(s, use_of.seat, unit, planned + count) - price(s, use_of.seat, unit, planned);
    let budget = budget(s, use_of);
    (0..=most).rev().find(|count| cost(*count) <= budget).unwrap_or(0)
}

/// The most that ships produced along with others can carry.
fn room_to_come(s: &State, use_of: &Production) -> u32 {
    let carriers = UnitType::ALL.iter().filter_map(|unit| {
        let stats = s.stats(use_of.seat, *unit).filter(|stats| stats.cost.is_some() && stats.capacity > 0)?;
        (is_allowed(use_of, *unit) && against(s, use_of, *unit).is_none()).then_some(stats.capacity)
    });
    room(use_of) * carriers.max().unwrap_or(0)
}

/// LRR 62.1d: how many more ground forces a player may produce whose docks produce none; nothing: there is no such limit.
fn without_docks(s: &State, use_of: &Production) -> Option<u32> {
    let planned: u32 = use_of.built.iter().filter(|(unit, _)| unit.is_ground_force()).map(|(_, count)| count).sum();
    let is_limited = use_of.effect.is_none() && modifiers::docks_produce_no_ground_forces(s, use_of.seat);
    is_limited.then(|| share_without_docks(s, use_of).saturating_sub(planned))
}

/// LRR 62.1d: the part of the limit that space docks do not add, for players whose docks produce no infantry.
fn share_without_docks(s: &State, use_of: &Production) -> u32 {
    let docks = |at: Location| dock_value(s, use_of.seat, at) * s.units(use_of.seat, at).count(UnitType::SpaceDock);
    use_of.limit.saturating_sub(use_of.producers.iter().map(|at| docks(*at)).sum())
}

/// LRR 62.4a: what is placed in space must find capacity, counting the ships produced along with it.
fn room_in_space(s: &State, use_of: &Production, unit: UnitType) -> u32 {
    let load = fleet::load(s, use_of.seat, use_of.system);
    let new_capacity: u32 = use_of.built.iter().filter_map(|(unit, n)| Some(s.stats(use_of.seat, *unit)?.capacity * n)).sum();
    let capacity = load.capacity + new_capacity;
    let free_at_docks = if unit == UnitType::Fighter { fleet::free_dock_support(s, use_of.seat, use_of.system) } else { 0 };
    let planned: u32 = use_of.built.get(&UnitType::Fighter).copied().unwrap_or(0);
    let pool = if unit == UnitType::Fighter { fleet::free_pool_for_fighters(s, use_of) } else { 0 };
    (capacity + free_at_docks + pool).saturating_sub(load.fighters + load.ground_forces + planned)
}

/// What can be produced, and how many of it at most.
pub fn buildable(s: &State, use_of: &Production) -> Vec<(UnitType, u32)> {
    let all = UnitType::ALL.iter().copied().map(|unit| (unit, most(s, use_of, unit)));
    all.filter(|(_, most)| *most > 0).collect()
}

/// LRR 62.3: planets with a producing unit; LRR 62.4: a producer in space also serves the space area and controlled planets.
pub fn ground_places(s: &State, use_of: &Production) -> Vec<Location> {
    let on_planets = use_of.producers.iter().copied().filter(|at| matches!(at, Location::Planet(_)));
    let mut places: Vec<Location> = on_planets.filter(|at| !agendas::is_closed(s, *at)).collect();
    if use_of.producers.iter().any(|at| matches!(at, Location::Space(_))) {
        let own = s.planets_in(use_of.system).iter().copied().filter(|planet| s.planets[planet].controller == Some(use_of.seat));
        let own = own.map(Location::Planet).filter(|at| !places.contains(at) && !agendas::is_closed(s, *at)).collect::<Vec<_>>();
        places.extend(own);
        places.push(Location::Space(use_of.system));
    }
    places
}

/// What limits all units together.
pub fn limits(s: &State, use_of: &Production, units: &[(UnitType, u32)]) -> Vec<Meter> {
    let shares = |share: &dyn Fn(UnitType, &UnitStats) -> Share| {
        let of = |unit: UnitType| s.stats(use_of.seat, unit).map_or(Share::of(0), |stats| share(unit, stats));
        units.iter().map(|(unit, _)| of(*unit)).collect::<Vec<Share>>()
    };
    let number = |count: u32| i32::try_from(count).expect("few units");
    let price = shares(&|_, stats| Share::begun(number(stats.cost.unwrap_or(0)), units_per_cost(s, stats)));
    let count = Meter::at_most(&Measure::Units, "LRR 62.1", room(use_of), shares(&|_, _| Share::of(1)));
    let mut limits = vec![count, Meter::at_most(&Measure::Price, "LRR 24.1b", budget(s, use_of), price)];
    // LRR 62.4a: ships that are produced make room for what is produced with them
    let holds = |unit: UnitType| units.iter().any(|(other, _)| *other == unit);
    let infantry_is_carried = is_carried(s, use_of, UnitType::Infantry);
    let aboard =
        |carried: &dyn Fn(UnitType) -> bool| shares(&|unit, stats| Share::of(if carried(unit) { 1 } else { -number(stats.capacity) }));
    if holds(UnitType::Fighter) {
        let carried = |unit: UnitType| unit == UnitType::Fighter || (infantry_is_carried && unit.is_ground_force());
        let room = room_in_space(s, use_of, UnitType::Fighter);
        let units = units.iter().map(|(unit, _)| *unit).filter(|unit| carried(*unit)).collect();
        limits.push(Meter::at_most(&Measure::SpaceAboard { units }, "LRR 62.4a", room, aboard(&carried)));
    }
    if holds(UnitType::Infantry) && infantry_is_carried {
        let room = room_in_space(s, use_of, UnitType::Infantry);
        let units = vec![UnitType::Infantry];
        limits.push(Meter::at_most(&Measure::SpaceAboard { units }, "LRR 62.4a", room, aboard(&UnitType::is_ground_force)));
    }
    if let Some(share) = without_docks(s, use_of).filter(|_| holds(UnitType::Infantry)) {
        let of = shares(&|unit, _| Share::of(i32::from(unit.is_ground_force())));
        limits.push(Meter::at_most(&Measure::GroundForcesHere, "LRR 62.1d", share, of));
    }
    limits
}
