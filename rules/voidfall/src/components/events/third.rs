//! Events of the third cycle.

use super::writing::*;

/// A corruption on the House mat; if that is full, in a sector or on the Chambers.
const ON_THE_MAT: EventBox = solid(Instruction::Corruption { count: 1, spots: &[Spots::Mat, Spots::Any], condition: None });

pub static EVENTS: [EventCard; 9] = [
    either(
        6,
        &[
            solid(Instruction::Everywhere(DEFENSE, Where::ForceUpTo(2))),
            solid(Instruction::Destroy { count: 1, installations_too: false }),
            dashed(&[Deed::free(&[Effect::MoveAnyCorruption])]),
        ],
        &[always(&[Effect::InfluenceByLevel([3, 6, 9, 12])]), always(&[per(1, Count::ActiveForce), per(2, Count::ForceInPureSectors)])],
    ),
    either(
        5,
        &[
            beside!(Items { voidborn: 1, glory: 3, defenses: 1, ..Items::NONE }),
            dashed(&[Deed::free(&[Effect::ScoreAgenda, deploy(1, At::WithShipyard)])]),
        ],
        &[
            always(&[per(1, Count::Glory)]),
            always(&[per(5, Count::PureSectors(Sectors::Force(3))), per(3, Count::Sectors(Sectors::UpkeepFrom(2)))]),
        ],
    ),
    either(
        5,
        &[
            solid(Instruction::Place(&[&[Placing { items: Items { bounties: 1, defenses: 1, ..Items::NONE }, beside: Beside::Highest }]])),
            solid(Instruction::Corruption {
                count: 1,
                spots: &[Spots::Track, Spots::Any],
                condition: Some(from(Count::Technologies(Technologies::Improved), 1)),
            }),
            EventBox {
                is_solid: false,
                says: Instruction::Depending(
                    from(Count::TradeTokens, 1),
                    &[Deed::free(&[gain(Resource::Science, 3)])],
                    &[Deed::free(&[Effect::GainTrade]).at(pay(Resource::Science, 1))],
                ),
            },
        ],
        &[
            always(&[Effect::InfluencePer { each: 1, every: 2, per: Count::WholeStock }]),
            always(&[per(2, Count::PureInstallations(Buildings::Any))]),
        ],
    ),
    either(
        6,
        &[
            solid(Instruction::Corruption { count: 2, spots: &[Spots::Slot, Spots::Track, Spots::Any], condition: None }),
            solid(Instruction::GloryAnywhere(3)),
            dashed(&[Deed::free(&[deploy(1, ANY), ESTABLISH])]),
        ],
        &[decree(&[from(Count::PureAgendas, 1)], Deed::free(&[Effect::ScoreAgenda])), always(&[per(3, Count::CorruptionOnMat)])],
    ),
    either(
        6,
        &[
            beside!(Items { voidborn: 1, guild: Some(Guild::Bankers), defenses: 1, ..Items::NONE }),
            ON_THE_MAT,
            dashed(&[Deed {
                cost: Cost { recall: 1, ..Cost::FREE },
                connector: Connector::Linked,
                effects: &[Effect::RemoveCorruption { from: Spots::Sector, at: At::NearPaid }, Effect::Influence(6)],
            }]),
        ],
        &[always(&[per(5, Count::PureSectors(Sectors::Guilds(Guilds::The(Guild::Bankers), 1)))]), always(&[per(1, Count::PurePopulation)])],
    ),
    either(
        6,
        &[
            solid(Instruction::CorruptDisplays(None)),
            solid(Instruction::Everywhere(VOIDBORN, Where::PopulationFrom(4))),
            dashed(&[Deed::free(&[REMOVE]), Deed::free(&[ADVANCE]).at(Cost { corruption: Some(Spots::Slot), ..Cost::FREE })]),
        ],
        &[
            always(&[per(1, Count::HighestAndLowestYield)]),
            decree(
                &[Condition::at_most(Count::CorruptionOnMat, 0), from(Count::Technologies(Technologies::Any), 5)],
                Deed::free(&[Effect::Influence(20)]),
            ),
        ],
    ),
    either(
        5,
        &[
            ON_THE_MAT,
            solid(Instruction::SkirmishAfterFirstTurn(1)),
            dashed(&[Deed::free(&[ADVANCE, RAISE]), Deed::free(&[deploy(3, ANY)])]),
        ],
        &[
            always(&[
                per(1, Count::PureSectors(Sectors::PopulationOf(4))),
                per(3, Count::PureSectors(Sectors::PopulationOf(5))),
                per(6, Count::PureSectors(Sectors::PopulationOf(6))),
            ]),
            always(&[per(5, Count::PureSectorsBeyondFour)]),
        ],
    ),
    either(
        6,
        &[ON_THE_MAT, beside!(Items { reclaims: 1, ..Items::NONE }), solid(Instruction::Lasting(Lasting::PreferredCostEnergy))],
        &[always(&[per(2, Count::PureSectors(Sectors::Guilds(Guilds::Basic, 1)))]), always(&[per(6, Count::PureTracksFromOne)])],
    ),
    either(
        5,
        &[
            solid(Instruction::Deeds(&[
                Deed::free(&[Effect::UpgradeGlory]).at(pay(Resource::Credits, 1)),
                Deed::free(&[gain(Resource::Credits, 3)]).at(Cost { glory: true, ..Cost::FREE }),
            ])),
            solid(Instruction::Lasting(Lasting::PreferredCostCredit)),
        ],
        &[
            always(&[per(1, Count::BestThreeGloryTwice)]),
            always(&[per(1, Count::Stock(Resource::Credits)), per(2, Count::PureGuilds(Guilds::The(Guild::Bankers)))]),
        ],
    ),
];
