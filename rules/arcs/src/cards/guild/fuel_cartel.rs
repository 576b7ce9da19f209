//! Fuel Cartel: the supply of fuel lies on it; a token is stolen for its Prelude.

use crate::cards::common::{steal, stealable_tokens};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Fuel, 2)
    .passives(&[Passive::HoldsSupply(Resource::Fuel)])
    .discarded_for(|t, seat| choose(t, CourtCardId::FuelCartel, seat, Moment::First))
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, seat| one_of(&Prompt::Steal, stealable_tokens(s, seat, Some(Resource::Fuel))),
        then: steal,
    }]);
