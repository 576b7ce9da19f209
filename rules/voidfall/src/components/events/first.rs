//! Events of the first cycle.

use super::writing::*;

pub static EVENTS: [EventCard; 9] = [
    either(
        4,
        &[
            beside!(Items { defenses: 1, guild: Some(Guild::Scientists), ..Items::NONE }),
            dashed(&[
                Deed::free(&[Effect::GainTechnology(Research::Basic)]).at(pay(Resource::Science, 1)),
                Deed::free(&[gain(Resource::Credits, 3)]),
            ]),
        ],
        &[
            decree(
                &[from(Count::PureGuilds(Guilds::The(Guild::Scientists)), 2)],
                Deed::free(&[Effect::GainBounty(2), Effect::Activate(1)]),
            ),
            decree(&[from(Count::Technologies(Technologies::Any), 3)], Deed::free(&[Effect::ProduceAny(1), gain(Resource::Credits, 1)])),
        ],
    ),
    either(
        5,
        &[
            beside!(RECLAIM_AND_DEFENSE),
            solid(Instruction::CorruptDisplays(Some(AgendaType::Dominance))),
            dashed(&[Deed::one_of(&[Effect::Activate(1), deploy(1, At::Home)])]),
        ],
        &[
            decree(&[from(Count::PureAgendas, 1)], Deed::free(&[BUILD])),
            decree(&[from(Count::PureGuilds(Guilds::Any), 5)], Deed::free(&[Effect::GainAgenda(None)])),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Place(&[&[
                Placing { items: Items { bounties: 1, ..Items::NONE }, beside: Beside::Lowest },
                Placing { items: RECLAIM_AND_DEFENSE, beside: Beside::Highest },
            ]])),
            dashed(&[Deed::one_of(&[ESTABLISH, BUILD])]),
        ],
        &[
            decree(&[from(Count::ForceInSectors, 6)], Deed::free(&[REMOVE, Effect::MoveCorruption])),
            decree(&[from(Count::HighestPureLevel, 1)], Deed::one_of(&[gain(Resource::Credits, 2), Effect::GainTrade])),
        ],
    ),
    either(
        4,
        &[
            beside!(Items { voidborn: 1, glory: 1, ..Items::NONE }),
            dashed(&[Deed::one_of(&[Effect::Activate(1), RAISE, Effect::Establish { what: Some(Guild::Bankers), at: ANY }])]),
        ],
        &[
            decree(&[from(Count::PurePopulation, 10)], Deed::free(&[ESTABLISH, BUILD])),
            decree(&[from(Count::PureGuilds(Guilds::The(Guild::Bankers)), 3)], Deed::free(&[ADVANCE])),
        ],
    ),
    either(
        4,
        &[beside!(Items { voidborn: 1, guild: Some(Guild::Bankers), ..Items::NONE }), dashed(&[Deed::free(&[ADVANCE])])],
        &[
            decree(
                &[from(Count::PureSectors(Sectors::Guilds(Guilds::The(Guild::Bankers), 1)), 3)],
                Deed::free(&[Effect::GainTechnology(Research::Either)]),
            ),
            decree(&[Condition::at_most(Count::EmptyGuildSlots, 2)], Deed::free(&[Effect::ProduceAny(2)])),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Place(&[
                &[Placing { items: Items { voidborn: 1, any_guild: true, ..Items::NONE }, beside: Beside::Lowest }],
                &[Placing { items: Items { glory: 2, defenses: 1, ..Items::NONE }, beside: Beside::Highest }],
            ])),
            dashed(&[Deed::one_of(&[deploy(1, At::Home), Effect::UpgradeGlory])]),
        ],
        &[
            decree(&[from(Count::UpkeepOfSectors, 3)], Deed::free(&[RAISE])),
            decree(&[from(Count::GloryTokens, 3)], Deed::free(&[Effect::GainBounty(3)])),
        ],
    ),
    either(
        5,
        &[solid(Instruction::CorruptionAndAdvance), solid(Instruction::Lasting(Lasting::RemovedCorruptionIsKept))],
        &[
            always(&[Effect::GainPer { stock: Stock::of(Resource::Food, 2), influence: 1, per: Count::CorruptionKept }]),
            always(&[
                Effect::RaisePopulation(At::OfScientists),
                Effect::RaisePopulation(At::OfScientists),
                Effect::RaisePopulation(At::OfScientists),
            ]),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Deeds(&[
                Deed::free(&[Effect::GainGlory(1)]).at(Cost { corruption: Some(Spots::Any), ..Cost::FREE }),
                Deed::free(&[]).at(Cost { recall: 1, ..Cost::FREE }),
            ])),
            solid(Instruction::Lasting(Lasting::DeploymentIsTaxed)),
        ],
        &[
            decree(&[Condition::at_most(Count::CorruptionOnMat, 0)], Deed::one_of(&[Effect::GainGlory(2), Effect::UpgradeGlory])),
            decree(&[from(Count::PureSectors(Sectors::Force(2)), 2)], Deed::free(&[Effect::GainTechnology(Research::Either)])),
        ],
    ),
    either(
        5,
        &[beside!(RECLAIM_AND_DEFENSE), dashed(&[Deed::free(&[Effect::UpgradeGlory, Effect::Activate(1)]), Deed::free(&[ADVANCE])])],
        &[
            decree(&[from(Count::HighestPureLevel, 1)], Deed::free(&[Effect::ActivatePer(Count::PureTracksFromOne)])),
            decree(&[from(Count::GloryFrom(4), 1)], Deed::free(&[Effect::RemoveCorruption { from: Spots::Sector, at: ANY }])),
        ],
    ),
];
