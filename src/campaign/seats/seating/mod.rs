//! Seats change hands in play: by their holders, by the host, by the campaign's terms. The rules stand in `docs/seats.md`.
//!
//! A seat is offered to somebody, whose letter leads to it; whoever accepts has it. One entry says so, and in its commit everything that was the
//! former holder's dies: links, passes and reply keys with the generation of the seat's links, sealed answers, letters that wait.

mod offers;
mod passing;
mod pool;
mod sitting;
mod wish;

pub use offers::Successor;
pub use wish::{PoolWish, SeatInPlay};

use crate::campaign::Reason;
use crate::campaign::talk::letters::{self, LetterKind};
use crate::campaign::time::pace_acts::timed;
use crate::campaign::{Refused, Snapshot};
use crate::language::Language;
use crate::log::{Actor, Body, CampaignId, Cause, Entry, NewEntry, seal};
use crate::pace::SeatedAct;
use crate::store::{Commit, NewLetter, SeatRow, Status};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// What a letter about a seat needs to know besides the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what", deny_unknown_fields)]
pub enum SeatNews {
    /// To somebody: a seat is offered.
    Offered {
        /// The offer.
        offer: String,
    },
    /// To its holder: the host would like to give the seat to somebody.
    Suggested {
        /// The offer.
        offer: String,
    },
    /// To host and holder: somebody who held the seat wants it back.
    AskedBack {
        /// The offer.
        offer: String,
    },
    /// To whoever has come: the seat is theirs.
    Yours {
        /// The generation of the seat's links.
        generation: u32,
    },
    /// To whoever held it: it is not any more.
    Passed {
        /// Which.
        seat: u8,
        /// The last generation of its links that was theirs.
        generation: u32,
    },
    /// To its holder: a bot sits in.
    SitsIn {
        /// The generation of the seat's links.
        generation: u32,
    },
    /// To holders of seats: somebody is arbiter from now on, or nobody.
    Arbiter {
        /// The name; none: nobody.
        name: Option<String>,
    },
    /// To holders of seats: somebody is proposed as arbiter, or that there should be none.
    ArbiterAsked {
        /// Since when: another proposal is another letter.
        since: DateTime<Utc>,
        /// Whether it has come in the place of another, to which some may have agreed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        replaces: bool,
    },
    /// To whoever is arbiter from now on.
    ArbiterYou {},
    /// To whoever is not any more.
    ArbiterNoMore {
        /// The name.
        name: String,
        /// The language.
        language: Language,
    },
    /// To the host: the second campaign that a ruling lets begin cannot.
    ForkFailed {
        /// The entry of the ruling.
        ruling: u64,
        /// The entry from which it was to go on.
        at: u64,
        /// Whether it is for the rules: older ones led there, and these do not take what was answered.
        is_of_older_rules: bool,
    },
    /// To somebody who would like to be a substitute, or whom the host would like to be one: it takes a click.
    Substitute {
        /// The name.
        name: String,
        /// The language.
        language: Language,
        /// The generation of the open link it was asked by; none: the host asks.
        generation: Option<u32>,
    },
}

impl SeatNews {
    fn payload(&self) -> String {
        serde_json::to_string(self).expect("a payload is plain data")
    }

    /// The letter that tells it to an address.
    pub(in crate::campaign) fn to(&self, address: &str, campaign: CampaignId, now: DateTime<Utc>) -> NewLetter {
        letters::to_address(address, LetterKind::Seat, Some(campaign), &self.payload(), now)
    }

    /// The letter that tells it to the holder of a seat.
    pub(in crate::campaign) fn to_holder(&self, row: &SeatRow, now: DateTime<Utc>) -> Option<NewLetter> {
        letters::to_seat(row, LetterKind::Seat, &self.payload(), now)
    }
}

/// The entries of what happens to seats, with their lines. What waits beside the log stays.
pub(in crate::campaign) fn seated(snapshot: &Snapshot, acts: &[SeatedAct], by: (Actor, Cause), now: DateTime<Utc>) -> Commit {
    let mut commit = timed(snapshot, None, by, None, now);
    for act in acts {
        let before: (u64, &str) =
            commit.entries.last().map_or((snapshot.seq, &snapshot.hash), |entry: &Entry| (entry.seq, entry.hash.as_str()));
        let new = NewEntry::after(before.0, snapshot.campaign.id, now, snapshot.game.revision(), Body::Seated { act: act.clone() });
        let new = NewEntry { digest: snapshot.play.as_ref().map(|play| play.digest()), ..new.by(by.0, by.1) };
        let entry = seal(new, before.1, &snapshot.secret);
        commit.lines.extend(crate::campaign::play::start::stored_lines(snapshot.campaign.id, entry.seq, &[act.told()]));
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
