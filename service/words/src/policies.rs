//! The policies of a table in words: the name of each, what it is for, and each way to set it.

use crate::{PageWords, say};
use serde::Serialize;
use sternpost_core::Key;
use sternpost_model::policy::{Policies, Policy, Windows};

/// A policy in words, with all ways there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PolicyWords {
    /// Its name in a form.
    pub name: &'static str,
    /// What it is called.
    pub called: String,
    /// What to think of when one chooses.
    pub help: String,
    /// The way that holds.
    pub holds: String,
    /// All ways: their names, in words, whether they hold.
    pub ways: Vec<(&'static str, String, bool)>,
}

/// All policies of a table.
#[must_use]
pub fn policies(page_words: PageWords, policies: Policies) -> Vec<PolicyWords> {
    let Policies { windows } = policies;
    vec![in_words(page_words, "windows", (say::WINDOWS, say::WINDOWS_HELP), windows, of_windows)]
}

/// The message that says how long windows wait.
#[must_use]
pub fn of_windows(windows: Windows) -> Key {
    match windows {
        Windows::Prompt => say::WINDOWS_PROMPT,
        Windows::Everybody => say::WINDOWS_EVERYBODY,
        Windows::Even => say::WINDOWS_EVEN,
    }
}

fn in_words<P: Policy>(
    page_words: PageWords,
    name: &'static str,
    (called, help): (Key, Key),
    holds: P,
    key: impl Fn(P) -> Key,
) -> PolicyWords {
    let way = |way: &P| (way.id(), page_words.t(key(*way)), *way == holds);
    PolicyWords {
        name,
        called: page_words.t(called),
        help: page_words.t(help),
        holds: page_words.t(key(holds)),
        ways: P::ALL.iter().map(way).collect(),
    }
}
