//! A campaign's position: the state and the steps still to come; exactly what a snapshot stores.

use crate::question::{Answer, Picked, Refusal};
use crate::rules::Asks;
use crate::{Audience, Chance, Question, Rules, Seat, Setup, Table, Text, window};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// More steps than any rulebook takes between two questions: a loop that nobody can leave.
const RUNAWAY: usize = 20_000;

/// A campaign at one moment.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub struct Position<R: Rules> {
    /// What is where.
    pub state: R::State,
    /// Steps still to come; the last is next.
    pub flow: Vec<R::Step>,
    /// Sealed answers to the step on top, until all are in.
    #[serde(default)]
    pub sealed: BTreeMap<Seat, Picked<R::Choice>>,
    /// How many steps have been answered; names the question.
    #[serde(default)]
    pub answered: u64,
}

impl<R: Rules> Clone for Position<R> {
    fn clone(&self) -> Self {
        Self { state: self.state.clone(), flow: self.flow.clone(), sealed: self.sealed.clone(), answered: self.answered }
    }
}

impl<R: Rules> PartialEq for Position<R> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.flow == other.flow && self.sealed == other.sealed && self.answered == other.answered
    }
}

/// One line and who is told it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Who is told.
    pub audience: Audience,
    /// What.
    pub text: Text,
}

/// What came of an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What is told, in order.
    pub told: Vec<Told>,
    /// The random results, for the log.
    pub chance: Vec<Vec<u32>>,
    /// Something irrevocable happened: dice were rolled, a card was drawn, a secret was shown.
    pub committed: bool,
}

impl Outcome {
    fn absorb(&mut self, part: Self) {
        self.told.extend(part.told);
        self.chance.extend(part.chance);
        self.committed |= part.committed;
    }
}

/// Why looking ahead stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// The same seat has a further question: the turn can go on.
    Asked,
    /// The next thing is random or hidden.
    Chance,
    /// Others are asked now.
    Others,
    /// The campaign is over.
    Over,
}

/// A turn put together on a fork: as far as one can see.
pub struct Composed<R: Rules> {
    /// The fork after the answers.
    pub position: Position<R>,
    /// What would be told.
    pub told: Vec<Told>,
    /// Why it stopped there.
    pub stop: Stop,
}

enum Halt {
    Never,
    BeforeChance,
}

impl<R: Rules> Position<R> {
    /// Sets a campaign up and runs to the first question.
    pub fn begin(setup: &Setup<R>, chance: &mut Chance<'_>) -> (Self, Outcome) {
        let (state, first) = R::set_up(setup, chance);
        let mut position = Self::at(state, first);
        let mut out = Outcome { chance: chance.take_drawn(), committed: true, ..Outcome::default() };
        out.absorb(position.run(chance, &Halt::Never).0);
        (position, out)
    }

    /// A position from a state and the steps that follow, without running them.
    #[must_use]
    pub fn at(state: R::State, steps: Vec<R::Step>) -> Self {
        Self { state, flow: steps.into_iter().rev().collect(), sealed: BTreeMap::new(), answered: 0 }
    }

    /// Runs steps that need nobody: after a scenario's position or an older snapshot was loaded.
    pub fn settle(&mut self, chance: &mut Chance<'_>) -> Outcome {
        self.run(chance, &Halt::Never).0
    }

    /// Whether the campaign is over: nothing is left to do, or the ranking is final. Steps that a snapshot of earlier rules
    /// has left behind its end are not carried out any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.flow.is_empty() || R::standings(&self.state).is_some()
    }

    /// Whom the step on top asks what, without those who have answered already.
    #[must_use]
    pub fn asked(&self) -> Asks<R::Choice> {
        let mut asked = self.asks();
        asked.retain(|seat, _| !self.sealed.contains_key(seat));
        asked
    }

    /// The id of the question a seat owes an answer to, if it is asked. Unchanged while others answer the same step.
    #[must_use]
    pub fn question_id(&self, seat: Seat) -> String {
        format!("q{}-{seat}", self.answered)
    }

    /// Whom the step on top asks what, answered or not.
    pub(crate) fn asks(&self) -> Asks<R::Choice> {
        match self.flow.last() {
            Some(step) if !self.is_over() => match R::as_window(step) {
                Some(window) => window::asks::<R>(window, &self.state),
                None => R::asks(step, &self.state),
            },
            Some(_) | None => BTreeMap::new(),
        }
    }

    /// A whole turn of one seat, on a copy: all of it or nothing.
    ///
    /// # Errors
    /// A [`Refusal`] if one of the answers is not on offer when its turn comes; this position is unchanged.
    pub fn submit(&self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<(Self, Outcome), Refusal> {
        let mut copy = self.clone();
        let out = copy.apply(seat, answers, chance)?;
        Ok((copy, out))
    }

    /// A whole turn of one seat, in place: what a fold does. After a refusal the position is half changed and of no use.
    ///
    /// # Errors
    /// See [`Position::submit`].
    pub fn apply(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        if answers.is_empty() {
            return Err(Refusal::Empty);
        }
        let mut out = Outcome::default();
        for (taken, answer) in answers.iter().enumerate() {
            if taken > 0 && out.committed {
                return Err(Refusal::TurnEnded { taken });
            }
            match self.answer(seat, answer, chance, &Halt::Never) {
                Err(Refusal::NotAsked) if taken > 0 => return Err(Refusal::TurnEnded { taken }),
                other => out.absorb(other?.0),
            }
        }
        Ok(out)
    }

    /// Puts a turn together on a fork, up to the first random or hidden thing.
    ///
    /// # Errors
    /// See [`Position::submit`].
    pub fn compose(&self, seat: Seat, answers: &[Answer]) -> Result<Composed<R>, Refusal> {
        let mut fork = self.clone();
        let mut told = vec![];
        let mut stop = Stop::Asked;
        for (taken, answer) in answers.iter().enumerate() {
            if stop != Stop::Asked {
                return Err(Refusal::TurnEnded { taken });
            }
            let (out, halted) = fork.answer(seat, answer, &mut Chance::closed(), &Halt::BeforeChance)?;
            told.extend(out.told);
            stop = if halted {
                Stop::Chance
            } else if fork.asked().contains_key(&seat) {
                Stop::Asked
            } else if fork.is_over() {
                Stop::Over
            } else {
                Stop::Others
            };
        }
        Ok(Composed { position: fork, told, stop })
    }

    fn answer(&mut self, seat: Seat, answer: &Answer, chance: &mut Chance<'_>, halt: &Halt) -> Result<(Outcome, bool), Refusal> {
        let mut asked = self.asked();
        let question: Question<R::Choice> = asked.remove(&seat).ok_or(Refusal::NotAsked)?;
        let picked = question.check(answer)?;
        self.sealed.insert(seat, picked);
        if !asked.is_empty() {
            return Ok((Outcome::default(), false));
        }
        // Opening what others have sealed shows something hidden, like turning a card over.
        let opens_others = self.sealed.len() > 1;
        if opens_others && matches!(halt, Halt::BeforeChance) {
            return Ok((Outcome::default(), true));
        }
        let answers = std::mem::take(&mut self.sealed);
        let (mut out, halted) = self.go_on(answers, chance, halt);
        out.committed |= opens_others;
        Ok((out, halted))
    }

    /// All answers to the step on top are in.
    fn go_on(&mut self, answers: BTreeMap<Seat, Picked<R::Choice>>, chance: &mut Chance<'_>, halt: &Halt) -> (Outcome, bool) {
        self.answered += 1;
        let (mut out, halted) = self.step(chance, halt, |step, t| answer_step(step, answers, t));
        if halted {
            return (out, true);
        }
        let (rest, halted) = self.run(chance, halt);
        out.absorb(rest);
        (out, halted)
    }

    fn run(&mut self, chance: &mut Chance<'_>, halt: &Halt) -> (Outcome, bool) {
        let mut out = Outcome::default();
        for _ in 0..RUNAWAY {
            if self.is_over() {
                return (out, false);
            }
            let asks = self.asks();
            let (part, halted) = if asks.is_empty() {
                self.step(chance, halt, |step, t| match R::as_window(&step) {
                    Some(window) => window::perform(window.clone(), t),
                    None => R::perform(step, t),
                })
            } else if let Some(forced) = asks.iter().map(|(seat, q)| Some((*seat, q.forced()?))).collect::<Option<BTreeMap<_, _>>>() {
                self.step(chance, halt, |step, t| answer_step(step, forced, t))
            } else {
                return (out, false);
            };
            out.absorb(part);
            if halted {
                return (out, true);
            }
        }
        panic!("the rules run in a circle: {:?}", self.flow.last());
    }

    /// Pops the step on top and lets a rule carry it out. On a fork a step that draws or reveals is undone: `true`.
    fn step(&mut self, chance: &mut Chance<'_>, halt: &Halt, rule: impl FnOnce(R::Step, &mut Table<'_, R>)) -> (Outcome, bool) {
        let before = match halt {
            Halt::Never => None,
            Halt::BeforeChance => Some(self.clone()),
        };
        let step = self.flow.pop().expect("a step is on top");
        let mut t = Table::new(&mut self.state, chance, &mut self.flow);
        rule(step, &mut t);
        let (told, committed) = t.close();
        let drawn = chance.take_drawn();
        if let Some(before) = before
            && (committed || !drawn.is_empty())
        {
            *self = before;
            return (Outcome::default(), true);
        }
        let told = told.into_iter().map(|(audience, text)| Told { audience, text }).collect();
        (Outcome { told, committed: committed || !drawn.is_empty(), chance: drawn }, false)
    }
}

fn answer_step<R: Rules>(step: R::Step, answers: BTreeMap<Seat, Picked<R::Choice>>, t: &mut Table<'_, R>) {
    match R::as_window(&step) {
        Some(window) => window::answered(window.clone(), answers, t),
        None => R::answered(step, answers, t),
    }
}
