//! The tracks of Kradmor (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Might))] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(20)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::InfluencePer { each: 1, every: 1, per: Count::Glory }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(20)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Wealth))] },
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::ProduceAny(2)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None), Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(20)] },
    ],
];
