//! What a player at random does: turns, answers of several seats at once, and acts that nobody waits for.

use super::{Run, no_panic, through_json};
use crate::properties::{self, Broken, Door, Property, Turn, broken};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Outcome, Seat, Source as _, Stop};
use sternpost_game::{Act, Asked, Play};
use sternpost_players::Answering;
use sternpost_players::random::eager_answer;
use sternpost_scenarios::panics::caught;

/// Answers a turn is put together of at most, unless it must be whole.
const COMPOSED: usize = 4;
/// An act at any time that is not whole by then never is.
const WHOLE: usize = 60;

impl Run<'_> {
    /// One turn of a seat that is asked something, or one answer of all seats that are asked together.
    pub(super) fn turn(&mut self, asked: &[Asked], dear: bool) -> Result<(), Broken> {
        if self.live.asked_together().len() > 1 {
            return self.together(asked, dear);
        }
        let seat = asked[0].seat;
        let answers = match self.by {
            Some(by) => self.decided(by, seat)?,
            None => self.put_together(&asked[0])?,
        };
        self.take(Door::Asked, seat, &answers, asked, dear)
    }

    /// The turn of a player of one's own.
    fn decided(&mut self, by: &dyn Answering, seat: Seat) -> Result<Vec<Answer>, Broken> {
        let (live, rng) = (self.live.as_ref(), &mut self.rng);
        match caught(|| by.turn(live, seat, rng)) {
            Err(panic) => broken(Property::NoPanic, format!("seat {seat} decides: {panic}")),
            Ok(answers) if answers.is_empty() => broken(Property::SomebodyCanAct, format!("seat {seat} is asked and answers nothing")),
            Ok(answers) => Ok(answers),
        }
    }

    /// All seats that are asked answer, and what they say is opened at once.
    fn together(&mut self, asked: &[Asked], dear: bool) -> Result<(), Broken> {
        let mut answers = BTreeMap::new();
        for question in asked {
            let answer = match self.by {
                Some(by) => self.decided(by, question.seat)?.swap_remove(0),
                None => eager_answer(question, &mut self.rng, self.checks.eager),
            };
            answers.insert(question.seat, answer);
        }
        if dear {
            self.alone(asked, &answers)?;
        }
        let before = self.live.fork();
        let (live, mut chance) = (&mut self.live, Chance::live(&mut self.rng));
        let outcome = match caught(|| live.apply_together(&answers, &mut chance)) {
            Err(panic) => return broken(Property::NoPanic, format!("{answers:?} together: {panic}")),
            Ok(Err((seat, refusal))) => {
                return broken(Property::Refusals, format!("together {answers:?}, which are on offer: seat {seat}: {refusal}"));
            }
            Ok(Ok(outcome)) => outcome,
        };
        self.checks.needed(properties::budget(&chance))?;
        self.acts.push(through_json(&Act::Together { answers: answers.clone(), chance: outcome.chance.clone() }));
        self.finished.answers += answers.len();
        self.checks.needed(properties::irrevocable(&outcome))?;
        if dear {
            self.take_back(before.as_ref())?;
        }
        let chance = outcome.chance.clone();
        self.note(outcome, dear)?;
        if dear {
            let after = self.live.as_ref();
            let checked = no_panic("answering one by one", || properties::one_by_one(before.as_ref(), after, &answers, &chance));
            self.checks.needed(checked)?;
        }
        Ok(())
    }

    /// One of the answers sealed by itself, on a fork: nobody else may notice.
    fn alone(&mut self, asked: &[Asked], answers: &BTreeMap<Seat, Answer>) -> Result<(), Broken> {
        let seat = asked[self.rng.below(u32::try_from(asked.len()).expect("a table has few seats")) as usize].seat;
        let (before, mut after) = (self.live.as_ref(), self.live.fork());
        if asked.len() < 2 {
            return Ok(());
        }
        let answer = std::slice::from_ref(&answers[&seat]);
        let rng = &mut self.rng;
        let checked = no_panic("sealing an answer", || match after.apply(seat, answer, &mut Chance::closed()) {
            Err(refusal) => broken(Property::Refusals, format!("seat {seat} seals {answer:?}, which is on offer: {refusal}")),
            Ok(outcome) => {
                let turn = Turn { door: Door::Asked, seat, answers: answer, outcome: &outcome, asked };
                properties::after_turn(before, after.as_ref(), &turn, rng)
            }
        });
        self.checks.needed(checked)
    }

    /// What a player of one's own does of its own accord. Whether one did.
    pub(super) fn act_by_itself(&mut self, asked: &[Asked], dear: bool) -> Result<bool, Broken> {
        let Some(by) = self.by else { return Ok(false) };
        for seat in (0..self.live.seats()).map(Seat) {
            let (live, rng) = (self.live.as_ref(), &mut self.rng);
            let answers = match caught(|| by.aside(live, seat, rng)) {
                Err(panic) => return broken(Property::NoPanic, format!("seat {seat} decides: {panic}")),
                Ok(answers) => answers,
            };
            if !answers.is_empty() {
                self.take(Door::Anytime, seat, &answers, asked, dear)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Now and then a seat does something that it may do at any time. Whether one did.
    pub(super) fn act_aside(&mut self, dear: bool) -> Result<bool, Broken> {
        if !self.rng.percent(self.checks.anytime) {
            return Ok(false);
        }
        let seat = Seat(u8::try_from(self.rng.below(u32::from(self.live.seats()))).expect("a table has few seats"));
        let first = self.live.anytime(seat);
        if dear {
            let (live, game, rng) = (self.live.as_ref(), self.game, &self.rng);
            let checked = no_panic("looking at what may be done at any time", || {
                properties::anytime_refusals(live, seat, first.as_ref(), rng)?;
                first.as_ref().map_or(Ok(()), |first| properties::offers(live, std::slice::from_ref(first), game.catalogue("en")))
            });
            self.checks.needed(checked)?;
            self.checks.needed(properties::reading(game, first.as_slice()))?;
        }
        let Some(first) = first else { return Ok(false) };
        let mut answers = vec![eager_answer(&first, &mut self.rng, self.checks.eager)];
        while let Some(next) = self.next_of(Door::Anytime, seat, &answers)? {
            if answers.len() == WHOLE {
                return broken(
                    Property::Ends,
                    format!("what seat {seat} does at any time is not whole after {WHOLE} answers: {answers:?}"),
                );
            }
            answers.push(eager_answer(&next, &mut self.rng, self.checks.eager));
        }
        let asked = self.live.asked();
        self.take(Door::Anytime, seat, &answers, &asked, dear)?;
        Ok(true)
    }

    /// An answer, and now and then a whole turn composed on a fork.
    fn put_together(&mut self, first: &Asked) -> Result<Vec<Answer>, Broken> {
        let mut answers = vec![eager_answer(first, &mut self.rng, self.checks.eager)];
        while answers.len() < COMPOSED && self.rng.percent(40) {
            let Some(next) = self.next_of(Door::Asked, first.seat, &answers)? else { break };
            answers.push(eager_answer(&next, &mut self.rng, self.checks.eager));
        }
        Ok(answers)
    }

    /// What a seat is asked next after these answers, if it is.
    fn next_of(&self, door: Door, seat: Seat, answers: &[Answer]) -> Result<Option<Asked>, Broken> {
        match caught(|| door.preview(self.live.as_ref(), seat, answers)) {
            Err(panic) => broken(Property::NoPanic, format!("looking ahead at {answers:?} of seat {seat}: {panic}")),
            Ok(Err(refusal)) => broken(Property::Refusals, format!("seat {seat} looks ahead at {answers:?}, which is on offer: {refusal}")),
            Ok(Ok(seen)) if seen.stop == Stop::Asked => Ok(seen.play.asked().into_iter().find(|question| question.seat == seat)),
            Ok(Ok(_)) => Ok(None),
        }
    }

    /// A seat's answers by one of the doors.
    fn take(&mut self, door: Door, seat: Seat, answers: &[Answer], asked: &[Asked], dear: bool) -> Result<(), Broken> {
        let before = self.live.fork();
        let (live, mut chance) = (&mut self.live, Chance::live(&mut self.rng));
        let outcome = match caught(|| door.apply(live.as_mut(), seat, answers, &mut chance)) {
            Err(panic) => return broken(Property::NoPanic, format!("seat {seat} answers {answers:?}: {panic}")),
            Ok(Err(refusal)) => {
                return broken(Property::Refusals, format!("seat {seat} answers {answers:?}, which is on offer: {refusal}"));
            }
            Ok(Ok(outcome)) => outcome,
        };
        self.checks.needed(properties::budget(&chance))?;
        let (said, chance) = (answers.to_vec(), outcome.chance.clone());
        self.acts.push(through_json(&match door {
            Door::Asked => Act::Answered { seat, answers: said, chance },
            Door::Anytime => Act::Anytime { seat, answers: said, chance },
        }));
        self.finished.answers += answers.len();
        self.finished.composed += usize::from(answers.len() > 1);
        self.finished.anytime += usize::from(door == Door::Anytime);
        if dear {
            self.read_on(before.as_ref(), door, seat, answers)?;
            self.take_back(before.as_ref())?;
            let (after, rng) = (self.live.as_ref(), &mut self.rng);
            let turn = Turn { door, seat, answers, outcome: &outcome, asked };
            let checked = no_panic("checking a turn", || properties::after_turn(before.as_ref(), after, &turn, rng));
            self.checks.needed(checked)?;
        }
        self.note(outcome, dear)
    }

    /// The questions within a turn: nobody looks at them once it is submitted whole.
    fn read_on(&self, before: &dyn Play, door: Door, seat: Seat, answers: &[Answer]) -> Result<(), Broken> {
        for upto in 1..answers.len() {
            if let Ok(Ok(seen)) = caught(|| door.preview(before, seat, &answers[..upto])) {
                self.checks.needed(properties::reading(self.game, &seen.play.asked()))?;
            }
        }
        Ok(())
    }

    /// What came of an act goes into the log's fold and is kept.
    fn note(&mut self, outcome: Outcome, dear: bool) -> Result<(), Broken> {
        self.finished.revocable += usize::from(!outcome.committed);
        self.checks.needed(properties::told(self.game.catalogue("en"), &outcome.told))?;
        self.follow(dear)?;
        if self.acts.len().is_power_of_two() {
            self.whole_refold()?;
        }
        self.finished.told.extend(outcome.told);
        Ok(())
    }
}
