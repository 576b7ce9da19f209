//! What technologies can do as an action of their own (VF-ACT-11); what they change for good stands where it is asked for.

use crate::components::effects::{At, Connector, Cost, Count, Deed, Effect, Guilds as Of, Spots};
use crate::prelude::*;

/// When an action of a technology is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    /// With one of these focuses.
    Focuses(&'static [Focus]),
    /// With any preferred focus.
    Preferred,
}

/// An action of a technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// When it is there.
    pub with: With,
    /// What is done.
    pub deed: Deed,
}

const fn with(focuses: &'static [Focus], deed: Deed) -> Action {
    Action { with: With::Focuses(focuses), deed }
}
const RAISE: Effect = Effect::RaisePopulation(At::Anywhere);
const REMOVE: Effect = Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere };
const SCIENCE: Cost = Cost::of(Stock::of(Resource::Science, 1));
const LOWERED: Cost = Cost { population: true, ..Cost::FREE };
const RECALLED: Cost = Cost { recall: 1, ..Cost::FREE };

static TERRAFORMING: [Action; 1] =
    [with(&[Focus::Development, Focus::Prosperity], Deed::free(&[RAISE]).at(Cost::of(Stock::of(Resource::Materials, 1))))];
static BETTER_TERRAFORMING: [Action; 1] = [with(&[Focus::Development, Focus::Prosperity, Focus::Innovation], Deed::free(&[RAISE]))];
static BETTER_NEURAL_MATRIX: [Action; 2] = [
    with(&[Focus::Production], Deed::free(&[Effect::Produce(Stock::of(Resource::Credits, 1))])),
    // RULING: any Bankers Guild, Pure or not, is hard to count; Pure ones count, as everywhere.
    with(&[Focus::Innovation], Deed::free(&[Effect::InfluencePer { each: 1, every: 1, per: Count::PureGuilds(Of::The(Guild::Bankers)) }])),
];
static HYPERDRIVE: [Action; 1] = [with(&[Focus::Conquest], Deed::free(&[Effect::Regroup]).at(Cost::of(Stock::of(Resource::Energy, 1))))];
static TACTICAL_TRANSPORTS: [Action; 2] = [
    with(&[Focus::Prosperity], Deed::free(&[RAISE]).at(RECALLED)),
    with(&[Focus::Conquest], Deed::free(&[Effect::Activate(1)]).at(LOWERED)),
];
static BETTER_TACTICAL_TRANSPORTS: [Action; 2] = [
    Action { with: With::Preferred, deed: Deed::free(&[RAISE]).at(RECALLED) },
    Action { with: With::Preferred, deed: Deed::free(&[Effect::Activate(1)]).at(LOWERED) },
];
static BETTER_ARK_SHIPS: [Action; 1] = [with(&[Focus::Reinforcement], Deed::free(&[Effect::RaisePopulation(At::Home)]))];
static CENTRAL_SURVEILLANCE: [Action; 1] = [with(
    &[Focus::Politics],
    Deed { cost: LOWERED, connector: Connector::Or, effects: &[Effect::GainAgenda(None), Effect::UpgradeGlory] },
)];
static PURIFIER: [Action; 1] = [with(&[Focus::Temptation], Deed::free(&[REMOVE]).at(SCIENCE))];
static BETTER_PURIFIER: [Action; 2] = [
    with(&[Focus::Temptation], Deed::free(&[REMOVE]).at(SCIENCE)),
    with(&[Focus::Temptation], Deed::free(&[REMOVE, REMOVE]).at(Cost::of(Stock::of(Resource::Science, 2)))),
];

/// The actions of a technology, of which one can be taken in a turn.
pub fn actions(technology: TechnologyId, is_improved: bool) -> &'static [Action] {
    match (technology, is_improved) {
        (TechnologyId::Terraforming, false) => &TERRAFORMING,
        (TechnologyId::Terraforming, true) => &BETTER_TERRAFORMING,
        (TechnologyId::NeuralMatrix, true) => &BETTER_NEURAL_MATRIX,
        (TechnologyId::Hyperdrive, _) => &HYPERDRIVE,
        (TechnologyId::TacticalTransports, false) => &TACTICAL_TRANSPORTS,
        (TechnologyId::TacticalTransports, true) => &BETTER_TACTICAL_TRANSPORTS,
        (TechnologyId::ArkShips, true) => &BETTER_ARK_SHIPS,
        (TechnologyId::CentralSurveillance, _) => &CENTRAL_SURVEILLANCE,
        (TechnologyId::Purifier, false) => &PURIFIER,
        (TechnologyId::Purifier, true) => &BETTER_PURIFIER,
        (
            TechnologyId::NeuralMatrix
            | TechnologyId::ArkShips
            | TechnologyId::Shields
            | TechnologyId::EscapePods
            | TechnologyId::Targeting
            | TechnologyId::DataRefinery
            | TechnologyId::OrbitalDocks
            | TechnologyId::EnergyCells
            | TechnologyId::Torpedoes
            | TechnologyId::Starbases
            | TechnologyId::Destroyers
            | TechnologyId::Cloning
            | TechnologyId::Dreadnoughts
            | TechnologyId::DecontaminationChambers
            | TechnologyId::Robotics
            | TechnologyId::DeepSpaceMissiles
            | TechnologyId::Sentries
            | TechnologyId::Carriers
            | TechnologyId::SalvageScanner
            | TechnologyId::AutonomousDrones
            | TechnologyId::TradeNexus
            | TechnologyId::CombatReplicators
            | TechnologyId::Cybernetics,
            _,
        ) => &[],
    }
}

impl With {
    /// Whether it is there with a focus, for a House.
    pub fn includes(self, focus: Focus, house: House) -> bool {
        match self {
            Self::Focuses(focuses) => focuses.contains(&focus),
            Self::Preferred => house.card().preferred.contains(&focus),
        }
    }
}
