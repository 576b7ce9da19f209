//! Skirmishers: skirmish dice are rolled again; three ships for its Prelude.

use crate::cards::common::{controlled_systems, place_three_ships};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Weapon, 2)
    .passives(&[Passive::RerollsSkirmishDice])
    .discarded_for(|t, seat| choose(t, CourtCardId::Skirmishers, seat, Moment::First))
    .choosing(&[Choosing { moment: Moment::First, question: controlled_systems, then: place_three_ships }]);
