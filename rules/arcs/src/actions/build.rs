//! ARCS-BUILD: Build.

use crate::board::{control, pieces, supply};
use crate::components::SystemId;
use crate::flow::{Asks, T, ask, nobody};
use crate::position::state::{Building, BuildingKind, Condition, State};
use crate::show::messages::{Choice, Line, Prompt};
use sternpost_core::{Offer, Question, Seat};

/// ARCS-BUILD-01, 03: everything that can be built, and where.
pub fn sites(s: &State, seat: Seat) -> Asks {
    let mut offers = vec![];
    for system in s.systems.keys().copied() {
        let has_room = pieces::is_present(s, seat, system) && pieces::empty_slot(s, system).is_some();
        if has_room && supply::cities(s, seat) > 0 {
            offers.push((Choice::Build { kind: BuildingKind::City, system }, system));
        }
        if has_room && supply::starports(s, seat) > 0 {
            offers.push((Choice::Build { kind: BuildingKind::Starport, system }, system));
        }
        if shipyard(s, seat, system).is_some() && supply::ships(s, seat) > 0 {
            offers.push((Choice::BuildShip { system }, system));
        }
    }
    let offers: Vec<_> = offers.into_iter().map(|(choice, system)| Offer::new(choice).at(format!("system-{system}"))).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::Build, "ARCS-BUILD-01", offers)) }
}

/// ARCS-BUILD-04: the slot of a Loyal starport that has not built a ship in this turn.
fn shipyard(s: &State, seat: Seat, system: SystemId) -> Option<usize> {
    let is_free = |building: &Building| building.kind == BuildingKind::Starport && building.owner == seat && !building.is_used;
    s.system(system).slots.iter().position(|slot| slot.as_ref().is_some_and(is_free))
}

/// ARCS-BUILD-05: what is built where a Rival controls arrives damaged.
pub fn build(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let condition = |s: &State, system| {
        if control::is_rival_controlled(s, system, seat) { Condition::Damaged } else { Condition::Fresh }
    };
    if let Choice::Build { kind, system } = *choice {
        let condition = condition(t.state, system);
        let slot = pieces::empty_slot(t.state, system).expect("only systems with an empty slot are offered");
        // ARCS-BUILD-06: a starport built now may build a ship now.
        t.state.system_mut(system).slots[slot] = Some(Building { kind, owner: seat, condition, is_used: false });
        t.tell(&Line::Built { seat, kind, condition, system });
    } else if let Choice::BuildShip { system } = *choice {
        let condition = condition(t.state, system);
        let slot = shipyard(t.state, seat, system).expect("only systems with a free starport are offered");
        let place = t.state.system_mut(system);
        place.slots[slot].as_mut().expect("the starport stands there").is_used = true;
        *place.ships[seat].of_mut(condition) += 1;
        t.tell(&Line::BuiltShip { seat, condition, system });
    } else {
        unreachable!("only what can be built is offered: {choice:?}");
    }
}
