//! Populist Demands: any ambition may be declared.

use crate::prelude::*;
use crate::rounds::declaring::{ZeroMarker, declare, may_declare};

pub static CARD: CourtCard = CourtCard::vox(|t, seat| choose(t, CourtCardId::PopulistDemands, seat, Moment::First)).choosing(&[Choosing {
    moment: Moment::First,
    question: ambitions,
    then: declare_any,
}]);

fn ambitions(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let open = if may_declare(s, seat) { Ambition::ALL } else { &[] };
    optional(&Prompt::DeclareAny, open.iter().map(|ambition| Offer::new(Choice::Declare { ambition: *ambition })).collect())
}

/// ARCS-RULING-08: without the zero marker.
fn declare_any(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    if let Choice::Declare { ambition } = picked.one() {
        declare(seat, ambition, ZeroMarker::NotPlaced, t);
    }
}
