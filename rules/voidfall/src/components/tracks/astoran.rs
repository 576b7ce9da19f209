//! The tracks of Astoran (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::Build { what: None, at: At::Anywhere }],
        },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::Build { what: None, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Might))] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(25)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Support))] },
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(Some(AgendaType::Dominance)), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::InfluencePer { each: 2, every: 1, per: Count::PureInstallations(Buildings::Any) }],
        },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Gain(Stock { food: 1, energy: 1, materials: 1, credits: 1, science: 1 })] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None)] },
        Space { connector: Connector::AndOr, effects: &[Effect::ProduceAny(2)] },
        Space { connector: Connector::AndOr, effects: &[Effect::InfluencePer { each: 1, every: 1, per: Count::ForceInPureSectors }] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(15)] },
    ],
];
