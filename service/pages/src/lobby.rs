//! The pages of a campaign that has not begun: the form that creates it, and its lobby.

use super::campaign::Desk;
use super::host::{FieldError, HostPart};
use super::layout::{Board, Link, Page};
use super::linked::Linked;
use super::options::{OptionField, OptionKind};
use super::time::PaceFields;
use askama::Template;
use serde::Serialize;
use sternpost_model::language::Language;
use sternpost_words::policies::PolicyWords;
use sternpost_words::say;

/// The way to decline an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Decline {
    /// Where it is sent.
    pub way: String,
    /// Who is told.
    pub host: String,
}

/// A game in the product's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The fewest seats.
    pub least: u32,
    /// The most seats.
    pub most: u32,
    /// Where a campaign of it is created.
    pub create: String,
    /// Where it is looked up.
    pub look_up: Option<String>,
    /// Whether it is the one being created.
    pub is_current: bool,
}

/// A seat as the host fills it in: fields `seat-N-kind`, `seat-N-name`, `seat-N-mail`, `seat-N-language`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeatRow {
    /// Counted from 1.
    pub number: u32,
    /// `person`, `bot`, `bot-STRENGTH` or `nobody`.
    pub kind: String,
    /// The name.
    pub name: String,
    /// The address.
    pub mail: String,
    /// The language of its letters and pages, until its holder chooses.
    pub language: Language,
    /// Whether the game can be played without it.
    pub may_stay_empty: bool,
    /// In a rematch: the seat its holder had. If no address is typed it is the one of then, which is not shown to everybody.
    pub was: Option<u8>,
}

/// A campaign that is to be played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rematch {
    /// Its id.
    pub campaign: String,
    /// Its name.
    pub name: String,
    /// The form with everybody in the seat of then, and with everybody one seat on.
    pub ways: Vec<Link>,
    /// Whether the reader may name others: only its host knows their addresses.
    pub is_host: bool,
}

/// The form that creates a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/create.html")]
pub struct CreatePage {
    /// The frame.
    pub page: Page,
    /// The games to choose from.
    pub games: Vec<GameCard>,
    /// The id of the chosen one.
    pub game: String,
    /// The campaign's name as typed.
    pub name: String,
    /// What was pasted to seat people and has seated nobody.
    pub people: String,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The game's options.
    pub options: Vec<OptionField>,
    /// How the table plays.
    pub policies: Vec<PolicyWords>,
    /// Where the form is sent.
    pub action: String,
    /// The idempotency key.
    pub key: String,
    /// What was wrong with what was sent, with the field it was wrong in.
    pub errors: Vec<FieldError>,
    /// The campaign it continues.
    pub rematch: Option<Rematch>,
    /// What holds about time.
    pub pace: PaceFields,
    /// The names of zones.
    pub zones: Vec<&'static str>,
}

impl CreatePage {
    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }

    /// An error as it stands above the form: with its seat.
    #[must_use]
    pub fn told(&self, error: &FieldError) -> String {
        let seat = error.field.strip_prefix("seat-").and_then(|rest| rest.split('-').next()?.parse::<u32>().ok());
        seat.map_or_else(|| error.text.clone(), |number| format!("{}: {}", self.page.t(say::seat(number)), error.text))
    }

    /// The error in a field of a seat, if it has one.
    #[must_use]
    pub fn seat_error(&self, number: &u32, field: &str) -> Option<&str> {
        self.error(&format!("seat-{number}-{field}"))
    }

    /// The error in an option, if it has one.
    #[must_use]
    pub fn option_error(&self, name: &str) -> Option<&str> {
        self.error(&format!("option-{name}"))
    }
}

/// Something a seat may choose before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// Its JSON.
    pub value: String,
    /// What it is; what it names leads to its sheet.
    pub label: Linked,
    /// What it is like, in a line, if the game says so.
    pub character: Option<String>,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

/// A seat in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LobbySeat {
    /// Counted from 1.
    pub number: u32,
    /// Who holds it, or is invited.
    pub name: String,
    /// How it stands: "invited", "has taken the seat", "bot".
    pub state: String,
    /// What it has chosen.
    pub choice: Option<String>,
    /// Whether nothing is missing from it any more.
    pub is_ready: bool,
    /// Whether it is the reader's.
    pub is_reader: bool,
}

/// A campaign's lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/lobby.html")]
pub struct LobbyPage {
    /// The frame.
    pub page: Page,
    /// The campaign's name.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// The seats.
    pub seats: Vec<LobbySeat>,
    /// The reader's own invitation, if they are signed in and not yet seated.
    pub take: Option<String>,
    /// Where the reader's choice is sent.
    pub choose: Option<String>,
    /// How the reader declines, while they are invited.
    pub decline: Option<Decline>,
    /// What the reader may choose.
    pub offers: Vec<Offer>,
    /// What the reader's seat adds to chance so far.
    pub phrase: String,
    /// Whether the server has drawn it just now.
    pub is_drawn: bool,
    /// Where the host begins the campaign, if the reader is the host.
    pub start: Option<String>,
    /// Why it cannot be begun yet.
    pub missing: Vec<String>,
    /// The address to hand to others.
    pub invite: Option<String>,
    /// The options, in words.
    pub options: Vec<(String, String)>,
    /// What the game says of the options as they were decided.
    pub notes: Vec<String>,
    /// The map, if it is settled before the start: what whoever takes a seat agrees to.
    pub board: Option<Board>,
    /// Where else to go.
    pub more: Vec<Link>,
    /// What the reader can settle.
    pub desk: Option<Desk>,
    /// What the host looks after, if the reader is the host.
    pub host: Option<HostPart>,
    /// Whether the reader has taken a seat by an invitation, and waits for the others.
    pub is_in: bool,
}

impl LobbyPage {
    /// The address of the words from which a browser draws names.
    #[must_use]
    pub fn words_at(&self) -> String {
        match self.page.page_words.language() {
            Language::English => super::assets::address("words-en.txt"),
            Language::German => super::assets::address("words-de.txt"),
        }
    }
}
