//! What several letters show.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

/// What every letter about a campaign has around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The name of the person who reads it.
    pub reader: String,
    /// The campaign's name.
    pub campaign: String,
    /// The game's name.
    pub game: String,
    /// Where the campaign is seen.
    pub url: String,
    /// How far the log went when this was written.
    pub head: Option<Head>,
    /// Where letters to this seat are stopped (RFC 8058); the same address stands in the mail's head.
    pub unsubscribe: Option<String>,
}

/// The end of the hash chain: whoever keeps the letter can prove what the log was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of the last entry.
    pub seq: u64,
    /// Its hash.
    pub hash: String,
}

/// A moment and where the reader lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The moment.
    pub at: DateTime<Utc>,
    /// The reader's time zone.
    pub zone: Tz,
}

/// A thing one may pick, and the page where it is filled in already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceLink {
    /// What it is.
    pub label: String,
    /// What it costs or causes.
    pub hint: Option<String>,
    /// The form with this choice filled in. Opening it changes nothing.
    pub url: String,
}

/// The board as a letter shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The drawing.
    pub picture: Option<BoardPicture>,
    /// The same in words, line by line.
    pub text: String,
}

/// A drawing of the board that travels in the mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPicture {
    /// A PNG file.
    pub png: Vec<u8>,
    /// Said where pictures are not shown.
    pub alt: String,
}

impl BoardPicture {
    /// The Content-ID under which the HTML part finds it (RFC 2392).
    pub const CID: &'static str = "board@sternpost";
}

impl Board {
    /// The drawing of a board, if there is one.
    pub(super) fn picture_of(board: Option<&Self>) -> Option<BoardPicture> {
        board.and_then(|board| board.picture.clone())
    }
}
