//! Readying and exhausting (CONQ-ROUND-04 to CONQ-ROUND-06): the one door for every exhaustion.

use crate::cards::door::forced;
use crate::flow;
use crate::prelude::*;

/// Steps of exhausting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The card is turned.
    Turn(CardId),
}

/// What each step does or asks.
pub fn part<P: flow::Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Turn(card) => it.does(move |t| turn(card, t)),
    }
}

/// A card exhausts, whatever for; who is exhausted cannot exhaust again (CONQ-ROUND-04).
pub fn exhaust(card: CardId, t: &mut T<'_>) {
    if t.state.cards.get(&card).is_none_or(|card| !card.is_ready) {
        return;
    }
    let named = t.state.named(card);
    t.next(steps![forced(Occasion::Exhausting { card: named }), Step::Turn(card)]);
}

fn turn(card: CardId, t: &mut T<'_>) {
    if let Some(card) = t.state.cards.get_mut(&card) {
        card.is_ready = false;
    }
}

/// A card readies.
pub fn ready(card: CardId, t: &mut T<'_>) {
    if t.state.cards.get(&card).is_some_and(|card| !card.is_ready) {
        t.state.card_mut(card).is_ready = true;
        t.tell(&Line::Readied { card: t.state.named(card).name() });
    }
}
