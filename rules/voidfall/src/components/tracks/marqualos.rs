//! The tracks of Marqualos (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::Gain(Stock { food: 2, credits: 2, science: 2, ..Stock::NONE })] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::ScoreAgenda] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Basic)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Support))] },
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1), Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(8), Effect::Regroup] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::UpgradeGlory, Effect::InfluencePer { each: 1, every: 1, per: Count::Glory }],
        },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None), Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::ScoreAgenda] },
    ],
];
