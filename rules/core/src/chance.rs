//! Every random result, through one door.
//!
//! Live, numbers come from a [`Source`] and are noted; the note is stored in the log entry. A fold reads the notes, checks
//! that they fit what the rules ask for, and draws nothing.

use std::collections::VecDeque;

/// Where live numbers come from: a number below `bound`, which is at least 1.
pub trait Source {
    /// A number in `0..bound`.
    fn below(&mut self, bound: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Source for F {
    fn below(&mut self, bound: u32) -> u32 {
        self(bound)
    }
}

/// The most numbers that one submission draws: far above what any turn, or any set-up, needs.
pub const MOST_NUMBERS: usize = 100_000;
/// The most steps that one submission takes.
pub const MOST_STEPS: usize = 200_000;

/// Results of one draw, in the order drawn.
pub type Draw = Vec<u32>;

enum Door<'a> {
    Live(&'a mut dyn Source),
    Noted(VecDeque<Draw>),
    /// A fork may look ahead only up to the first draw: it gets zeros and is thrown away.
    Closed,
}

/// The door through which rules get random results.
pub struct Chance<'a> {
    door: Door<'a>,
    drawn: Vec<Draw>,
    /// How many numbers were drawn, and how many steps taken: whatever rules compute for one submission comes to an end.
    numbers: usize,
    steps: usize,
}

impl<'a> Chance<'a> {
    /// Draws from a source.
    pub fn live(source: &'a mut dyn Source) -> Self {
        Self::through(Door::Live(source))
    }

    /// Reads what was drawn when the entry was made.
    #[must_use]
    pub fn noted(draws: Vec<Draw>) -> Self {
        Self::through(Door::Noted(draws.into()))
    }

    /// For looking ahead on a fork.
    #[must_use]
    pub fn closed() -> Self {
        Self::through(Door::Closed)
    }

    fn through(door: Door<'a>) -> Self {
        Self { door, drawn: vec![], numbers: 0, steps: 0 }
    }

    /// The rules take a step.
    ///
    /// # Panics
    /// If they have taken more than any submission needs: they never come to an end.
    pub(crate) fn count_step(&mut self) {
        self.steps += 1;
        assert!(self.steps <= MOST_STEPS, "the rules take more than {MOST_STEPS} steps for one submission");
    }

    /// The numbers that were drawn and the steps that were taken so far.
    #[must_use]
    pub fn spent(&self) -> (usize, usize) {
        (self.numbers, self.steps)
    }

    /// What has been drawn so far, for the log.
    pub fn take_drawn(&mut self) -> Vec<Draw> {
        std::mem::take(&mut self.drawn)
    }

    /// Whether notes are left that nothing asked for: the log and the rules disagree.
    #[must_use]
    pub fn has_unread_notes(&self) -> bool {
        matches!(&self.door, Door::Noted(notes) if !notes.is_empty())
    }

    /// Shuffles (Fisher and Yates, from the last card down).
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        shuffle(self, cards);
    }

    /// Rolls `count` dice; results are 1 to `sides`.
    pub fn roll(&mut self, count: usize, sides: u32) -> Vec<u32> {
        roll(self, count, sides)
    }

    /// One of `count` things, by index; `count` is at least 1.
    pub fn pick(&mut self, count: usize) -> usize {
        pick(self, count)
    }
}

/// The door without its lifetime, as a [`Table`](crate::Table) holds it.
pub(crate) trait Draws {
    /// One number below each of these bounds.
    fn draw(&mut self, bounds: &[u32]) -> Draw;

    /// So many numbers are to be drawn: a position may ask for more than any memory holds.
    ///
    /// # Panics
    /// If that is more than one submission may draw.
    fn expect(&mut self, count: usize);
}

impl Draws for Chance<'_> {
    fn expect(&mut self, count: usize) {
        self.numbers = self.numbers.saturating_add(count);
        assert!(self.numbers <= MOST_NUMBERS, "the rules draw more than {MOST_NUMBERS} numbers for one submission");
    }

    fn draw(&mut self, bounds: &[u32]) -> Draw {
        let results: Draw = match &mut self.door {
            Door::Live(source) => bounds.iter().map(|bound| source.below(*bound)).collect(),
            Door::Noted(notes) => notes.pop_front().expect("the log and the rules disagree: a random result is missing"),
            Door::Closed => vec![0; bounds.len()],
        };
        assert!(
            results.len() == bounds.len() && results.iter().zip(bounds).all(|(result, bound)| result < bound),
            "the log and the rules disagree: a random result does not fit"
        );
        self.drawn.push(results.clone());
        results
    }
}

pub(crate) fn roll(door: &mut dyn Draws, count: usize, sides: u32) -> Vec<u32> {
    if count == 0 {
        return vec![];
    }
    door.expect(count);
    door.draw(&vec![sides; count]).into_iter().map(|n| n + 1).collect()
}

pub(crate) fn shuffle<T>(door: &mut dyn Draws, cards: &mut [T]) {
    if cards.len() < 2 {
        return;
    }
    door.expect(cards.len() - 1);
    let bounds: Vec<u32> = (2..=cards.len()).rev().map(|n| u32::try_from(n).expect("a pile is small")).collect();
    let picks = door.draw(&bounds);
    for (i, pick) in (1..cards.len()).rev().zip(picks) {
        cards.swap(i, pick as usize);
    }
}

pub(crate) fn pick(door: &mut dyn Draws, count: usize) -> usize {
    if count == 1 {
        return 0;
    }
    door.expect(1);
    door.draw(&[u32::try_from(count).expect("a pile is small")])[0] as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panics::caught;

    #[test]
    fn one_submission_draws_and_steps_only_so_much() {
        let mut source = |bound: u32| bound - 1;
        let mut chance = Chance::live(&mut source);
        assert_eq!(chance.roll(MOST_NUMBERS, 6).len(), MOST_NUMBERS);
        assert!(caught(|| chance.pick(2)).unwrap_err().contains("more than"), "it was all there is");
        for count in [MOST_NUMBERS + 1, u32::MAX as usize] {
            // At once, and without room for so many dice.
            assert!(caught(|| Chance::closed().roll(count, 10)).unwrap_err().contains("more than"));
        }
        let mut chance = Chance::closed();
        (0..MOST_STEPS).for_each(|_| chance.count_step());
        assert!(caught(|| chance.count_step()).unwrap_err().contains("more than"));
    }
}
