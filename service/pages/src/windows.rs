//! The section about windows at a table: how long they wait, who lets which pass, and the form by which a seat gives a waiver.

use super::promises::DueChoice;
use serde::Serialize;
use sternpost_core::Text;
use sternpost_words::PageWords;

/// A seat's waiver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaiverLine {
    /// The name of the seat's holder.
    pub name: String,
    /// Which windows, and until when.
    pub words: String,
    /// The kind, if it is the reader's own: it can be taken back.
    pub own: Option<String>,
}

/// Windows at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WindowsPart {
    /// The reader's words.
    pub page_words: PageWords,
    /// Where forms are sent.
    pub action: String,
    /// How long they wait, and what that tells.
    pub policy: String,
    /// Whether they end at their time.
    pub is_even: bool,
    /// Whether the reader's seat can say that it needs longer.
    pub may_say_longer: bool,
    /// What seats let pass.
    pub waivers: Vec<WaiverLine>,
    /// The windows that the reader's seat can let pass; empty without one.
    pub kinds: Vec<DueChoice>,
    /// The terms of a waiver to choose from.
    pub untils: Vec<DueChoice>,
}

impl WindowsPart {
    /// A message in the reader's words.
    #[must_use]
    pub fn t(&self, said: impl Into<Text>) -> String {
        self.page_words.t(said)
    }
}
