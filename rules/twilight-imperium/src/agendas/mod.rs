//! Agenda cards (LRR 1): laws and directives. A card is a file of its own and one row here.

use crate::abilities::Ability;
use crate::components::PlanetId;
use crate::flow::T;
use crate::options::Content;
use crate::secret_objectives::SecretObjectiveId;
use crate::state::State;
use crate::units::Location;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Seat, messages};

/// What is printed on an agenda.
pub struct Agenda {
    /// Law or directive (LRR 1.1).
    pub kind: Kind,
    /// What is voted on.
    pub ballot: Ballot,
    /// What the outcome does; a law is in play already.
    pub resolve: fn(&Outcome, &mut T<'_>),
    /// What its owner can do with it while it is in play.
    pub texts: &'static [Ability],
}

/// LRR 1.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Stays in play (LRR 1.3).
    Law,
    /// Happens once (LRR 1.7).
    Directive,
}

/// What an agenda is voted on (LRR 2.8, 2.9).
#[derive(Clone, Copy)]
pub enum Ballot {
    /// For or against.
    ForAgainst,
    /// A player is elected.
    Player,
    /// A planet somebody controls is elected (LRR 2.11).
    Planet(fn(&State, PlanetId) -> bool),
    /// A law in play is elected.
    Law,
    /// A scored secret objective is elected.
    ScoredSecret,
}

messages! {
    "outcome";
    /// An outcome of an agenda (LRR 2.17).
    pub enum Outcome {
        For,
        Against,
        Player { seat: Seat },
        Planet { planet: PlanetId },
        Law { agenda: AgendaId },
        Secret { secret: SecretObjectiveId },
    }
}

/// A law in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Law {
    /// Which.
    pub agenda: AgendaId,
    /// In whose area it lies; nobody's: in the common area (LRR 1.4).
    #[serde(default)]
    pub owner: Option<Seat>,
    /// The planet it is attached to (LRR 10).
    #[serde(default)]
    pub planet: Option<PlanetId>,
    /// Whether the card is exhausted (LRR 10.2a).
    #[serde(default)]
    pub exhausted: bool,
}

macro_rules! agendas {
    ($($(#[$meta:meta])* $id:ident => $file:ident),* $(,)?) => {
        $(mod $file;)*
        sternpost_core::terms! {
            "agenda";
            /// An agenda card.
            pub enum AgendaId { $($(#[$meta])* $id),* }
        }
        impl AgendaId {
            /// What is printed on it.
            #[must_use]
            pub fn card(self) -> &'static Agenda {
                match self { $(Self::$id => &$file::AGENDA),* }
            }
        }
    };
}

agendas! {
    ExecutiveSanctions => executive_sanctions,
}

/// All agendas, in the order of the list; empty if the campaign plays without.
pub fn full_deck(s: &State) -> Vec<AgendaId> {
    if s.plays_with(Content::Agendas) { AgendaId::ALL.to_vec() } else { vec![] }
}

/// What the owner of a law can do with it.
pub fn texts(agenda: AgendaId) -> &'static [Ability] {
    agenda.card().texts
}

/// What laws attached to a planet add to its resources and influence (LRR 10.0).
pub fn attached(_s: &State, _planet: PlanetId) -> (u32, u32) {
    (0, 0)
}

/// Whether no unit may come to a place (Demilitarized Zone).
pub fn is_closed(_s: &State, _at: Location) -> bool {
    false
}

/// The limit of action cards in hand, if a law changes it.
pub fn hand_limit(s: &State, _seat: Seat) -> Option<u32> {
    s.is_law(AgendaId::ExecutiveSanctions).then_some(3)
}
