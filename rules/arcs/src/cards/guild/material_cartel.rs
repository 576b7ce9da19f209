//! Material Cartel: the supply of material lies on it; a token is stolen for its Prelude.

use crate::cards::common::{one_of, steal, stealable_tokens};
use crate::cards::steps::choose;
use crate::cards::{Choosing, CourtCard, Moment, Passive};
use crate::components::{CourtCardId, Resource};
use crate::words::Prompt;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Material, 2)
    .passives(&[Passive::HoldsSupply(Resource::Material)])
    .discarded_for(|t, seat| choose(t, CourtCardId::MaterialCartel, seat, Moment::First))
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, seat| one_of(&Prompt::Steal, stealable_tokens(s, seat, Some(Resource::Material))),
        then: steal,
    }]);
