//! ARCS-SECURE: Secure, and what happens to a card that is secured.

use super::Step;
use crate::cards::{self, Goes};
use crate::position::state::CourtPlace;
use crate::prelude::*;
use crate::words::Why;

/// What becomes of Rivals' agents on a card that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agents {
    /// ARCS-SECURE-02.
    Captives,
    /// ARCS-CITY-08.
    Trophies,
}

/// ARCS-SECURE-01: whether a seat has more agents on a card than each Rival, with so many more of its own.
pub fn is_open(s: &State, seat: Seat, place: &CourtPlace, more: u8) -> bool {
    let own = place.agents[seat] + more;
    own >= modifiers::agents_to_secure(s, seat, place.card) && s.rivals(seat).into_iter().all(|rival| place.agents[rival] < own)
}

/// ARCS-SECURE-01: the cards on which a seat has the majority.
pub fn cards(s: &State, seat: Seat) -> Asks {
    let offers: Vec<Choice> = s
        .court
        .row
        .iter()
        .flatten()
        .filter(|place| is_open(s, seat, place, 0))
        .map(|place| Choice::CourtCard { card: place.card })
        .collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::Secure, "ARCS-SECURE-01", offers).skipped_when_forced()) }
}

/// Why there is nothing to Secure: no majority, or not as many agents as a leader wants.
pub fn why_not(s: &State, seat: Seat) -> (Why, &'static str) {
    let leads =
        |place: &&CourtPlace| place.agents[seat] > 0 && s.rivals(seat).into_iter().all(|rival| place.agents[rival] < place.agents[seat]);
    match s.court.row.iter().flatten().find(leads) {
        Some(place) => (Why::TooFewAgents { agents: modifiers::agents_to_secure(s, seat, place.card) }, "ARCS-MOD-01"),
        None => (Why::NoMajority, "ARCS-SECURE-01"),
    }
}

/// The card is taken.
pub fn secure(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::CourtCard { card } = *choice else { unreachable!("only Court cards are offered: {choice:?}") };
    take(seat, card, Agents::Captives, t);
}

/// ARCS-SECURE-02 to 05: the agents go first, then the card works, and the row is filled up last (ARCS-RULING-04).
pub fn take(seat: Seat, card: CourtCardId, agents: Agents, t: &mut T<'_>) {
    let row = &mut t.state.court.row;
    let at = row.iter().position(|place| place.as_ref().is_some_and(|place| place.card == card)).expect("the card lies in the row");
    let taken = row[at].take().expect("the card lies there");
    t.tell(&Line::Secured { seat, card });
    for rival in t.state.rivals(seat) {
        let count = taken.agents[rival];
        if count == 0 {
            continue;
        }
        match agents {
            Agents::Captives => {
                t.state.players[seat].captives[rival] += count;
                t.tell(&Line::Captured { seat, owner: rival, count });
            }
            Agents::Trophies => {
                t.state.players[seat].trophies[rival].agents += count;
                t.tell(&Line::TookTrophies { seat, owner: rival, count });
            }
        }
    }
    let place = u8::try_from(at).expect("the row is short");
    t.next(steps![Step::Secured { seat, card, place }]);
}

/// ARCS-SECURE-03, 04: a Guild card lies in its owner's area, a Vox card works at once.
pub fn resolve(seat: Seat, card: CourtCardId, place: u8, t: &mut T<'_>) {
    match card.card().secured {
        None => {
            t.state.players[seat].guild.push(card);
            // ARCS-PREL-04
            if let Some(turn) = t.state.turn.as_mut().filter(|turn| turn.is_prelude) {
                turn.secured.push(card);
            }
        }
        Some(effect) => effect(t, seat),
    }
    t.next(steps![Step::Refill { card, place }]);
}

/// ARCS-SECURE-04 to 06: where a Vox card goes, and the top card of the deck in its place.
pub fn refill(card: CourtCardId, place: u8, t: &mut T<'_>) {
    match card.card().goes {
        Goes::Stays => {}
        Goes::ToTheDiscard => t.state.court.discard.push(card),
        Goes::IntoTheDeck => {
            t.state.court.deck.push(card);
            t.shuffle(|s| s.court.deck.forget());
        }
    }
    if let Some(card) = t.state.court.deck.pop() {
        t.commit();
        let agents = cards::no_agents(t.state);
        t.state.court.row[usize::from(place)] = Some(CourtPlace { card, agents });
        t.tell(&Line::CourtRefilled { card });
    }
}
