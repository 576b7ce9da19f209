//! The objectives of agendas (VF-EVA-17), drawn ones in the order of their ids.

use crate::components::Origin;
use crate::components::prelude::*;

/// So much if one thing holds, or several.
macro_rules! feat {
    ($influence:literal if $($condition:expr),+) => { Objective::Feat { conditions: &[$($condition),+], influence: $influence } };
}

const fn per(influence: i8, count: Count) -> Objective {
    Objective::Per { count, every: 1, influence }
}
const fn every(every: u8, count: Count, influence: i8) -> Objective {
    Objective::Per { count, every, influence }
}
const fn by_level(track: Option<Track>, influence: [u8; 4]) -> Objective {
    Objective::ByLevel { track, influence }
}
const fn from(count: Count, least: u8) -> Condition {
    Condition::at_least(count, least)
}
const fn sectors(sectors: Sectors) -> Count {
    Count::PureSectors(sectors)
}
const fn guilds(guild: Guild) -> Count {
    Count::PureGuilds(Guilds::The(guild))
}
const fn holding(buildings: Buildings) -> Count {
    sectors(Sectors::Holding(buildings))
}
const fn with_guild(guild: Guild) -> Count {
    sectors(Sectors::Guilds(Guilds::The(guild), 1))
}
const PURE: Count = sectors(Sectors::Any);
const IN_PURE: Count = Count::ForceInPureSectors;
const BASIC: Count = Count::Technologies(Technologies::Basic);
const IMPROVED: Count = Count::Technologies(Technologies::Improved);

pub static DRAWN: [&[Objective]; 31] = [
    // Dominance
    &[feat!(5 if from(sectors(Sectors::PopulationFrom(6)), 1)), by_level(Some(Track::Society), [4, 8, 12, 16])],
    &[feat!(5 if from(sectors(Sectors::PopulationFrom(3)), 4)), by_level(Some(Track::Economy), [4, 8, 12, 16])],
    &[feat!(5 if from(sectors(Sectors::PopulationFrom(5)), 2)), by_level(Some(Track::Statecraft), [4, 8, 12, 16])],
    &[feat!(5 if from(Count::PureLevel(Track::Statecraft), 2)), every(2, Count::BasicStock, 1)],
    &[feat!(5 if from(Count::PureLevel(Track::Society), 2)), per(5, sectors(Sectors::UpkeepFrom(2)))],
    &[feat!(5 if from(Count::PureLevel(Track::Economy), 2)), per(4, sectors(Sectors::PopulationFrom(4)))],
    &[feat!(4 if from(Count::HighestPureLevel, 3)), per(3, sectors(Sectors::PopulationFrom(3)))],
    &[feat!(4 if from(Count::PurePopulation, 10)), by_level(None, [2, 4, 6, 8])],
    // Might
    &[feat!(5 if from(Count::Yield(Resource::Materials), 8)), per(5, sectors(Sectors::Force(2)))],
    &[feat!(5 if from(Count::Yield(Resource::Energy), 8)), per(2, IN_PURE)],
    &[feat!(6 if from(Count::PureInstallations(Buildings::Docks), 3)), per(7, sectors(Sectors::Force(3)))],
    &[feat!(7 if from(Count::Yield(Resource::Credits), 4)), per(2, holding(Buildings::Docks))],
    &[feat!(5 if from(Count::PureInstallations(Buildings::Bulwarks), 3)), per(2, IN_PURE)],
    &[feat!(7 if from(Count::Yield(Resource::Food), 8)), per(2, Count::PureInstallations(Buildings::Docks))],
    &[feat!(7 if from(Count::Stock(Resource::Science), 8)), per(6, sectors(Sectors::Installations(3)))],
    &[feat!(5 if from(Count::Yield(Resource::Science), 8)), per(3, holding(Buildings::Bulwarks))],
    // Support
    &[feat!(7 if from(Count::AllSectorsPure, 1)), per(4, sectors(Sectors::NoEmptyGuildSlot))],
    &[feat!(6 if from(Count::Upkeep, 10)), per(5, sectors(Sectors::GuildTypes(3)))],
    &[feat!(7 if from(guilds(Guild::Farmers), 3)), per(4, with_guild(Guild::Scientists))],
    &[feat!(6 if from(guilds(Guild::Engineers), 2), from(guilds(Guild::Miners), 2)), per(3, with_guild(Guild::Bankers))],
    &[feat!(7 if from(Count::CorruptedTracks, 1)), every(2, guilds(Guild::Miners), 5)],
    &[feat!(6 if Condition::at_most(Count::Corruption, 1)), every(2, guilds(Guild::Farmers), 5)],
    &[feat!(5 if Condition::at_most(Count::Upkeep, 6)), every(2, guilds(Guild::Engineers), 5)],
    // Wealth
    &[feat!(4 if from(Count::FleetTypesInPureSectors, 2)), per(2, Count::Reclaims)],
    &[feat!(4 if from(Count::TradeTokens, 2)), per(3, sectors(Sectors::NoUpkeep))],
    &[feat!(4 if from(Count::Reclaims, 2)), per(1, Count::Glory)],
    &[feat!(4 if from(Count::GloryTokens, 3)), every(3, Count::Stock(Resource::Credits), 4)],
    &[feat!(6 if from(Count::GloryFrom(5), 1)), per(4, IMPROVED)],
    &[feat!(4 if from(PURE, 4)), per(2, BASIC), per(3, IMPROVED)],
    &[feat!(4 if from(IMPROVED, 2)), every(2, Count::Bounties, 3)],
    &[feat!(4 if from(Count::Technologies(Technologies::Any), 4)), every(2, PURE, 5)],
];

/// The same for the origins A of several Houses.
static STEADFAST: [Objective; 3] = [per(3, PURE), per(1, holding(Buildings::Defenses)), per(2, holding(Buildings::Shipyards))];

/// The same for their origins B.
static PROSPEROUS: [Objective; 4] = [
    per(3, sectors(Sectors::PopulationOf(5))),
    per(6, sectors(Sectors::PopulationOf(6))),
    per(1, guilds(Guild::Bankers)),
    per(1, Count::PureGuilds(Guilds::Any)),
];

/// The objectives of a starting agenda.
pub fn starting(house: House, origin: Origin) -> &'static [Objective] {
    let of_house: [&'static [Objective]; 2] = match house {
        House::Valnis | House::Belitan | House::Dunlork | House::Cortozaar | House::Marqualos => [&STEADFAST, &PROSPEROUS],
        House::Zenor => [
            const { &[per(1, BASIC), per(3, IMPROVED), per(3, PURE)] },
            const { &[per(2, BASIC), per(4, IMPROVED), per(1, Count::PureGuilds(Guilds::Any))] },
        ],
        House::Thegwyn => [
            const { &[per(2, PURE), per(2, guilds(Guild::Farmers))] },
            const {
                &[
                    per(3, Count::StocksFrom(8)),
                    by_level(Some(Track::Statecraft), [3, 6, 9, 12]),
                    per(1, guilds(Guild::Bankers)),
                    per(1, guilds(Guild::Scientists)),
                ]
            },
        ],
        House::Shiveus => [
            const { &[every(2, Count::PurePopulation, 1), per(3, holding(Buildings::Shipyards))] },
            const { &[per(2, PURE), per(1, Count::PureGuilds(Guilds::Any))] },
        ],
        House::Yarvek => [
            const { &[per(3, PURE), per(1, guilds(Guild::Engineers)), per(1, Count::Reclaims), every(2, Count::Bounties, 1)] },
            const {
                &[
                    per(3, sectors(Sectors::Force(2))),
                    per(3, sectors(Sectors::PopulationFrom(4))),
                    per(1, Count::Reclaims),
                    every(2, Count::Bounties, 1),
                ]
            },
        ],
        House::Nervo => [
            const { &[per(3, sectors(Sectors::NoEmptyGuildSlot)), per(2, sectors(Sectors::Installations(3))), by_level(None, [2, 4, 6, 8])] },
            const { &[per(3, Count::StocksFrom(8)), per(5, sectors(Sectors::GuildTypes(3)))] },
        ],
        House::Astoran => [
            const {
                &[
                    per(4, holding(Buildings::Shipyards)),
                    per(1, guilds(Guild::Engineers)),
                    per(1, guilds(Guild::Miners)),
                    per(-1, Count::CorruptionOnMat),
                ]
            },
            const {
                &[
                    per(1, Count::PurePopulation),
                    per(2, sectors(Sectors::Fleet(Fleet::Sentry))),
                    per(1, holding(Buildings::Defenses)),
                    per(-2, Count::CorruptionOnMat),
                ]
            },
        ],
        House::Fenrax => [
            const { &[per(2, Count::ScarcestStock), per(3, sectors(Sectors::Fleet(Fleet::Carrier))), per(1, Count::PureGuilds(Guilds::Any))] },
            const { &[per(1, Count::Glory), per(1, holding(Buildings::Docks)), every(3, IN_PURE, 3)] },
        ],
        House::Kradmor => [
            const { &[per(2, Count::Upkeep), per(1, sectors(Sectors::Installations(1)))] },
            const {
                &[
                    per(3, sectors(Sectors::PopulationOf(5))),
                    per(6, sectors(Sectors::PopulationOf(6))),
                    by_level(Some(Track::Economy), [3, 6, 9, 12]),
                ]
            },
        ],
        House::Novaris => [
            const { &[per(4, sectors(Sectors::Force(2))), per(3, holding(Buildings::Shipyards)), per(-2, Count::CorruptionOnMat)] },
            const { &[per(3, sectors(Sectors::PopulationFrom(4))), per(1, Count::PureGuilds(Guilds::Basic)), per(-1, Count::CorruptionOnMat)] },
        ],
    };
    of_house[origin as usize]
}
