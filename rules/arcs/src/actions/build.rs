//! ARCS-BUILD: Build.

use crate::position::state::Building;
use crate::prelude::*;
use crate::rounds::spending;

/// ARCS-BUILD-01, 03: everything that can be built, and where.
pub fn sites(s: &State, seat: Seat) -> Asks {
    let mut offers = vec![];
    for system in s.systems.keys().copied() {
        for (kind, left) in [(BuildingKind::City, supply::cities(s, seat)), (BuildingKind::Starport, supply::starports(s, seat))] {
            if left > 0 && pieces::is_present(s, seat, system) && has_room(s, seat, system, kind) {
                offers.push((Choice::Build { kind, system }, system));
            }
        }
        offers.extend(outside_slots(s, seat, system).into_iter().map(|choice| (choice, system)));
        if shipyard(s, seat, system).is_some() && supply::ships(s, seat) > 0 {
            offers.push((Choice::BuildShip { system }, system));
        }
    }
    let offers: Vec<_> = offers.into_iter().map(|(choice, system)| offer(s, seat, choice, system)).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::Build, "ARCS-BUILD-01", offers)) }
}

/// What can be built in a system, and that it is placed damaged, if it is.
fn offer(s: &State, seat: Seat, choice: Choice, system: SystemId) -> Offer<Choice> {
    let condition =
        if matches!(choice, Choice::BuildShip { .. }) { condition_of_ship(s, seat, system) } else { condition(s, seat, system) };
    let offer = Offer::new(choice).at(format!("system-{system}"));
    match (condition, control::controller(s, system)) {
        (Condition::Damaged, Some(by)) => offer.hint(&Hint::BuiltDamaged { by }),
        (Condition::Fresh | Condition::Damaged, _) => offer,
    }
}

/// ARCS-BUILD-01, 07: an empty slot, or what a card allows at gates.
fn has_room(s: &State, seat: Seat, system: SystemId, kind: BuildingKind) -> bool {
    let at_a_gate = || system.is_gate() && modifiers::builds_at_gates(s, seat, kind) && pieces::has_room_outside(s, system, kind);
    pieces::empty_slot(s, system).is_some() || at_a_gate()
}

/// A card allows a city more on a planet, for each token of its type that can be spent on it.
fn outside_slots(s: &State, seat: Seat, system: SystemId) -> Vec<Choice> {
    let is_allowed = modifiers::builds_outside_slots(s, seat) && pieces::has_room_outside(s, system, BuildingKind::City);
    if !is_allowed || supply::cities(s, seat) == 0 || !pieces::is_present(s, seat, system) {
        return vec![];
    }
    let tokens = tokens::held(s, seat).into_iter().filter(|(_, token)| Some(*token) == system.planet());
    tokens.map(|(slot, token)| Choice::BuildOutsideSlots { system, token, slot: slot + 1 }).collect()
}

/// ARCS-BUILD-04: the slot of a Loyal starport that has not built a ship in this turn.
fn shipyard(s: &State, seat: Seat, system: SystemId) -> Option<usize> {
    let is_free = |building: &Building| building.kind == BuildingKind::Starport && building.owner == seat && !building.is_used;
    s.system(system).slots.iter().position(|slot| slot.as_ref().is_some_and(is_free))
}

/// ARCS-BUILD-05: what is built where a Rival controls arrives damaged.
fn condition(s: &State, seat: Seat, system: SystemId) -> Condition {
    if control::is_rival_controlled(s, system, seat) { Condition::Damaged } else { Condition::Fresh }
}

/// The same of a ship, unless a card has ships built fresh.
fn condition_of_ship(s: &State, seat: Seat, system: SystemId) -> Condition {
    if modifiers::builds_fresh_ships(s, seat) { Condition::Fresh } else { condition(s, seat, system) }
}

/// A building stands in a slot, or outside the slots.
fn raise(seat: Seat, kind: BuildingKind, system: SystemId, slot: Option<usize>, t: &mut T<'_>) {
    let condition = condition(t.state, seat, system);
    // ARCS-BUILD-06: a starport built now may build a ship now.
    pieces::put(t.state, system, slot, Building { kind, owner: seat, condition, is_used: false });
    t.tell(&Line::Built { seat, kind, condition, system });
}

/// A ship comes from the supply.
pub fn ship(seat: Seat, system: SystemId, t: &mut T<'_>) {
    let condition = condition_of_ship(t.state, seat, system);
    *t.state.system_mut(system).ships[seat].of_mut(condition) += 1;
    t.tell(&Line::BuiltShip { seat, condition, system });
}

/// What was chosen is built.
pub fn build(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Build { kind, system } = *choice {
        let slot = pieces::empty_slot(t.state, system);
        raise(seat, kind, system, slot, t);
    } else if let Choice::BuildOutsideSlots { system, slot, .. } = *choice {
        spending::pay(t, seat, slot - 1);
        raise(seat, BuildingKind::City, system, None, t);
    } else if let Choice::BuildShip { system } = *choice {
        let slot = shipyard(t.state, seat, system).expect("only systems with a free starport are offered");
        t.state.system_mut(system).slots[slot].as_mut().expect("the starport stands there").is_used = true;
        ship(seat, system, t);
    } else {
        unreachable!("only what can be built is offered: {choice:?}");
    }
}
