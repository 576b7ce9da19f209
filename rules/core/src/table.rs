//! What rules code holds while a step runs.

use crate::chance::Draws;
use crate::{Message, Rules, Seat, Secret, Text};
use serde::{Deserialize, Serialize};

/// Who is told a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody, spectators too.
    Everyone,
    /// These seats only.
    Only(Vec<Seat>),
    /// Everybody but this seat.
    Except(Seat),
}

impl Audience {
    /// Whether these eyes are told.
    #[must_use]
    pub fn includes(&self, eyes: crate::Eyes) -> bool {
        match (self, eyes) {
            (Self::Everyone, _) | (_, crate::Eyes::Arbiter) => true,
            (Self::Only(seats), crate::Eyes::Seat(seat)) => seats.contains(&seat),
            (Self::Only(_), crate::Eyes::Spectator) => false,
            (Self::Except(left_out), eyes) => eyes != crate::Eyes::Seat(*left_out),
        }
    }
}

/// A list of steps of several kinds, written as the rulebook lists them.
#[macro_export]
macro_rules! steps { ($($step:expr),* $(,)?) => { [$(::core::convert::Into::into($step)),*] } }

/// The table while a step runs: the state, chance, and ways to say what follows and what is told.
pub struct Table<'a, R: Rules> {
    /// The state to change.
    pub state: &'a mut R::State,
    pub(crate) chance: &'a mut dyn Draws,
    pub(crate) flow: &'a mut Vec<R::Step>,
    pub(crate) queued: Vec<R::Step>,
    pub(crate) told: Vec<(Audience, Text)>,
    pub(crate) committed: bool,
    /// The state as it stood when the campaign ended, if it has.
    pub(crate) ended: Option<R::State>,
}

impl<'a, R: Rules> Table<'a, R> {
    pub(crate) fn new(state: &'a mut R::State, chance: &'a mut dyn Draws, flow: &'a mut Vec<R::Step>) -> Self {
        Self { state, chance, flow, queued: vec![], told: vec![], committed: false, ended: None }
    }

    /// The step is carried out: what it queued comes next, and what a step did after the end is undone. What was told, and
    /// whether it can no longer be taken back.
    pub(crate) fn close(self) -> (Vec<(Audience, Text)>, bool) {
        match self.ended {
            Some(state) => {
                *self.state = state;
                self.flow.clear();
            }
            None => self.flow.extend(self.queued.into_iter().rev()),
        }
        (self.told, self.committed)
    }
}

impl<R: Rules> Table<'_, R> {
    /// These steps come next, in this order, before whatever was waiting.
    pub fn next(&mut self, steps: impl IntoIterator<Item = R::Step>) {
        self.queued.extend(steps);
    }

    /// These steps come next, in this order, even before what the running step has queued.
    pub fn first(&mut self, steps: impl IntoIterator<Item = R::Step>) {
        self.queued.splice(..0, steps);
    }

    /// Tells everybody.
    pub fn tell(&mut self, line: &impl Message) {
        self.told_to(Audience::Everyone, line);
    }

    /// Tells these seats only.
    pub fn tell_only(&mut self, seats: impl IntoIterator<Item = Seat>, line: &impl Message) {
        self.told_to(Audience::Only(seats.into_iter().collect()), line);
    }

    /// Tells everybody but one seat.
    pub fn tell_except(&mut self, seat: Seat, line: &impl Message) {
        self.told_to(Audience::Except(seat), line);
    }

    fn told_to(&mut self, audience: Audience, line: &impl Message) {
        if !self.has_ended() {
            self.told.push((audience, line.text()));
        }
    }

    /// Rolls dice; what went before can no longer be taken back.
    pub fn roll(&mut self, count: usize, sides: u32) -> Vec<u32> {
        if self.has_ended() {
            return vec![1; count];
        }
        self.committed |= count > 0;
        crate::chance::roll(self.chance, count, sides)
    }

    /// Shuffles a pile of the state.
    pub fn shuffle<T>(&mut self, pile: impl FnOnce(&mut R::State) -> &mut [T]) {
        if !self.has_ended() {
            self.committed = true;
            crate::chance::shuffle(self.chance, pile(self.state));
        }
    }

    /// One of `count` things at random, by index.
    pub fn pick(&mut self, count: usize) -> usize {
        if self.has_ended() {
            return 0;
        }
        self.committed = true;
        crate::chance::pick(self.chance, count)
    }

    /// Takes a secret into the open, or shows it to a seat; what went before can no longer be taken back.
    pub fn reveal<T: Clone>(&mut self, secret: impl FnOnce(&R::State) -> &Secret<T>) -> T {
        self.commit();
        secret(self.state).for_the_rules().clone()
    }

    /// Something hidden was shown by another way than [`Table::reveal`]: a card was drawn.
    pub fn commit(&mut self) {
        self.committed |= !self.has_ended();
    }

    /// Ends a procedure at once: drops the steps above the first one that fits, and what was queued.
    pub fn skip_to(&mut self, fits: impl Fn(&R::Step) -> bool) {
        self.queued.clear();
        while self.flow.last().is_some_and(|step| !fits(step)) {
            self.flow.pop();
        }
    }

    /// Ends the campaign at once, with the table as it stands now; the state has its final ranking by then
    /// ([`Rules::standings`]). Whatever else the running step does is undone: no step it queues is kept, no line is told,
    /// nothing is drawn, the state is put back. So nobody has to ask whether what was just done has ended the campaign.
    pub fn end(&mut self) {
        if !self.has_ended() {
            self.ended = Some(self.state.clone());
        }
    }

    /// Whether the campaign has ended: nothing that this step still does counts.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.ended.is_some()
    }
}
