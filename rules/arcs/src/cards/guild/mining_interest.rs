//! Mining Interest: makes Material in place of a Build; fills all empty slots with it for its Prelude.

use crate::cards::common::{fill_slots, steal, token_for_a_slot};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Material, 2)
    .specials(&[Special {
        action: Action::Manufacture,
        instead_of: Action::Build,
        can: |s, _| supply::tokens(s, Resource::Material) > 0,
        does: manufacture,
    }])
    .discarded_for(|t, seat| fill_slots(t, seat, CourtCardId::MiningInterest, Resource::Material))
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, seat| token_for_a_slot(s, seat, Resource::Material),
        then: |t, seat, picked| {
            steal(t, seat, picked);
            choose(t, CourtCardId::MiningInterest, seat, Moment::First);
        },
    }]);

/// A token from the supply.
fn manufacture(t: &mut T<'_>, seat: Seat) {
    tokens::gain(t, seat, Resource::Material, 1);
}
