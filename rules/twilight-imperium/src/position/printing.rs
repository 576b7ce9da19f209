//! Which cards the box held when a campaign began. Cards that came to work later are not shuffled into decks that lie on a table:
//! a campaign is played to its end with the cards it began with.

use crate::components::{ActionCardId, AgendaId, NoteKind};
use serde::{Deserialize, Serialize};

/// A state of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    /// The cards that worked up to revision 4.
    #[default]
    First,
    /// The cards of revision 5.
    Second,
    /// All that work since revision 6.
    Third,
}

/// So many action cards, agendas and notes, the first of their lists, are of the first printing.
const FIRST: (usize, usize, usize) = (24, 38, 8);
/// So many of the second.
const SECOND: (usize, usize, usize) = (59, 49, 19);

impl Printing {
    /// For a new campaign.
    pub const NEWEST: Self = Self::Third;

    /// Whether it is the first one: positions of that time do not say so.
    #[must_use]
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    pub fn is_first(&self) -> bool {
        *self == Self::First
    }

    fn of<T>(self, all: &'static [T], first: usize, second: usize) -> &'static [T] {
        match self {
            Self::First => &all[..first],
            Self::Second => &all[..second],
            Self::Third => all,
        }
    }

    /// Its action cards.
    #[must_use]
    pub fn action_cards(self) -> &'static [ActionCardId] {
        self.of(ActionCardId::ALL, FIRST.0, SECOND.0)
    }

    /// Its agendas.
    #[must_use]
    pub fn agendas(self) -> &'static [AgendaId] {
        self.of(AgendaId::ALL, FIRST.1, SECOND.1)
    }

    /// Its promissory notes.
    #[must_use]
    pub fn notes(self) -> &'static [NoteKind] {
        self.of(NoteKind::ALL, FIRST.2, SECOND.2)
    }
}
