//! Pieces come to the map, are hit, and leave it (ARCS-CTRL-01, 02, ARCS-BOX, ARCS-FINE-06 to 08).

use super::{supply, tokens};
use crate::components::SystemId;
use crate::flow::T;
use crate::position::state::{Building, BuildingKind, Condition, State};
use crate::show::messages::{Choice, Line};
use sternpost_core::Seat;

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
    s.system(system).slots.iter().position(Option::is_none)
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

/// ARCS-CTRL-02: a building is hit; what is destroyed becomes a Trophy of `by`. What was destroyed.
pub fn hit_building(t: &mut T<'_>, system: SystemId, slot: u8, by: Seat) -> Option<BuildingKind> {
    let place = &mut t.state.system_mut(system).slots[usize::from(slot)];
    let building = place.as_mut().expect("only buildings that stand there are offered");
    let (kind, owner) = (building.kind, building.owner);
    match building.condition {
        Condition::Fresh => {
            building.condition = Condition::Damaged;
            t.tell(&Line::BuildingDamaged { seat: owner, kind, system });
            None
        }
        Condition::Damaged => {
            *place = None;
            let trophies = &mut t.state.players[by].trophies[owner];
            match kind {
                BuildingKind::City => trophies.cities += 1,
                BuildingKind::Starport => trophies.starports += 1,
            }
            t.tell(&Line::BuildingDestroyed { seat: owner, kind, system, by });
            Some(kind)
        }
    }
}

/// ARCS-FINE-07, ARCS-RES-13: a city goes back to its owner's board, where it may cover slots.
pub fn return_city(t: &mut T<'_>, system: SystemId, slot: u8) {
    let building = t.state.system_mut(system).slots[usize::from(slot)].take().expect("only cities that stand there are offered");
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
