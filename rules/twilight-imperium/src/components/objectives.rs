//! The 20 public objectives (LRR 12): stages, points and what must be shown or paid.
//!
//! Whether a seat fulfils one is judged by the scoring rules; secret objectives have files of their own.

sternpost_core::terms! {
    "objective";
    /// A public objective, stage I before stage II.
    pub enum ObjectiveId {
    CornerTheMarket, DevelopWeaponry, DiversifyResearch, ErectAMonument, ExpandBorders, FoundResearchOutposts,
    IntimidateCouncil, LeadFromTheFront, NegotiateTradeRoutes, SwayTheCouncil, CentralizeGalacticTrade,
    ConquerTheWeak, FormGalacticBrainTrust, FoundAGoldenAge, GalvanizeThePeople, ManipulateGalacticLaw,
    MasterTheSciences, RevolutionizeWarfare, SubdueTheGalaxy, UnifyTheColonies,
    }
}

/// The deck a public objective belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Worth one victory point.
    I,
    /// Worth two victory points.
    II,
}

/// What an objective asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Control so many planets that share a trait.
    PlanetsOfOneTrait(u32),
    /// Own so many unit upgrades, of different unit types (FAQ-NEKRO-5).
    UnitUpgrades(u32),
    /// Own technologies of several colours; unit upgrades have none (LRR 80.7b).
    TechnologiesPerColour {
        /// How many of each.
        per_colour: u32,
        /// In how many colours.
        colours: u32,
    },
    /// Spend so many resources.
    SpendResources(u32),
    /// Spend so much influence.
    SpendInfluence(u32),
    /// Spend so many trade goods.
    SpendTradeGoods(u32),
    /// Spend so many command tokens of the tactic and strategy pools.
    SpendCommandTokens(u32),
    /// Control so many planets that lie in no home system.
    PlanetsOutsideHome(u32),
    /// Control so many planets with a technology specialty.
    SpecialtyPlanets(u32),
    /// Have ships in so many systems adjacent to Mecatol Rex.
    ShipsBesideMecatol(u32),
    /// Control so many planets in other players' home systems.
    PlanetsInOtherHomes(u32),
}

/// What is printed on a public objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Objective {
    /// Which objective.
    pub id: ObjectiveId,
    /// Its deck.
    pub stage: Stage,
    /// Victory points for scoring it.
    pub points: u32,
    /// What it asks for.
    pub requirement: Requirement,
}

impl ObjectiveId {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Objective {
        // The table is in the order of the ids; a test compares them.
        &OBJECTIVES[self as usize]
    }
}

const fn first(id: ObjectiveId, requirement: Requirement) -> Objective {
    Objective { id, stage: Stage::I, points: 1, requirement }
}

const fn second(id: ObjectiveId, requirement: Requirement) -> Objective {
    Objective { id, stage: Stage::II, points: 2, requirement }
}

use ObjectiveId::*;
use Requirement::*;

static OBJECTIVES: [Objective; 20] = [
    first(CornerTheMarket, PlanetsOfOneTrait(4)),
    first(DevelopWeaponry, UnitUpgrades(2)),
    first(DiversifyResearch, TechnologiesPerColour { per_colour: 2, colours: 2 }),
    first(ErectAMonument, SpendResources(8)),
    first(ExpandBorders, PlanetsOutsideHome(6)),
    first(FoundResearchOutposts, SpecialtyPlanets(3)),
    first(IntimidateCouncil, ShipsBesideMecatol(2)),
    first(LeadFromTheFront, SpendCommandTokens(3)),
    first(NegotiateTradeRoutes, SpendTradeGoods(5)),
    first(SwayTheCouncil, SpendInfluence(8)),
    second(CentralizeGalacticTrade, SpendTradeGoods(10)),
    second(ConquerTheWeak, PlanetsInOtherHomes(1)),
    second(FormGalacticBrainTrust, SpecialtyPlanets(5)),
    second(FoundAGoldenAge, SpendResources(16)),
    second(GalvanizeThePeople, SpendCommandTokens(6)),
    second(ManipulateGalacticLaw, SpendInfluence(16)),
    second(MasterTheSciences, TechnologiesPerColour { per_colour: 2, colours: 4 }),
    second(RevolutionizeWarfare, UnitUpgrades(3)),
    second(SubdueTheGalaxy, PlanetsOutsideHome(11)),
    second(UnifyTheColonies, PlanetsOfOneTrait(6)),
];
