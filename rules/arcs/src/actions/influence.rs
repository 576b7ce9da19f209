//! ARCS-INFL: Influence.

use crate::board::supply;
use crate::flow::{Asks, T, ask, nobody};
use crate::position::state::State;
use crate::show::messages::{Choice, Line, Prompt};
use sternpost_core::{Question, Seat};

/// ARCS-INFL-01: any card of the Court, as long as there is an agent.
pub fn cards(s: &State, seat: Seat) -> Asks {
    let offers: Vec<Choice> = s.court.row.iter().flatten().map(|place| Choice::CourtCard { card: place.card }).collect();
    if offers.is_empty() || supply::agents(s, seat) == 0 {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Influence, "ARCS-INFL-01", offers).skipped_when_forced())
}

/// An agent goes there.
pub fn influence(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::CourtCard { card } = *choice else { unreachable!("only Court cards are offered: {choice:?}") };
    let place = t.state.court.row.iter_mut().flatten().find(|place| place.card == card).expect("the card lies in the row");
    place.agents[seat] += 1;
    t.tell(&Line::Influenced { seat, card });
}
