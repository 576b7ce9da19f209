//! Material Cartel: the supply of material lies on it; a token is stolen for its Prelude.

use crate::cards::common::{steal, stealable_tokens};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Material, 2)
    .passives(&[Passive::HoldsSupply(Resource::Material)])
    .discarded_for(|t, seat| choose(t, CourtCardId::MaterialCartel, seat, Moment::First))
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, seat| one_of(&Prompt::Steal, stealable_tokens(s, seat, Some(Resource::Material))),
        then: steal,
    }]);
