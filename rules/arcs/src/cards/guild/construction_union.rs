//! Construction Union: brings a card of Construction that was played in the round to its owner's hand.

use crate::cards::common::{attach, can_attach, cards_to_attach_to};
use crate::cards::{AfterPrelude, Prelude};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Material, 2)
    .prelude(Prelude {
        can: |s, _| can_attach(s, Suit::Construction),
        does: |t, seat| choose(t, CourtCardId::ConstructionUnion, seat, Moment::First),
        after: AfterPrelude::Attached,
    })
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, _| cards_to_attach_to(s, Suit::Construction),
        then: |t, seat, picked| attach(t, seat, CourtCardId::ConstructionUnion, picked),
    }]);
