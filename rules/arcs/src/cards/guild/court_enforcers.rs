//! Court Enforcers: agents are captured from a Court card in place of a Battle; three ships for its Prelude.

use crate::cards::common::{controlled_systems, place_three_ships};
use crate::position::state::CourtPlace;
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Weapon, 2)
    .specials(&[Special {
        action: Action::Abduct,
        instead_of: Action::Battle,
        can: |s, seat| !cards(s, seat).is_empty(),
        does: |t, seat| choose(t, CourtCardId::CourtEnforcers, seat, Moment::First),
    }])
    .discarded_for(|t, seat| choose(t, CourtCardId::CourtEnforcers, seat, Moment::Second))
    .choosing(&[
        Choosing { moment: Moment::First, question: |s, seat| one_of(&Prompt::Abduct, cards(s, seat)), then: abduct },
        Choosing { moment: Moment::Second, question: controlled_systems, then: place_three_ships },
    ]);

/// Court cards with Rivals' agents, fewer than the seat has Weapon icons.
fn cards(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    let of_rivals = |place: &CourtPlace| s.rivals(seat).into_iter().map(|rival| place.agents[rival]).sum::<u8>();
    let fits = |place: &&CourtPlace| (1..supply::icons(s, seat, Resource::Weapon)).contains(&of_rivals(place));
    s.court.row.iter().flatten().filter(fits).map(|place| Offer::new(Choice::CourtCard { card: place.card })).collect()
}

fn abduct(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::CourtCard { card } = picked.one() else { unreachable!("only Court cards are offered") };
    for rival in t.state.rivals(seat) {
        let place = t.state.court.row.iter_mut().flatten().find(|place| place.card == card).expect("the card lies in the row");
        let count = std::mem::take(&mut place.agents[rival]);
        t.state.players[seat].captives[rival] += count;
        if count > 0 {
            t.tell(&Line::Captured { seat, owner: rival, count });
        }
    }
}
