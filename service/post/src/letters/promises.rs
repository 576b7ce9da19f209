//! Promises, as letters tell them.

use super::Words;
use super::words::literal;
use chrono::NaiveDate;

/// What a letter tells of promises, a line each.
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
            Some(due) => self.say("letter-promise-line-due", vec![literal("names", names), literal("said", said), literal("due", due)]),
            None => self.say("letter-promise-line", vec![literal("names", names), literal("said", said)]),
        }
    }

    /// All have agreed to a promise.
    #[must_use]
    pub fn promise_agreed(&self, said: &str) -> String {
        self.say("letter-promise-agreed", vec![literal("said", said)])
    }

    /// Some have declined a promise.
    #[must_use]
    pub fn promise_declined(&self, said: &str, names: &str) -> String {
        self.say("letter-promise-declined", vec![literal("said", said), literal("names", names)])
    }

    /// Who had put a promise forward has withdrawn it.
    #[must_use]
    pub fn promise_withdrawn(&self, said: &str, names: &str) -> String {
        self.say("letter-promise-withdrawn", vec![literal("said", said), literal("names", names)])
    }

    /// Who says that a promise was kept, and who that it was not.
    #[must_use]
    pub fn promise_marked(&self, said: &str, marks: &[(String, bool)]) -> String {
        let mark = |(name, is_kept): &(String, bool)| {
            if *is_kept {
                self.say("letter-promise-kept", vec![literal("name", name)])
            } else {
                self.say("letter-promise-broken", vec![literal("name", name)])
            }
        };
        let marks: Vec<String> = marks.iter().map(mark).collect();
        self.say("letter-promise-marked", vec![literal("said", said), literal("marks", &marks.join(" "))])
    }
}
