//! Pieces come to the map, are hit, and leave it (ARCS-CTRL-01, 02, ARCS-BOX, ARCS-FINE-06 to 08).

use crate::position::state::Building;
use crate::prelude::*;

/// ARCS-FINE-06, 08: places up to so many fresh ships from a seat's supply.
pub fn place_ships(t: &mut T<'_>, seat: Seat, system: SystemId, count: u8) {
    let count = count.min(supply::ships(t.state, seat));
    if count > 0 {
        t.state.system_mut(system).ships[seat].fresh += count;
        t.tell(&Line::PlacedShips { seat, count, system });
    }
}

/// The first empty building slot of a system.
pub fn empty_slot(s: &State, system: SystemId) -> Option<usize> {
    s.system(system).slots.iter().take(system.slots().into()).position(Option::is_none)
}

/// Whether no building of a kind stands outside the slots of a system: cards allow one of each.
pub fn has_room_outside(s: &State, system: SystemId, kind: BuildingKind) -> bool {
    s.system(system).slots.iter().skip(system.slots().into()).flatten().all(|building| building.kind != kind)
}

/// A building stands in the first empty slot, or outside the slots.
pub fn put(s: &mut State, system: SystemId, slot: Option<usize>, building: Building) {
    let slots = &mut s.system_mut(system).slots;
    let outside = || slots.iter().skip(system.slots().into()).position(Option::is_none).map(|at| at + usize::from(system.slots()));
    match slot.or_else(outside) {
        Some(slot) => slots[slot] = Some(building),
        None => slots.push(Some(building)),
    }
}

/// A building leaves the map; what stood outside the slots leaves no slot behind.
fn remove(s: &mut State, system: SystemId, slot: u8) -> Building {
    let slots = &mut s.system_mut(system).slots;
    let building = slots[usize::from(slot)].take().expect("only buildings that stand there are offered");
    while slots.len() > usize::from(system.slots()) && slots.last().is_some_and(Option::is_none) {
        slots.pop();
    }
    building
}

/// The planet types of a city in a system: the planet's; at a gate those of all cities of its cluster.
pub fn planet_types(s: &State, system: SystemId) -> Vec<Resource> {
    // RULING: a city at a gate has these types however it came there and whosever it is.
    let cities = s.buildings().filter(|(at, _, building)| building.kind == BuildingKind::City && at.cluster() == system.cluster());
    let mut types: Vec<Resource> = match system.planet() {
        Some(planet) => vec![planet],
        None => cities.filter_map(|(at, _, _)| at.planet()).collect(),
    };
    types.sort_unstable();
    types.dedup();
    types
}

/// ARCS-CTRL-02: a ship is hit; what is destroyed becomes a Trophy of `by`.
pub fn hit_ship(t: &mut T<'_>, system: SystemId, owner: Seat, condition: Condition, by: Seat) {
    let ships = &mut t.state.system_mut(system).ships[owner];
    *ships.of_mut(condition) -= 1;
    match condition {
        Condition::Fresh => {
            ships.damaged += 1;
            t.tell(&Line::ShipDamaged { seat: owner, system });
        }
        Condition::Damaged => {
            t.state.players[by].trophies[owner].ships += 1;
            t.tell(&Line::ShipDestroyed { seat: owner, system, by });
        }
    }
}

/// A building that was destroyed.
pub struct Destroyed {
    /// The planet types of a city (ARCS-CITY-01).
    pub city: Option<Vec<Resource>>,
}

/// ARCS-CTRL-02: a building is hit; what is destroyed becomes a Trophy of `by`. What was destroyed.
pub fn hit_building(t: &mut T<'_>, system: SystemId, slot: u8, by: Seat) -> Option<Destroyed> {
    let types = planet_types(t.state, system);
    let building = t.state.system_mut(system).slots[usize::from(slot)].as_mut().expect("only buildings that stand there are offered");
    let (kind, owner) = (building.kind, building.owner);
    match building.condition {
        Condition::Fresh => {
            building.condition = Condition::Damaged;
            t.tell(&Line::BuildingDamaged { seat: owner, kind, system });
            None
        }
        Condition::Damaged => {
            remove(t.state, system, slot);
            let trophies = &mut t.state.players[by].trophies[owner];
            match kind {
                BuildingKind::City => trophies.cities += 1,
                BuildingKind::Starport => trophies.starports += 1,
            }
            t.tell(&Line::BuildingDestroyed { seat: owner, kind, system, by });
            Some(Destroyed { city: Some(types).filter(|_| kind == BuildingKind::City) })
        }
    }
}

/// ARCS-FINE-07, ARCS-RES-13: a city goes back to its owner's board, where it may cover slots.
pub fn return_city(t: &mut T<'_>, system: SystemId, slot: u8) {
    let building = remove(t.state, system, slot);
    t.tell(&Line::CityReturned { seat: building.owner, system });
    t.next([tokens::Step::Arrange(building.owner).into()]);
}

/// A building as it can be picked.
pub fn choice(system: SystemId, slot: u8, building: &Building) -> Choice {
    Choice::Building { kind: building.kind, owner: building.owner, condition: building.condition, system, slot: slot + 1 }
}

/// The building that was picked.
pub fn picked(choice: &Choice) -> (SystemId, u8) {
    let Choice::Building { system, slot, .. } = choice else { unreachable!("only buildings are offered: {choice:?}") };
    (*system, *slot - 1)
}

/// Whether a seat has any piece in a system: a ship or a building.
pub fn is_present(s: &State, seat: Seat, system: SystemId) -> bool {
    let place = s.system(system);
    place.ships[seat].count() > 0 || place.slots.iter().flatten().any(|building| building.owner == seat)
}
