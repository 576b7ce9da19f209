//! Events that speak of Harbingers, Rifts and Crises, one of each cycle: they are in the stacks where the Void is played against.

use super::writing::*;

pub static EVENTS: [EventCard; 3] = [
    either(
        5,
        &[beside!(VOIDBORN), EventBox { is_solid: false, says: Instruction::CorruptionTogether(2) }],
        &[
            decree(&[from(Count::Sectors(Sectors::Any), 4)], Deed::free(&[Effect::GainGlory(3)])),
            decree(&[from(Count::LargestStock, 10)], Deed::free(&[ADVANCE])),
        ],
    ),
    either(
        6,
        &[
            solid(Instruction::HarbingerOnRifts),
            solid(Instruction::Everywhere(Items { reclaims: 1, ..Items::NONE }, Where::BesideRift)),
            solid(Instruction::Lasting(Lasting::VoidbornAtHarbingers)),
        ],
        &[always(&[Effect::GainBountyPer(Count::Reclaims)]), decree(&[Condition::at_most(Count::Catastrophes, 0)], Deed::free(&[REMOVE]))],
    ),
    both(
        6,
        &[solid(Instruction::Deeds(&[
            Deed::free(&[Effect::CatastropheForCrisis]),
            Deed::free(&[Effect::PlaceHarbinger]),
            Deed::free(&[]).at(Cost { corruption: Some(Spots::Mat), ..Cost::FREE }),
        ]))],
        &[decree(&[from(Count::PureAgendas, 1)], Deed::free(&[Effect::ScoreAgenda])), always(&[per(1, Count::PurePopulation)])],
    ),
];
