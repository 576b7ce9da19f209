//! What components in play change about research (LRR 80).

use super::declared::{Component, any, of, of_laws};
use super::passives::{
    InsteadOfResearch, LIFTS_PREREQUISITES, OPEN_ONCE_OWNED, REPLACES_RESEARCH, RESEARCHED, RESEARCHES_WITHOUT_RESOURCES, STANDS_IN_FOR,
    STANDS_IN_FOR_ANY,
};
use crate::phases::voting;
use crate::prelude::*;

/// What takes the place of a player's research.
pub fn instead_of_research(s: &State, seat: Seat) -> Option<InsteadOfResearch> {
    of(&REPLACES_RESEARCH, s, seat).next()
}

/// Whether Technology costs a player no resources.
pub fn researches_without_resources(s: &State, seat: Seat) -> bool {
    any(&RESEARCHES_WITHOUT_RESOURCES, s, seat)
}

/// A ready technology that lifts all prerequisites of a research, and what that costs.
pub fn lifts_prerequisites(s: &State, seat: Seat) -> Option<(TechnologyId, u32)> {
    LIFTS_PREREQUISITES.iter().find_map(|(component, cost)| match component {
        Component::Technology(technology) => {
            (s.has_technology(seat, *technology) && !s.is_exhausted(seat, *technology)).then_some((*technology, *cost))
        }
        Component::Faction(_) | Component::Note(_) | Component::Law(_) => None,
    })
}

/// A ready law that stands in for a prerequisite of a colour, for a player who controls its planet.
pub fn law_for_prerequisite(s: &State, seat: Seat, colour: Colour) -> Option<AgendaId> {
    let laws = STANDS_IN_FOR.iter().filter(|(_, of)| *of == colour);
    let fits = |agenda: AgendaId| {
        let law = s.laws.iter().find(|law| law.agenda == agenda && !law.exhausted)?;
        (s.planets.get(&law.planet?)?.controller == Some(seat)).then_some(agenda)
    };
    laws.filter_map(|(component, _)| if let Component::Law(agenda) = component { fits(*agenda) } else { None }).next()
}

/// A player's ability that stands in for one prerequisite of a technology. Its player could do without: a Political Secret stops it
/// (FAQ-GEN-13).
pub fn ability_for_prerequisite(s: &State, seat: Seat, technology: TechnologyId) -> Option<FactionAbilityId> {
    if technology.card().upgrade.is_some() || voting::is_silenced(s, seat) {
        return None;
    }
    let own = STANDS_IN_FOR_ANY.iter().filter(|(component, ())| component.is_in_play_for(s, seat));
    own.filter_map(|(component, ())| if let Component::Faction(ability) = component { Some(*ability) } else { None }).next()
}

/// Whether a technology of such units needs no prerequisites once somebody owns one.
pub fn is_open_once_owned(s: &State, unit: UnitType) -> bool {
    of_laws(&OPEN_ONCE_OWNED, s).any(|of| of == unit)
}

/// A player has researched a technology.
pub fn researched(seat: Seat, t: &mut T<'_>) {
    let acts: Vec<_> = of_laws(&RESEARCHED, t.state).collect();
    for act in acts {
        act(seat, t);
    }
}
