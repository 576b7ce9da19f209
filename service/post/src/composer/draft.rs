//! A letter before it is a message: its words, its attachments, and what a reply to it is about.

use super::REPLIED;
use crate::letters::{Worded, Wording, Words};
use sternpost_game::Asked;
use sternpost_log::CampaignId;
use sternpost_store::SeatRow;
use sternpost_table::Snapshot;

/// A letter in words, and what goes with it.
pub(crate) struct Draft {
    pub(crate) worded: Worded,
    pub(super) unsubscribe: Option<String>,
    pub(super) picture: Option<(String, Vec<u8>)>,
    pub(super) reply: Option<Answerable>,
    /// Where what it asks is answered; none of what asks nothing, or asks in several campaigns.
    pub(crate) link: Option<String>,
}

impl Draft {
    /// A letter in the words of its reader, with nothing beside it.
    pub(super) fn of(letter: &impl Wording, words: &Words) -> Result<Self, askama::Error> {
        Ok(Self { worded: letter.worded(words)?, unsubscribe: None, picture: None, reply: None, link: None })
    }

    /// The same, with the link that stops such letters: mail programs show a button for it.
    pub(super) fn stopped_at(self, url: impl Into<Option<String>>) -> Self {
        Self { unsubscribe: url.into(), ..self }
    }

    /// The same, with a picture under a name.
    pub(super) fn showing(self, picture: Option<(String, Vec<u8>)>) -> Self {
        Self { picture, ..self }
    }

    /// The same, as one that asks what is answered at an address.
    pub(super) fn at(self, url: String) -> Self {
        Self { link: Some(url), ..self }
    }

    /// The same, as one that can be answered by a reply.
    pub(super) fn about(self, reply: Answerable) -> Self {
        Self { reply: Some(reply), ..self }
    }
}

/// The seat, question and choices that a reply to a letter answers.
pub(crate) struct Answerable {
    /// Whose answer it is.
    pub(super) seat: (CampaignId, u8),
    /// The question; empty: none.
    pub(super) question: String,
    /// The choices as the letter shows them.
    pub(super) choices: Vec<String>,
    /// The last entry it has shown.
    pub(super) version: u64,
    /// The generation of the seat's links.
    pub(super) generation: u32,
}

impl Answerable {
    /// A letter that asks nothing.
    pub(super) fn nothing(snapshot: &Snapshot, row: &SeatRow) -> Self {
        let seat = (row.campaign, row.seat);
        Self { seat, question: String::new(), choices: vec![], version: snapshot.seq, generation: row.link_generation }
    }

    /// A letter that shows the choices of a question.
    pub(super) fn asked(snapshot: &Snapshot, row: &SeatRow, own: &Asked) -> Self {
        Self::of(snapshot, row, &own.id, own.offers.iter().take(REPLIED).map(|offer| offer.id.clone()).collect())
    }

    /// A letter that shows these choices of a question.
    pub(super) fn of(snapshot: &Snapshot, row: &SeatRow, question: &str, choices: Vec<String>) -> Self {
        Self { question: question.to_owned(), choices, ..Self::nothing(snapshot, row) }
    }
}
