//! A line: own answers, one after the other, to the end of what is going on, with everybody else's as one supposes them.

use crate::Rng;
use crate::leaning;
use crate::strength::Thought;
use crate::{Asking, Purpose, Supposed};
use std::collections::BTreeMap;
use sternpost_core::{Chance, Picked, Position, Question, Seat};

/// One own answer of a line.
pub struct Stop<R: Purpose> {
    /// The position it is given in.
    pub position: Position<R>,
    /// The dice as they lie there.
    pub dice: Rng,
    /// What is picked.
    pub picked: Picked<R::Choice>,
    /// Between the first answer of the line and this one nothing random came, and nobody else.
    pub firm: bool,
}

impl<R: Purpose> Clone for Stop<R> {
    fn clone(&self) -> Self {
        Self { position: self.position.clone(), dice: self.dice.clone(), picked: self.picked.clone(), firm: self.firm }
    }
}

/// Own answers to the end of what is going on.
pub struct Line<R: Purpose> {
    /// The answers.
    pub stops: Vec<Stop<R>>,
    /// What the position at the end is worth.
    pub worth: i64,
    /// Whether something random or hidden decided about it.
    pub lucky: bool,
}

/// Where a line begins: the dice and the world belong together.
pub struct Start<R: Purpose> {
    /// The position.
    pub position: Position<R>,
    /// Dice for it.
    pub dice: Rng,
}

/// Plays lines, and counts what they cost.
pub struct Thinker<'a, R: Purpose> {
    /// Who thinks.
    pub seat: Seat,
    /// What was going on when the thinking began.
    pub then: &'a R::State,
    /// How much thought there is.
    pub thought: Thought,
    /// Answers tried so far.
    pub spent: u32,
}

impl<R: Purpose> Thinker<'_, R> {
    /// Other answers to a stop's question.
    pub fn others(&self, stop: &Stop<R>, most: usize) -> Vec<Picked<R::Choice>> {
        let (Some(step), Some(question)) = (stop.position.flow.last(), stop.position.question(self.seat)) else { return vec![] };
        leaning::others(&Asking::<R> { step, state: &stop.position.state, seat: self.seat, question }, most)
    }

    /// A line that differs from another from one answer on.
    pub fn branch(&mut self, line: &Line<R>, at: usize, picked: Picked<R::Choice>) -> Line<R> {
        let stop = &line.stops[at];
        let mut rest = self.follow(Start { position: stop.position.clone(), dice: stop.dice.clone() }, vec![picked]);
        for later in &mut rest.stops {
            later.firm &= stop.firm;
        }
        rest.lucky |= line.lucky && !stop.firm;
        rest.stops.splice(0..0, line.stops[..at].iter().cloned());
        rest
    }

    /// Plays given answers as far as they are on offer, then as one leans, until what was going on is settled.
    pub fn follow(&mut self, start: Start<R>, script: Vec<Picked<R::Choice>>) -> Line<R> {
        let Start { mut position, mut dice } = start;
        let mut script = script.into_iter();
        let mut line = Line { stops: vec![], worth: 0, lucky: false };
        let mut firm = true;
        // Others may talk among themselves for long; what they take counts as thought too.
        let end = self.spent + self.thought.answers.max(200);
        while line.stops.len() < self.thought.longest && self.spent < end {
            let Some(step) = position.flow.last() else { break };
            if position.is_over() || (!line.stops.is_empty() && R::is_settled(step, &position.state, self.then)) {
                break;
            }
            let asked: Vec<(Seat, &Question<R::Choice>)> = position.asked().collect();
            if asked.is_empty() {
                break;
            }
            let together = asked.len() > 1;
            let mut answers = BTreeMap::new();
            let mut own = None;
            for (seat, question) in asked {
                let asking = Asking::<R> { step, state: &position.state, seat, question };
                let picked = if seat == self.seat {
                    let scripted = script.next().filter(|picked| question.check(&crate::by_id(picked)).is_ok());
                    own.insert(scripted.unwrap_or_else(|| leaning::first(&asking))).clone()
                } else {
                    self.supposed(&asking, &position, &dice)
                };
                debug_assert_eq!(picked, leaning::as_offered(question, picked.clone()), "the rules would be handed something else");
                answers.insert(seat, picked);
            }
            if let Some(picked) = own {
                // What is answered together with others is one act of its own.
                firm &= line.stops.is_empty() || !together;
                line.stops.push(Stop { position: position.clone(), dice: dice.clone(), picked, firm });
                firm &= !together;
            } else {
                firm = false;
            }
            self.spent += 1;
            let out = position.advance(answers, &mut Chance::live(&mut dice));
            firm &= !out.committed;
            line.lucky |= out.committed;
        }
        line.worth = R::worth(&position.state, self.seat);
        line
    }

    fn supposed(&mut self, asking: &Asking<'_, R>, position: &Position<R>, dice: &Rng) -> Picked<R::Choice> {
        match R::supposed(asking.step) {
            Supposed::Default => leaning::default(asking.question),
            Supposed::Lean => leaning::first(asking),
            Supposed::Best => self.best_for(asking, position, dice),
        }
    }

    /// The offer that leaves somebody else best off at the next question; the default if nothing is better. Where several are
    /// asked at once, the default: nobody's answer alone decides.
    fn best_for(&mut self, asking: &Asking<'_, R>, position: &Position<R>, dice: &Rng) -> Picked<R::Choice> {
        let default = leaning::default(asking.question);
        if position.asked().count() > 1 {
            return default;
        }
        let offers = asking.question.offers.iter().map(|offer| Picked::One(offer.choice.clone()));
        let others: Vec<Picked<R::Choice>> = offers.filter(|picked| *picked != default).collect();
        let mut best: Option<(i64, Picked<R::Choice>)> = None;
        for picked in std::iter::once(default.clone()).chain(others) {
            let (mut after, mut dice) = (position.clone(), dice.clone());
            self.spent += 1;
            after.advance(BTreeMap::from([(asking.seat, picked.clone())]), &mut Chance::live(&mut dice));
            let worth = R::worth(&after.state, asking.seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, picked));
            }
        }
        best.map_or(default, |(_, picked)| picked)
    }
}
