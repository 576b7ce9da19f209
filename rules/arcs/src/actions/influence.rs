//! ARCS-INFL: Influence.

use super::secure;
use crate::position::state::CourtPlace;
use crate::prelude::*;

/// ARCS-INFL-01: any card of the Court, as long as there is an agent.
pub fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    if supply::agents(s, seat) == 0 {
        return vec![];
    }
    s.court.row.iter().flatten().map(|place| Choice::CourtCard { card: place.card }).collect()
}

/// One of them; before a Secure that must follow, one after which there is something to Secure.
pub fn cards(s: &State, seat: Seat) -> Asks {
    let mut offers = offers(s, seat);
    if s.underway.owed_action == Some(Action::Secure) {
        offers.retain(|choice| leads_to_secure(s, seat, choice));
    }
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Influence, "ARCS-INFL-01", offers).skipped_when_forced())
}

/// Whether there is something to Secure once an agent lies on a card.
pub fn leads_to_secure(s: &State, seat: Seat, choice: &Choice) -> bool {
    let more = |place: &CourtPlace| u8::from(matches!(choice, Choice::CourtCard { card } if *card == place.card));
    s.court.row.iter().flatten().any(|place| secure::is_open(s, seat, place, more(place)))
}

/// An agent goes there, if any card was chosen.
pub fn influence_if_chosen(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if *choice != Choice::Nothing {
        influence(seat, choice, t);
    }
}

/// An agent goes there.
pub fn influence(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::CourtCard { card } = *choice else { unreachable!("only Court cards are offered: {choice:?}") };
    let place = t.state.court.row.iter_mut().flatten().find(|place| place.card == card).expect("the card lies in the row");
    place.agents[seat] += 1;
    t.tell(&Line::Influenced { seat, card });
}
