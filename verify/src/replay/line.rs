//! The lines of a log: a take-back or a rewind leaves a branch behind, to which a later rewind may lead back.
//!
//! Each lookup takes the same time however long the log is: a file may hold tens of thousands of rewinds.

use sternpost_log::Entry;

/// An entry that moves the position.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// Where it stands in the log.
    pub(super) at: usize,
    /// The step it continues, by its place in the log.
    pub(super) before: Option<usize>,
    /// How many steps lead to it, with itself.
    pub(super) depth: u64,
    /// The latest entry on the way to it, with itself, in which something was drawn.
    drew: Option<u64>,
    /// If it answers a step: how many were answered before, and its number.
    answers: Option<(u64, u64)>,
    /// Whether these rules cannot say what stands after it.
    pub(super) is_lost: bool,
}

/// The facts noted after an entry.
#[derive(Clone, Copy)]
struct Seen {
    /// The entry itself, if it moves the position.
    step: Option<Step>,
    /// The last step of the line that counts.
    head: Option<usize>,
}

/// The log as far as it was read.
#[derive(Default)]
pub(super) struct Line {
    seen: Vec<Seen>,
}

impl Line {
    /// The next entry. `is_lost`: these rules cannot say what stands after it.
    pub(super) fn append(&mut self, entry: &Entry, is_lost: bool, answers: Option<(u64, u64)>) {
        let (at, before) = (self.seen.len(), self.head());
        let step = entry.body.moves_the_position().then(|| Step {
            at,
            before: before.map(|step| step.at),
            depth: before.map_or(0, |step| step.depth) + 1,
            drew: if entry.body.drawn().is_some_and(|chance| !chance.is_empty()) {
                Some(entry.seq)
            } else {
                before.and_then(|step| step.drew)
            },
            answers,
            is_lost,
        });
        let head = match (entry.body.moves_to(), step) {
            (Some(to), _) => self.head_after(to).map(|step| step.at),
            (_, Some(step)) => Some(step.at),
            (_, None) => before.map(|step| step.at),
        };
        self.seen.push(Seen { step, head });
    }

    /// The last step that counts.
    pub(super) fn head(&self) -> Option<Step> {
        self.step(self.seen.last()?.head?)
    }

    /// The last step that counted after an entry; entries are numbered from 1 without gaps.
    pub(super) fn head_after(&self, seq: u64) -> Option<Step> {
        let last = usize::try_from(seq).unwrap_or(usize::MAX).min(self.seen.len());
        self.step(self.seen.get(last.checked_sub(1)?)?.head?)
    }

    /// The step at a place.
    pub(super) fn step(&self, at: usize) -> Option<Step> {
        self.seen.get(at)?.step
    }

    /// Whether an entry has moved the position, on whichever line.
    pub(super) fn has_moved(&self, seq: u64) -> bool {
        let at = usize::try_from(seq).ok().and_then(|seq| seq.checked_sub(1));
        at.is_some_and(|at| self.step(at).is_some())
    }

    /// Whether an entry has moved the position and is on the line that counts.
    pub(super) fn is_on_line(&self, seq: u64) -> bool {
        let at = usize::try_from(seq).ok().and_then(|seq| seq.checked_sub(1));
        let Some(goal) = at.and_then(|at| self.step(at)) else { return false };
        let mut step = self.head();
        while let Some(here) = step.filter(|here| here.depth > goal.depth) {
            step = here.before.and_then(|before| self.step(before));
        }
        step.is_some_and(|here| here.at == goal.at)
    }

    /// The answers to steps between an entry and the end of the line that counts, in order, each with how many steps were answered before it and its
    /// number; none if the entry is not on that line.
    pub(super) fn answers_after(&self, seq: u64) -> Option<Vec<(u64, u64)>> {
        let goal = self.head_after(seq)?;
        let (mut left, mut step) = (vec![], self.head());
        while let Some(here) = step.filter(|here| here.depth > goal.depth) {
            left.extend(here.answers);
            step = here.before.and_then(|before| self.step(before));
        }
        left.reverse();
        step.filter(|here| here.at == goal.at).map(|_| left)
    }

    /// An entry that counts, comes after another, and in which something was drawn.
    pub(super) fn drawn_after(&self, seq: u64) -> Option<u64> {
        self.head()?.drew.filter(|drew| *drew > seq)
    }
}
