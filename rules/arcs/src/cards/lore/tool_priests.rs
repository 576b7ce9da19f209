//! Tool-Priests: a ship is built at a city in place of a Build.

use crate::actions::build;
use crate::prelude::*;

/// Summon, once in a turn.
pub static LORE: Powers = Powers::special(&[Special {
    action: Action::Summon,
    instead_of: Action::Build,
    can: |s, seat| !s.turn().specials.contains(&Action::Summon) && !offers(s, seat).is_empty(),
    does: |t, seat| {
        t.state.turn_mut().specials.push(Action::Summon);
        choose(t, LoreId::ToolPriests, seat, Moment::First);
    },
}])
.choosing(&[Choosing { moment: Moment::First, question: |s, seat| one_of(&Prompt::Summon, offers(s, seat)), then: summon }]);

fn has_city(s: &State, system: SystemId) -> bool {
    s.system(system).slots.iter().flatten().any(|building| building.kind == BuildingKind::City)
}

/// Systems one controls with a city, whosever it is.
fn offers(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let controlled = if supply::ships(s, seat) == 0 { vec![] } else { control::controlled(s, seat) };
    let with_city = controlled.into_iter().filter(|system| has_city(s, *system));
    with_city.map(|system| Offer::new(Choice::BuildShip { system }).at(format!("system-{system}"))).collect()
}

/// ARCS-MOD-02: no starport has built it.
fn summon(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::BuildShip { system } = picked.one() else { unreachable!("only systems with a city are offered") };
    build::ship(seat, system, t);
}
