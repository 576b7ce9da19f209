//! The letters the service sends. A row of one table ([`every`]) says what a letter needs to know, whom it is for, how long it can wait and what
//! becomes of it among others. The store keeps it, the composer words it; neither has a list of letters of its own.

#[macro_use]
mod table;
mod court;
mod every;
mod gathered;
mod receipt;
mod seats;

pub use court::CourtPayload;
pub use every::*;
pub use gathered::Gathered;
pub use receipt::{Absence, Fate, MoreTime, ReceiptPayload, Ruled, Understood, Voted, WhyNot};
pub use seats::SeatNews;

use sternpost_log::CampaignId;
use thiserror::Error;

/// The reader a letter is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// An address, of no campaign: whoever signs in or names a second way.
    Address,
    /// A person, over all their campaigns.
    Person,
    /// The host of a campaign, and the operator of the server.
    Host,
    /// The person a seat is offered before the campaign begins.
    Invited,
    /// The player of a seat; nobody while a bot sits in.
    Player,
    /// The holder of a seat, also while a bot sits in, and anybody who has to do with the table and has no seat.
    Holder,
    /// People beside the table, at once: a channel.
    Channel,
}

/// The patience of a letter: how long it can wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Somebody sits there and waits for it, or it is not for a player.
    None,
    /// It is about a deadline.
    Deadline,
    /// It can wait as long as its reader likes.
    Any,
}

/// Whether a letter goes into the one that tells its reader everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gathering {
    /// It goes out as what it is.
    Alone,
    /// It asks: it is gathered before its time too, and gathers what waits when it goes out.
    Asks,
    /// It tells: it is gathered when its time has come, and gathers if anything else waits.
    Tells,
    /// It is what others were gathered into.
    Gathered,
}

/// Whether a letter is told on its reader's devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Devices {
    /// It asks something: they are told.
    Told,
    /// It asks nothing: devices are not told.
    Untold,
}

/// The payload of a letter: what it needs to know besides its campaign.
trait Payload {
    /// The question the letter asks its seat, and the entry it was asked at; none of a letter that asks nothing by itself.
    fn asked(&self) -> Option<&TurnPayload> {
        None
    }

    /// Puts what it tells into the letter that tells everything. `about`: its campaign and its seat.
    fn gather(&self, _about: Option<(CampaignId, u8)>, _into: &mut Gathered) {}
}

/// The reason why a row of the outbox is no letter this server knows.
#[derive(Debug, Error)]
pub enum UnreadableLetter {
    /// There is no letter of this name.
    #[error("there is no letter `{0}`")]
    Kind(String),
    /// What it needs to know is something else.
    #[error(transparent)]
    Payload(#[from] serde_json::Error),
}

impl LetterKind {
    /// Finds a kind by its name in the outbox.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// Whether it is gathered into the letter that tells everything.
    #[must_use]
    pub fn is_gathered(self) -> bool {
        match self.gathering() {
            Gathering::Alone => false,
            Gathering::Asks | Gathering::Tells | Gathering::Gathered => true,
        }
    }

    /// The letters that take part in the gathering in one of some ways.
    pub fn that_are(ways: &[Gathering]) -> impl Iterator<Item = Self> + '_ {
        Self::ALL.iter().copied().filter(|kind| ways.contains(&kind.gathering()))
    }
}
