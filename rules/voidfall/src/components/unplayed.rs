//! What is in the box and not played, for too little of it is known: nobody can choose it, and the reference says why.

use super::prelude::*;

terms! {
    "unplayed";
    /// What is not played.
    pub enum Unplayed {
        Compendium,
        JointFocuses,
        PrintedCrises,
        IndustrialConglomerate,
        FromTheAshes,
        ThroughEnlightenment,
        RedemptionAwaits,
        AsteroidBelt,
        ParadiseWorld,
        Genesis,
        NovarchPalace,
        ResearchComplex,
        CommunicationRelay,
        Megalopolis,
        SurvivorColony,
        AncientRuins,
        Wormhole,
    }
}

/// Why something is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// Its maps are printed in a booklet that nobody has described.
    MapsAreUnknown,
    /// Nothing but names is known.
    OnlyItsName,
    /// Cards of our own stand in its place.
    OursInItsPlace,
    /// A sector whose tile says what it does.
    TheTileSaysIt,
}

impl Unplayed {
    /// Why it is not.
    #[must_use]
    pub const fn why(self) -> WhyNot {
        match self {
            Self::Compendium => WhyNot::MapsAreUnknown,
            Self::PrintedCrises => WhyNot::OursInItsPlace,
            Self::JointFocuses
            | Self::IndustrialConglomerate
            | Self::FromTheAshes
            | Self::ThroughEnlightenment
            | Self::RedemptionAwaits => WhyNot::OnlyItsName,
            Self::AsteroidBelt
            | Self::ParadiseWorld
            | Self::Genesis
            | Self::NovarchPalace
            | Self::ResearchComplex
            | Self::CommunicationRelay
            | Self::Megalopolis
            | Self::SurvivorColony
            | Self::AncientRuins
            | Self::Wormhole => WhyNot::TheTileSaysIt,
        }
    }

    /// Where it is known from.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        Provenance::Unknown
    }
}
