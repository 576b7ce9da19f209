//! What a step is: it does something, or it asks and its answer does something.
//!
//! A chapter says so once, in a list that reads like the rulebook's. The kernel wants four things of a step (whom it asks, what cannot be picked and why, what it
//! does, what an answer does); each is a reading of that list. The functions in it are handed over as they are: nothing is put into a
//! box, and a reading calls what it needs of the one step it is about.

use crate::asking::{Answers, only};
use sternpost_core::{Asks, Barred, Picked, Rules, Seat, Table};

#[doc(hidden)]
pub fn is_never_absent<S>(_: &S, _: Seat) -> bool {
    false
}

#[doc(hidden)]
pub fn nobody_is_absent<S>(_: &S) -> bool {
    false
}

#[doc(hidden)]
pub fn nothing<R: Rules>(_: &mut Table<'_, R>) {}

/// A reading of a chapter's list. The chapter calls exactly one of the methods for a step:
/// ```text
/// pub fn part<P: Part<Game>>(step: &Step, it: P) -> P::Out {
///     match *step {
///         Step::Round => it.does(round),
///         Step::AnnounceRetreat(side) => it.may_ask(|s| where_to_retreat(s, side), |picked, t| announce(side, picked, t)),
/// ```
pub trait Part<R: Rules>: Sized {
    /// What is read from the list.
    type Out;

    /// What a person would look for among the offers of this step and cannot pick now, with the reason, by who is asked. It stands before what the step asks:
    /// `it.barring(taken).asks(..)`.
    #[must_use]
    fn barring(self, _why_not: impl FnOnce(&R::State, Seat) -> Vec<Barred<R::Choice>>) -> Self {
        self
    }

    /// The step asks nobody.
    fn does(self, act: impl FnOnce(&mut Table<'_, R>)) -> Self::Out;

    /// The step asks several seats at once, if there is something to ask them; otherwise the third function is carried out.
    fn asks_together(
        self,
        question: impl FnOnce(&R::State) -> Asks<R::Choice>,
        answered: impl FnOnce(Answers<R::Choice>, &mut Table<'_, R>),
        otherwise: impl FnOnce(&mut Table<'_, R>),
    ) -> Self::Out;

    /// The step asks one seat if there is something to ask; otherwise the third function is carried out.
    fn asks_or(
        self,
        question: impl FnOnce(&R::State) -> Asks<R::Choice>,
        answered: impl FnOnce(Picked<R::Choice>, &mut Table<'_, R>),
        otherwise: impl FnOnce(&mut Table<'_, R>),
    ) -> Self::Out {
        self.asks_together(question, |answers, t| answered(only(answers).1, t), otherwise)
    }

    /// The step asks one seat if there is something to ask; otherwise nothing happens.
    fn may_ask(
        self,
        question: impl FnOnce(&R::State) -> Asks<R::Choice>,
        answered: impl FnOnce(Picked<R::Choice>, &mut Table<'_, R>),
    ) -> Self::Out {
        self.asks_or(question, answered, |_| {})
    }

    /// The step always asks one seat. Its question goes unasked only if the seat has left the game.
    fn asks(
        self,
        question: impl FnOnce(&R::State) -> Asks<R::Choice>,
        answered: impl FnOnce(Picked<R::Choice>, &mut Table<'_, R>),
    ) -> Self::Out {
        self.asks_or(question, answered, |_| unreachable!("a step that always asks had nothing to ask"))
    }
}

/// The steps of a game, each with its part.
pub trait Parts<R: Rules> {
    /// Hands this step over to a reading.
    fn part<P: Part<R>>(&self, it: P) -> P::Out;
}

/// Whom a step asks what; who is absent is asked nothing.
pub fn asks<R: Rules<Step: Parts<R>>>(step: &R::Step, state: &R::State, is_absent: impl Fn(&R::State, Seat) -> bool) -> Asks<R::Choice> {
    let mut asks = step.part(Asked { state });
    asks.retain(|seat, _| !is_absent(state, *seat));
    asks
}

/// What a seat that a step asks would look for and cannot pick now.
pub fn why_not<R: Rules<Step: Parts<R>>>(step: &R::Step, state: &R::State, seat: Seat) -> Vec<Barred<R::Choice>> {
    step.part(WhyNot::<R> { state, seat, barred: vec![] })
}

/// Carries out a step that asks nobody. What would have asked only players who are absent is left out.
pub fn perform<R: Rules<Step: Parts<R>>>(step: &R::Step, t: &mut Table<'_, R>, anybody_is_absent: bool) {
    step.part(Performed { t, anybody_is_absent });
}

/// Carries on with the answers to a step's questions.
pub fn answered<R: Rules<Step: Parts<R>>>(step: &R::Step, answers: Answers<R::Choice>, t: &mut Table<'_, R>) {
    step.part(Answered { answers, t });
}

struct Asked<'a, S> {
    state: &'a S,
}

impl<R: Rules> Part<R> for Asked<'_, R::State> {
    type Out = Asks<R::Choice>;

    fn asks_together(
        self,
        question: impl FnOnce(&R::State) -> Asks<R::Choice>,
        _: impl FnOnce(Answers<R::Choice>, &mut Table<'_, R>),
        _: impl FnOnce(&mut Table<'_, R>),
    ) -> Asks<R::Choice> {
        question(self.state)
    }

    fn does(self, _: impl FnOnce(&mut Table<'_, R>)) -> Asks<R::Choice> {
        Asks::new()
    }
}

struct WhyNot<'a, R: Rules> {
    state: &'a R::State,
    seat: Seat,
    barred: Vec<Barred<R::Choice>>,
}

impl<R: Rules> Part<R> for WhyNot<'_, R> {
    type Out = Vec<Barred<R::Choice>>;

    fn barring(self, why_not: impl FnOnce(&R::State, Seat) -> Vec<Barred<R::Choice>>) -> Self {
        Self { barred: why_not(self.state, self.seat), ..self }
    }

    fn asks_together(
        self,
        _: impl FnOnce(&R::State) -> Asks<R::Choice>,
        _: impl FnOnce(Answers<R::Choice>, &mut Table<'_, R>),
        _: impl FnOnce(&mut Table<'_, R>),
    ) -> Self::Out {
        self.barred
    }

    fn does(self, _: impl FnOnce(&mut Table<'_, R>)) -> Self::Out {
        self.barred
    }
}

struct Performed<'a, 't, R: Rules> {
    t: &'a mut Table<'t, R>,
    anybody_is_absent: bool,
}

impl<R: Rules> Part<R> for Performed<'_, '_, R> {
    type Out = ();

    fn asks_together(
        self,
        question: impl FnOnce(&R::State) -> Asks<R::Choice>,
        _: impl FnOnce(Answers<R::Choice>, &mut Table<'_, R>),
        otherwise: impl FnOnce(&mut Table<'_, R>),
    ) {
        let asks_the_absent = self.anybody_is_absent && !question(self.t.state).is_empty();
        if !asks_the_absent {
            otherwise(self.t);
        }
    }

    fn does(self, act: impl FnOnce(&mut Table<'_, R>)) {
        act(self.t);
    }
}

struct Answered<'a, 't, R: Rules> {
    answers: Answers<R::Choice>,
    t: &'a mut Table<'t, R>,
}

impl<R: Rules> Part<R> for Answered<'_, '_, R> {
    type Out = ();

    fn asks_together(
        self,
        _: impl FnOnce(&R::State) -> Asks<R::Choice>,
        answered: impl FnOnce(Answers<R::Choice>, &mut Table<'_, R>),
        _: impl FnOnce(&mut Table<'_, R>),
    ) {
        answered(self.answers, self.t);
    }

    fn does(self, _: impl FnOnce(&mut Table<'_, R>)) {
        unreachable!("a step that asks nobody was answered");
    }
}
