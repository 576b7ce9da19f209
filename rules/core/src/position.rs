//! A campaign's position: the state and the steps still to come; exactly what a snapshot stores.

use crate::question::{Answer, Picked, Refusal, Shape};
use crate::rules::Asks;
use crate::window::Next;
use crate::{Audience, Chance, Eyes, Message, Question, Reacts, Rules, Seat, Setup, Table, Text, window};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

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
    /// Answers to the step on top that were given one by one. Only logs of earlier revisions have such acts: today what seats
    /// that are asked together answer waits outside of the position until all of it is opened ([`Position::apply_together`]).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) sealed: BTreeMap<Seat, Picked<R::Choice>>,
    /// How many steps have been answered; names the question.
    #[serde(default)]
    pub answered: u64,
    /// How many answers and acts have drawn something, in a campaign whose draws are named by that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draws: Option<u64>,
    /// Whom the step on top asks what: worked out when it is first wanted, and kept until the position moves.
    #[serde(skip)]
    pub(crate) questions: OnceLock<Arc<Asks<R::Choice>>>,
}

impl<R: Rules> Clone for Position<R> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            flow: self.flow.clone(),
            sealed: self.sealed.clone(),
            answered: self.answered,
            draws: self.draws,
            questions: self.questions.clone(),
        }
    }
}

impl<R: Rules> PartialEq for Position<R> {
    fn eq(&self, other: &Self) -> bool {
        let (counts, others) = ((self.answered, self.draws), (other.answered, other.draws));
        self.state == other.state && self.flow == other.flow && self.sealed == other.sealed && counts == others
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
    pub(crate) fn absorb(&mut self, part: Self) {
        self.told.extend(part.told);
        self.chance.extend(part.chance);
        self.committed |= part.committed;
    }
}

/// Why looking ahead stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// What becomes of a turn that comes to a step in which others are asked as well.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Others {
    EndTheTurn,
    MayBeAsked,
}

pub(crate) enum Halt {
    Never,
    BeforeChance,
}

impl<R: Reacts> Position<R> {
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
        Self {
            state,
            flow: steps.into_iter().rev().collect(),
            sealed: BTreeMap::new(),
            answered: 0,
            draws: None,
            questions: OnceLock::new(),
        }
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

    /// Whom the step on top asks what, without those whose answer is in already.
    pub fn asked(&self) -> impl Iterator<Item = (Seat, &Question<R::Choice>)> {
        self.asks().iter().filter(|(seat, _)| !self.sealed.contains_key(seat)).map(|(seat, question)| (*seat, question))
    }

    /// What a seat is asked, if it owes an answer.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<&Question<R::Choice>> {
        self.asks().get(&seat).filter(|_| !self.sealed.contains_key(&seat))
    }

    /// The id of the question a seat owes an answer to, if it is asked. Unchanged while others answer the same step.
    #[must_use]
    pub fn question_id(&self, seat: Seat) -> String {
        format!("q{}-{seat}", self.answered)
    }

    /// Whom the step on top asks what, answered or not.
    pub fn asks(&self) -> &Asks<R::Choice> {
        self.questions.get_or_init(|| Arc::new(self.work_out_questions()))
    }

    fn work_out_questions(&self) -> Asks<R::Choice> {
        match self.next() {
            Next::Asks(asks) => asks,
            Next::Acts(..) | Next::Closes => BTreeMap::new(),
        }
    }

    /// What the step on top comes to; a step that is no window and asks nobody is carried out.
    fn next(&self) -> Next<R> {
        let Some(step) = self.flow.last().filter(|_| !self.is_over()) else { return Next::Closes };
        match R::as_window(step) {
            Some(window) => window::next::<R>(window, &self.state),
            None => match R::asks(step, &self.state) {
                asks if asks.is_empty() => Next::Closes,
                asks => Next::Asks(asks),
            },
        }
    }

    /// What others had sealed one by one is hidden from these eyes: whoever has answered might have answered something else.
    pub(crate) fn hide_sealed(&mut self, eyes: Eyes) {
        let hidden: Vec<Seat> = self.sealed.keys().copied().filter(|seat| Some(*seat) != eyes.seat()).collect();
        for seat in hidden {
            if let Some(other) = self.asks().get(&seat).map(|question| question.default.clone()) {
                self.sealed.insert(seat, other);
            }
        }
    }

    /// This position with another state, as if it had been reached so.
    #[must_use]
    pub(crate) fn with_state(&self, state: R::State) -> Self {
        Self {
            state,
            flow: self.flow.clone(),
            sealed: self.sealed.clone(),
            answered: self.answered,
            draws: self.draws,
            questions: OnceLock::new(),
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

    /// A whole turn of one seat, in place. It ends before a step that asks others too: what they answer together is one act, not
    /// part of somebody's turn. After a refusal the position is half changed and of no use.
    ///
    /// # Errors
    /// See [`Position::submit`].
    pub fn apply(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        self.take_turn(seat, answers, chance, Others::EndTheTurn)
    }

    /// The same as a log has it: up to revision 3 of its game a turn could end with an answer that others were asked for too.
    ///
    /// # Errors
    /// See [`Position::submit`].
    pub fn apply_logged(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        self.take_turn(seat, answers, chance, Others::MayBeAsked)
    }

    /// What a seat would let pass in a window in which all it could do would do nothing.
    pub fn only_sensible(&self, seat: Seat, question: &Question<R::Choice>) -> Option<Picked<R::Choice>> {
        let window = self.flow.last().and_then(R::as_window)?;
        let pass = R::pass_choice()?;
        let (passes, others): (Vec<_>, Vec<_>) = question.offers.iter().map(|offer| &offer.choice).partition(|choice| **choice == pass);
        let may_pass = question.shape == Shape::OneOf && !passes.is_empty();
        (may_pass && others.into_iter().all(|choice| R::is_idle(&window.occasion, &self.state, seat, choice))).then_some(Picked::One(pass))
    }

    fn take_turn(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>, others: Others) -> Result<Outcome, Refusal> {
        if answers.is_empty() {
            return Err(Refusal::Empty);
        }
        let mut out = Outcome::default();
        for (taken, answer) in answers.iter().enumerate() {
            let is_together = others == Others::EndTheTurn && self.asks().len() > 1;
            if taken > 0 && (out.committed || is_together) {
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
            } else if fork.asks().len() == 1 && fork.question(seat).is_some() {
                Stop::Asked
            } else if fork.is_over() {
                Stop::Over
            } else {
                Stop::Others
            };
        }
        Ok(Composed { position: fork, told, stop })
    }

    pub(crate) fn answer(&mut self, seat: Seat, answer: &Answer, chance: &mut Chance<'_>, halt: &Halt) -> Result<(Outcome, bool), Refusal> {
        let picked = self.question(seat).ok_or(Refusal::NotAsked)?.check(answer).map_err(|refusal| self.explained(seat, refusal))?;
        let is_last = self.asked().all(|(other, _)| other == seat);
        self.sealed.insert(seat, picked);
        if !is_last {
            return Ok((Outcome::default(), false));
        }
        let answers = std::mem::take(&mut self.sealed);
        Ok(self.open(answers, chance, halt))
    }

    /// A refusal with the reason, if the rules know one.
    #[must_use]
    pub fn explained(&self, seat: Seat, refusal: Refusal) -> Refusal {
        let Refusal::NotAnOption { choice, rule } = refusal else { return refusal };
        let barred = self.flow.last().map_or_else(Vec::new, |step| R::why_not(step, &self.state, seat));
        match barred.into_iter().find(|barred| barred.choice.id() == choice) {
            Some(barred) => Refusal::Barred { choice, why: barred.why.said_to(seat), rule: barred.rule },
            None => Refusal::NotAnOption { choice, rule },
        }
    }

    /// All answers to a step that asks several seats, opened in one act: each seat that owes one gives one.
    ///
    /// # Errors
    /// The first seat whose answer is not on offer, is missing, or was not asked for. The position is unchanged.
    pub fn apply_together(&mut self, answers: &BTreeMap<Seat, Answer>, chance: &mut Chance<'_>) -> Result<Outcome, (Seat, Refusal)> {
        let mut picked = self.sealed.clone();
        for (seat, question) in self.asked() {
            let answer = answers.get(&seat).ok_or((seat, Refusal::Empty))?;
            picked.insert(seat, question.check(answer).map_err(|refusal| (seat, self.explained(seat, refusal)))?);
        }
        if let Some(seat) = answers.keys().find(|seat| self.question(**seat).is_none()) {
            return Err((*seat, Refusal::NotAsked));
        }
        self.sealed.clear();
        Ok(self.open(picked, chance, &Halt::Never).0)
    }

    /// Opens answers of everybody that the step on top asks, without checking them: for looking ahead with picks of these very
    /// questions.
    pub fn advance(&mut self, answers: BTreeMap<Seat, Picked<R::Choice>>, chance: &mut Chance<'_>) -> Outcome {
        self.sealed.clear();
        self.open(answers, chance, &Halt::Never).0
    }

    /// What is asked at the same moment if all who are asked in this window let it pass: the position in which another window asks several, or in
    /// which one seat alone is asked something. None if nobody may let it pass, or if anything is told, drawn or shown before.
    #[must_use]
    pub fn if_all_pass(&self) -> Option<Self> {
        let is_window = |position: &Self| position.flow.last().is_some_and(|step| R::as_window(step).is_some());
        if !is_window(self) || !self.sealed.is_empty() || self.asks().len() < 2 {
            return None;
        }
        let pass = Answer::One(R::pass_choice()?.id());
        let mut answers = BTreeMap::new();
        for (seat, question) in self.asks() {
            answers.insert(*seat, question.check(&pass).ok()?);
        }
        let mut fork = self.clone();
        let (out, halted) = fork.go_on(answers, &mut Chance::closed(), &Halt::BeforeChance);
        let is_at_once = !halted && out.told.is_empty() && !fork.is_over();
        (is_at_once && (fork.asks().len() == 1 || is_window(&fork))).then_some(fork)
    }

    /// Opens the answers to the step on top. That of others' is like turning a card over.
    fn open(&mut self, answers: BTreeMap<Seat, Picked<R::Choice>>, chance: &mut Chance<'_>, halt: &Halt) -> (Outcome, bool) {
        let opens_others = answers.len() > 1;
        if opens_others && matches!(halt, Halt::BeforeChance) {
            self.sealed = answers;
            return (Outcome::default(), true);
        }
        let (mut out, halted) = self.go_on(answers, chance, halt);
        out.committed |= opens_others;
        (out, halted)
    }

    /// All answers to the step on top are in.
    fn go_on(&mut self, answers: BTreeMap<Seat, Picked<R::Choice>>, chance: &mut Chance<'_>, halt: &Halt) -> (Outcome, bool) {
        self.answered += 1;
        let done = self.step(chance, halt, |step, t| answer_step(step, answers, t));
        self.run_on(done, chance, halt)
    }

    /// What follows of a change, up to the next question.
    pub(crate) fn run_on(&mut self, (mut out, halted): (Outcome, bool), chance: &mut Chance<'_>, halt: &Halt) -> (Outcome, bool) {
        if halted {
            return (out, true);
        }
        let (rest, halted) = self.run(chance, halt);
        out.absorb(rest);
        if !halted && !out.chance.is_empty() {
            // Only the last answer of an entry can draw: what comes after a draw is another entry.
            self.draws = self.draws.map(|draws| draws + 1);
        }
        (out, halted)
    }

    /// How many answers and acts have drawn something; none if that is not counted.
    #[must_use]
    pub fn draws_so_far(&self) -> Option<u64> {
        self.draws
    }

    /// Counts the draws from here on.
    pub fn count_draws(&mut self) {
        self.draws.get_or_insert(0);
    }

    fn run(&mut self, chance: &mut Chance<'_>, halt: &Halt) -> (Outcome, bool) {
        let mut out = Outcome::default();
        for _ in 0..RUNAWAY {
            if self.is_over() {
                return (out, false);
            }
            let (part, halted) = match self.next() {
                Next::Acts(seat, ability) => self.step(chance, halt, |step, t| match R::as_window(&step) {
                    Some(window) => window::act(window.clone(), seat, ability, t),
                    None => unreachable!("only in a window something happens by itself"),
                }),
                Next::Closes => self.step(chance, halt, |step, t| match R::as_window(&step) {
                    Some(_) => {}
                    None => R::perform(step, t),
                }),
                Next::Asks(asks) => match all_forced(&asks) {
                    Some(forced) => self.step(chance, halt, |step, t| answer_step(step, forced, t)),
                    None => {
                        self.questions = OnceLock::from(Arc::new(asks));
                        return (out, false);
                    }
                },
            };
            out.absorb(part);
            if halted {
                return (out, true);
            }
        }
        panic!("the rules run in a circle: {:?}", self.flow.last());
    }

    /// Pops the step on top and lets a rule carry it out.
    fn step(&mut self, chance: &mut Chance<'_>, halt: &Halt, rule: impl FnOnce(R::Step, &mut Table<'_, R>)) -> (Outcome, bool) {
        self.change(chance, halt, |flow| flow.pop().expect("a step is on top"), rule)
    }

    /// Lets a rule change something. On a fork a rule that draws or reveals is undone: `true`.
    pub(crate) fn change<S>(
        &mut self,
        chance: &mut Chance<'_>,
        halt: &Halt,
        take: impl FnOnce(&mut Vec<R::Step>) -> S,
        rule: impl FnOnce(S, &mut Table<'_, R>),
    ) -> (Outcome, bool) {
        let before = match halt {
            Halt::Never => None,
            Halt::BeforeChance => Some(self.clone()),
        };
        chance.count_step();
        self.questions = OnceLock::new();
        let taken = take(&mut self.flow);
        let mut t = Table::new(&mut self.state, chance, &mut self.flow);
        rule(taken, &mut t);
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

/// The answers, if nobody has a choice.
fn all_forced<C: Message + Clone>(asks: &Asks<C>) -> Option<BTreeMap<Seat, Picked<C>>> {
    asks.iter().map(|(seat, question)| Some((*seat, question.forced()?))).collect()
}

fn answer_step<R: Reacts>(step: R::Step, answers: BTreeMap<Seat, Picked<R::Choice>>, t: &mut Table<'_, R>) {
    match R::as_window(&step) {
        Some(window) => window::answered(window.clone(), answers, t),
        None => R::answered(step, answers, t),
    }
}
