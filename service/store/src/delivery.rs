//! Delivery of letters: what became of them on their way, and what their readers want of them.

use chrono::{DateTime, TimeDelta, Utc};

/// Letters lost on a way, one after the other, before nothing is sent by it any more.
const UNREACHABLE_AFTER: u32 = 3;
/// For how long a way is thought to lose letters after it has lost one: mailboxes are emptied, servers mended.
const REMEMBERED: TimeDelta = TimeDelta::days(14);

/// The key of the address to which the bounces of a letter go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BounceKey {
    /// The hash of the key: whoever reads the database cannot use it.
    pub hash: String,
    /// The name of its letter.
    pub letter: String,
    /// When the key was made.
    pub made_at: DateTime<Utc>,
}

/// A way on which letters were lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostWay {
    /// How many, one after the other.
    pub times: u32,
    /// When the last letter was lost.
    pub lost_at: DateTime<Utc>,
    /// Whether the hosts of its reader know that it leads nowhere.
    pub is_told: bool,
}

impl LostWay {
    /// Whether letters go another way if there is one.
    #[must_use]
    pub fn is_bounced(&self, now: DateTime<Utc>) -> bool {
        self.is_unreachable() || now - self.lost_at < REMEMBERED
    }

    /// Whether nothing is sent by it any more until its reader says that it works.
    #[must_use]
    pub fn is_unreachable(&self) -> bool {
        self.times >= UNREACHABLE_AFTER
    }

    /// A loss before this moment has nothing to do with one now.
    #[must_use]
    pub(super) fn forgotten_before(now: DateTime<Utc>) -> DateTime<Utc> {
        now - REMEMBERED
    }
}
