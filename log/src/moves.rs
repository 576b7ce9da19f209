//! Which entries count, known from the moves of the head alone: without reading the log.

use super::entry::Entry;
use std::ops::RangeInclusive;

/// The moves of a campaign's head: take-backs and rewinds, each the number of its entry and of the entry it leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves(Vec<(u64, u64)>);

impl Moves {
    /// The moves among some entries, in their order.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut moves = Self::default();
        entries.into_iter().for_each(|entry| moves.note(entry));
        moves
    }

    /// Notes an entry, if it moves the head.
    pub fn note(&mut self, entry: &Entry) {
        self.0.extend(entry.body.moves_to().map(|to| (entry.seq, to)));
    }

    /// Adds later moves.
    pub fn extend(&mut self, later: Self) {
        self.0.extend(later.0);
    }

    /// The entries that counted when entry `seq` was the last, as runs of numbers in their order.
    #[must_use]
    pub fn line_at(&self, seq: u64) -> Vec<RangeInclusive<u64>> {
        let (mut line, mut last) = (vec![], seq);
        loop {
            let before = self.0.iter().rev().find(|(at, _)| *at <= last);
            let from = before.map_or(1, |(at, _)| at + 1);
            if from <= last {
                line.push(from..=last);
            }
            match before {
                // A move leads to an entry before it: this ends.
                Some((at, to)) => last = (*to).min(at - 1),
                None => break,
            }
        }
        line.reverse();
        line
    }

    /// Whether an entry counts when entry `head` is the last. Moves themselves count neither way.
    #[must_use]
    pub fn counts(&self, seq: u64, head: u64) -> bool {
        self.0.is_empty() || self.line_at(head).iter().any(|run| run.contains(&seq))
    }

    /// The move that left an entry behind: the first after which it did not count. None if none did.
    #[must_use]
    pub fn left_behind_by(&self, seq: u64) -> Option<u64> {
        self.0.iter().map(|(at, _)| *at).find(|at| *at > seq && !self.counts(seq, *at))
    }

    /// Whether what was seen when entry `version` was the last has been left behind since.
    #[must_use]
    pub fn have_left(&self, version: u64, head: u64) -> bool {
        let last_seen = self.line_at(version).last().map_or(0, |run| *run.end());
        last_seen > 0 && !self.counts(last_seen, head)
    }
}
