//! Seats that change hands in play: by their holders, by the host, by the campaign's terms. The rules stand in `docs/seats.md`.
//!
//! A seat is offered to somebody, whose letter leads to it; the person who accepts has it. One entry says so, and in its commit everything that was
//! the former holder's dies: links, passes and reply keys with the generation of the seat's links, sealed answers, letters that wait.

mod offers;
mod passing;
mod pool;
mod sitting;
mod wish;

pub use offers::Successor;
pub use wish::{PoolWish, SeatInPlay};

use crate::talk::letters;
use crate::time::pace_acts::timed;
use crate::{Refused, Snapshot};
use chrono::{DateTime, Utc};
use sternpost_log::{Actor, Body, CampaignId, Cause, Entry, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, SeatNews};
use sternpost_model::pace::SeatedAct;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, NewLetter, SeatRow, Status};

/// News about a seat, as letters to somebody.
pub(crate) trait NewsLetters {
    /// The letter that tells it to an address.
    fn to(&self, address: &str, campaign: CampaignId, now: DateTime<Utc>) -> NewLetter;
    /// The letter that tells it to the holder of a seat.
    fn to_holder(&self, row: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter>;
}

impl NewsLetters for SeatNews {
    fn to(&self, address: &str, campaign: CampaignId, now: DateTime<Utc>) -> NewLetter {
        letters::to_address(address, Letter::Seat(self.clone()), Some(campaign), now)
    }

    fn to_holder(&self, row: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter> {
        letters::to_seat(row, Letter::Seat(self.clone()), now)
    }
}

/// The entries of what happens to seats, with their lines. What waits beside the log stays.
pub(crate) fn seated(snapshot: &Snapshot, acts: &[SeatedAct], by: (Actor, Cause), now: DateTime<Utc>) -> Commit {
    let mut commit = timed(snapshot, None, by, None, now);
    for act in acts {
        let before: (u64, &str) =
            commit.entries.last().map_or((snapshot.seq, &snapshot.hash), |entry: &Entry| (entry.seq, entry.hash.as_str()));
        let new = NewEntry::after(before.0, snapshot.campaign.id, now, snapshot.game.revision(), Body::Seated { act: act.clone() });
        let new = NewEntry { digest: snapshot.play.as_ref().map(|play| play.digest()), ..new.by(by.0, by.1) };
        let entry = seal(new, before.1, &snapshot.secret);
        commit.lines.extend(crate::play::start::stored_lines(snapshot.campaign.id, entry.seq, &[act.told()]));
        commit.entries.push(entry);
    }
    Commit { sealed: snapshot.keeping_sealed(), ..commit }
}

/// A seat of a campaign that is played.
fn in_play(snapshot: &Snapshot, seat: u8) -> Result<&SeatRow, Refused> {
    match snapshot.campaign.status {
        Status::Running => snapshot.seats.get(usize::from(seat)).ok_or(Refused::NoCampaign),
        Status::Stuck => Err(Refused::Stuck),
        Status::Lobby => Err(Refused::WrongState(Reason::NotStarted)),
        Status::Ended => Err(Refused::WrongState(Reason::CampaignIsOver)),
    }
}
