//! Focus cards of Houses, in place of standard ones (VF-SEL-09).

use super::{Action, FocusCard};
use crate::components::prelude::*;

pub const ASTORAN_CONQUEST: FocusCard = FocusCard {
    focus: Focus::Conquest,
    house: Some(House::Astoran),
    actions: [
        Action {
            name: ActionName::Besiege,
            cost: Cost::of(Stock::of(Resource::Energy, 3)),
            connector: Connector::AndOr,
            effects: &[Effect::Invade { corrupted_only: false }, Effect::Build { what: None, at: At::Anywhere }],
        },
        Action {
            name: ActionName::Harvest,
            cost: Cost::of(Stock::of(Resource::Credits, 1)),
            connector: Connector::AndOr,
            effects: &[
                Effect::GainPer { stock: Stock::of(Resource::Food, 1), influence: 0, per: Count::PureSectors(Sectors::Any) },
                Effect::MoveCorruption,
            ],
        },
        Action {
            name: ActionName::Sustain,
            cost: Cost::of(Stock::of(Resource::Science, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::GainPer {
                stock: Stock::of(Resource::Credits, 1),
                influence: 1,
                per: Count::PureSectors(Sectors::Installations(1)),
            }],
        },
    ],
};

pub const ASTORAN_PROSPERITY: FocusCard = FocusCard {
    focus: Focus::Prosperity,
    house: Some(House::Astoran),
    actions: [
        Action {
            name: ActionName::Parade,
            cost: Cost { stock: Stock::of(Resource::Food, 1), recall: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Build { what: None, at: At::Anywhere }, Effect::Advance(Along::The(Track::Economy))],
        },
        Action {
            name: ActionName::Regulate,
            cost: Cost { recall: 1, ..Cost::FREE },
            connector: Connector::Or,
            effects: &[Effect::GainAgenda(Some(AgendaType::Might)), Effect::GainAgenda(Some(AgendaType::Wealth))],
        },
        Action {
            name: ActionName::Rebuild,
            cost: Cost { installation: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[
                Effect::Establish { what: None, at: At::WherePaid },
                Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere },
            ],
        },
    ],
};

pub const FENRAX_DEVELOPMENT: FocusCard = FocusCard {
    focus: Focus::Development,
    house: Some(House::Fenrax),
    actions: [
        Action {
            name: ActionName::Settle,
            cost: Cost::of(Stock { materials: 1, credits: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::Establish { what: None, at: At::Together }, Effect::Build { what: None, at: At::Together }],
        },
        Action {
            name: ActionName::Colonize,
            cost: Cost { stock: Stock::of(Resource::Materials, 1), population: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Establish { what: None, at: At::NotWherePaid }, Effect::Establish { what: None, at: At::NotWherePaid }],
        },
        Action {
            name: ActionName::Recruit,
            cost: Cost::of(Stock { food: 1, science: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::Deploy { count: 1, at: At::Together, fleet: None }, Effect::RaisePopulation(At::Together)],
        },
    ],
};

pub const FENRAX_DISPERSION: FocusCard = FocusCard {
    focus: Focus::Reinforcement,
    house: Some(House::Fenrax),
    actions: [
        Action {
            name: ActionName::Retake,
            cost: Cost { stock: Stock::of(Resource::Science, 1), installation: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Build { what: None, at: At::NotWherePaid }, Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }],
        },
        Action {
            name: ActionName::Muster,
            cost: Cost::of(Stock { materials: 1, credits: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::DeployAtShipyards],
        },
        Action {
            name: ActionName::Disperse,
            cost: Cost { stock: Stock::of(Resource::Energy, 1), population: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Elsewhere), Effect::RaisePopulation(At::Elsewhere)],
        },
    ],
};

pub const KRADMOR_PRODUCTION: FocusCard = FocusCard {
    focus: Focus::Production,
    house: Some(House::Kradmor),
    actions: [
        Action {
            name: ActionName::Push,
            cost: Cost::of(Stock { food: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }, Effect::Produce(Stock::of(Resource::Energy, 1))],
        },
        Action {
            name: ActionName::Amplify,
            cost: Cost::FREE,
            connector: Connector::Or,
            effects: &[Effect::Produce(Stock { food: 1, materials: 1, ..Stock::NONE }), Effect::Advance(Along::The(Track::Economy))],
        },
        Action {
            name: ActionName::Bloom,
            cost: Cost { stock: Stock::of(Resource::Energy, 1), corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Establish { what: None, at: At::Anywhere }, Effect::Advance(Along::The(Track::Society))],
        },
    ],
};

pub const KRADMOR_TEMPTATION: FocusCard = FocusCard {
    focus: Focus::Temptation,
    house: Some(House::Kradmor),
    actions: [
        Action {
            name: ActionName::Overcome,
            cost: Cost::of(Stock { credits: 1, science: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::RaisePopulation(At::Anywhere), Effect::PreferredFocus],
        },
        Action {
            name: ActionName::Foresee,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::Least), Effect::Foresee],
        },
        Action {
            name: ActionName::Exert,
            cost: Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::Activate(1), Effect::Deploy { count: 1, at: At::Home, fleet: None }, Effect::ProduceAny(1)],
        },
    ],
};

pub const MARQUALOS_GUILE: FocusCard = FocusCard {
    focus: Focus::Innovation,
    house: Some(House::Marqualos),
    actions: [
        Action {
            name: ActionName::Obtain,
            cost: Cost::of(Stock { credits: 1, science: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::GainTechnology(Research::Either)],
        },
        Action {
            name: ActionName::Transfer,
            cost: Cost { agenda: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainTrade, Effect::ProduceAny(2)],
        },
        Action {
            name: ActionName::Direct,
            cost: Cost { recall: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None), Effect::GainBounty(1)],
        },
    ],
};

pub const NERVO_UPLIFT: FocusCard = FocusCard {
    focus: Focus::Conquest,
    house: Some(House::Nervo),
    actions: [
        Action {
            name: ActionName::Bombard,
            cost: Cost::of(Stock::of(Resource::Energy, 2)),
            connector: Connector::Linked,
            effects: &[Effect::Invade { corrupted_only: false }, Effect::Bombard],
        },
        Action {
            name: ActionName::Analyze,
            cost: Cost::of(Stock::of(Resource::Credits, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None)],
        },
        Action {
            name: ActionName::Regenerate,
            cost: Cost::of(Stock::of(Resource::Science, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }, Effect::Produce(Stock::of(Resource::Credits, 1))],
        },
    ],
};

pub const NERVO_PRODUCTION: FocusCard = FocusCard {
    focus: Focus::Production,
    house: Some(House::Nervo),
    actions: [
        Action {
            name: ActionName::Industrialize,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Economy)), Effect::Produce(Stock::of(Resource::Materials, 1))],
        },
        Action {
            name: ActionName::Mechanize,
            cost: Cost::of(Stock::of(Resource::Materials, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Statecraft)), Effect::Produce(Stock { food: 1, energy: 1, ..Stock::NONE })],
        },
        Action {
            name: ActionName::Flourish,
            cost: Cost::of(Stock::of(Resource::Materials, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Society))],
        },
    ],
};

pub const NOVARIS_PROGRESS: FocusCard = FocusCard {
    focus: Focus::Progress,
    house: Some(House::Novaris),
    actions: [
        Action {
            name: ActionName::Embrace,
            cost: Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainTechnology(Research::Either)],
        },
        Action {
            name: ActionName::Experiment,
            cost: Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None)],
        },
        Action {
            name: ActionName::Trap,
            cost: Cost::of(Stock { energy: 2, science: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::Regroup, Effect::Invade { corrupted_only: true }],
        },
    ],
};

pub const NOVARIS_REINFORCEMENT: FocusCard = FocusCard {
    focus: Focus::Reinforcement,
    house: Some(House::Novaris),
    actions: [
        Action {
            name: ActionName::Adapt,
            cost: Cost::of(Stock { food: 1, energy: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::Activate(1), Effect::RemoveCorruption { from: Spots::Mat, at: At::Anywhere }],
        },
        Action {
            name: ActionName::Muster,
            cost: Cost::of(Stock { energy: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::DeployAtShipyards],
        },
        Action {
            name: ActionName::Accelerate,
            cost: Cost::of(Stock { energy: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::Regroup, Effect::Advance(Along::Any)],
        },
    ],
};

pub const SHIVEUS_CRUSADE: FocusCard = FocusCard {
    focus: Focus::Temptation,
    house: Some(House::Shiveus),
    actions: [
        Action {
            name: ActionName::Indoctrinate,
            cost: Cost::of(Stock { food: 1, energy: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::DeployAtShipyards, Effect::RaisePopulation(At::Anywhere)],
        },
        Action {
            name: ActionName::Exterminate,
            cost: Cost::of(Stock { energy: 1, credits: 1, ..Stock::NONE }),
            connector: Connector::Linked,
            effects: &[Effect::Invade { corrupted_only: true }, Effect::InfluencePer { each: 2, every: 1, per: Count::VoidbornRemoved }],
        },
        Action {
            name: ActionName::Illuminate,
            cost: Cost { stock: Stock::of(Resource::Science, 2), recall: 1, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::RemoveCorruption { from: Spots::Sector, at: At::WherePaid }, Effect::Advance(Along::Any)],
        },
    ],
};

pub const SHIVEUS_POLITICS: FocusCard = FocusCard {
    focus: Focus::Politics,
    house: Some(House::Shiveus),
    actions: [
        Action {
            name: ActionName::Exalt,
            cost: Cost::of(Stock::of(Resource::Food, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Statecraft)), Effect::UpgradeGlory],
        },
        Action {
            name: ActionName::Retaliate,
            cost: Cost::of(Stock::of(Resource::Energy, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::Invade { corrupted_only: true }],
        },
        Action {
            name: ActionName::Brandish,
            cost: Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainTrade, Effect::ProduceAny(1)],
        },
    ],
};

pub const THEGWYN_PRODUCTION: FocusCard = FocusCard {
    focus: Focus::Production,
    house: Some(House::Thegwyn),
    actions: [
        Action {
            name: ActionName::Flourish,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Society))],
        },
        Action {
            name: ActionName::Elevate,
            cost: Cost::of(Stock { food: 1, materials: 1, ..Stock::NONE }),
            connector: Connector::Or,
            effects: &[Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }, Effect::Advance(Along::The(Track::Statecraft))],
        },
        Action {
            name: ActionName::Accumulate,
            cost: Cost::FREE,
            connector: Connector::AndOr,
            effects: &[Effect::Produce(Stock { food: 1, energy: 1, materials: 1, science: 1, ..Stock::NONE })],
        },
    ],
};

pub const YARVEK_CONQUEST: FocusCard = FocusCard {
    focus: Focus::Conquest,
    house: Some(House::Yarvek),
    actions: [
        Action {
            name: ActionName::Engage,
            cost: Cost::of(Stock::of(Resource::Energy, 2)),
            connector: Connector::Or,
            effects: &[Effect::Invade { corrupted_only: false }, Effect::Regroup],
        },
        Action {
            name: ActionName::Rally,
            cost: Cost { stock: Stock::of(Resource::Credits, 1), bounty: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None)],
        },
        Action {
            name: ActionName::Recycle,
            cost: Cost { stock: Stock::of(Resource::Materials, 2), reclaim: true, ..Cost::FREE },
            connector: Connector::OrTwice,
            effects: &[Effect::RemoveCorruption { from: Spots::Sector, at: At::Anywhere }, Effect::Activate(1)],
        },
    ],
};

pub const YARVEK_RAID: FocusCard = FocusCard {
    focus: Focus::Innovation,
    house: Some(House::Yarvek),
    actions: [
        Action {
            name: ActionName::Liberate,
            cost: Cost::of(Stock::of(Resource::Energy, 2)),
            connector: Connector::Linked,
            effects: &[Effect::Invade { corrupted_only: false }, Effect::InfluencePer { each: 1, every: 1, per: Count::PopulationTaken }],
        },
        Action {
            name: ActionName::Consult,
            cost: Cost { stock: Stock::of(Resource::Science, 1), bounty: true, ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainTechnology(Research::Basic)],
        },
        Action {
            name: ActionName::Negotiate,
            cost: Cost { stock: Stock::of(Resource::Credits, 1), corruption: Some(Spots::Any), ..Cost::FREE },
            connector: Connector::AndOr,
            effects: &[Effect::GainBounty(1), Effect::GainTrade],
        },
    ],
};

pub const ZENOR_CONQUEST: FocusCard = FocusCard {
    focus: Focus::Conquest,
    house: Some(House::Zenor),
    actions: [
        Action {
            name: ActionName::Engage,
            cost: Cost::of(Stock::of(Resource::Energy, 2)),
            connector: Connector::Or,
            effects: &[Effect::Invade { corrupted_only: false }, Effect::Regroup],
        },
        Action {
            name: ActionName::Invest,
            cost: Cost::of(Stock::of(Resource::Credits, 3)),
            connector: Connector::AndOr,
            effects: &[Effect::GainAgenda(None), Effect::GainTrade],
        },
        Action {
            name: ActionName::Experiment,
            cost: Cost::of(Stock::of(Resource::Science, 1)),
            connector: Connector::AndOr,
            effects: &[Effect::Produce(Stock::of(Resource::Science, 1)), Effect::GainTechnology(Research::Basic)],
        },
    ],
};

pub const ZENOR_POLITICS: FocusCard = FocusCard {
    focus: Focus::Politics,
    house: Some(House::Zenor),
    actions: [
        Action {
            name: ActionName::Inspire,
            cost: Cost::of(Stock::of(Resource::Science, 2)),
            connector: Connector::AndOr,
            effects: &[Effect::Advance(Along::The(Track::Statecraft))],
        },
        Action {
            name: ActionName::Divide,
            cost: Cost::of(Stock { energy: 1, materials: 1, science: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::Activate(1), Effect::Invade { corrupted_only: false }],
        },
        Action {
            name: ActionName::Replicate,
            cost: Cost::of(Stock { energy: 1, science: 1, ..Stock::NONE }),
            connector: Connector::AndOr,
            effects: &[Effect::MoveCorruption, Effect::RaisePopulation(At::Anywhere)],
        },
    ],
};
