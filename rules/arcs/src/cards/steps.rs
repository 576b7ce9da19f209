//! The questions of cards, and the moments at which cards act that nobody plays.

use super::{Moment, Passive, modifiers};
use crate::components::CourtCardId;
use crate::flow::{Asks, Part, T, ask, nobody};
use crate::position::state::State;
use serde::{Deserialize, Serialize};
use sternpost_core::{Picked, Seat, steps};

/// The steps of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The owner of a card is asked something.
    Choose {
        /// The card.
        card: CourtCardId,
        /// Its owner.
        seat: Seat,
        /// Which of its questions.
        moment: Moment,
    },
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Choose { card, seat, moment } => {
            it.may_ask(move |s| question(s, card, seat, moment), move |picked, t| answered(card, seat, moment, picked, t))
        }
    }
}

fn question(s: &State, card: CourtCardId, seat: Seat, moment: Moment) -> Asks {
    let choosing = card.card().choosing.iter().find(|choosing| choosing.moment == moment);
    choosing.and_then(|choosing| (choosing.question)(s, seat)).map_or_else(nobody, |question| ask(seat, question))
}

fn answered(card: CourtCardId, seat: Seat, moment: Moment, picked: Picked<crate::show::messages::Choice>, t: &mut T<'_>) {
    let choosing = card.card().choosing.iter().find(|choosing| choosing.moment == moment).expect("the card has asked");
    (choosing.then)(t, seat, picked);
}

/// A question of a card comes next.
pub fn choose(t: &mut T<'_>, card: CourtCardId, seat: Seat, moment: Moment) {
    t.next(steps![Step::Choose { card, seat, moment }]);
}

/// ARCS-MOD-03: what cards do when their owner has declared an ambition, by whatever means.
pub fn after_declaring(seat: Seat, t: &mut T<'_>) {
    if let Some(card) = modifiers::holder_of(t.state, seat, Passive::LookWhenDeclaring) {
        choose(t, card, seat, Moment::First);
    }
}
