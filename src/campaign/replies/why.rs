//! Why a reply did not lead to anything, as it waits in the outbox until its letter is worded.

use super::reading::Misread;
use crate::campaign::Fate;
use serde::{Deserialize, Serialize};
use sternpost_core::{Refusal, Text};

/// Why a reply did not lead to anything. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// Nothing was written, as far as one can tell.
    Nothing,
    /// It is longer than any turn.
    TooLong,
    /// The letter asked nothing.
    NoQuestion,
    /// The question is gone, and this became of it.
    Gone(Fate),
    /// The campaign has not begun.
    NotBegun,
    /// Nothing on offer is called so.
    Unknown {
        /// What was written.
        said: String,
        /// Whether its question stood in the letter: the letters before the choices are good for that one only.
        was_shown: bool,
    },
    /// It could be each of these.
    Several {
        /// What was written.
        said: String,
        /// Which.
        labels: Vec<Text>,
    },
    /// It does not say how many.
    NoNumber(String),
    /// Of a list, a part a line, these lines are not understood; none: it is too long, or has no part in it.
    List {
        /// Which.
        lines: Vec<String>,
    },
    /// The turn ends before this line.
    More(String),
    /// The rules refuse it.
    Refused {
        /// The line they refuse; none: the whole.
        line: Option<String>,
        /// Why.
        why: Ruled,
    },
    /// So much was taken back within the hour that this has to wait.
    TakenBackOften,
    /// The campaign is stuck.
    Stuck,
    /// It cannot be done, for a reason that only a program could understand.
    Impossible,
}

/// What the rules say against an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruled {
    /// Too few or too many.
    Count {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
        /// The rule.
        rule: String,
    },
    /// What the parts come to is too little or too much.
    Meter {
        /// What is measured.
        what: Text,
        /// What it comes to.
        reading: i64,
        /// The least.
        least: Option<i64>,
        /// The most.
        most: Option<i64>,
        /// The rule.
        rule: String,
    },
    /// The same twice.
    Twice(String),
    /// It is not on offer.
    NotOffered(String),
    /// It is not on offer, and it is known why.
    Barred {
        /// Why.
        why: Text,
        /// The rule.
        rule: String,
    },
    /// It has to be done whole.
    Unfinished,
    /// Something else about its form.
    Form,
}

impl WhyNot {
    pub(super) fn misread(misread: Misread, was_shown: bool) -> Self {
        match misread {
            Misread::Unknown(said) => Self::Unknown { said, was_shown },
            Misread::Several(said, labels) => Self::Several { said, labels },
            Misread::NoNumber(said) => Self::NoNumber(said),
        }
    }

    pub(super) fn refused(line: Option<String>, refusal: Refusal) -> Self {
        let rule = str::to_owned;
        let why = match refusal {
            Refusal::WrongCount { least, most, rule: cited } => Ruled::Count { least, most, rule: rule(cited) },
            Refusal::OffMeter { what, reading, least, most, rule } => Ruled::Meter { what, reading, least, most, rule },
            Refusal::Repeated { rule: cited, .. } => Ruled::Twice(rule(cited)),
            Refusal::NotAnOption { rule: cited, .. } => Ruled::NotOffered(rule(cited)),
            Refusal::Barred { why, rule: cited, .. } => Ruled::Barred { why, rule: rule(cited) },
            Refusal::Unfinished => Ruled::Unfinished,
            Refusal::TurnEnded { .. } => return Self::More(line.unwrap_or_default()),
            Refusal::NotAsked | Refusal::WrongShape { .. } | Refusal::Empty => Ruled::Form,
        };
        Self::Refused { line, why }
    }
}
