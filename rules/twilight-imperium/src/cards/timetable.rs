//! Who has something to say at which timing point: worked out once, of what the components name in their own files. A window
//! goes through these few, not through everything that lies on the table or could be held.

use crate::cards::occasions::Timing;
use crate::cards::{agendas, faction_abilities, promissory_notes, secret_objectives, technologies};
use crate::components::{ActionCardId, AgendaId, FactionAbilityId, NoteKind, SecretObjectiveId, TechnologyId};
use std::sync::LazyLock;
use sternpost_kit::abilities::speaking;

/// The components that name a timing point, each kind in the order of its list.
pub struct TimingIndex {
    /// Technologies.
    pub technologies: Vec<TechnologyId>,
    /// Texts of faction sheets and flagships.
    pub faction_abilities: Vec<FactionAbilityId>,
    /// Promissory notes.
    pub notes: Vec<NoteKind>,
    /// Laws.
    pub laws: Vec<AgendaId>,
    /// Action cards.
    pub action_cards: Vec<ActionCardId>,
    /// Secret objectives.
    pub secrets: Vec<SecretObjectiveId>,
}

impl TimingIndex {
    /// Whether nobody has anything to say.
    pub fn is_empty(&self) -> bool {
        let Self { technologies, faction_abilities, notes, laws, action_cards, secrets } = self;
        let open = technologies.is_empty() && faction_abilities.is_empty() && notes.is_empty() && laws.is_empty();
        open && action_cards.is_empty() && secrets.is_empty()
    }

    fn at(timing: Timing) -> Self {
        let of_cards = |id: ActionCardId| std::slice::from_ref(&id.card().ability);
        Self {
            technologies: speaking(timing, TechnologyId::ALL.iter().copied(), technologies::texts),
            faction_abilities: speaking(timing, FactionAbilityId::ALL.iter().copied(), faction_abilities::texts),
            notes: speaking(timing, NoteKind::ALL.iter().copied(), promissory_notes::texts),
            laws: speaking(timing, AgendaId::ALL.iter().copied(), agendas::texts),
            action_cards: speaking(timing, ActionCardId::ALL.iter().copied(), of_cards),
            secrets: speaking(timing, SecretObjectiveId::ALL.iter().copied(), secret_objectives::texts),
        }
    }
}

/// The components that name a timing point.
pub fn at(timing: Timing) -> &'static TimingIndex {
    static TABLE: LazyLock<Vec<TimingIndex>> = LazyLock::new(|| Timing::ALL.iter().map(|timing| TimingIndex::at(*timing)).collect());
    &TABLE[timing as usize]
}
