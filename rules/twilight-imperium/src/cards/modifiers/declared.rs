//! Which components say something about a matter, worked out once: a question goes through these few, not through what lies on the
//! table.

use super::passives::Passive;
use crate::cards::technologies;
use crate::components::NoteKind;
use crate::prelude::*;
use sternpost_kit::passives::Index;

/// A component that lies open and can change something for good.
#[derive(Clone, Copy)]
pub(super) enum Component {
    Technology(TechnologyId),
    Faction(FactionAbilityId),
    Note(NoteKind),
    Law(AgendaId),
}

impl Component {
    pub(super) fn is_in_play_for(self, s: &State, seat: Seat) -> bool {
        match self {
            Self::Technology(technology) => s.has_technology(seat, technology),
            Self::Faction(ability) => s.has_ability(seat, ability),
            // LRR 85.4a: only while it lies open
            Self::Note(kind) => s.players[seat].play_area.iter().any(|note| note.kind == kind),
            // LRR 1.4: a law in somebody's area is theirs
            Self::Law(agenda) => s.laws.iter().any(|law| law.agenda == agenda && law.owner.is_none_or(|owner| owner == seat)),
        }
    }

    /// The planet of a law in play (LRR 10.0).
    fn planet(self, s: &State) -> Option<PlanetId> {
        match self {
            Self::Law(agenda) => s.laws.iter().find(|law| law.agenda == agenda).and_then(|law| law.planet),
            Self::Technology(_) | Self::Faction(_) | Self::Note(_) => None,
        }
    }
}

/// The components that have something to say about one matter, and what.
pub(super) type Declared<V> = Index<Component, V>;

/// All components of the box, with what each changes for good.
pub(super) fn all() -> impl Iterator<Item = (Component, &'static [Passive])> {
    let technologies =
        TechnologyId::ALL.iter().map(|id| (Component::Technology(*id), technologies::text(*id).map_or(&[][..], |text| text.lasting)));
    let abilities = FactionAbilityId::ALL.iter().map(|id| (Component::Faction(*id), id.card().lasting));
    let notes = NoteKind::ALL.iter().map(|id| (Component::Note(*id), id.card().lasting));
    let laws = AgendaId::ALL.iter().map(|id| (Component::Law(*id), id.card().lasting));
    technologies.chain(abilities).chain(notes).chain(laws)
}

/// What components in play for a seat say.
pub(super) fn of<'a, V: Copy>(hook: &'static Declared<V>, s: &'a State, seat: Seat) -> impl Iterator<Item = V> + use<'a, V> {
    hook.iter().filter(move |(component, _)| component.is_in_play_for(s, seat)).map(|(_, value)| *value)
}

/// What laws in play say to everybody.
pub(super) fn of_laws<'a, V: Copy>(hook: &'static Declared<V>, s: &'a State) -> impl Iterator<Item = V> + use<'a, V> {
    let in_play = |component: &Component| matches!(component, Component::Law(agenda) if s.is_law(*agenda));
    hook.iter().filter(move |(component, _)| in_play(component)).map(|(_, value)| *value)
}

/// What laws attached to a planet say.
pub(super) fn at<'a, V: Copy>(hook: &'static Declared<V>, s: &'a State, planet: PlanetId) -> impl Iterator<Item = V> + use<'a, V> {
    hook.iter().filter(move |(component, _)| component.planet(s) == Some(planet)).map(|(_, value)| *value)
}

pub(super) fn any<V: Copy>(hook: &'static Declared<V>, s: &State, seat: Seat) -> bool {
    of(hook, s, seat).next().is_some()
}
