//! Gatekeepers: two dice more at gates; a ship at every gate for its Prelude.

use crate::cards::common::CARD as RULE;
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Fuel, 2)
    .passives(&[Passive::ExtraDiceAtGates(2)])
    .discarded_for(|t, seat| choose(t, CourtCardId::Gatekeepers, seat, Moment::First))
    .choosing(&[Choosing { moment: Moment::First, question: gates, then: place }]);

/// ARCS-FINE-08: all gates, or with fewer ships as many.
fn gates(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let gates = reach::gates(s.setup);
    let count = u32::from(supply::ships(s, seat)).min(sternpost_kit::count(gates.len()));
    let offers = gates.into_iter().map(|system| Offer::new(Choice::System { system }).at(format!("system-{system}")));
    (count > 0).then(|| Question::some_of(&Prompt::PlaceAtGates { count }, RULE, count, count, offers).skipped_when_forced())
}

fn place(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    for choice in picked.several() {
        let Choice::System { system } = choice else { unreachable!("only gates are offered: {choice:?}") };
        pieces::place_ships(t, seat, system, 1);
    }
}
