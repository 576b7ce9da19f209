//! Shipping Interest: makes Fuel in place of a Build; fills all empty slots with it for its Prelude.

use crate::cards::common::{fill_slots, steal, token_for_a_slot};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Fuel, 2)
    .specials(&[Special {
        action: Action::Synthesize,
        instead_of: Action::Build,
        can: |s, _| supply::tokens(s, Resource::Fuel) > 0,
        does: synthesize,
    }])
    .discarded_for(|t, seat| fill_slots(t, seat, CourtCardId::ShippingInterest, Resource::Fuel))
    .choosing(&[Choosing {
        moment: Moment::First,
        question: |s, seat| token_for_a_slot(s, seat, Resource::Fuel),
        then: |t, seat, picked| {
            steal(t, seat, picked);
            choose(t, CourtCardId::ShippingInterest, seat, Moment::First);
        },
    }]);

/// A token from the supply.
fn synthesize(t: &mut T<'_>, seat: Seat) {
    tokens::gain(t, seat, Resource::Fuel, 1);
}
