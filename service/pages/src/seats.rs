//! The seats of a campaign in play: who holds them, what is offered, who would take one over; and the pages of letters about them.

use super::{FieldError, Page};
use askama::Template;
use serde::Serialize;

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeldSeat {
    /// Who holds it.
    pub name: String,
    /// Who plays it, and what is going on.
    pub state: String,
    /// Who held it before; empty: nobody.
    pub before: String,
    /// Whether it is the reader's.
    pub is_reader: bool,
}

/// A button: what it does, and in words.
pub type Press = (&'static str, String);

/// Something that waits, with what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferLine {
    /// In a sentence.
    pub text: String,
    /// Of which seat.
    pub seat: u8,
    /// Its name.
    pub offer: String,
    /// What can be done.
    pub presses: Vec<Press>,
}

/// The fields that name somebody, as they were typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Typed {
    /// The name.
    pub name: String,
    /// The address.
    pub mail: String,
    /// What is wrong.
    pub errors: Vec<FieldError>,
}

impl Typed {
    /// What is wrong with a field.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }
}

/// What the holder of a seat can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnSeat {
    /// Which.
    pub seat: u8,
    /// How it stands with it.
    pub state: String,
    /// What can be done by a press.
    pub presses: Vec<Press>,
    /// Whether a successor can be named here; else one signs in first.
    pub may_name: bool,
}

/// What the host can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HostSeats {
    /// The other seats: number, name, what can be done by a press.
    pub seats: Vec<(u8, String, Vec<Press>)>,
    /// Who would take one over.
    pub substitutes: Vec<String>,
    /// The link by which one offers to.
    pub link: Option<String>,
}

/// The seats of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/seats.html")]
pub struct SeatsPage {
    /// The frame.
    pub page: Page,
    /// Where forms are sent.
    pub action: String,
    /// All.
    pub seats: Vec<HeldSeat>,
    /// How many would take one over.
    pub substitutes: String,
    /// What waits for the reader, or can be taken back.
    pub offers: Vec<OfferLine>,
    /// The reader's seat.
    pub own: Option<OwnSeat>,
    /// What the host can do.
    pub host: Option<HostSeats>,
    /// What was typed of a successor.
    pub typed: Typed,
    /// What was wrong with what was sent.
    pub error: Option<String>,
}

/// What a letter about a seat leads to: what there is to know, and a click away from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/seat.html")]
pub struct SeatPage {
    /// The frame.
    pub page: Page,
    /// In which game.
    pub game: String,
    /// Where forms are sent.
    pub action: String,
    /// What it is.
    pub lead: String,
    /// What there is to know, a paragraph each.
    pub told: Vec<String>,
    /// What can be done.
    pub presses: Vec<Press>,
    /// Whether name and address are asked for.
    pub asks: Option<Typed>,
    /// What can be taken along: address and words.
    pub file: Option<(String, String)>,
    /// What was done just now.
    pub done: Option<String>,
    /// Where letters can be read, if this server keeps them in a folder.
    pub postbox: Option<String>,
}
