//! Technologies: what each brings at once; what it changes for good is in `cards` (VF-TEC-01).

use super::prelude::*;

terms! {
    "technology";
    /// A technology.
    pub enum TechnologyId { Shields, EscapePods, Targeting, DataRefinery, OrbitalDocks, EnergyCells, Torpedoes, Starbases, Destroyers, Cloning, Terraforming, NeuralMatrix, Dreadnoughts, DecontaminationChambers, Hyperdrive, TacticalTransports, Robotics, ArkShips, DeepSpaceMissiles, Sentries, Carriers, CentralSurveillance, SalvageScanner, Purifier, AutonomousDrones, TradeNexus, CombatReplicators, Cybernetics }
}

/// VF-TEC-08: what an improved card brings.
pub const INFLUENCE_OF_IMPROVED: u8 = 6;
/// VF-TEC-02: what the first copy of a basic card brings.
pub const INFLUENCE_OF_FIRST: u8 = 4;

impl TechnologyId {
    /// What it brings at once, basic or improved: one of these deeds, if its player likes.
    #[must_use]
    pub const fn immediate(self) -> &'static [Deed] {
        IMMEDIATE[self as usize]
    }

    /// Where it is known from. What a technology does in a fight stands in the rulebook (VF-FT); of twelve the lists are short of words
    /// (`docs/rules/voidfall.md`, VF-TEC-11).
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        match self {
            Self::Shields
            | Self::Targeting
            | Self::EnergyCells
            | Self::Torpedoes
            | Self::Destroyers
            | Self::Dreadnoughts
            | Self::DeepSpaceMissiles
            | Self::Sentries
            | Self::Terraforming => Provenance::PartlyPrinted,
            Self::DataRefinery
            | Self::Starbases
            | Self::Cloning
            | Self::NeuralMatrix
            | Self::DecontaminationChambers
            | Self::Hyperdrive
            | Self::Carriers
            | Self::SalvageScanner
            | Self::Purifier
            | Self::AutonomousDrones
            | Self::TradeNexus
            | Self::Cybernetics => Provenance::Interpreted,
            Self::EscapePods
            | Self::OrbitalDocks
            | Self::TacticalTransports
            | Self::Robotics
            | Self::ArkShips
            | Self::CentralSurveillance
            | Self::CombatReplicators => Provenance::Listed,
        }
    }
}

const fn home(fleet: Fleet) -> Effect {
    Effect::Deploy { count: 1, at: At::Home, fleet: Some(fleet) }
}
const DEPLOY: Effect = Effect::Deploy { count: 1, at: At::Anywhere, fleet: None };
const RAISE: Effect = Effect::RaisePopulation(At::Anywhere);
const fn build(what: Installation) -> Effect {
    Effect::Build { what: Some(what), at: At::Anywhere }
}
const fn establish(what: Option<Guild>) -> Effect {
    Effect::Establish { what, at: At::Anywhere }
}

static IMMEDIATE: [&[Deed]; 28] = [
    &[Deed::free(&[home(Fleet::Corvette)])],
    &[Deed::free(&[Effect::GainTrade, Effect::Activate(1)])],
    &[Deed::free(&[Effect::Gain(Stock::of(Resource::Energy, 2)), home(Fleet::Corvette)])],
    &[Deed::free(&[Effect::Gain(Stock { credits: 2, science: 2, ..Stock::NONE })])],
    &[Deed::free(&[build(Installation::Shipyard), Effect::Activate(1)])],
    &[Deed::free(&[Effect::Activate(2)]).at(Cost::of(Stock::of(Resource::Energy, 2)))],
    &[Deed::free(&[Effect::Gain(Stock::of(Resource::Materials, 2)), home(Fleet::Corvette)])],
    &[Deed::free(&[build(Installation::Starbase)])],
    &[Deed::free(&[home(Fleet::Destroyer)])],
    &[],
    &[Deed::one_of(&[Effect::Gain(Stock::of(Resource::Materials, 2)), RAISE])],
    &[Deed::free(&[establish(Some(Guild::Bankers))])],
    &[Deed::free(&[home(Fleet::Dreadnought)])],
    &[Deed::free(&[Effect::MoveCorruption])],
    &[Deed::free(&[Effect::GainBounty(3)])],
    &[Deed::one_of(&[DEPLOY, RAISE])],
    &[Deed::free(&[Effect::Gain(Stock::of(Resource::Materials, 2))])],
    &[Deed::one_of(&[establish(None), RAISE])],
    &[Deed::one_of(&[Effect::Gain(Stock::of(Resource::Energy, 2)), build(Installation::Shipyard)])],
    &[Deed::one_of(&[home(Fleet::Sentry), build(Installation::SectorDefense)])],
    &[Deed::free(&[home(Fleet::Carrier)]), Deed::free(&[Effect::Activate(1)]).at(Cost::of(Stock::of(Resource::Food, 1)))],
    &[Deed::free(&[Effect::UpgradeGlory])],
    &[Deed::one_of(&[DEPLOY, Effect::Activate(1)])],
    &[Deed::free(&[Effect::RemoveCorruption { from: Spots::Slot, at: At::Anywhere }]).at(Cost::of(Stock::of(Resource::Science, 1)))],
    &[Deed::free(&[Effect::GainTrade, DEPLOY])],
    &[Deed::one_of(&[Effect::Gain(Stock::of(Resource::Food, 2)), Effect::GainTrade])],
    &[Deed::free(&[Effect::Activate(1)])],
    &[Deed::free(&[establish(None)])],
];
