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
}

impl<R: Rules> Table<'_, R> {
    /// These steps come next, in this order, before whatever was waiting.
    pub fn next(&mut self, steps: impl IntoIterator<Item = R::Step>) {
        self.queued.extend(steps);
    }

    /// Tells everybody.
    pub fn tell(&mut self, line: &impl Message) {
        self.told.push((Audience::Everyone, line.text()));
    }

    /// Tells these seats only.
    pub fn tell_only(&mut self, seats: impl IntoIterator<Item = Seat>, line: &impl Message) {
        self.told.push((Audience::Only(seats.into_iter().collect()), line.text()));
    }

    /// Tells everybody but one seat.
    pub fn tell_except(&mut self, seat: Seat, line: &impl Message) {
        self.told.push((Audience::Except(seat), line.text()));
    }

    /// Rolls dice; what went before can no longer be taken back.
    pub fn roll(&mut self, count: usize, sides: u32) -> Vec<u32> {
        self.committed |= count > 0;
        crate::chance::roll(self.chance, count, sides)
    }

    /// Shuffles a pile of the state.
    pub fn shuffle<T>(&mut self, pile: impl FnOnce(&mut R::State) -> &mut Vec<T>) {
        self.committed = true;
        crate::chance::shuffle(self.chance, pile(self.state));
    }

    /// One of `count` things at random, by index.
    pub fn pick(&mut self, count: usize) -> usize {
        self.committed = true;
        crate::chance::pick(self.chance, count)
    }

    /// Takes a secret into the open, or shows it to a seat; what went before can no longer be taken back.
    pub fn reveal<T: Clone>(&mut self, secret: impl FnOnce(&R::State) -> &Secret<T>) -> T {
        self.committed = true;
        secret(self.state).for_the_rules().clone()
    }

    /// Something hidden was shown by another way than [`Table::reveal`]: a card was drawn.
    pub fn commit(&mut self) {
        self.committed = true;
    }

    /// Ends a procedure at once: drops the steps above the first one that fits, and what was queued.
    pub fn skip_to(&mut self, fits: impl Fn(&R::Step) -> bool) {
        self.queued.clear();
        while self.flow.last().is_some_and(|step| !fits(step)) {
            self.flow.pop();
        }
    }

    /// Ends the campaign at once: nothing is left to do.
    pub fn end(&mut self) {
        self.queued.clear();
        self.flow.clear();
    }
}
