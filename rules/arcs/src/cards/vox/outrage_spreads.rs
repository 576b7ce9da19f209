//! Outrage Spreads: everybody may be made to provoke Outrage of a resource.

use crate::battle::outrage;
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::vox(|t, seat| choose(t, CourtCardId::OutrageSpreads, seat, Moment::First)).choosing(&[Choosing {
    moment: Moment::First,
    question: resources,
    then: spread,
}]);

fn resources(_: &State, _: Seat) -> Option<Question<Choice>> {
    let offers = Resource::ALL.iter().map(|resource| Offer::new(Choice::Resource { resource: *resource }));
    optional(&Prompt::SpreadOutrage, offers.collect())
}

/// ARCS-RULING-11: nobody ransacks for it. ARCS-FINE-01: in turn order.
fn spread(t: &mut T<'_>, _: Seat, picked: Picked<Choice>) {
    if let Choice::Resource { resource } = picked.one() {
        let order = t.state.turn_order();
        t.next(order.into_iter().map(|seat| outrage::Step::Provoke(seat, resource).into()));
    }
}
