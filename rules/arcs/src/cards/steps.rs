//! The questions of cards, and the moments at which cards act that nobody plays.

use super::CardId;
use crate::prelude::*;

/// The steps of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The owner of a card is asked something.
    Choose {
        card: CardId,
        /// Its owner.
        seat: Seat,
        /// Which of its questions.
        moment: Moment,
    },
    /// ARCS-FINE-02: several cards of the seat whose turn it is act at the same moment; which is next.
    InAnyOrder {
        /// Whose they are.
        seat: Seat,
        /// Those that have not acted yet.
        cards: Vec<CardId>,
    },
}

/// What each step does or asks.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        &Step::Choose { card, seat, moment } => {
            it.may_ask(move |s| question(s, card, seat, moment), move |picked, t| answered(card, seat, moment, picked, t))
        }
        Step::InAnyOrder { seat, cards } => it.asks_or(
            move |s| which_first(s, *seat, cards),
            |picked, t| act(*seat, cards, &picked.one(), t),
            |t| act_in_turn(*seat, cards, t),
        ),
    }
}

fn question(s: &State, card: CardId, seat: Seat, moment: Moment) -> Asks {
    let choosing = card.powers().choosing.iter().find(|choosing| choosing.moment == moment);
    choosing.and_then(|choosing| (choosing.question)(s, seat)).map_or_else(nobody, |question| ask(seat, question))
}

fn answered(card: CardId, seat: Seat, moment: Moment, picked: Picked<Choice>, t: &mut T<'_>) {
    let choosing = card.powers().choosing.iter().find(|choosing| choosing.moment == moment).expect("the card has asked");
    (choosing.then)(t, seat, picked);
}

/// Those that have something to ask, if they are several.
fn which_first(s: &State, seat: Seat, cards: &[CardId]) -> Asks {
    let has_a_question = |card: &&CardId| !question(s, **card, seat, Moment::First).is_empty();
    let offers: Vec<Choice> = cards.iter().filter(has_a_question).map(|card| card.choice()).collect();
    if offers.len() < 2 { nobody() } else { ask(seat, Question::one_of(&Prompt::ActsFirst, "ARCS-FINE-02", offers)) }
}

/// The card that was picked acts, then the others.
fn act(seat: Seat, cards: &[CardId], picked: &Choice, t: &mut T<'_>) {
    let (first, rest): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|card| card.choice() == *picked);
    act_in_turn(seat, &first, t);
    t.next(steps![Step::InAnyOrder { seat, cards: rest }]);
}

fn act_in_turn(seat: Seat, cards: &[CardId], t: &mut T<'_>) {
    for card in cards {
        choose(t, *card, seat, Moment::First);
    }
}

/// A question of a card comes next.
pub fn choose(t: &mut T<'_>, card: impl Into<CardId>, seat: Seat, moment: Moment) {
    t.next(steps![Step::Choose { card: card.into(), seat, moment }]);
}

/// ARCS-MOD-03: what cards ask when their owner has declared an ambition, by whatever means.
pub fn after_declaring(seat: Seat, t: &mut T<'_>) {
    let cards = modifiers::cards_with(t.state, seat, Passive::AsksWhenDeclaring);
    t.next(steps![Step::InAnyOrder { seat, cards }]);
}

/// What a card of the defender asks when the attacker has taken a Trophy from the battle.
pub fn after_losses(seat: Seat, t: &mut T<'_>) {
    for card in modifiers::cards_with(t.state, seat, Passive::AsksAfterLosses) {
        choose(t, card, seat, Moment::First);
    }
}
