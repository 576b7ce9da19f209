//! Who has something to say at which timing point: worked out once, of what the components name in their own files. A window
//! goes through these few, not through everything that lies on the table or could be held.

use crate::cards::abilities::Ability;
use crate::cards::occasions::Timing;
use crate::cards::{agendas, faction_abilities, promissory_notes, secret_objectives, technologies};
use crate::components::{ActionCardId, AgendaId, FactionAbilityId, NoteKind, SecretObjectiveId, TechnologyId};
use std::sync::LazyLock;

/// The components that name a timing point, each kind in the order of its list.
pub struct Speakers {
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

impl Speakers {
    /// Whether nobody has anything to say.
    pub fn is_empty(&self) -> bool {
        let Self { technologies, faction_abilities, notes, laws, action_cards, secrets } = self;
        let open = technologies.is_empty() && faction_abilities.is_empty() && notes.is_empty() && laws.is_empty();
        open && action_cards.is_empty() && secrets.is_empty()
    }

    fn at(timing: Timing) -> Self {
        let speaks = |texts: &[Ability]| texts.iter().any(|ability| ability.on.contains(&timing));
        Self {
            technologies: TechnologyId::ALL.iter().copied().filter(|id| speaks(technologies::texts(*id))).collect(),
            faction_abilities: FactionAbilityId::ALL.iter().copied().filter(|id| speaks(faction_abilities::texts(*id))).collect(),
            notes: NoteKind::ALL.iter().copied().filter(|id| speaks(promissory_notes::texts(*id))).collect(),
            laws: AgendaId::ALL.iter().copied().filter(|id| speaks(agendas::texts(*id))).collect(),
            action_cards: ActionCardId::ALL.iter().copied().filter(|id| speaks(std::slice::from_ref(&id.card().ability))).collect(),
            secrets: SecretObjectiveId::ALL.iter().copied().filter(|id| speaks(secret_objectives::texts(*id))).collect(),
        }
    }
}

/// The components that name a timing point.
pub fn at(timing: Timing) -> &'static Speakers {
    static TABLE: LazyLock<Vec<Speakers>> = LazyLock::new(|| Timing::ALL.iter().map(|timing| Speakers::at(*timing)).collect());
    &TABLE[timing as usize]
}
