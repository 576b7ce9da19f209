//! Heroic focus cards (VF-SEL-02): ten that co-operative and solo play lay out, stronger and costlier than the usual ones.

use super::{Action, FocusCard};
use crate::components::crises::CrisisKind;
use crate::components::effects::Twice;
use crate::components::prelude::*;

const REMOVE: Effect = Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere };
const AGENDA: Effect = Effect::GainAgenda(None);
const BUILD: Effect = Effect::Build { what: None, at: At::Anywhere };
const INVADE: Effect = Effect::Invade { corrupted_only: false };
const ANY_CRISIS: Effect = Effect::DiscardCrisis(None);
const GLORY: Cost = Cost { glory: true, ..Cost::FREE };
const RECALLED: Cost = Cost { recall: 1, ..Cost::FREE };

const fn mix(count: u8) -> Cost {
    Cost { mix: count, ..Cost::FREE }
}
const fn stock(stock: Stock) -> Cost {
    Cost::of(stock)
}
const fn any_of(name: ActionName, cost: Cost, effects: &'static [Effect]) -> Action {
    Action { name, cost, connector: Connector::AndOr, effects }
}
const fn one_of(name: ActionName, cost: Cost, effects: &'static [Effect]) -> Action {
    Action { name, cost, connector: Connector::Or, effects }
}
const fn heroic(focus: Focus, actions: [Action; 3]) -> FocusCard {
    FocusCard { focus, house: None, actions }
}

pub const LEADERSHIP: FocusCard = heroic(
    Focus::Leadership,
    [
        one_of(ActionName::Rise, mix(4), &[Effect::BuildHaven, Effect::InfluencePer { each: 1, every: 1, per: Count::Glory }]),
        any_of(ActionName::Use, GLORY, &[REMOVE, Effect::PreferredFocus]),
        one_of(ActionName::Repel, mix(1), &[Effect::RemoveHarbinger, ANY_CRISIS]),
    ],
);

pub const CONQUEST: FocusCard = heroic(
    Focus::Conquest,
    [
        Action {
            name: ActionName::Annihilate,
            cost: stock(Stock { energy: 2, food: 1, ..Stock::NONE }),
            connector: Connector::Linked,
            effects: &[INVADE, Effect::RemoveCorruption { from: Spots::Sector, at: At::Here }],
        },
        any_of(ActionName::Plan, stock(Stock { credits: 1, energy: 1, ..Stock::NONE }), &[Effect::Regroup, AGENDA]),
        any_of(ActionName::Prepare, RECALLED, &[Effect::Activate(2), Effect::UpgradeGlory]),
    ],
);

pub const DEVELOPMENT: FocusCard = heroic(
    Focus::Development,
    [
        any_of(
            ActionName::Develop,
            stock(Stock::of(Resource::Materials, 2)),
            &[Effect::Establish { what: None, at: At::Together }, Effect::RaisePopulation(At::Together)],
        ),
        any_of(ActionName::Grow, mix(3), &[Effect::Establish { what: None, at: At::Anywhere }, Effect::GainMix(4)]),
        any_of(
            ActionName::Harmonize,
            stock(Stock::of(Resource::Science, 1)),
            &[Effect::RemoveCorruption { from: Spots::Sector, at: At::Together }, Effect::Build { what: None, at: At::Together }],
        ),
    ],
);

pub const INNOVATION: FocusCard = heroic(
    Focus::Innovation,
    [
        any_of(
            ActionName::Research,
            mix(4),
            &[Effect::GainTechnology(Research::Basic), Effect::Produce(Stock { credits: 1, science: 1, ..Stock::NONE })],
        ),
        any_of(ActionName::Experiment, Cost::FREE, &[Effect::GainTechnology(Research::Improved), Effect::RemoveVoidborn]),
        any_of(ActionName::Consolidate, mix(2), &[AGENDA, ANY_CRISIS]),
    ],
);

pub const POLITICS: FocusCard = heroic(
    Focus::Politics,
    [
        any_of(
            ActionName::Inspire,
            stock(Stock { credits: 2, science: 1, ..Stock::NONE }),
            &[Effect::Advance(Along::The(Track::Statecraft)), Effect::GainTrade],
        ),
        any_of(ActionName::Assert, stock(Stock { energy: 2, science: 1, ..Stock::NONE }), &[Effect::RemoveVoidborn, INVADE]),
        any_of(
            ActionName::Overthrow,
            Cost { installation: true, ..Cost::FREE },
            &[Effect::RemoveCorruption { from: Spots::Sector, at: At::Anywhere }, Effect::RemoveHarbinger],
        ),
    ],
);

pub const PRODUCTION: FocusCard = heroic(
    Focus::Production,
    [
        any_of(
            ActionName::Flourish,
            Cost { trade: true, ..Cost::FREE },
            &[Effect::InfluencePer { each: 3, every: 1, per: Count::PureGuilds(Guilds::Any) }, Effect::RemoveHarbinger],
        ),
        one_of(
            ActionName::Supply,
            Cost::FREE,
            &[Effect::Produce(Stock { energy: 1, materials: 1, food: 1, ..Stock::NONE }), Effect::UpToTwice(Twice::Raise)],
        ),
        any_of(ActionName::Optimize, RECALLED, &[REMOVE, Effect::Advance(Along::The(Track::Society))]),
    ],
);

pub const PROGRESS: FocusCard = heroic(
    Focus::Progress,
    [
        any_of(
            ActionName::Experiment,
            Cost::FREE,
            &[Effect::Establish { what: Some(Guild::Scientists), at: At::Anywhere }, Effect::Produce(Stock::of(Resource::Science, 1))],
        ),
        any_of(
            ActionName::Invent,
            Cost { stock: Stock::of(Resource::Food, 1), deactivate: 1, ..Cost::FREE },
            &[Effect::GainTechnology(Research::Either), REMOVE],
        ),
        any_of(
            ActionName::Restore,
            GLORY,
            &[
                Effect::Deploy { count: 1, at: At::Anywhere, fleet: None },
                Effect::Regroup,
                Effect::DiscardCrisis(Some(CrisisKind::Economic)),
            ],
        ),
    ],
);

pub const PROSPERITY: FocusCard = heroic(
    Focus::Prosperity,
    [
        any_of(ActionName::Thrive, mix(2), &[Effect::Advance(Along::The(Track::Economy)), Effect::GainMix(4)]),
        any_of(ActionName::Revolt, Cost { guild: true, ..Cost::FREE }, &[Effect::GainTrade, Effect::RemoveHarbinger]),
        one_of(ActionName::Organize, Cost::FREE, &[AGENDA, BUILD]),
    ],
);

pub const REINFORCEMENT: FocusCard = heroic(
    Focus::Reinforcement,
    [
        any_of(ActionName::Accelerate, mix(4), &[Effect::Regroup, Effect::GainMix(4), Effect::Advance(Along::Least)]),
        any_of(ActionName::Muster, stock(Stock::of(Resource::Materials, 4)), &[Effect::Activate(1), Effect::DeployAtShipyards]),
        one_of(
            ActionName::Resist,
            Cost { corruption: Some(Spots::Any), ..Cost::FREE },
            &[Effect::UpToTwice(Twice::Build), Effect::DiscardCrisis(Some(CrisisKind::Military))],
        ),
    ],
);

pub const TEMPTATION: FocusCard = heroic(
    Focus::Temptation,
    [
        any_of(ActionName::Exploit, mix(4), &[Effect::PreferredFocus, Effect::GainMix(4)]),
        any_of(
            ActionName::Apply,
            Cost { corruption: Some(Spots::Track), ..Cost::FREE },
            &[Effect::Advance(Along::JustCorrupted), Effect::Advance(Along::Any)],
        ),
        any_of(
            ActionName::Exert,
            Cost { agenda: true, ..Cost::FREE },
            &[Effect::Activate(1), Effect::Deploy { count: 1, at: At::Home, fleet: None }, Effect::ProduceAny(2)],
        ),
    ],
);
