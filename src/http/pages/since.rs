//! What happened since the reader last looked: entry by entry, the newest first, what is about the reader marked.

use super::Linked;
use crate::campaign::{Chronicled, mentions};
use crate::picture::Words;
use serde::Serialize;
use sternpost_core::Seat;

/// A line that was told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SinceLine {
    /// What it says.
    pub text: Linked,
    /// Whether it names the reader.
    pub is_about_reader: bool,
}

/// What happened since the reader last looked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Since {
    /// The lines of each entry in the order told; the newest entry first.
    pub entries: Vec<Vec<SinceLine>>,
    /// How many entries name the reader.
    pub yours: usize,
    /// How many entries there are; the oldest need not be told here.
    pub turns: usize,
    /// Where the rest is told.
    pub rest: Option<String>,
    /// Whether it is shown at once.
    pub is_open: bool,
}

impl Since {
    /// Lines in the order told, as a seat or somebody without one reads them.
    #[must_use]
    pub fn of(lines: &[Chronicled], words: &Words<'_>, reader: Option<Seat>) -> Self {
        let line = |line: &Chronicled| SinceLine {
            text: Linked::of(words, &line.text),
            is_about_reader: reader.is_some_and(|seat| mentions(&line.text, seat)),
        };
        let entries = lines.chunk_by(|one, next| one.seq == next.seq).rev().map(|entry| entry.iter().map(line).collect());
        let entries: Vec<Vec<SinceLine>> = entries.collect();
        let yours = entries.iter().filter(|lines| lines.iter().any(|line| line.is_about_reader)).count();
        Self { turns: entries.len(), entries, yours, rest: None, is_open: false }
    }

    /// The same, of which the newest entries are told as far as they come to so many lines; at least one is.
    #[must_use]
    pub fn shortened(mut self, most: usize, chronicle: String) -> Self {
        let ends = self.entries.iter().scan(0, |lines, entry| {
            *lines += entry.len();
            Some(*lines)
        });
        let kept = ends.take_while(|lines| *lines <= most).count().max(1);
        if kept < self.entries.len() {
            self.entries.truncate(kept);
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
