//! ARCS-DECL: Declaring an ambition.

use crate::cards::steps as card_steps;
use crate::position::underway::How;
use crate::prelude::*;
use crate::words::Said;

/// The steps of declaring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// ARCS-DECL-01: the ambition of the lead card.
    OfTheLead(Seat),
    /// A card lets a follower declare the ambition of the card just played.
    OfAFollower(Seat),
    /// ARCS-DECL-03: what was paid for is declared.
    Place(Seat, Ambition, ZeroMarker),
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::OfTheLead(seat) => it.may_ask(
            move |s| one_of(seat, ambitions_of_card(s, seat)),
            move |picked, t| declared(seat, &picked.one(), ZeroMarker::OnTheLead, t),
        ),
        Step::OfAFollower(seat) => it.may_ask(
            move |s| one_of(seat, ambitions_of_a_follower(s, seat)),
            move |picked, t| declared(seat, &picked.one(), ZeroMarker::NotPlaced, t),
        ),
        Step::Place(seat, ambition, zero) => it.does(move |t| place(seat, ambition, zero, t)),
    }
}

/// Whether the zero marker is placed (ARCS-DECL-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ZeroMarker {
    /// It is, unless a card of the seat says otherwise.
    OnTheLead,
    /// It is not (ARCS-RULING-08).
    NotPlaced,
}

/// ARCS-DECL-05: whether there is a marker to declare with, and what a leader has a seat pay for it.
pub fn may_declare(s: &State, seat: Seat) -> bool {
    s.markers.iter().any(|marker| marker.on.is_none()) && modifiers::can_pay_to_declare(s, seat)
}

/// ARCS-DECL-02, 05: the ambitions of the card that a seat has just played, as far as it may declare.
fn ambitions_of_card(s: &State, seat: Seat) -> Vec<Ambition> {
    let card = *s.round.played.iter().rev().find(|played| played.seat == seat).expect("a card was played").card.for_the_rules();
    if may_declare(s, seat) { card.ambitions() } else { vec![] }
}

/// What a card lets a follower declare who has just played openly (ARCS-MOD-03).
pub fn ambitions_of_a_follower(s: &State, seat: Seat) -> Vec<Ambition> {
    let is_open = s.round.played.last().is_some_and(|played| matches!(played.how, How::Surpass | How::Pivot));
    if is_open && modifiers::may_declare_when_following(s, seat) { ambitions_of_card(s, seat) } else { vec![] }
}

/// A follower declares.
pub fn declare_as_a_follower(seat: Seat, ambition: Ambition, t: &mut T<'_>) {
    declare(seat, ambition, ZeroMarker::NotPlaced, t);
}

/// ARCS-DECL-09: one of these, or none.
fn one_of(seat: Seat, ambitions: Vec<Ambition>) -> Asks {
    if ambitions.is_empty() {
        return nobody();
    }
    let offers = ambitions.into_iter().map(|ambition| Choice::Declare { ambition });
    ask(seat, one_of_or(&Prompt::Declare, "ARCS-DECL-01", offers, Offer::new(Choice::Nothing).said(&Said::DeclareNothing)))
}

fn declared(seat: Seat, choice: &Choice, zero: ZeroMarker, t: &mut T<'_>) {
    if let Choice::Declare { ambition } = *choice {
        declare(seat, ambition, zero, t);
    }
}

/// Declares, and has the seat pay if a leader says so.
pub fn declare(seat: Seat, ambition: Ambition, zero: ZeroMarker, t: &mut T<'_>) {
    // RULING: the price is paid first, and what is given away for it does not work for this declaration any more.
    if let Some(card) = modifiers::price_of_declaring(t.state, seat) {
        card_steps::choose(t, card, seat, Moment::First);
    }
    t.next(steps![Step::Place(seat, ambition, zero)]);
}

/// ARCS-DECL-03, 04, 06: the available marker with the highest value goes there, whatever lies there already.
fn place(seat: Seat, ambition: Ambition, zero: ZeroMarker, t: &mut T<'_>) {
    let highest = t.state.markers.iter_mut().filter(|marker| marker.on.is_none()).max_by_key(|marker| marker.worth());
    let marker = highest.expect("declaring is only offered with a marker");
    marker.on = Some(ambition);
    let worth = marker.worth();
    t.state.round.is_declared = true;
    t.tell(&Line::Declared { seat, ambition, first: worth.first, second: worth.second });
    if zero == ZeroMarker::OnTheLead && !modifiers::keeps_number(t.state, seat, ambition) {
        t.state.round.is_zeroed = true;
    }
    card_steps::after_declaring(seat, t);
}
