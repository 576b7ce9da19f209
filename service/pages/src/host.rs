//! The host's part of a lobby, and the page of the link that leads to open seats.

use super::layout::Page;
use super::seats::Typed;
use askama::Template;
use serde::Serialize;
use sternpost_model::language::Language;
use sternpost_model::reason::Reason;

/// An error in one field of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldError {
    /// The id of the field; nothing if it is the form as a whole.
    pub field: String,
    /// What is wrong.
    pub text: String,
}

impl FieldError {
    /// A field and what is wrong with it.
    pub fn new(field: impl Into<String>, text: impl Into<String>) -> Self {
        Self { field: field.into(), text: text.into() }
    }

    /// The error for a refusal, at the field it is about. Forms call an address what people do.
    #[must_use]
    pub fn because(why: &Reason, language: Language, otherwise: &str) -> Self {
        let field = why.field().unwrap_or(otherwise);
        Self::new(if field == "email" { "mail" } else { field }, why.told(language))
    }

    /// The error in a field, if it has one.
    #[must_use]
    pub fn of<'e>(errors: &'e [Self], field: &str) -> Option<&'e str> {
        errors.iter().find(|error| error.field == field).map(|error| error.text.as_str())
    }
}

/// A seat that the host can do something about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HostSeat {
    /// Counted from 1.
    pub number: u32,
    /// Where what is done about it is sent.
    pub action: String,
    /// The idempotency key.
    pub key: String,
    /// The name, as it is or as it was typed.
    pub name: String,
    /// The address.
    pub mail: String,
    /// The language of its letters and pages.
    pub language: Language,
    /// Whether somebody is invited: the invitation can be sent again and taken back.
    pub is_invited: bool,
    /// Whether its form is unfolded: something in it was wrong.
    pub is_open: bool,
    /// What was wrong: fields `name-N` and `mail-N`.
    pub errors: Vec<FieldError>,
}

impl HostSeat {
    /// The error in a field of this seat, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }
}

/// The host's part of a lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HostPart {
    /// The seats that are not taken yet.
    pub seats: Vec<HostSeat>,
    /// Where the open link is made and closed.
    pub link_action: String,
    /// The open link, if there is one.
    pub link: Option<String>,
    /// How many seats nobody holds.
    pub open: usize,
}

/// The page of the open link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/open-seat.html")]
pub struct OpenSeatPage {
    /// The frame.
    pub page: Page,
    /// The campaign's name.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// The name of the host, who invites.
    pub host: String,
    /// Who has a seat or was invited.
    pub people: Vec<String>,
    /// What holds about time.
    pub pace: String,
    /// How many seats nobody holds.
    pub open: usize,
    /// Where the form is sent.
    pub action: String,
    /// Who asks, as typed.
    pub typed: Typed,
    /// Whether it was sent: a letter is on its way.
    pub is_sent: bool,
    /// The name under which whoever has that letter takes a seat.
    pub take_as: Option<String>,
    /// Where that letter lies, if letters are not sent.
    pub postbox: Option<String>,
}
