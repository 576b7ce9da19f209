//! Arms Union: brings a card of Aggression that was played in the round to its owner's hand.

use crate::cards::common::{attach, can_attach, cards_to_attach_to};
use crate::cards::{AfterPrelude, Prelude};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Weapon, 2)
    .prelude(Prelude {
        can: |s, _| can_attach(s, Suit::Aggression),
        does: |t, seat| choose(t, CourtCardId::ArmsUnion, seat, Moment::First),
        after: AfterPrelude::Attached,
    })
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, _| cards_to_attach_to(s, Suit::Aggression),
        then: |t, seat, picked| attach(t, seat, CourtCardId::ArmsUnion, picked),
    }]);
