//! Agendas (VF-AGE): what their types can do, and the objectives of each.

use super::Origin;
use super::prelude::*;

mod objectives;

terms! {
    "agenda";
    /// An agenda that is drawn: two objectives each.
    pub enum AgendaId {
        HighSociety,
        TradeSyndicate,
        FederalAuthority,
        MercantileGovernance,
        SustainableLuxury,
        ProgressiveWelfare,
        EnlightenedNation,
        InterplanetaryColonization,
        MiningConsortium,
        MultipleEnergySources,
        IntensiveMilitarization,
        CentralMonetarySystem,
        SafeguardPolicy,
        IndustrialFood,
        ResearchArchives,
        ExhaustiveEducation,
        SalvationProject,
        HazardControlInstitute,
        AgrarianUnion,
        HeavyIndustry,
        EnvironmentalExploitation,
        SourceInitiative,
        OptimizedEnergyReserve,
        AugmentedArmada,
        TradeMonopoly,
        DirectiveRedemption,
        SelfManagedCampaign,
        TechnologicalEdge,
        IntellectualSupremacy,
        QuantumLeap,
        TechnologicalSingularity,
    }
}

impl AgendaId {
    /// VF-AGE-12: its type.
    #[must_use]
    pub const fn agenda_type(self) -> AgendaType {
        match self as u8 {
            0..8 => AgendaType::Dominance,
            8..16 => AgendaType::Might,
            16..23 => AgendaType::Support,
            _ => AgendaType::Wealth,
        }
    }

    /// The agendas of a type.
    pub fn of(agenda_type: AgendaType) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |agenda| agenda.agenda_type() == agenda_type)
    }

    /// VF-EVA-17: its objectives.
    #[must_use]
    pub const fn objectives(self) -> &'static [Objective] {
        objectives::DRAWN[self as usize]
    }

    /// Where its objectives are known from: the rulebook has an example with one of them. Two agendas bring the same in the lists, and of two one number was changed there.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        if matches!(self, Self::AgrarianUnion) {
            Provenance::Printed
        } else if matches!(
            self,
            Self::FederalAuthority | Self::InterplanetaryColonization | Self::MultipleEnergySources | Self::SafeguardPolicy
        ) {
            Provenance::Doubted
        } else {
            Provenance::Listed
        }
    }
}

/// VF-AGE-07: the objectives of the starting agenda of an origin.
#[must_use]
pub fn starting(house: House, origin: Origin) -> &'static [Objective] {
    objectives::starting(house, origin)
}

impl AgendaType {
    /// VF-SEL-05: the focuses with which agendas of this type are played.
    #[must_use]
    pub const fn focuses(self) -> [Focus; 2] {
        match self {
            Self::Dominance => [Focus::Temptation, Focus::Innovation],
            Self::Might => [Focus::Prosperity, Focus::Progress],
            Self::Support => [Focus::Conquest, Focus::Reinforcement],
            Self::Wealth => [Focus::Development, Focus::Production],
        }
    }

    /// VF-ACT-03: what agendas of this type do when they are played.
    #[must_use]
    pub const fn deed(self) -> Deed {
        match self {
            Self::Dominance => Deed::free(&[Effect::Invade { corrupted_only: false }]),
            Self::Might => Deed::one_of(&[Effect::Advance(Along::Least), Effect::GainTrade]),
            Self::Support => Deed::free(&[Effect::Activate(1), Effect::Build { what: None, at: At::Anywhere }]),
            Self::Wealth => Deed::free(&[Effect::Establish { what: None, at: At::Anywhere }, Effect::ProduceOfGuild]),
        }
    }
}
