//! The tracks of Novaris (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: Some(Guild::Engineers), at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Might))] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(22)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Support))] },
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Basic)] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::Activate(1), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Either)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(24)] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::FastForward] },
        Space { connector: Connector::AndOr, effects: &[Effect::Gain(Stock { energy: 1, materials: 1, ..Stock::NONE })] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(None)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::Regroup] },
        Space { connector: Connector::AndOr, effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::Influence(22)] },
    ],
];
