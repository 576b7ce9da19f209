//! Which entries count, known from the moves of the head alone: without reading the log.

use super::entry::Entry;
use std::ops::RangeInclusive;

/// The moves of a campaign's head: take-backs and rewinds, each the number of its entry and of the entry it leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves(Vec<(u64, u64)>);

/// A line that was left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftLine {
    /// The move of the head that left it.
    pub by: u64,
    /// The last entry that it has in common with the line that counts.
    pub from: u64,
    /// Its last entry.
    pub last: u64,
    /// How many entries are on it only.
    pub entries: usize,
}

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

    /// Where a move of the head leads; none if the entry is none.
    #[must_use]
    pub fn leads_to(&self, seq: u64) -> Option<u64> {
        self.0.iter().find(|(at, _)| *at == seq).map(|(_, to)| *to)
    }

    /// The last entry that was recorded on the line an entry stands on, before the head left it; none: it is the line that counts when
    /// entry `head` is the last. A move of the head stands on the line it leads to.
    #[must_use]
    pub fn end_of_line(&self, seq: u64, head: u64) -> Option<u64> {
        let on_it = self.line_at(seq).last().map(|run| *run.end())?;
        if self.counts(on_it, head) {
            return None;
        }
        self.0.iter().map(|(at, _)| *at).find(|at| *at > seq && !self.counts(on_it, *at)).map(|at| at - 1)
    }

    /// The lines that were left behind when entry `head` is the last, the latest first.
    #[must_use]
    pub fn left(&self, head: u64) -> Vec<LeftLine> {
        let left = self.0.iter().rev().filter(|(at, _)| *at <= head).filter_map(|(at, _)| {
            let (both, only): (Vec<u64>, Vec<u64>) = self.line_at(at - 1).into_iter().flatten().partition(|seq| self.counts(*seq, head));
            Some(LeftLine { by: *at, from: both.last().copied().unwrap_or(0), last: *only.last()?, entries: only.len() })
        });
        left.collect()
    }

    /// Whether what was seen when entry `version` was the last has been left behind since.
    #[must_use]
    pub fn have_left(&self, version: u64, head: u64) -> bool {
        let last_seen = self.line_at(version).last().map_or(0, |run| *run.end());
        last_seen > 0 && !self.counts(last_seen, head)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries 4 to 6 were left for 3 by entry 7; 8 and 9 go on from there, and 9 was taken back by 10.
    fn twice() -> Moves {
        Moves(vec![(7, 3), (10, 8)])
    }

    #[test]
    fn each_line_says_where_it_was_left_and_by_which_entry() {
        let left = |by, from, last, entries| LeftLine { by, from, last, entries };
        assert_eq!(twice().left(12), [left(10, 8, 9, 1), left(7, 3, 6, 3)]);
        assert_eq!(twice().left(8), [left(7, 3, 6, 3)]);
        assert_eq!(Moves::default().left(12), []);
    }

    #[test]
    fn an_entry_stands_on_the_line_it_was_recorded_on() {
        let ends: Vec<Option<u64>> = (1..=12).map(|seq| twice().end_of_line(seq, 12)).collect();
        assert_eq!(ends[..3], [None; 3]);
        assert_eq!(ends[3..6], [Some(6); 3]);
        // The move itself stands where it leads.
        assert_eq!(ends[6..], [None, None, Some(9), None, None, None]);
    }

    #[test]
    fn a_line_that_is_come_back_to_was_not_left_behind() {
        // 7 went back from 6 to 3; 9 goes to 5, on the line that 7 had left.
        let back = Moves(vec![(7, 3), (9, 5)]);
        assert_eq!(back.line_at(10), [1..=5, 10..=10]);
        assert_eq!(back.left(10), [LeftLine { by: 9, from: 3, last: 8, entries: 1 }, LeftLine { by: 7, from: 5, last: 6, entries: 1 }]);
        assert_eq!([4, 6, 8].map(|seq| back.end_of_line(seq, 10)), [None, Some(6), Some(8)]);
    }
}
