//! The section about promises in a letter.

use super::Words;
use crate::say;
use chrono::NaiveDate;

/// The section about promises in a letter, a line each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailedPromises {
    /// Waiting for the reader's answer.
    pub asked: Vec<String>,
    /// Fallen due, and the reader has not said what became of them.
    pub due: Vec<String>,
    /// What others have said of them.
    pub changed: Vec<String>,
    /// How many more there are.
    pub more: usize,
    /// Where they are answered.
    pub url: String,
}

impl MailedPromises {
    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.asked.is_empty() && self.due.is_empty() && self.changed.is_empty()
    }
}

impl Words {
    /// A day, as calendars have it.
    #[must_use]
    pub fn day(&self, day: NaiveDate) -> String {
        sternpost_model::pace::Words::new(self.language()).date(day)
    }

    /// A promise in a line: between whom, in which words, and when it falls due.
    #[must_use]
    pub fn promise(&self, names: &str, said: &str, due: Option<&str>) -> String {
        match due {
            Some(due) => self.t(say::promise_line_due(names, said, due)),
            None => self.t(say::promise_line(names, said)),
        }
    }

    /// All have agreed to a promise.
    #[must_use]
    pub fn promise_agreed(&self, said: &str) -> String {
        self.t(say::promise_agreed(said))
    }

    /// Some have declined a promise.
    #[must_use]
    pub fn promise_declined(&self, said: &str, names: &str) -> String {
        self.t(say::promise_declined(said, names))
    }

    /// The line that a promise was withdrawn by the one who had put it forward.
    #[must_use]
    pub fn promise_withdrawn(&self, said: &str, names: &str) -> String {
        self.t(say::promise_withdrawn(said, names))
    }

    /// The line about who says that a promise was kept, and who that it was not.
    #[must_use]
    pub fn promise_marked(&self, said: &str, marks: &[(String, bool)]) -> String {
        let mark = |(name, is_kept): &(String, bool)| {
            if *is_kept { self.t(say::promise_kept(name)) } else { self.t(say::promise_broken(name)) }
        };
        let marks: Vec<String> = marks.iter().map(mark).collect();
        self.t(say::promise_marked(said, marks.join(" ")))
    }
}
