//! The small words for what most steps do: ask one seat one question.

use std::collections::BTreeMap;
use sternpost_core::{Asks, Message, Offer, Picked, Question, Seat};

/// The answers to a step's questions.
pub type Answers<C> = BTreeMap<Seat, Picked<C>>;

/// One seat asked one question.
#[must_use]
pub fn ask<C>(seat: Seat, question: Question<C>) -> Asks<C> {
    BTreeMap::from([(seat, question)])
}

/// Nobody is asked.
#[must_use]
pub fn nobody<C>() -> Asks<C> {
    BTreeMap::new()
}

/// One of these, or none of them: what declines stands last, where one looks for it, and is what a passed deadline picks.
pub fn one_of_or<C: Message + Clone, O: Into<Offer<C>>>(
    prompt: &impl Message,
    rule: &'static str,
    offers: impl IntoIterator<Item = O>,
    decline: impl Into<Offer<C>>,
) -> Question<C> {
    let decline = decline.into();
    let default = Picked::One(decline.choice.clone());
    Question::one_of(prompt, rule, offers.into_iter().map(Into::into).chain([decline])).default(default)
}

/// The answer of a step that asks one seat.
///
/// # Panics
/// If there is none: the kernel hands over an answer of each seat that was asked.
#[must_use]
pub fn only<C>(answers: Answers<C>) -> (Seat, Picked<C>) {
    answers.into_iter().next().expect("the step asked one seat")
}
