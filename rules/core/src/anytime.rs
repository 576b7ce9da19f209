//! What belongs to no question: a deal is proposed, a game is given up.

use crate::position::{Composed, Halt, Outcome, Position, Stop};
use crate::{Answer, Chance, DealForm, DealPart, Picked, Proposed, Question, Reacts, Refusal, Rules, Seat, Table};

/// A game in which a seat can do something whenever it likes. Nobody waits for it.
pub trait Anytime: Rules {
    /// What a seat may answer whenever it likes, with `step` on top: proposing a deal, say. It is asked only
    /// if somebody wants to know; where the rules forbid everything of the kind at this moment, nothing.
    fn anytime(state: &Self::State, step: &Self::Step, seat: Seat) -> Option<Question<Self::Choice>>;

    /// Carries out what a seat has answered to [`Anytime::anytime`]. What it queues comes before the step on top.
    fn at_any_time(seat: Seat, picked: Picked<Self::Choice>, t: &mut Table<'_, Self>);

    /// Whether a step is part of an act at any time: what it asks must be answered in the same act.
    fn is_of_anytime(_step: &Self::Step) -> bool {
        false
    }

    /// What others have proposed to a seat and it can reply to at any time, with `step` on top; of what it may know. Nothing by default.
    fn proposals(_state: &Self::State, _step: &Self::Step, _seat: Seat) -> Vec<Proposed<Self::Choice>> {
        vec![]
    }

    /// What can be in proposals to a seat; none by default: the game has no proposals.
    fn deal_form(_state: &Self::State, _seat: Seat) -> Option<DealForm> {
        None
    }

    /// The part of a proposal that a step of an act at any time asks for; none by default, and of steps that ask for something else.
    fn deal_part(_state: &Self::State, _step: &Self::Step) -> Option<DealPart> {
        None
    }
}

/// Says of a game that nothing is done in it but what is asked for.
pub trait NothingAtAnyTime: Rules {}

impl<R: NothingAtAnyTime> Anytime for R {
    fn anytime(_: &Self::State, _: &Self::Step, _: Seat) -> Option<Question<Self::Choice>> {
        None
    }
    fn at_any_time(_: Seat, _: Picked<Self::Choice>, _: &mut Table<'_, Self>) {
        unreachable!("nothing may be answered at any time");
    }
}

/// An act at any time, as far as it went.
struct Act {
    out: Outcome,
    stop: Stop,
}

impl<R: Reacts + Anytime> Position<R> {
    /// What a seat may answer whenever it likes; nobody waits for it.
    #[must_use]
    pub fn anytime(&self, seat: Seat) -> Option<Question<R::Choice>> {
        // Where an older log stands between answers that were given one by one, the rest of them come first.
        let step = self.flow.last().filter(|_| !self.is_over() && self.sealed.is_empty())?;
        R::anytime(&self.state, step, seat)
    }

    /// What others have proposed to a seat, and it can reply to now.
    #[must_use]
    pub fn proposals(&self, seat: Seat) -> Vec<Proposed<R::Choice>> {
        let step = self.flow.last().filter(|_| !self.is_over() && self.sealed.is_empty());
        step.map_or_else(Vec::new, |step| R::proposals(&self.state, step, seat))
    }

    /// The part of a proposal that is asked for, while one is put together.
    #[must_use]
    pub fn deal_part(&self) -> Option<DealPart> {
        self.flow.last().and_then(|step| R::deal_part(&self.state, step))
    }

    /// An act at any time, in place: the first answer is to [`Position::anytime`], further ones to the questions it raises. After
    /// a refusal the position is half changed and of no use.
    ///
    /// # Errors
    /// A [`Refusal`] if an answer is not on offer, or if the act is not whole.
    pub fn apply_anytime(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        let act = self.act(seat, answers, chance, &Halt::Never)?;
        if act.stop == Stop::Asked { Err(Refusal::Unfinished) } else { Ok(act.out) }
    }

    /// Puts an act at any time together on a fork, up to the first random or hidden thing. It is whole unless it stops because
    /// the seat is asked something further.
    ///
    /// # Errors
    /// See [`Position::apply_anytime`].
    pub fn compose_anytime(&self, seat: Seat, answers: &[Answer]) -> Result<Composed<R>, Refusal> {
        let mut fork = self.clone();
        if answers.is_empty() {
            return Ok(Composed { position: fork, told: vec![], stop: Stop::Asked });
        }
        let Act { out, stop } = fork.act(seat, answers, &mut Chance::closed(), &Halt::BeforeChance)?;
        Ok(Composed { position: fork, told: out.told, stop })
    }

    fn act(&mut self, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>, halt: &Halt) -> Result<Act, Refusal> {
        let (first, rest) = answers.split_first().ok_or(Refusal::Empty)?;
        let picked = self.anytime(seat).ok_or(Refusal::NotAsked)?.check(first)?;
        let (depth, answered) = (self.flow.len(), self.answered);
        let done = self.change(chance, halt, |_| (), |(), t| R::at_any_time(seat, picked, t));
        let (mut out, halted) = self.run_on(done, chance, halt);
        let mut stop = if halted { Stop::Chance } else { self.stop_of_act(seat) };
        for (taken, answer) in (1..).zip(rest) {
            if stop != Stop::Asked || out.committed {
                return Err(Refusal::TurnEnded { taken });
            }
            let (part, halted) = self.answer(seat, answer, chance, halt)?;
            out.absorb(part);
            stop = if halted { Stop::Chance } else { self.stop_of_act(seat) };
        }
        // Whoever was asked something before is asked the same still, under the same name. What others are asked because of the
        // act is another question, and has another.
        let is_as_before = self.flow.len() == depth && stop == Stop::Others;
        self.answered = if is_as_before { answered } else { self.answered.max(answered + 1) };
        Ok(Act { out, stop })
    }

    /// An act goes on as long as a step of its own asks its seat.
    fn stop_of_act(&self, seat: Seat) -> Stop {
        if self.is_over() {
            return Stop::Over;
        }
        let own = self.flow.last().is_some_and(|step| R::is_of_anytime(step));
        if own && self.question(seat).is_some() { Stop::Asked } else { Stop::Others }
    }
}
