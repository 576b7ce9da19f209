//! The tracks of Valnis, Belitan, Dunlork and Cortozaar (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Gain(Stock { credits: 1, science: 1, ..Stock::NONE })] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(20)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::UpgradeGlory, Effect::InfluencePer { each: 1, every: 1, per: Count::Glory }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::ScoreAgenda] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::InfluencePer { each: 2, every: 1, per: Count::PureGuilds(Guilds::Any) }] },
    ],
];
