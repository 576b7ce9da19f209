//! ARCS-TAX: Tax.

use crate::board::{control, pieces, supply, tokens};
use crate::flow::{Asks, T, ask, nobody};
use crate::position::state::{BuildingKind, State};
use crate::show::messages::{Choice, Line, Prompt};
use sternpost_core::{Offer, Question, Seat};

/// ARCS-TAX-01, 05, 06: a Loyal city, or a Rival's in a system one controls, that was not taxed in this turn.
pub fn cities(s: &State, seat: Seat) -> Asks {
    let taxable = s.buildings().filter(|(system, _, building)| {
        let is_city = building.kind == BuildingKind::City && !building.is_used;
        is_city && (building.owner == seat || control::controller(s, *system) == Some(seat))
    });
    let offers: Vec<_> =
        taxable.map(|(system, slot, building)| Offer::new(pieces::choice(system, slot, building)).at(format!("system-{system}"))).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::Tax, "ARCS-TAX-01", offers).skipped_when_forced()) }
}

/// ARCS-TAX-02, 03, 04: a resource and, of a Rival, an agent, as far as there are any.
pub fn tax(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let (system, slot) = pieces::picked(choice);
    let building = t.state.system_mut(system).slots[usize::from(slot)].as_mut().expect("the city stands there");
    building.is_used = true;
    let owner = building.owner;
    t.tell(&Line::Taxed { seat, owner, system });
    let resource = system.planet().expect("cities stand on planets");
    tokens::gain(t, seat, resource, 1);
    if owner != seat && supply::agents(t.state, owner) > 0 {
        t.state.players[seat].captives[owner] += 1;
        t.tell(&Line::Captured { seat, owner, count: 1 });
    }
}
