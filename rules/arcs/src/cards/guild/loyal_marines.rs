//! Loyal Marines: stays through Outrage; any token is spent as weapon; three ships for its Prelude.

use crate::cards::common::{controlled_systems, place_three_ships};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Weapon, 3)
    .passives(&[Passive::Loyal(Resource::Weapon)])
    .discarded_for(|t, seat| choose(t, CourtCardId::LoyalMarines, seat, Moment::First))
    .choosing(&[Choosing { moment: Moment::First, question: controlled_systems, then: place_three_ships }]);
