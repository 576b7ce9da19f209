//! Events of the second cycle.

use super::writing::*;

pub static EVENTS: [EventCard; 9] = [
    either(
        5,
        &[
            beside!(Items { voidborn: 1, reclaims: 1, ..Items::NONE }),
            solid(Instruction::CorruptDisplays(Some(AgendaType::Might))),
            dashed(&[Deed::free(&[Effect::ScienceToCredits(6)])]),
        ],
        &[
            decree(&[from(Count::Upkeep, 8), from(Count::UpkeepCovered, 1)], Deed::free(&[Effect::GainAgenda(None)])),
            decree(&[from(Count::PureInstallations(Buildings::Any), 8)], Deed::free(&[Effect::Influence(8)])),
        ],
    ),
    either(
        4,
        &[
            beside!(Items { voidborn: 1, guild: Some(Guild::Bankers), ..Items::NONE }),
            solid(Instruction::CorruptDisplays(Some(AgendaType::Support))),
            dashed(&[Deed::one_of(&[Effect::Activate(2), deploy(2, ANY)])]),
        ],
        &[
            decree(&[from(Count::PureInstallations(Buildings::Bulwarks), 5)], Deed::free(&[Effect::GainTrade])),
            decree(&[Condition::at_most(Count::Upkeep, 6)], Deed::free(&[Effect::Influence(4), REMOVE])),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Everywhere(Items { bounties: 1, glory: 1, ..Items::NONE }, Where::WithDefense)),
            solid(Instruction::CorruptDisplays(Some(AgendaType::Wealth))),
            dashed(&[Deed::free(&[Effect::Build { what: None, at: At::WherePaid }, deploy(2, At::WherePaid)])
                .at(Cost { population: true, ..Cost::FREE })]),
        ],
        &[
            Decree {
                conditions: &[from(Count::Sectors(Sectors::Guilds(Guilds::Basic, 2)), 3)],
                deed: Deed::one_of(&[REMOVE, Effect::Activate(1)]),
                times: 2,
            },
            always(&[per(2, Count::PureInstallations(Buildings::Any))]),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Everywhere(Items { voidborn: 2, bounties: 1, reclaims: 1, ..Items::NONE }, Where::PopulationFrom(4))),
            solid(Instruction::Corruption { count: 1, spots: &[Spots::Track, Spots::Any], condition: None }),
            dashed(&[Deed::one_of(&[gain(Resource::Science, 3), ADVANCE])]),
        ],
        &[
            decree(
                &[from(Count::Yield(Resource::Credits), 3)],
                Deed::free(&[Effect::Produce(Stock { food: 1, energy: 1, materials: 1, ..Stock::NONE })]),
            ),
            decree(&[from(Count::Technologies(Technologies::Any), 5)], Deed::free(&[Effect::Influence(10)])),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Corruption { count: 1, spots: &[Spots::Sector, Spots::Any], condition: None }),
            beside!(RECLAIM_AND_DEFENSE),
            EventBox {
                is_solid: false,
                says: Instruction::Depending(
                    from(Count::PureGuilds(Guilds::Any), 6),
                    &[Deed::free(&[Effect::GainTrade])],
                    &[Deed::free(&[Effect::GainBounty(1)])],
                ),
            },
        ],
        &[
            decree(&[Condition::at_most(Count::PreferredFocusesPlayed, 0)], Deed::free(&[ADVANCE])),
            decree(&[Condition::at_most(Count::Corruption, 1)], Deed::free(&[Effect::Influence(8)])),
        ],
    ),
    either(
        5,
        &[
            beside!(VOIDBORN),
            solid(Instruction::Destroy { count: 2, installations_too: true }),
            solid(Instruction::Lasting(Lasting::CrisisBoardIsIgnored)),
        ],
        &[
            decree(&[from(Count::PureSectors(Sectors::PopulationFrom(5)), 2)], Deed::free(&[ADVANCE])),
            always(&[per(5, Count::StocksFrom(8))]),
        ],
    ),
    either(
        4,
        &[solid(Instruction::RaiseAndCorrupt), solid(Instruction::Lasting(Lasting::NoSkirmishUpToForty))],
        &[
            decree(
                &[Condition::just(Count::GloryTokens, 4)],
                Deed::free(&[Effect::GainBounty(1), Effect::GainTechnology(Research::Basic)]),
            ),
            decree(&[from(Count::PurePopulation, 16)], Deed::free(&[Effect::Influence(12)])),
        ],
    ),
    either(
        5,
        &[dashed(&[Deed::free(&[Effect::ProduceAny(2)])]), solid(Instruction::Lasting(Lasting::VoidAbsorbsByImproved))],
        &[decree(&[from(Count::Glory, 8)], Deed::one_of(&[REMOVE, Effect::GainAgenda(None)])), always(&[per(3, Count::ActiveForce)])],
    ),
    either(
        4,
        &[
            solid(Instruction::Deeds(&[
                Deed::free(&[Effect::GainTechnology(Research::Basic)]),
                Deed::free(&[Effect::Activate(1), Effect::GainTrade]),
            ])),
            solid(Instruction::Lasting(Lasting::GloryIsUpgraded)),
        ],
        &[
            always(&[Effect::ProduceAnyPer(Count::GloryFrom(5))]),
            decree(
                &[from(Count::Upkeep, 10), from(Count::UpkeepCovered, 1)],
                Deed::one_of(&[Effect::Influence(10), Effect::Advance(Along::The(Track::Statecraft))]),
            ),
        ],
    ),
];
