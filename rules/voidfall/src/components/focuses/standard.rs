//! The nine standard focus cards that every House has (VF-SEL-01).

use super::{Action, FocusCard};
use crate::components::prelude::*;

pub const CONQUEST: FocusCard = FocusCard {
    focus: Focus::Conquest,
    house: None,
    actions: [
        Action {
            name: ActionName::Engage,
            cost: Cost::of(Stock::of(Resource::Energy, 2)),
            connector: Connector::Or,
            effects: &[Effect::Invade { corrupted_only: false }, Effect::Regroup],
        },
        Action {
            name: ActionName::Plan,
            cost: Cost::of(Stock { energy: 1, credits: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None), Effect::MoveCorruption],
        },
        Action {
            name: ActionName::Prepare,
            cost: Cost::of(Stock::of(Resource::Materials, 3)),
            connector: Connector::AndOr,
            effects: &[Effect::Activate(2)],
        },
    ],
};

pub const DEVELOPMENT: FocusCard = FocusCard {
    focus: Focus::Development,
    house: None,
    actions: [
        Action {
            name: ActionName::Grow,
            cost: Cost::of(Stock::of(Resource::Materials, 1)),
            connector: Connector::Or,
            effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::Build { what: None, at: At::Anywhere }],
        },
        Action {
            name: ActionName::Settle,
            cost: Cost { recall: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Establish { what: None, at: At::WherePaid }, Effect::Build { what: None, at: At::WherePaid }],
        },
        Action {
            name: ActionName::Harmonize,
            cost: Cost::of(Stock::of(Resource::Science, 1)),
            connector: Connector::Or,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
    ],
};

pub const INNOVATION: FocusCard = FocusCard {
    focus: Focus::Innovation,
    house: None,
    actions: [
        Action {
            name: ActionName::Research,
            cost: Cost::of(Stock::of(Resource::Food, 2)),
            connector: Connector::AndOr,
            effects: &[
                Effect::Produce(Stock { credits: 1, science: 1, ..Stock::NONE }),
                Effect::InfluencePer { each: 1, every: 1, per: Count::PureGuilds(Guilds::Learned) },
            ],
        },
        Action {
            name: ActionName::Invent,
            cost: Cost::of(Stock::of(Resource::Science, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::GainTechnology(Research::Either)],
        },
        Action {
            name: ActionName::Consolidate,
            cost: Cost::of(Stock { food: 1, energy: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None)],
        },
    ],
};

pub const POLITICS: FocusCard = FocusCard {
    focus: Focus::Politics,
    house: None,
    actions: [
        Action {
            name: ActionName::Inspire,
            cost: Cost::of(Stock::of(Resource::Science, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Statecraft))],
        },
        Action {
            name: ActionName::Assert,
            cost: Cost::of(Stock { energy: 2, credits: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::UpgradeGlory, Effect::Invade { corrupted_only: false }],
        },
        Action {
            name: ActionName::Control,
            cost: Cost::of(Stock::of(Resource::Credits, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::GainTrade, Effect::MoveCorruption],
        },
    ],
};

pub const PRODUCTION: FocusCard = FocusCard {
    focus: Focus::Production,
    house: None,
    actions: [
        Action {
            name: ActionName::Flourish,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Society))],
        },
        Action {
            name: ActionName::Supply,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[
                Effect::Produce(Stock { food: 1, energy: 1, materials: 1, ..Stock::NONE }),
                Effect::InfluencePer { each: 1, every: 1, per: Count::PureGuilds(Guilds::Basic) },
            ],
        },
        Action {
            name: ActionName::Optimize,
            cost: Cost::of(Stock { food: 1, energy: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }, Effect::Regroup],
        },
    ],
};

pub const PROGRESS: FocusCard = FocusCard {
    focus: Focus::Progress,
    house: None,
    actions: [
        Action {
            name: ActionName::Experiment,
            cost: Cost::FREE,
            connector: Connector::Or,
            effects: &[
                Effect::Produce(Stock::of(Resource::Science, 1)),
                Effect::Establish { what: Some(Guild::Scientists), at: At::Anywhere },
            ],
        },
        Action {
            name: ActionName::Invent,
            cost: Cost::of(Stock::of(Resource::Science, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::GainTechnology(Research::Either)],
        },
        Action {
            name: ActionName::Restore,
            cost: Cost { recall: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::RemoveCorruption { from: Spots::Sector, at: At::WherePaid }, Effect::Regroup],
        },
    ],
};

pub const PROSPERITY: FocusCard = FocusCard {
    focus: Focus::Prosperity,
    house: None,
    actions: [
        Action {
            name: ActionName::Thrive,
            cost: Cost::of(Stock::of(Resource::Materials, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Economy))],
        },
        Action {
            name: ActionName::Stockpile,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[Effect::ProduceAny(1), Effect::GainMix(2)],
        },
        Action {
            name: ActionName::Organize,
            cost: Cost { stock: Stock { energy: 1, materials: 1, ..Stock::NONE }, deactivate: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None), Effect::Build { what: None, at: At::Anywhere }],
        },
    ],
};

pub const REINFORCEMENT: FocusCard = FocusCard {
    focus: Focus::Reinforcement,
    house: None,
    actions: [
        Action {
            name: ActionName::Accelerate,
            cost: Cost { deactivate: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::Any), Effect::Build { what: Some(Installation::SectorDefense), at: At::Anywhere }],
        },
        Action {
            name: ActionName::Muster,
            cost: Cost::of(Stock::of(Resource::Materials, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::DeployAtShipyards],
        },
        Action {
            name: ActionName::Mobilize,
            cost: Cost::of(Stock::of(Resource::Energy, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::Regroup, Effect::Build { what: Some(Installation::SectorDefense), at: At::Anywhere }],
        },
    ],
};

pub const TEMPTATION: FocusCard = FocusCard {
    focus: Focus::Temptation,
    house: None,
    actions: [
        Action { name: ActionName::Exploit, cost: Cost::FREE, connector: Connector::AndOr, effects: &[Effect::PreferredFocus] },
        Action {
            name: ActionName::Conspire,
            cost: Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::Any), Effect::Foresee],
        },
        Action {
            name: ActionName::Exert,
            cost: Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Activate(1), Effect::Deploy { count: 1, at: At::Home, fleet: None }, Effect::ProduceAny(2)],
        },
    ],
};
