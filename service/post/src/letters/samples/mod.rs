//! Sample contexts of every letter, plain and awkward; a test renders them all.

mod asking;
mod course;
mod highlights;
mod replies;
mod table;

use super::{Wording, Words};

fn text(text: &str) -> String {
    text.to_owned()
}

/// The texts of a sample, in its language.
#[derive(Clone, Copy)]
pub(in crate::letters) struct Said {
    pub(in crate::letters) words: Words,
}

impl Said {
    /// One of two.
    pub(in crate::letters) fn says(self, english: &str, german: &str) -> String {
        if self.words.is_german() { german.to_owned() } else { english.to_owned() }
    }

    /// The usual end of a time.
    pub(in crate::letters) fn due(self) -> String {
        self.says("Tue 2 March 2027, 18:00 (Europe/Berlin)", "Di., 2. März 2027, 18:00 (Europe/Berlin)")
    }

    /// The usual campaign.
    pub(in crate::letters) fn campaign(self) -> String {
        self.says("Monday's empire", "Montags Reich")
    }

    /// The usual question.
    pub(in crate::letters) fn question(self) -> String {
        self.says("Which system do you activate?", "Welches System aktivierst du?")
    }
}

/// Every letter with every sample, by name.
#[must_use]
pub fn samples(words: Words) -> Vec<(&'static str, Box<dyn Wording>)> {
    let v = Said { words };
    let hostile = "<script>alert(1)</script> & \"co\"\nSubject: no";
    asking::letters(v, hostile)
        .into_iter()
        .chain(course::letters(v, hostile))
        .chain(table::letters(v, hostile))
        .chain(replies::letters(v, hostile))
        .chain(super::delivery::samples(v))
        .chain(super::court::samples(v))
        .collect()
}
