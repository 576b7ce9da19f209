//! What the reference says besides the names and texts of components.

use crate::components::{Anomaly, Colour, Technology, Trait};
use sternpost_core::{Arg, Text, messages};

messages! {
    "reference-kind";
    /// What things of a kind are called together.
    pub enum Kind {
        Faction, FactionAbility, Technology, StrategyCard, ActionCard, Agenda, Note, Objective, SecretObjective, UnitCard, Unit,
        System, Planet, SetUp, Rule,
    }
}

messages! {
    "reference-label";
    /// What a fact is called.
    pub enum Label {
        Faction, Colour, Prerequisites, Brings, UnlockedBy, CoversUnit, CoveredBy, Copies, Sort, Ballot, Stage, Points, Initiative,
        HomeSystem, HomePlanets, Commodities, StartingUnits, StartingTechnologies, Abilities, Technologies, Flagship, Note,
        Wormholes, Anomaly, Planets, HomeOf, Resources, Influence, Trait, Specialty, System, Rules, About, Units, Name, Cost, Combat, Move,
        Capacity, Does, UnitType, Figures, Back, Number,
        DraftTotal, DraftSpread, DraftResources, DraftInfluence, DraftDifference, DraftPlanets, DraftSpecialties, DraftAnomalies, DraftWormholes,
    }
}

messages! {
    "reference-value";
    /// What a fact can be.
    pub enum Value {
        Number { count: u32 },
        Name { name: Arg },
        Stat { stat: Text, value: Text },
        Colour { colour: Colour },
        Trait { kind: Trait },
        Anomaly { anomaly: Anomaly },
        Prerequisite { count: u32, colour: Colour },
        Law,
        Directive,
        ForAgainst,
        ElectPlayer,
        ElectPlanet,
        ElectLaw,
        ElectSecret,
        FirstStage,
        SecondStage,
        ChooseTechnology { count: u32 },
        UnitUpgrade,
        Copy,
        None,
        Unlimited,
        Blue,
        Red,
        Green,
        SpaceDockCapacity { count: u32 },
        Combat { hit: u8, dice: u8 },
        CombatPerShip { hit: u8 },
        CostForTwo { cost: u32 },
        Sustain,
        Shield,
        Bombardment { hit: u8, dice: u8 },
        SpaceCannon { hit: u8, dice: u8 },
        DeepSpaceCannon { hit: u8, dice: u8 },
        Barrage { hit: u8, dice: u8 },
        Production { count: u32 },
        ProductionPlus { count: u32 },
        MovesAlone,
        ExcessFleet,
        ExcessHalf,
        Respawn { hit: u8 },
        VoidsShield,
        NoDirectHit,
        InSpace,
        NotInPlay,
        Assimilates,
        Chapter { number: String, name: Arg },
        FrontMatter,
        Between { least: Text, most: Text },
        AtLeast { least: Text },
        AtMost { most: Text },
        DraftPicks,
        DraftSlices { slices: u32 },
        DraftOpenPlaces,
        DraftMeasure,
        DraftEvened,
        DraftWormholes,
        Answers,
    }
}

/// The colour of a technology, or what it is instead.
pub fn sort_of(card: &Technology) -> Value {
    match (card.colour, card.copies) {
        (Some(colour), _) => Value::Colour { colour },
        (None, true) => Value::Copy,
        (None, false) => Value::UnitUpgrade,
    }
}
