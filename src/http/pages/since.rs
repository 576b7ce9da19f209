//! What happened since the reader last looked: what came of the own last turn, then turn by turn, the oldest first, what is about the reader
//! marked.

use super::Linked;
use crate::campaign::{Chronicled, mentions};
use crate::picture::Words;
use serde::Serialize;
use std::collections::BTreeMap;
use sternpost_core::Seat;

/// A line that was told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SinceLine {
    /// What it says.
    pub text: Linked,
    /// Whether it names the reader.
    pub is_about_reader: bool,
}

/// What one player did without another in between.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SinceTurn {
    /// Who; none: what happened by itself, or what all did together.
    pub who: Option<String>,
    /// The lines in the order told.
    pub lines: Vec<SinceLine>,
}

/// What happened since the reader last looked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Since {
    /// What came of the reader's own last turn.
    pub came: Vec<SinceLine>,
    /// The turns since, the oldest first.
    pub turns: Vec<SinceTurn>,
    /// How many of them name the reader.
    pub yours: usize,
    /// How many there are; the oldest need not be told here.
    pub count: usize,
    /// Where the rest is told.
    pub rest: Option<String>,
    /// Whether it is shown at once.
    pub is_open: bool,
}

/// Lines, those of an act as one.
fn acts(lines: &[Chronicled], words: &Words<'_>, reader: Option<Seat>) -> Vec<SinceLine> {
    let is_about = |line: &Chronicled| reader.is_some_and(|seat| mentions(&line.text, seat));
    let told = |act: &[Chronicled]| SinceLine {
        text: Linked::joined(act.iter().map(|line| Linked::of(words, &line.text))),
        is_about_reader: act.iter().any(is_about),
    };
    words.acts(lines, |line| &line.text).into_iter().map(told).collect()
}

impl Since {
    /// Lines in the order told, as a seat or somebody without one reads them; `doers` says which entries a seat has made. What happens by
    /// itself belongs to the turn before it, and what comes of an act to that act, though somebody else was asked in between.
    #[must_use]
    pub fn of(
        lines: &[Chronicled],
        doers: &BTreeMap<u64, Seat>,
        (words, name): (&Words<'_>, &dyn Fn(Seat) -> String),
        reader: Option<Seat>,
    ) -> Self {
        let mut turns: Vec<(Option<Seat>, SinceTurn)> = vec![];
        for act in words.acts(lines, |line| &line.text) {
            let doer = doers.get(&act[0].seq).copied();
            if turns.last().is_none_or(|(last, _)| doer.is_some() && doer != *last) {
                turns.push((doer, SinceTurn { who: doer.map(name), lines: vec![] }));
            }
            let (_, turn) = turns.last_mut().expect("one was just put there");
            turn.lines.extend(acts(act, words, reader));
        }
        let turns: Vec<SinceTurn> = turns.into_iter().map(|(_, turn)| turn).collect();
        let yours = turns.iter().filter(|turn| turn.lines.iter().any(|line| line.is_about_reader)).count();
        Self { came: vec![], count: turns.len(), turns, yours, rest: None, is_open: false }
    }

    /// The same, beginning with what came of the reader's own last turn.
    #[must_use]
    pub fn after(self, came: &[Chronicled], words: &Words<'_>) -> Self {
        // All of it is about the reader: nothing is marked.
        Self { came: acts(came, words, None), ..self }
    }

    /// The same, of which the newest turns are told as far as they come to so many lines; at least one is.
    #[must_use]
    pub fn shortened(mut self, most: usize, chronicle: String) -> Self {
        let ends = self.turns.iter().rev().scan(0, |lines, turn| {
            *lines += turn.lines.len();
            Some(*lines)
        });
        let kept = ends.take_while(|lines| *lines <= most).count().max(1);
        if kept < self.turns.len() {
            self.turns.drain(..self.turns.len() - kept);
            self.rest = Some(chronicle);
        }
        self
    }

    /// The same, shown at once.
    #[must_use]
    pub fn open(self) -> Self {
        Self { is_open: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::{Catalogue, Text};

    fn told(seqs: &[u64]) -> Vec<Chronicled> {
        seqs.iter().map(|seq| Chronicled { seq: *seq, text: Text::plain(format!("line-{seq}")) }).collect()
    }

    /// Who made the turns and how many lines each has, of entries made by seats.
    fn heads(since: &Since) -> Vec<(Option<&str>, usize)> {
        since.turns.iter().map(|turn| (turn.who.as_deref(), turn.lines.len())).collect()
    }

    fn since(seqs: &[u64], doers: &[(u64, u8)]) -> Since {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let doers = doers.iter().map(|(seq, seat)| (*seq, Seat(*seat))).collect();
        Since::of(&told(seqs), &doers, (&words, &|seat: Seat| format!("Player {}", seat.0)), None)
    }

    #[test]
    fn the_oldest_turn_is_told_first_under_the_name_of_who_made_it() {
        let since = since(&[3, 3, 4, 6], &[(3, 1), (4, 1), (6, 0)]);
        assert_eq!(heads(&since), [(Some("Player 1"), 3), (Some("Player 0"), 1)]);
        assert_eq!(since.count, 2);
    }

    #[test]
    fn what_happens_by_itself_belongs_to_the_turn_before_it() {
        assert_eq!(heads(&since(&[2, 3, 4, 5], &[(3, 2)])), [(None, 1), (Some("Player 2"), 3)]);
        assert_eq!(heads(&since(&[], &[])), []);
    }

    #[test]
    fn what_came_of_an_act_is_told_with_it_although_another_was_asked_in_between() {
        let catalogue = Catalogue::new("en", &[]).unwrap().with_acts(|before, line| before == "line-2" && line == "line-3");
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let doers = [(2, Seat(0)), (3, Seat(1)), (4, Seat(1))].into();
        let since = Since::of(&told(&[2, 3, 4]), &doers, (&words, &|seat: Seat| format!("Player {}", seat.0)), None);
        assert_eq!(heads(&since), [(Some("Player 0"), 1), (Some("Player 1"), 1)]);
    }

    #[test]
    fn of_what_is_too_long_the_newest_turns_are_told() {
        let doers = [(1, 0), (2, 1), (3, 2)];
        let kept = since(&[1, 1, 2, 2, 3], &doers).shortened(3, "/c".to_owned());
        assert_eq!(heads(&kept), [(Some("Player 1"), 2), (Some("Player 2"), 1)]);
        assert_eq!((kept.count, kept.rest.as_deref()), (3, Some("/c")));
        let one = since(&[1, 2, 2, 2, 2], &doers).shortened(3, "/c".to_owned());
        assert_eq!(heads(&one), [(Some("Player 1"), 4)], "one is told however long it is");
    }
}
