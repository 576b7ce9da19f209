//! What chance gives after a rewind: something new, or what it gave before.

use serde::{Deserialize, Serialize};

/// What chance gives after a rewind. Whoever moves the head chooses, in the open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// Something new: an entry draws from the stream of its own number.
    #[default]
    Anew,
    /// The same again: an answer to a step draws from the stream of the entry that had answered this step on the line that was left.
    Again,
}

impl Draws {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Anew, Self::Again];

    /// Whether it gives something new: the usual case, of which an entry says nothing.
    #[must_use]
    pub fn are_anew(&self) -> bool {
        *self == Self::Anew
    }

    /// Its name in forms and in the API.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Anew => "anew",
            Self::Again => "again",
        }
    }

    /// By its name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|draws| draws.id() == id)
    }
}

/// A step that draws as it did before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Again {
    /// How many steps were answered before it.
    pub step: u64,
    /// From the stream of the entry with this number.
    pub entry: u64,
}
