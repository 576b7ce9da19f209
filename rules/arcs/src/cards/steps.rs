//! The questions of cards, and the moments at which cards act that nobody plays.

use super::{CardId, Moment, Passive, modifiers};
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
        card: CardId,
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

fn question(s: &State, card: CardId, seat: Seat, moment: Moment) -> Asks {
    let choosing = card.powers().choosing.iter().find(|choosing| choosing.moment == moment);
    choosing.and_then(|choosing| (choosing.question)(s, seat)).map_or_else(nobody, |question| ask(seat, question))
}

fn answered(card: CardId, seat: Seat, moment: Moment, picked: Picked<crate::show::messages::Choice>, t: &mut T<'_>) {
    let choosing = card.powers().choosing.iter().find(|choosing| choosing.moment == moment).expect("the card has asked");
    (choosing.then)(t, seat, picked);
}

/// A question of a card comes next.
pub fn choose(t: &mut T<'_>, card: impl Into<CardId>, seat: Seat, moment: Moment) {
    t.next(steps![Step::Choose { card: card.into(), seat, moment }]);
}

/// ARCS-MOD-03: what cards ask when their owner has declared an ambition, by whatever means.
pub fn after_declaring(seat: Seat, t: &mut T<'_>) {
    // RULING: Guild cards come before the leader: who looks at a hand knows what was seen when the leader asks.
    for card in modifiers::cards_with(t.state, seat, Passive::AsksWhenDeclaring) {
        choose(t, card, seat, Moment::First);
    }
}

/// What a card of the defender asks when the attacker has taken a Trophy from the battle.
pub fn after_losses(seat: Seat, t: &mut T<'_>) {
    for card in modifiers::cards_with(t.state, seat, Passive::AsksAfterLosses) {
        choose(t, card, seat, Moment::First);
    }
}
