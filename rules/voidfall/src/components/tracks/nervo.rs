//! The tracks of Nervo (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RaisePopulation(At::Anywhere)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::InfluencePer { each: 8, every: 1, per: Count::PureSectors(Sectors::PopulationOf(6)) }],
        },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1), Effect::Deploy { count: 1, at: At::Anywhere, fleet: None }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Support))] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::InfluencePer { each: 6, every: 1, per: Count::Technologies(Technologies::Improved) }],
        },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Gain(Stock::of(Resource::Credits, 2))] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Wealth)), Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade, Effect::ProduceAny(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(15)] },
    ],
];
