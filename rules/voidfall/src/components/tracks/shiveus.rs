//! The tracks of Shiveus (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::Build { what: None, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::GainTrade, Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::Gain(Stock::of(Resource::Food, 3))],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(20)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(2)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Deploy { count: 2, at: At::Anywhere, fleet: None }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Basic)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(Some(AgendaType::Dominance)), Effect::InfluencePer { each: 1, every: 1, per: Count::Glory }],
        },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::InfluencePer { each: 2, every: 1, per: Count::PureSectors(Sectors::Any) }],
        },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Gain(Stock::of(Resource::Credits, 2))] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::ProduceAny(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Wealth))] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Dominance))] },
        Space { connector: Connector::AndOr, effects: &[Effect::InfluencePer { each: 1, every: 1, per: Count::PureGuilds(Guilds::Any) }] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(18)] },
    ],
];
