//! The tracks of Zenor (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Might))] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::ScoreAgenda] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(15)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Regroup, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Dominance))] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::InfluencePer { each: 4, every: 1, per: Count::PureGuilds(Guilds::The(Guild::Scientists)) }],
        },
    ],
    [
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::Gain(Stock { food: 1, energy: 1, materials: 1, science: 1, ..Stock::NONE })],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::InfluencePer { each: 1, every: 1, per: Count::Glory }] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::InfluencePer { each: 3, every: 1, per: Count::PureSectors(Sectors::Guilds(Guilds::Any, 1)) }],
        },
    ],
];
