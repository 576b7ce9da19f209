//! Secret objectives (LRR 12.17-12.22): the cards, what they ask for, drawing, the limit of three, and scoring.

mod drawing;
mod events;
mod requirements;
pub mod scoring;

use crate::cards::abilities::Ability;
use crate::components::{Trait, UnitType};

pub use drawing::{Step, draw, first_hands, full_deck, part};

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

macro_rules! secrets {
    ($($id:ident => $requirement:expr),* $(,)?) => {
        sternpost_core::terms! {
            "secret-objective";
            /// A secret objective.
            pub enum SecretObjectiveId { $($id),* }
        }
        impl SecretObjectiveId {
            /// What it asks for.
            #[must_use]
            pub fn requirement(self) -> Requirement {
                match self { $(Self::$id => $requirement),* }
            }
        }
    };
}

secrets! {
    AdaptNewStrategies => Requirement::FactionTechnologies(2),
    BecomeTheGatekeeper => Requirement::BothWormholes,
    ControlTheRegion => Requirement::ShipsInSystems(6),
    CutSupplyLines => Requirement::BesideForeignDock,
    DestroyTheirGreatestShip => Requirement::Event(events::DESTROY_THEIR_GREATEST_SHIP),
    EstablishAPerimeter => Requirement::UnitsOnBoard(UnitType::Pds, 4),
    ForgeAnAlliance => Requirement::PlanetsOfTrait(Trait::Cultural, 4),
    FormASpyNetwork => Requirement::DiscardActionCards(5),
    FuelTheWarMachine => Requirement::UnitsOnBoard(UnitType::SpaceDock, 3),
    GatherAMightyFleet => Requirement::UnitsOnBoard(UnitType::Dreadnought, 5),
    LearnTheSecretsOfTheCosmos => Requirement::ShipsBesideAnomalies(3),
    MakeAnExampleOfTheirWorld => Requirement::Event(events::MAKE_AN_EXAMPLE_OF_THEIR_WORLD),
    MasterTheLawsOfPhysics => Requirement::TechnologiesOfOneColour(4),
    MineRareMetals => Requirement::PlanetsOfTrait(Trait::Hazardous, 4),
    MonopolizeProduction => Requirement::PlanetsOfTrait(Trait::Industrial, 4),
    OccupyTheSeatOfTheEmpire => Requirement::MecatolRexWithShips(3),
    SparkARebellion => Requirement::Event(events::SPARK_A_REBELLION),
    ThreatenEnemies => Requirement::ShipBesideForeignHome,
    TurnTheirFleetsToDust => Requirement::Event(events::TURN_THEIR_FLEETS_TO_DUST),
    UnveilFlagship => Requirement::Event(events::UNVEIL_FLAGSHIP),
}

/// What a secret objective of the action phase can be scored on; those of the status phase have no text here.
pub fn texts(secret: SecretObjectiveId) -> &'static [Ability] {
    if let Requirement::Event(texts) = secret.requirement() { texts } else { &[] }
}
