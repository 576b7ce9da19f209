//! Secret objectives (LRR 12.17-12.22): the cards, what they ask for, drawing, the limit of three, and scoring.

mod drawing;
mod events;
mod leaks;
mod requirements;
pub mod scoring;

use crate::cards::abilities::Ability;
use crate::components::{self, SecretObjectiveId, Trait, UnitType};

pub use drawing::{Step, draw, first_hands, full_deck, part};
pub use leaks::{make_public, open_to, scorable};
pub use requirements::progress;

/// A secret objective is worth one point (LRR 12.2).
pub const POINTS: u32 = 1;

/// What a secret objective asks for.
#[derive(Clone, Copy)]
pub enum Requirement {
    /// Own so many faction technologies; the assimilators themselves do not count, what they copy does (LRR 80.22).
    FactionTechnologies(u32),
    /// Have ships in systems with both kinds of wormhole, alpha and beta.
    BothWormholes,
    /// Have ships in so many systems.
    ShipsInSystems(u32),
    /// Have a ship in a system with another player's space dock.
    BesideForeignDock,
    /// Have so many units of a type on the board.
    UnitsOnBoard(UnitType, u32),
    /// Control so many planets of a trait.
    PlanetsOfTrait(Trait, u32),
    /// Discard so many action cards (LRR 12.10).
    DiscardActionCards(u32),
    /// Have ships in so many systems adjacent to an anomaly.
    ShipsBesideAnomalies(u32),
    /// Own so many technologies of one colour.
    TechnologiesOfOneColour(u32),
    /// Control Mecatol Rex and have so many ships in its system.
    MecatolRexWithShips(u32),
    /// Have a ship adjacent to another player's home system.
    ShipBesideForeignHome,
    /// Something that happens in the action phase (LRR 12.5b).
    Event(&'static [Ability]),
}

macro_rules! requirements {
    ($($id:ident => $requirement:expr),* $(,)?) => {
        impl SecretObjectiveId {
            /// What it asks for.
            #[must_use]
            pub fn requirement(self) -> Requirement {
                use Requirement::*;
                use events::*;
                match self { $(Self::$id => $requirement),* }
            }
        }
    };
}
components::secret_objectives!(requirements);

/// What a secret objective of the action phase can be scored on; those of the status phase have no text here.
pub fn texts(secret: SecretObjectiveId) -> &'static [Ability] {
    if let Requirement::Event(texts) = secret.requirement() { texts } else { &[] }
}
