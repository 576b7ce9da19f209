//! ARCS-TAX: Tax.

use super::Step;
use crate::position::state::Building;
use crate::prelude::*;

/// ARCS-TAX-01, 05, 06: a Loyal city, or a Rival's in a system one controls, that was not taxed in this turn.
pub fn offers(s: &State, seat: Seat, which: impl Fn(&Building) -> bool) -> Vec<Offer<Choice>> {
    // ARCS-RULING-09
    let needs_control = modifiers::taxes_only_with_control(s, seat);
    let taxable = s.buildings().filter(|(system, _, building)| {
        let is_city = building.kind == BuildingKind::City && !building.is_used && which(building);
        let is_own = building.owner == seat && !needs_control;
        is_city && (is_own || control::controller(s, *system) == Some(seat))
    });
    taxable.map(|(system, slot, building)| Offer::new(pieces::choice(system, slot, building)).at(format!("system-{system}"))).collect()
}

/// ARCS-TAX-01: one of them.
pub fn cities(s: &State, seat: Seat) -> Asks {
    let offers = offers(s, seat, |_| true);
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::Tax, "ARCS-TAX-01", offers).skipped_when_forced()) }
}

/// ARCS-TAX-02, 03, 04: a resource and, of a Rival, an agent, as far as there are any.
pub fn tax(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let (system, slot) = pieces::picked(choice);
    let building = t.state.system_mut(system).slots[usize::from(slot)].as_mut().expect("the city stands there");
    building.is_used = true;
    let owner = building.owner;
    t.tell(&Line::Taxed { seat, owner, system });
    match pieces::planet_types(t.state, system)[..] {
        [] => {}
        [resource] => drop(tokens::gain(t, seat, resource, 1)),
        [..] => t.next(steps![Step::TaxOneType(seat, system)]),
    }
    if let Some(resource) = modifiers::gained_with_tax(t.state, seat) {
        tokens::gain(t, seat, resource, 1);
    }
    if owner != seat && supply::agents(t.state, owner) > 0 {
        t.state.players[seat].captives[owner] += 1;
        t.tell(&Line::Captured { seat, owner, count: 1 });
    }
}

/// A city of several types brings one of them that the supply has.
pub fn types(s: &State, seat: Seat, system: SystemId) -> Asks {
    let left = pieces::planet_types(s, system).into_iter().filter(|resource| supply::tokens(s, *resource) > 0);
    let offers: Vec<Choice> = left.map(|resource| Choice::Resource { resource }).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::TaxType, "ARCS-TAX-02", offers).skipped_when_forced()) }
}

/// That one is gained.
pub fn gain_type(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Resource { resource } = *choice else { unreachable!("only resources are offered: {choice:?}") };
    tokens::gain(t, seat, resource, 1);
}
