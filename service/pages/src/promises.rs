//! The page of promises: what seats agree in words.

use super::host::FieldError;
use super::layout::Page;
use super::talk::Listener;
use super::told::Time;
use askama::Template;
use serde::Serialize;

/// A party to a promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartyLine {
    /// Its mark on the board.
    pub mark: char,
    /// Who holds the seat.
    pub name: String,
    /// What it has said, in words.
    pub said: String,
    /// In one word, for its looks: `waits`, `agreed`, `declined`, `kept`, `broken`.
    pub kind: &'static str,
}

/// A promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PromiseLine {
    /// Its name.
    pub id: String,
    /// Who has put it forward.
    pub name: String,
    /// In words, with its lines.
    pub said: String,
    /// The time it was put forward.
    pub time: Time,
    /// How it stands, in words.
    pub state: String,
    /// When it falls due, in words, if ever.
    pub due: Option<String>,
    /// Whether only its parties read it.
    pub is_private: bool,
    /// Whether it waits for the reader.
    pub waits: bool,
    /// Between whom.
    pub parties: Vec<PartyLine>,
    /// Where the reader's answer goes; none: there is nothing to be done about it.
    pub action: Option<String>,
    /// What the reader can do: the value of a button and its words.
    pub acts: Vec<(&'static str, String)>,
}

/// A choice of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DueChoice {
    /// What is sent.
    pub value: String,
    /// What it says.
    pub label: String,
    /// Whether it is picked.
    pub is_picked: bool,
}

/// The form by which a promise is put forward, as it was filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PromiseForm {
    /// With whom it could be.
    pub others: Vec<Listener>,
    /// In words.
    pub said: String,
    /// Whether the whole table is to read it.
    pub is_public: bool,
    /// `never`, `round` or `date`.
    pub due: String,
    /// Rounds ahead; none if the game counts none now.
    pub rounds: Vec<DueChoice>,
    /// The day.
    pub date: String,
    /// The first day that can be named.
    pub today: String,
    /// Letters it may have.
    pub longest: usize,
    /// What is wrong.
    pub errors: Vec<FieldError>,
}

impl PromiseForm {
    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }
}

/// The promises a seat may read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/promises.html")]
pub struct PromisesPage {
    /// The frame.
    pub page: Page,
    /// Where a promise is put forward.
    pub action: String,
    /// What is still of use, what waits for the reader first.
    pub open: Vec<PromiseLine>,
    /// What is over.
    pub over: Vec<PromiseLine>,
    /// Where more that is over stands.
    pub older: Option<String>,
    /// Where the latest stands, if this is not it.
    pub latest: Option<String>,
    /// The form; none once the campaign is over.
    pub form: Option<PromiseForm>,
    /// What could not be done about a promise.
    pub error: Option<String>,
}
