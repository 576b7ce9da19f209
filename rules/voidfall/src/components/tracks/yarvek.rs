//! The tracks of Yarvek (VF-CIV-11).

use super::{Space, Tracks};
use crate::components::prelude::*;

pub const TRACKS: Tracks = [
    [
        Space { connector: Connector::AndOr, effects: &[Effect::RaisePopulation(At::Anywhere)] },
        Space { connector: Connector::AndOr, effects: &[Effect::ReclaimAtHome] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Might))] },
        Space { connector: Connector::AndOr, effects: &[Effect::ReclaimAtHome] },
        Space {
            connector: Connector::AndOr,
            effects: &[Effect::GainBounty(1), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Space { connector: Connector::AndOr, effects: &[Effect::GainBounty(1), Effect::Advance(Along::The(Track::Statecraft))] },
        Space { connector: Connector::AndOr, effects: &[] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Build { what: None, at: At::Anywhere }] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainTechnology(Research::Basic), Effect::Activate(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(1), Effect::Deploy { count: 2, at: At::Anywhere, fleet: None }] },
        Space { connector: Connector::AndOr, effects: &[Effect::Activate(2)] },
        Space {
            connector: Connector::AndOr,
            effects: &[
                Effect::Deploy { count: 2, at: At::Anywhere, fleet: None },
                Effect::InfluencePer { each: 1, every: 1, per: Count::Glory },
            ],
        },
        Space { connector: Connector::AndOr, effects: &[] },
    ],
    [
        Space { connector: Connector::AndOr, effects: &[Effect::GainBounty(1)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainBounty(2)] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainBounty(1), Effect::GainTrade] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainAgenda(Some(AgendaType::Wealth))] },
        Space { connector: Connector::AndOr, effects: &[Effect::GainBounty(1), Effect::GainMix(4)] },
        Space { connector: Connector::AndOr, effects: &[Effect::ScoreAgenda] },
        Space { connector: Connector::AndOr, effects: &[] },
    ],
];
