//! The secret objectives of the box (LRR 12.17), each with the requirement of `cards/secret_objectives/` that it asks for.

/// The list, handed to a macro.
macro_rules! secret_objectives {
    ($then:ident) => {
        $then! {
            AdaptNewStrategies => FactionTechnologies(2),
            BecomeTheGatekeeper => BothWormholes,
            ControlTheRegion => ShipsInSystems(6),
            CutSupplyLines => BesideForeignDock,
            DestroyTheirGreatestShip => Event(DESTROY_THEIR_GREATEST_SHIP),
            EstablishAPerimeter => UnitsOnBoard(UnitType::Pds, 4),
            ForgeAnAlliance => PlanetsOfTrait(Trait::Cultural, 4),
            FormASpyNetwork => DiscardActionCards(5),
            FuelTheWarMachine => UnitsOnBoard(UnitType::SpaceDock, 3),
            GatherAMightyFleet => UnitsOnBoard(UnitType::Dreadnought, 5),
            LearnTheSecretsOfTheCosmos => ShipsBesideAnomalies(3),
            MakeAnExampleOfTheirWorld => Event(MAKE_AN_EXAMPLE_OF_THEIR_WORLD),
            MasterTheLawsOfPhysics => TechnologiesOfOneColour(4),
            MineRareMetals => PlanetsOfTrait(Trait::Hazardous, 4),
            MonopolizeProduction => PlanetsOfTrait(Trait::Industrial, 4),
            OccupyTheSeatOfTheEmpire => MecatolRexWithShips(3),
            SparkARebellion => Event(SPARK_A_REBELLION),
            ThreatenEnemies => ShipBesideForeignHome,
            TurnTheirFleetsToDust => Event(TURN_THEIR_FLEETS_TO_DUST),
            UnveilFlagship => Event(UNVEIL_FLAGSHIP),
        }
    };
}
pub(crate) use secret_objectives;

macro_rules! ids {
    ($($id:ident => $requirement:expr),* $(,)?) => {
        sternpost_core::terms! {
            "secret-objective";
            /// A secret objective.
            pub enum SecretObjectiveId { $($id),* }
        }
    };
}
secret_objectives!(ids);
