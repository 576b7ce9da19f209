//! Living Structures: a Loyal city is Taxed in place of a Build; a building becomes another in place of a Repair.

use crate::actions::tax;
use crate::position::state::Building;
use crate::prelude::*;

/// Nurture and Prune.
pub static LORE: Powers = Powers::special(&[
    Special {
        action: Action::Nurture,
        instead_of: Action::Build,
        can: |s, seat| !cities(s, seat).is_empty(),
        does: |t, seat| choose(t, LoreId::LivingStructures, seat, Moment::First),
    },
    Special {
        action: Action::Prune,
        instead_of: Action::Repair,
        can: |s, seat| !buildings(s, seat).is_empty(),
        does: |t, seat| choose(t, LoreId::LivingStructures, seat, Moment::Second),
    },
])
.choosing(&[
    // ARCS-MOD-02: a Tax is a Tax, with all that modifies it.
    Choosing {
        moment: Moment::First,
        question: |s, seat| one_of(&Prompt::Tax, cities(s, seat)),
        then: |t, seat, picked| tax::tax(seat, &picked.one(), t),
    },
    Choosing { moment: Moment::Second, question: |s, seat| one_of(&Prompt::Prune, buildings(s, seat)), then: prune },
]);

/// Loyal cities that can be Taxed.
fn cities(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    tax::offers(s, seat, |building| building.owner == seat)
}

fn other(kind: BuildingKind) -> BuildingKind {
    match kind {
        BuildingKind::City => BuildingKind::Starport,
        BuildingKind::Starport => BuildingKind::City,
    }
}

/// Loyal buildings, as long as there is one of the other kind to take their place.
fn buildings(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let has = |kind| match kind {
        BuildingKind::City => supply::cities(s, seat) > 0,
        BuildingKind::Starport => supply::starports(s, seat) > 0,
    };
    let own = s.buildings().filter(|(_, _, building)| building.owner == seat && has(other(building.kind)));
    own.map(|(system, slot, building)| Offer::new(pieces::choice(system, slot, building)).at(format!("system-{system}"))).collect()
}

/// ARCS-FINE-09, ARCS-RULING-10: nothing is destroyed; the new building is as damaged as the old one, and a city comes from the board or
/// goes back there as always.
fn prune(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let (system, slot) = pieces::picked(&picked.one());
    let building = t.state.system_mut(system).slots[usize::from(slot)].as_mut().expect("the building stands there");
    let (from, kind) = (building.kind, other(building.kind));
    // RULING: Replace is not Build. What limits building outside slots does not limit it, and the new building has not worked yet.
    *building = Building { kind, is_used: false, ..building.clone() };
    t.tell(&Line::Replaced { seat, from, kind, system });
    t.next(steps![tokens::Step::Arrange(seat)]);
}
