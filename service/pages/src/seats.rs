//! The page of the seats of a campaign in play: who holds them, what is offered, who would take one over; and the pages that letters about them link
//! to.

use super::host::FieldError;
use super::layout::Page;
use askama::Template;
use serde::Serialize;
use sternpost_model::pace::PassedBy;
use sternpost_store::{SeatOffer, SeatRow, SeatState};
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeldSeat {
    /// The name of the seat's holder.
    pub name: String,
    /// Who plays it, and what is going on.
    pub state: String,
    /// Who held it before; empty: nobody.
    pub before: String,
    /// Whether it is the reader's.
    pub is_reader: bool,
}

impl HeldSeat {
    /// A seat as everybody sees it; `own` is the reader's.
    #[must_use]
    pub fn of(snapshot: &Snapshot, page_words: PageWords, row: &SeatRow, own: Option<&SeatRow>) -> Self {
        let before: Vec<&str> =
            snapshot.former.iter().filter(|former| former.seat == row.seat).map(|former| former.name.as_str()).collect();
        let is_reader = own.is_some_and(|own| own.seat == row.seat);
        Self { name: row.name.clone(), state: seat_state(snapshot, page_words, row), before: before.join(", "), is_reader }
    }
}

/// The seat that a substitute is sought for.
#[must_use]
pub fn sought_seat(snapshot: &Snapshot) -> Option<u8> {
    snapshot.watch().and_then(|watch| watch.search.as_ref()).map(|search| search.seat)
}

/// The state of a seat, in words: who holds it, and how.
#[must_use]
pub fn seat_state(snapshot: &Snapshot, page_words: PageWords, row: &SeatRow) -> String {
    page_words.t(match row.state {
        _ if sought_seat(snapshot) == Some(row.seat) => say::HANDS_SOUGHT,
        SeatState::Bot if row.is_sat_in() => say::HANDS_SAT_IN,
        SeatState::Bot => say::HANDS_BOT,
        SeatState::Taken | SeatState::Invited | SeatState::Open => say::HANDS_PERSON,
    })
}

/// A button: what it does, and in words.
pub type Press = (&'static str, String);

/// Something that waits, with what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferLine {
    /// Its text, in a sentence.
    pub text: String,
    /// Of which seat.
    pub seat: u8,
    /// Its name.
    pub offer: String,
    /// What can be done.
    pub presses: Vec<Press>,
}

impl OfferLine {
    /// An offer with what can be done about it by the seat's holder or the host; none for the others, and of who is chosen among many.
    #[must_use]
    pub fn of(snapshot: &Snapshot, page_words: PageWords, offer: &SeatOffer, as_holder: bool, as_host: bool) -> Option<Self> {
        let row = snapshot.seats.get(usize::from(offer.seat))?;
        let waits = offer.body.waits_for_holder;
        let (name, from) = (&offer.body.name, &row.name);
        let text = match (offer.body.by, waits) {
            (PassedBy::Pool, _) => return None,
            (PassedBy::AskedBack, _) => page_words.t(say::hands_asked_back(name, from)),
            (PassedBy::Holder | PassedBy::Host, true) => page_words.t(say::hands_suggested(name, from)),
            (PassedBy::Holder | PassedBy::Host, false) => page_words.t(say::hands_offered(from, name)),
        };
        let presses: Vec<Press> = match (offer.body.by, waits) {
            (PassedBy::AskedBack, _) => {
                vec![("agree", page_words.t(say::HANDS_AGREE_BACK)), ("withdraw", page_words.t(say::HANDS_DECLINE))]
            }
            (_, true) if as_holder => vec![("agree", page_words.t(say::HANDS_AGREE)), ("withdraw", page_words.t(say::HANDS_DECLINE))],
            (_, _) => vec![("withdraw", page_words.t(say::HANDS_WITHDRAW))],
        };
        let is_its = as_holder || as_host;
        is_its.then(|| Self { text, seat: offer.seat, offer: offer.id.clone(), presses })
    }
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
    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }
}

/// The actions of a seat's holder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnSeat {
    /// The seat's number.
    pub seat: u8,
    /// How it stands with it.
    pub state: String,
    /// What can be done by a press.
    pub presses: Vec<Press>,
    /// Whether a successor can be named here; else one signs in first.
    pub may_name: bool,
}

/// The actions of the host.
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
    /// The actions of the host.
    pub host: Option<HostSeats>,
    /// What was typed of a successor.
    pub typed: Typed,
    /// What was wrong with what was sent.
    pub error: Option<String>,
}

/// The page that a letter about a seat leads to: the facts, and buttons to act on them.
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
