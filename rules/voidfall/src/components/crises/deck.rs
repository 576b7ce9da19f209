//! The deck of Crises, ours, in the order of [`CrisisId`](super::CrisisId).

use super::{Blow, Built, CrisisCard, CrisisKind, CrisisLevel, Feat, Prey};
use crate::components::prelude::*;

const MILITARY: CrisisKind = CrisisKind::Military;
const ECONOMIC: CrisisKind = CrisisKind::Economic;
const GENERAL: CrisisKind = CrisisKind::General;
const START: CrisisLevel = CrisisLevel::Starting;
const ONE: CrisisLevel = CrisisLevel::One;
const TWO: CrisisLevel = CrisisLevel::Two;
const THREE: CrisisLevel = CrisisLevel::Three;

const DEACTIVATE: Cost = Cost { deactivate: 1, ..Cost::FREE };
const RECALL: Cost = Cost { recall: 1, ..Cost::FREE };
const INSTALLATION: Cost = Cost { installation: true, ..Cost::FREE };
const GUILD: Cost = Cost { guild: true, ..Cost::FREE };
const TRADE: Cost = Cost { trade: true, ..Cost::FREE };
const LOWER: Cost = Cost { population: true, ..Cost::FREE };
const FREE: Cost = Cost::FREE;

const fn pay(resource: Resource, count: u8) -> Cost {
    Cost::of(Stock::of(resource, count))
}
const fn mix(count: u8) -> Cost {
    Cost { mix: count, ..Cost::FREE }
}
const fn corrupt(spots: Spots) -> Cost {
    Cost { corruption: Some(spots), ..Cost::FREE }
}
const fn deactivate(count: u8) -> Cost {
    Cost { deactivate: count, ..Cost::FREE }
}
const fn beside(count: u8) -> Blow {
    Blow::VoidbornBeside { count, defense: false }
}
const fn crisis(level: CrisisLevel, kind: CrisisKind, feat: Feat, cost: Cost, pays: &'static [Cost], blows: &'static [Blow]) -> CrisisCard {
    CrisisCard { level, kind, feat, cost, pays, blows }
}

const BASIC: &[Resource] = &[Resource::Food, Resource::Energy, Resource::Materials];
const ANY: &[Resource] = &[Resource::Food, Resource::Energy, Resource::Materials, Resource::Credits, Resource::Science];

pub static CRISES: [CrisisCard; 35] = [
    crisis(START, MILITARY, Feat::Take(Prey::Voidborn), FREE, &[], &[Blow::VoidbornInRifts]),
    crisis(START, ECONOMIC, Feat::Produce { of: BASIC, least: 3 }, FREE, &[pay(Resource::Food, 2)], &[]),
    crisis(START, GENERAL, Feat::Advance { level: 0 }, FREE, &[corrupt(Spots::Track)], &[]),
    crisis(START, MILITARY, Feat::Deploy { least: 2, types: 0, force: 0 }, FREE, &[DEACTIVATE], &[]),
    crisis(START, ECONOMIC, Feat::GainTrade, FREE, &[TRADE], &[]),
    crisis(ONE, MILITARY, Feat::Take(Prey::ForceUpTo(2)), FREE, &[], &[beside(1)]),
    crisis(ONE, MILITARY, Feat::Activate, FREE, &[DEACTIVATE], &[]),
    crisis(ONE, MILITARY, Feat::Build(Built::SectorDefense), FREE, &[INSTALLATION], &[]),
    crisis(ONE, MILITARY, Feat::Regroup { flights: 2 }, FREE, &[RECALL], &[]),
    crisis(ONE, ECONOMIC, Feat::Produce { of: &[Resource::Food], least: 0 }, FREE, &[pay(Resource::Food, 2)], &[]),
    crisis(ONE, ECONOMIC, Feat::EstablishBasic, FREE, &[mix(2)], &[]),
    crisis(ONE, ECONOMIC, Feat::GainCredits(2), FREE, &[pay(Resource::Credits, 2)], &[]),
    crisis(ONE, GENERAL, Feat::Cleanse(Spots::Any), FREE, &[corrupt(Spots::Sector)], &[]),
    crisis(ONE, GENERAL, Feat::GainAgenda, FREE, &[corrupt(Spots::Slot)], &[]),
    crisis(ONE, GENERAL, Feat::Research { is_improved: false }, FREE, &[pay(Resource::Science, 2)], &[]),
    crisis(TWO, MILITARY, Feat::Take(Prey::WithDefense), FREE, &[], &[Blow::VoidbornBeside { count: 2, defense: true }]),
    crisis(TWO, MILITARY, Feat::Deploy { least: 1, types: 2, force: 0 }, FREE, &[DEACTIVATE], &[]),
    crisis(TWO, MILITARY, Feat::Take(Prey::PopulationFrom(3)), FREE, &[], &[Blow::Skirmish { more: 1, is_vengeful: true }]),
    crisis(TWO, MILITARY, Feat::Build(Built::Guarded(2)), FREE, &[INSTALLATION], &[]),
    crisis(TWO, ECONOMIC, Feat::Raise { least: 4 }, FREE, &[LOWER], &[]),
    crisis(TWO, ECONOMIC, Feat::Produce { of: &[Resource::Credits], least: 2 }, FREE, &[pay(Resource::Credits, 2)], &[]),
    crisis(TWO, ECONOMIC, Feat::Overproduce { guilds: 0 }, FREE, &[mix(2)], &[]),
    crisis(TWO, GENERAL, Feat::Cleanse(Spots::Mat), FREE, &[corrupt(Spots::Mat)], &[]),
    crisis(TWO, GENERAL, Feat::Advance { level: 1 }, FREE, &[], &[Blow::ConsumeBasic]),
    crisis(TWO, GENERAL, Feat::UpgradeGlory, FREE, &[], &[Blow::Harbinger]),
    crisis(THREE, MILITARY, Feat::Take(Prey::PopulationOrRift(4)), FREE, &[], &[Blow::Skirmish { more: 2, is_vengeful: false }]),
    crisis(THREE, MILITARY, Feat::Deploy { least: 1, types: 0, force: 6 }, FREE, &[deactivate(2)], &[]),
    crisis(THREE, MILITARY, Feat::Take(Prey::WithGlory(6)), FREE, &[], &[beside(2)]),
    crisis(THREE, MILITARY, Feat::Build(Built::Third), FREE, &[INSTALLATION], &[]),
    crisis(THREE, ECONOMIC, Feat::Produce { of: ANY, least: 5 }, FREE, &[], &[Blow::PerMissingGuild(1)]),
    crisis(THREE, ECONOMIC, Feat::EstablishThird, FREE, &[GUILD], &[]),
    crisis(THREE, ECONOMIC, Feat::Overproduce { guilds: 3 }, FREE, &[mix(3)], &[]),
    crisis(THREE, GENERAL, Feat::Cleanse(Spots::Any), pay(Resource::Science, 1), &[corrupt(Spots::Any)], &[]),
    crisis(THREE, GENERAL, Feat::Research { is_improved: true }, FREE, &[], &[Blow::ConsumeImproved]),
    crisis(THREE, GENERAL, Feat::Advance { level: 2 }, FREE, &[corrupt(Spots::Track)], &[]),
];
