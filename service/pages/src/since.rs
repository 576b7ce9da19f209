//! The news since the reader last looked: what came of the reader's own last turn, then turn by turn, the oldest first, with what is about the reader
//! marked.

use super::linked::Linked;
use serde::Serialize;
use std::collections::BTreeMap;
use sternpost_boards::highlights::{Part, Teller, Told, parts};
use sternpost_core::{BySeat, Seat};
use sternpost_picture::Words;
use sternpost_show::headline::strongest;
use sternpost_show::{Headline, Highlight};
use sternpost_table::past::chronicle::mentions;
use sternpost_table::past::readable::Chronicled;

/// The number of an entry, and something it tells.
type SinceEntry = (u64, SinceLine);

/// A line that was told, or what is seen in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SinceLine {
    /// What it says; nothing where a highlight stands.
    pub text: Linked,
    /// A fight or a vote.
    pub highlight: Option<Told<Linked>>,
    /// Whether it names the reader.
    pub is_about_reader: bool,
}

/// The run of entries that one player made without another in between.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SinceTurn {
    /// Who; none: what happened by itself, or what all did together.
    pub who: Option<String>,
    /// What it came to, in a line.
    pub headline: Linked,
    /// Where the board stands as it stood after it.
    pub at: String,
    /// The lines in the order told; none if the headline says all.
    pub lines: Vec<SinceLine>,
    /// Whether one of them names the reader.
    pub is_about_reader: bool,
}

/// The news since the reader last looked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Since {
    /// The fight or vote in which the last turn has ended: what is asked next is asked because of it.
    pub latest: Option<Told<Linked>>,
    /// Whether the reader has had no turn yet.
    pub is_first: bool,
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

/// Lines a reader was told, in order, with what is better seen of them than read.
#[derive(Clone, Copy)]
pub struct Lines<'a> {
    /// The lines, and some before those that are told: a fight may have begun there.
    pub lines: &'a [Chronicled],
    /// What is seen of them.
    pub highlights: &'a [Highlight],
    /// What could head them.
    pub headlines: &'a [Headline],
    /// The address of the campaign.
    pub campaign: &'a str,
    /// The reader's words.
    pub words: &'a Words<'a>,
    /// The colour names of the seats.
    pub colours: &'a BySeat<String>,
    /// The reader's seat.
    pub reader: Option<Seat>,
}

impl Lines<'_> {
    /// The lines of some of these entries, with the entry of each.
    #[must_use]
    pub fn told(&self, is_told: &dyn Fn(u64) -> bool) -> Vec<SinceEntry> {
        let is_about = |line: &Chronicled| self.reader.is_some_and(|seat| mentions(&line.text, seat));
        let linked = |text: &_| Linked::of(self.words, text);
        let label = |text: &_| Linked::label(self.words, text);
        let teller = Teller { say: &linked, label: &label, words: self.words, colours: self.colours };
        let line = |part: &Part<'_>| match part {
            Part::Act(act) => SinceLine {
                text: Linked::joined(act.iter().map(|line| linked(&line.text))),
                highlight: None,
                is_about_reader: act.iter().any(|line| is_about(line)),
            },
            Part::Highlight(highlight) => SinceLine {
                text: Linked::default(),
                highlight: Some(Told::of(highlight, &teller)),
                is_about_reader: highlight.lines.iter().any(|at| is_about(&self.lines[*at])),
            },
        };
        let parts = parts(self.lines, self.highlights, self.words, &|line| is_told(line.seq));
        parts.iter().map(|(seq, part)| (*seq, line(part))).collect()
    }

    /// One player's turn, told under what it came to.
    fn turn(&self, who: Option<String>, told: Vec<SinceEntry>) -> SinceTurn {
        let (first, last) = (told.first().map_or(0, |(seq, _)| *seq), told.last().map_or(0, |(seq, _)| *seq));
        let of_turn = self.headlines.iter().filter(|headline| (first..=last).contains(&self.lines[headline.at].seq));
        let headlines: Vec<Headline> = of_turn.cloned().collect();
        let mut lines: Vec<SinceLine> = told.into_iter().map(|(_, line)| line).collect();
        let is_about_reader = lines.iter().any(|line| line.is_about_reader);
        let words = lines.iter().find(|line| line.highlight.is_none()).map(|line| line.text.clone());
        let headline = strongest(&headlines).map(|headline| Linked::of(self.words, &headline.text)).or(words);
        if let ([only], Some(headline)) = (lines.as_slice(), &headline)
            && only.text == *headline
        {
            lines.clear();
        }
        SinceTurn { who, headline: headline.unwrap_or_default(), at: format!("{}/at/{last}", self.campaign), lines, is_about_reader }
    }
}

impl Since {
    /// The news of the entries since, as a seat or somebody without one reads them; `doers` says which entries a seat has made. What happens by
    /// itself belongs to the turn before it.
    #[must_use]
    pub fn of(lines: Lines<'_>, is_told: &dyn Fn(u64) -> bool, doers: &BTreeMap<u64, Seat>, name: &dyn Fn(Seat) -> String) -> Self {
        let mut turns: Vec<(Option<Seat>, Vec<SinceEntry>)> = vec![];
        let told = lines.told(is_told);
        for entry in told.chunk_by(|(one, _), (next, _)| one == next) {
            let doer = doers.get(&entry[0].0).copied();
            if turns.last().is_none_or(|(last, _)| doer.is_some() && doer != *last) {
                turns.push((doer, vec![]));
            }
            let (_, turn) = turns.last_mut().expect("one was just put there");
            turn.extend(entry.iter().cloned());
        }
        let turns: Vec<SinceTurn> = turns.into_iter().map(|(doer, told)| lines.turn(doer.map(name), told)).collect();
        let yours = turns.iter().filter(|turn| turn.is_about_reader).count();
        Self { latest: None, is_first: false, came: vec![], count: turns.len(), turns, yours, rest: None, is_open: false }
    }

    /// The same, beginning with what came of the reader's own last turn.
    #[must_use]
    pub fn after(self, came: Lines<'_>, is_told: &dyn Fn(u64) -> bool) -> Self {
        // All of it is about the reader: nothing is marked.
        let came = Lines { reader: None, ..came }.told(is_told);
        Self { is_first: came.is_empty(), came: came.into_iter().map(|(_, line)| line).collect(), ..self }
    }

    /// The same, with the fight or vote of the last turn on top of everything.
    #[must_use]
    pub fn on_top(mut self) -> Self {
        let last = self.turns.last_mut().map_or(&mut self.came, |turn| &mut turn.lines);
        let Some(at) = last.iter().rposition(|line| line.highlight.is_some()) else { return self };
        self.latest = last.remove(at).highlight;
        if self.turns.last().is_some_and(|turn| turn.lines.is_empty()) {
            self.turns.pop();
            self.count -= 1;
            self.yours = self.turns.iter().filter(|turn| turn.is_about_reader).count();
        }
        self
    }

    /// The same, of which the newest turns are told as far as they come to so many lines; at least one is.
    #[must_use]
    pub fn shortened(mut self, most: usize, chronicle: String) -> Self {
        let ends = self.turns.iter().rev().scan(0, |lines, turn| {
            *lines += turn.lines.len().max(1);
            Some(*lines)
        });
        let kept = ends.take_while(|lines| *lines <= most).count().max(1);
        if kept < self.turns.len() {
            self.turns.drain(..self.turns.len() - kept);
            self.rest = Some(chronicle);
        }
        self
    }

    /// The same for somebody who has had no turn yet.
    #[must_use]
    pub fn before_the_first(self) -> Self {
        Self { is_first: true, ..self }
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
    use sternpost_show::headline::weighed;
    use sternpost_show::highlight::Shown;

    fn told(seqs: &[u64]) -> Vec<Chronicled> {
        seqs.iter().map(|seq| Chronicled { seq: *seq, text: Text::plain(format!("line-{seq}")) }).collect()
    }

    /// The players of the turns and the number of lines of each, of entries made by seats.
    fn heads(since: &Since) -> Vec<(Option<&str>, usize)> {
        since.turns.iter().map(|turn| (turn.who.as_deref(), turn.lines.len().max(1))).collect()
    }

    fn since_with(seqs: &[u64], doers: &[(u64, u8)], highlights: &[Highlight]) -> Since {
        let catalogue = Catalogue::new("en", &[]).unwrap();
        let words = Words::new("en", &catalogue, &|seat| seat.to_string());
        let doers = doers.iter().map(|(seq, seat)| (*seq, Seat(*seat))).collect();
        let colours: BySeat<String> = ["red", "blue", "green"].map(str::to_owned).into_iter().collect();
        let lines = told(seqs);
        let weights: Vec<(&str, u32)> = vec![("line-2", 5), ("line-3", 9), ("line-4", 7)];
        let texts: Vec<&Text> = lines.iter().map(|line| &line.text).collect();
        let headlines = weighed(&texts, &weights);
        let (headlines, campaign) = (headlines.as_slice(), "/c/1");
        let lines = Lines { lines: &lines, highlights, headlines, campaign, words: &words, colours: &colours, reader: None };
        Since::of(lines, &|_| true, &doers, &|seat: Seat| format!("Player {}", seat.0))
    }

    fn since(seqs: &[u64], doers: &[(u64, u8)]) -> Since {
        since_with(seqs, doers, &[])
    }

    #[test]
    fn the_fight_of_the_last_turn_stands_on_top_and_an_older_one_in_its_turn() {
        let fight = |lines: &[usize], title: &'static str| Highlight {
            lines: lines.to_vec(),
            title: Text::plain(title),
            shown: Shown::Fight(vec![]),
            ends: vec![],
        };
        let fights = [fight(&[0], "first"), fight(&[1, 2], "second")];
        let since = since_with(&[1, 2, 2, 2], &[(1, 0), (2, 1)], &fights).on_top();
        assert_eq!(since.latest.as_ref().map(|latest| latest.title.as_str()), Some("Second"));
        assert_eq!(heads(&since), [(Some("Player 0"), 1), (Some("Player 1"), 1)]);
        let older = since.turns[0].lines[0].highlight.as_ref();
        assert_eq!(older.map(|older| older.title.as_str()), Some("First"));
        // A turn that was nothing else is told on top only.
        let alone = since_with(&[1, 2, 2], &[(1, 0), (2, 1)], &[fight(&[1, 2], "second")]).on_top();
        assert_eq!((heads(&alone), alone.count), (vec![(Some("Player 0"), 1)], 1));
    }

    #[test]
    fn the_oldest_turn_is_told_first_under_the_name_of_who_made_it() {
        let since = since(&[3, 3, 4, 6], &[(3, 1), (4, 1), (6, 0)]);
        assert_eq!(heads(&since), [(Some("Player 1"), 3), (Some("Player 0"), 1)]);
        assert_eq!(since.count, 2);
    }

    #[test]
    fn a_turn_is_headed_by_its_strongest_line_and_leads_to_the_board_after_it() {
        let since = since(&[1, 2, 3, 4, 5], &[(1, 0), (5, 1)]);
        let heads: Vec<(String, &str, usize)> =
            since.turns.iter().map(|turn| (turn.headline.plain(), turn.at.as_str(), turn.lines.len())).collect();
        // What says all that there is to say is not told again.
        assert_eq!(heads, [("line-3".to_owned(), "/c/1/at/4", 4), ("line-5".to_owned(), "/c/1/at/5", 0)]);
    }

    #[test]
    fn what_happens_by_itself_belongs_to_the_turn_before_it() {
        assert_eq!(heads(&since(&[2, 3, 4, 5], &[(3, 2)])), [(None, 1), (Some("Player 2"), 3)]);
        assert_eq!(heads(&since(&[], &[])), []);
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
