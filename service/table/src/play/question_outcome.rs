//! The outcome of a question that a letter has asked, for a reader who opens the letter later.

use crate::play::answer::anytime_id;
use crate::{Refused, Service, Snapshot};
use sternpost_core::Seat;
use sternpost_log::{Entry, Turn};
use sternpost_model::letter::Fate;
use sternpost_store::Status;

/// Entries read at once.
const AT_ONCE: u32 = 500;

impl Service {
    /// The outcome of a question that a seat was asked when `version` was the last entry. It tells no more than everybody may know.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn fate_of(&self, snapshot: &Snapshot, seat: Seat, question: &str, version: u64) -> Result<Fate, Refused> {
        let mut found = Found { seat, question, version, answered: None, left: None };
        let mut after = version;
        loop {
            let entries = self.store.entries(snapshot.campaign.id, after, AT_ONCE).await?;
            let is_last = entries.len() < AT_ONCE as usize;
            after = entries.last().map_or(after, |entry| entry.seq);
            entries.iter().filter(|entry| entry.seq <= snapshot.seq).for_each(|entry| found.note(entry));
            if is_last {
                break;
            }
        }
        let is_over = snapshot.campaign.status == Status::Ended;
        Ok(match (found.answered, found.left) {
            (Some(seq), _) => Fate::Answered(seq),
            (None, _) if is_over => Fate::Over,
            (None, Some(left)) => left,
            (None, None) => Fate::Gone,
        })
    }
}

/// The outcome of a letter's question, as the entries after it say.
struct Found<'a> {
    seat: Seat,
    question: &'a str,
    version: u64,
    answered: Option<u64>,
    left: Option<Fate>,
}

impl Found<'_> {
    fn note(&mut self, entry: &Entry) {
        let anytime = || self.question == anytime_id(self.seat);
        let is_it = |turn: Turn<'_>| turn.seat == self.seat && turn.question.map_or_else(anytime, |asked| asked == self.question);
        if entry.body.turns().any(is_it) {
            self.answered = Some(entry.seq);
        } else if let Some(back) = entry.body.back() {
            self.moved(back.to, back.taken_back_by().map_or(Fate::Rewound, Fate::TakenBack));
        }
    }

    /// The head was moved to an earlier entry: what came after it counts no more.
    fn moved(&mut self, to: u64, how: Fate) {
        self.answered = self.answered.filter(|seq| *seq <= to);
        if to < self.version {
            self.left = Some(how);
        }
    }
}
