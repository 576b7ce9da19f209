//! ARCS-CITY: who destroys a city provokes Outrage and ransacks the Court.

use crate::actions::secure::{self, Agents};
use crate::position::state::Outrage;
use crate::prelude::*;

/// The steps after a city was destroyed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// ARCS-CITY-02, 03.
    Provoke(Seat, Resource),
    /// ARCS-CITY-07: whose agents lie on the card that is taken.
    Ransack(Seat, Seat),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Provoke(seat, resource) => it.does(move |t| provoke(seat, resource, t)),
        Step::Ransack(seat, of) => it.may_ask(move |s| cards(s, seat, of), move |picked, t| ransack(seat, &picked.one(), t)),
    }
}

/// Outrage for every type of every city that a seat has destroyed.
pub fn of_destroyed(seat: Seat, cities: &[Vec<Resource>]) -> Vec<crate::flow::Step> {
    cities.iter().flatten().map(|resource| Step::Provoke(seat, *resource).into()).collect()
}

/// ARCS-CITY-02, 03, 06, 12: tokens and Guild cards of that type are discarded, and an agent marks it.
fn provoke(seat: Seat, resource: Resource, t: &mut T<'_>) {
    t.tell(&Line::Outrage { seat, resource });
    tokens::discard_all(t.state, seat, resource);
    let (keeps, goes): (Vec<_>, Vec<_>) =
        t.state.players[seat].guild.iter().partition(|card| card.suit() != Some(resource) || modifiers::survives_outrage(**card));
    t.state.players[seat].guild = keeps;
    for card in goes {
        t.tell(&Line::CardDiscarded { seat, card });
        t.state.court.discard.push(card);
    }
    if !t.state.players[seat].outrage.contains_key(&resource) {
        // ARCS-CITY-05
        let mark = if supply::agents(t.state, seat) > 0 { Outrage::Agent } else { Outrage::Placeholder };
        t.state.players[seat].outrage.insert(resource, mark);
    }
}

/// ARCS-CITY-05: an agent takes the place of something else as soon as one is there.
pub fn replace_placeholders(t: &mut T<'_>) {
    let seats: Vec<Seat> = t.state.players.seats().collect();
    for seat in seats {
        let waiting = |s: &State| s.players[seat].outrage.iter().find(|(_, mark)| **mark == Outrage::Placeholder).map(|(of, _)| *of);
        while let Some(resource) = waiting(t.state).filter(|_| supply::agents(t.state, seat) > 0) {
            t.state.players[seat].outrage.insert(resource, Outrage::Agent);
        }
    }
}

/// ARCS-CITY-07, 09: a card with an agent of the defender, if there is one.
fn cards(s: &State, seat: Seat, of: Seat) -> Asks {
    let with_agents = s.court.row.iter().flatten().filter(|place| place.agents[of] > 0);
    let offers: Vec<Choice> = with_agents.map(|place| Choice::CourtCard { card: place.card }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::one_of(&Prompt::Ransack { seat: of }, "ARCS-CITY-07", offers).skipped_when_forced())
}

/// ARCS-CITY-08: Rivals' agents on it become Trophies.
fn ransack(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::CourtCard { card } = *choice else { unreachable!("only Court cards are offered: {choice:?}") };
    t.tell(&Line::Ransacked { seat, card });
    secure::take(seat, card, Agents::Trophies, t);
}
