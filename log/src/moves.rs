//! Finds the entries that count, from the moves of the head alone, without reading the log.

use super::entry::Entry;
use std::ops::RangeInclusive;

/// The moves of a campaign's head: take-backs and rewinds, each the number of its entry and of the entry it leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves(Vec<(u64, u64)>);

/// The entries of a line, as runs of numbers in their order.
#[derive(Clone, Debug, Default)]
struct Line(Vec<RangeInclusive<u64>>);

impl Line {
    fn last(&self) -> Option<u64> {
        self.0.last().map(|run| *run.end())
    }

    /// Its last entry before another.
    fn last_before(&self, seq: u64) -> Option<u64> {
        let runs = &self.0[..self.0.partition_point(|run| *run.start() < seq)];
        runs.last().map(|run| (*run.end()).min(seq - 1))
    }

    fn grow(&mut self, first: u64, last: u64) {
        if first <= last {
            self.0.push(first..=last);
        }
    }

    fn contains(&self, seq: u64) -> bool {
        self.0[..self.0.partition_point(|run| *run.start() <= seq)].last().is_some_and(|run| run.contains(&seq))
    }

    /// Leads it back to an entry, or to a line that was left before. What is left of it, and its last entry before that.
    fn lead_back(&mut self, to: u64, elsewhere: impl FnOnce() -> Vec<RangeInclusive<u64>>) -> (Vec<RangeInclusive<u64>>, u64) {
        if to > 0 && !self.contains(to) {
            let old = Self(std::mem::replace(&mut self.0, elsewhere()));
            let left: Vec<_> = old.0.iter().flat_map(|run| self.without(run)).collect();
            let until = left.first().and_then(|run| old.last_before(*run.start())).unwrap_or(0);
            return (left, until);
        }
        let mut left = vec![];
        while let Some(run) = self.0.pop() {
            if *run.end() <= to {
                self.0.push(run);
                break;
            }
            if *run.start() <= to {
                left.push(to + 1..=*run.end());
                self.0.push(*run.start()..=to);
                break;
            }
            left.push(run);
        }
        left.reverse();
        (left, self.last().unwrap_or(0))
    }

    /// The parts of a run that are not on it.
    fn without(&self, run: &RangeInclusive<u64>) -> Vec<RangeInclusive<u64>> {
        let (mut rest, mut from) = (vec![], *run.start());
        let reaches = self.0.partition_point(|own| own.end() < run.start());
        for own in self.0[reaches..].iter().take_while(|own| own.start() <= run.end()) {
            if *own.start() > from {
                rest.push(from..=own.start() - 1);
            }
            from = own.end() + 1;
        }
        if from <= *run.end() {
            rest.push(from..=*run.end());
        }
        rest
    }
}

/// A line that was left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftLine {
    /// The move of the head that left it.
    pub by: u64,
    /// The entry before its first: where it went off.
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
            let before = self.last_until(last);
            let from = before.map_or(1, |(at, _)| at + 1);
            if from <= last {
                line.push(from..=last);
            }
            match before {
                // A move leads to an entry before it: this ends.
                Some((at, to)) => last = to.min(at - 1),
                None => break,
            }
        }
        line.reverse();
        line
    }

    /// The last move up to an entry.
    fn last_until(&self, seq: u64) -> Option<(u64, u64)> {
        self.0[..self.0.partition_point(|(at, _)| *at <= seq)].last().copied()
    }

    /// A test of which entries count when entry `head` is the last: for many of them.
    pub fn counting(&self, head: u64) -> impl Fn(u64) -> bool + use<> {
        let line = (!self.0.is_empty()).then(|| Line(self.line_at(head)));
        move |seq| line.as_ref().is_none_or(|line| line.contains(seq))
    }

    /// Whether an entry counts when entry `head` is the last. Moves themselves count neither way.
    #[must_use]
    pub fn counts(&self, seq: u64, head: u64) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let mut last = head;
        loop {
            let before = self.last_until(last);
            if seq > last || before.is_none_or(|(at, _)| seq > at) {
                return seq > 0 && seq <= last;
            }
            // A move leads to an entry before it: this ends.
            last = before.map_or(0, |(at, to)| to.min(at - 1));
        }
    }

    /// The move that left an entry behind: the first after which it did not count. None if none did.
    #[must_use]
    pub fn left_behind_by(&self, seq: u64) -> Option<u64> {
        self.0.iter().map(|(at, _)| *at).find(|at| *at > seq && !self.counts(seq, *at))
    }

    /// The last move of the head.
    #[must_use]
    pub fn last(&self) -> Option<u64> {
        self.0.last().map(|(at, _)| *at)
    }

    /// The entry to which a move of the head leads; none if the entry moves no head.
    #[must_use]
    pub fn leads_to(&self, seq: u64) -> Option<u64> {
        self.0.iter().find(|(at, _)| *at == seq).map(|(_, to)| *to)
    }

    /// The last entry that was recorded on the line an entry stands on, before the head left it; none: it is the line that counts when
    /// entry `head` is the last. A move of the head stands on the line it leads to.
    #[must_use]
    pub fn end_of_line(&self, seq: u64, head: u64) -> Option<u64> {
        let mut line = Line(self.line_at(seq));
        let on_it = line.last()?;
        if self.counts(on_it, head) {
            return None;
        }
        let mut before = seq;
        for (at, to) in self.0.iter().filter(|(at, _)| *at > seq) {
            line.grow(before + 1, at - 1);
            let (left, _) = line.lead_back(*to, || self.line_at(*at));
            if left.iter().any(|run| run.contains(&on_it)) {
                return Some(at - 1);
            }
            before = *at;
        }
        None
    }

    /// The lines that were left behind when entry `head` is the last, the latest first.
    #[must_use]
    pub fn left(&self, head: u64) -> Vec<LeftLine> {
        let counting = Line(self.line_at(head));
        let (mut line, mut before, mut found) = (Line::default(), 0, vec![]);
        for (at, to) in self.0.iter().filter(|(at, _)| *at <= head) {
            line.grow(before + 1, at - 1);
            let (left, until) = line.lead_back(*to, || self.line_at(*at));
            // What was come back to was not left behind.
            let only: Vec<RangeInclusive<u64>> = left.iter().flat_map(|run| counting.without(run)).collect();
            if let (Some(first), Some(last)) = (only.first(), only.last()) {
                let (first, last) = (*first.start(), *last.end());
                // The entry before it on the line as it was.
                let same_run = left.iter().find(|run| *run.start() < first && run.contains(&first)).map(|_| first - 1);
                let earlier = || left.iter().rev().find(|run| *run.end() < first).map(|run| *run.end());
                let from = same_run.or_else(earlier).unwrap_or(until);
                let entries = only.iter().map(|run| usize::try_from(run.end() - run.start() + 1).unwrap_or(usize::MAX)).sum();
                found.push(LeftLine { by: *at, from, last, entries });
            }
            before = *at;
        }
        found.reverse();
        found
    }

    /// Whether what was seen when entry `version` was the last has been left behind since.
    #[must_use]
    pub fn have_left(&self, version: u64, head: u64) -> bool {
        let mut last_seen = version;
        // A move itself was not seen on its line: what it leads to was.
        while let Some((at, to)) = self.last_until(last_seen).filter(|(at, _)| *at == last_seen) {
            last_seen = to.min(at - 1);
        }
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
        // Of the first line that was left only its end still is.
        assert_eq!(back.left(10), [LeftLine { by: 9, from: 3, last: 8, entries: 1 }, LeftLine { by: 7, from: 5, last: 6, entries: 1 }]);
        assert_eq!([4, 6, 8].map(|seq| back.end_of_line(seq, 10)), [None, Some(6), Some(8)]);
    }

    /// What is asked of one entry says the same as the whole line does.
    #[test]
    fn one_entry_counts_as_the_line_says() {
        for moves in [twice(), Moves::default(), Moves(vec![(7, 3), (9, 5)]), Moves(vec![(2, 0), (3, 1), (4, 2), (9, 7), (10, 8), (11, 1)])]
        {
            for head in 0..14 {
                let line = moves.line_at(head);
                let counting = moves.counting(head);
                for seq in 1..16 {
                    let is_on_it = moves.0.is_empty() || line.iter().any(|run| run.contains(&seq));
                    assert_eq!((moves.counts(seq, head), counting(seq)), (is_on_it, is_on_it), "{moves:?}: {seq} at {head}");
                    let seen = moves.line_at(seq).last().map_or(0, |run| *run.end());
                    let has_left = seen > 0 && !moves.0.is_empty() && !line.iter().any(|run| run.contains(&seen));
                    assert_eq!(moves.have_left(seq, head), has_left, "{moves:?}: {seq} at {head}");
                }
            }
        }
    }

    /// A log that grew without end, an answer given and taken back all day, makes nobody wait who looks at it.
    #[test]
    fn a_question_about_hundreds_of_thousands_of_moves_is_answered_at_once() {
        let moves = Moves((1..=400_000).map(|n| (n * 2 + 1, 1)).collect());
        let head = 800_002;
        assert!((0..10_000).all(|n| !moves.have_left(head - n % 2, head) && moves.counts(head, head)));
        let counting = moves.counting(head);
        assert_eq!((1..=head).filter(|seq| counting(*seq)).count(), 2);
    }

    #[test]
    fn tens_of_thousands_of_moves_are_listed_as_the_line_says_and_quickly() {
        // Each third entry takes back the one before it.
        let moves = Moves((1..=20_000).map(|n| (n * 3 + 1, n * 3 - 1)).collect());
        let head = 20_000 * 3 + 2;
        let left = moves.left(head);
        assert_eq!(left.len(), 20_000);
        for line in left.iter().step_by(1_999) {
            assert!(!moves.counts(line.last, head) && moves.counts(line.from, head) && line.entries == 1, "{line:?}");
            assert_eq!(moves.end_of_line(line.last, head), Some(line.by - 1));
        }
    }
}
