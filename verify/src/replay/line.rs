//! Which entries lead to which: what is taken back or rewound leaves a branch behind, to which a later rewind may lead back.
//!
//! What is asked here takes the same time however long the log is: a file may hold tens of thousands of rewinds.

use super::answer::drawn;
use sternpost_log::fold::moves;
use sternpost_log::{Body, Entry};

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
    /// Whether these rules cannot say what stands after it.
    pub(super) is_lost: bool,
}

/// What was seen after an entry.
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
    pub(super) fn append(&mut self, entry: &Entry, is_lost: bool) {
        let (at, before) = (self.seen.len(), self.head());
        let step = moves(entry).then(|| Step {
            at,
            before: before.map(|step| step.at),
            depth: before.map_or(0, |step| step.depth) + 1,
            drew: if drawn(&entry.body).is_some_and(|chance| !chance.is_empty()) {
                Some(entry.seq)
            } else {
                before.and_then(|step| step.drew)
            },
            is_lost,
        });
        let head = match (&entry.body, step) {
            (Body::TakenBack { to, .. } | Body::Rewound { to, .. }, _) => self.head_after(*to).map(|step| step.at),
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

    /// An entry that counts, comes after another, and in which something was drawn.
    pub(super) fn drawn_after(&self, seq: u64) -> Option<u64> {
        self.head()?.drew.filter(|drew| *drew > seq)
    }
}
