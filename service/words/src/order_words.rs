//! Standing orders in words.

use crate::PageWords;
use crate::deal_words;
use crate::say;
use sternpost_core::{Answer, Key, Known, Picked, Seat};
use sternpost_model::order::{Bound, Choose, Lasts, Order, State, When, Why};
use sternpost_orders::Unsound;
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_picture::Words;
use sternpost_table::Snapshot;

/// With what an order answers, in a sentence.
#[must_use]
pub fn what(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, choose: &Choose) -> String {
    match choose {
        Choose::Default => page_words.t(say::ORDER_SAYS_DEFAULT),
        Choose::Most => page_words.t(say::ORDER_SAYS_MOST),
        Choose::Ranked(choices) => page_words.t(say::order_says_ranked(names(words, choices))),
        Choose::Row(left) if left.is_empty() => page_words.t(say::ORDER_SAYS_ROW_DONE),
        Choose::Row(left) => page_words.t(say::order_says_row(names(words, left))),
        Choose::Exactly { answer, named } => page_words.t(say::order_says_exactly(answer_words(words, answer, named))),
        Choose::Accept(terms) => deal_words::accepts(snapshot, page_words, terms),
        Choose::Refuse(terms) => deal_words::refuses(snapshot, page_words, terms),
    }
}

/// An answer by what it names.
#[must_use]
pub fn answer_words(words: &Words<'_>, answer: &Answer, named: &[Known]) -> String {
    let label = |id: &String| named.iter().find(|known| known.id == *id).map_or_else(|| id.clone(), |known| words.say(&known.label));
    match answer {
        Picked::One(id) => label(id),
        Picked::Some(ids) | Picked::Arrange(ids) => ids.iter().map(label).collect::<Vec<_>>().join(", "),
        Picked::Split(parts) => parts.iter().map(|(id, part)| format!("{part} × {}", label(id))).collect::<Vec<_>>().join(", "),
        Picked::Amount(amount) => amount.to_string(),
    }
}

fn names(words: &Words<'_>, choices: &[Known]) -> String {
    choices.iter().map(|known| words.say(&known.label)).collect::<Vec<_>>().join(" · ")
}

/// The conditions of an order, a sentence each: when it answers, and how long.
#[must_use]
pub fn conditions(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, order: &Order) -> Vec<String> {
    let When { own, unless_against, unless_at_stake, unless_offered } = &order.given.when;
    let has = own.iter().map(|has| match has.bound {
        Bound::Least => page_words.t(say::order_says_least(has.count, words.say(&has.label))),
        Bound::Most => page_words.t(say::order_says_at_most(has.count, words.say(&has.label))),
    });
    let mut told = deal_words::terms(page_words, words, &order.given.choose);
    told.extend(has);
    if *unless_at_stake {
        told.push(page_words.t(say::ORDER_SAYS_AT_STAKE));
    }
    if !unless_against.is_empty() {
        let seats: Vec<String> = unless_against.iter().map(|seat| snapshot.name(Seat(*seat))).collect();
        told.push(page_words.t(say::order_says_against(seats.join(", "))));
    }
    if !unless_offered.is_empty() {
        told.push(page_words.t(say::order_says_offered(names(words, unless_offered))));
    }
    match &order.given.lasts {
        Lasts::Times(times) if *times > 0 => told.push(page_words.t(say::order_says_times(*times))),
        Lasts::Round(round) => told.push(page_words.t(say::order_says_round(round))),
        Lasts::Always | Lasts::Times(_) | Lasts::Turn => {}
    }
    told
}

/// Whether an order is for a round that has passed.
#[must_use]
pub fn is_of_past_round(snapshot: &Snapshot, order: &Order) -> bool {
    let now = || snapshot.play.as_deref().and_then(round_of).map(|round| round_name(&round));
    matches!(&order.given.lasts, Lasts::Round(round) if now().as_ref() != Some(round))
}

/// The state of an order: whether it answers, and if not, why.
#[must_use]
pub fn state(snapshot: &Snapshot, page_words: PageWords, order: &Order) -> String {
    page_words.t(match order.state {
        State::On if is_of_past_round(snapshot, order) => say::ORDER_OFF_ROUND,
        State::On => say::ORDER_ON,
        State::Off(Why::Seat) => say::ORDER_OFF_SEAT,
        State::Off(Why::Done) => say::ORDER_OFF_DONE,
        State::Off(Why::DoesNotFit) => say::ORDER_OFF_UNFIT,
        State::Off(Why::TakenBack) => say::ORDER_OFF_TAKEN_BACK,
    })
}

/// The field of the form that is wrong, and what is wrong with it.
#[must_use]
pub fn wrong(unsound: &Unsound) -> (&'static str, Key) {
    match unsound {
        Unsound::Kind(_) => ("kind", say::ORDER_WRONG_KIND),
        Unsound::Nothing | Unsound::Choice(_) | Unsound::Twice(_) => ("choose", say::ORDER_WRONG_CHOICE),
        Unsound::TooMuch => ("kind", say::ORDER_TOO_MUCH),
        Unsound::Column(_) | Unsound::Number => ("has", say::ORDER_WRONG_NUMBER),
        Unsound::Seat(_) => ("unless", say::ORDER_WRONG_SEAT),
        Unsound::From(_) => ("from", say::ORDER_WRONG_SEAT),
        Unsound::Term(_) => ("terms", say::ORDER_WRONG_TERM),
        Unsound::Stakes => ("unless", say::ORDER_WRONG_STAKES),
        Unsound::Round => ("lasts", say::ORDER_WRONG_NUMBER),
        Unsound::Row => ("choose", say::ORDER_WRONG_CHOICE),
        Unsound::Answer => ("choose", say::ORDER_WRONG_ANSWER),
    }
}
