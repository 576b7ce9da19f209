//! The list of letters a seat was sent, and the entry each came with: its kind, when it went, what became of it. Never its content.

use crate::talk::delivery::is_copy;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use sternpost_model::letter::LetterKind;
use sternpost_store::{DeliveryState, SeatRow, StoredLetter};

/// Letters of a seat that are looked through.
const MOST: u32 = 500;

/// A letter to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailed {
    /// The kind of letter.
    pub kind: LetterKind,
    /// The entry it was written with, or asks about; none where it has to do with none.
    pub entry: Option<u64>,
    /// The delivery state of the letter.
    pub state: DeliveryState,
    /// When; of one that waits, when it goes.
    pub at: Option<DateTime<Utc>>,
}

impl Service {
    /// The letters to whoever holds a seat now, the latest first; of one entry or of all. Those that went a second way are the same letters.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn mailed(&self, snapshot: &Snapshot, row: &SeatRow, entry: Option<u64>) -> Result<Vec<Mailed>, Refused> {
        let letters = self.store.letters_by_entry(snapshot.campaign.id, Some(row.seat), MOST).await?;
        let own = letters.into_iter().filter(|(letter, _)| {
            // A letter to who held the seat before is none of theirs.
            row.address.as_ref() == Some(&letter.letter.recipient) && !is_copy(&letter.letter.id)
        });
        let mailed = own.map(|(letter, with)| Mailed::of(&letter, with));
        Ok(mailed.filter(|mailed| entry.is_none() || mailed.entry == entry).collect())
    }
}

impl Mailed {
    fn of(letter: &StoredLetter, with: Option<u64>) -> Self {
        // What reminds of a question names the entry that asked it.
        let asked = || letter.letter.content.asked().map(|asked| asked.version);
        let at = match letter.state {
            DeliveryState::Pending => Some(letter.held_until.unwrap_or(letter.letter.not_before)),
            DeliveryState::Sent | DeliveryState::Withdrawn | DeliveryState::Dead | DeliveryState::Delayed | DeliveryState::Bounced => {
                letter.settled_at
            }
        };
        Self { kind: letter.letter.kind(), entry: with.or_else(asked), state: letter.state, at }
    }
}
