//! The part of a watch about missing people: that a substitute is sought, and the vote on what is done.

use super::Then;
use chrono::{DateTime, TimeDelta, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;
use sternpost_log::schemas::Moment;

/// How long a seat is left in peace after nobody has come for it: whoever has offered to take one over is not asked for each of its questions.
pub(super) const NOT_AGAIN: TimeDelta = TimeDelta::days(7);

/// The reason why a substitute is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sought {
    /// The time of its question was over.
    TimeOver,
    /// Its holder wants to leave.
    Left,
    /// Its holder cannot be written to.
    Unreachable,
    /// The host wants it.
    Host,
    /// The table has said so.
    Vote,
}

/// A substitute is sought for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Search {
    /// The seat for which a substitute is sought.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// The reason for the search.
    pub why: Sought,
    /// The end of the search.
    #[schemars(with = "Moment")]
    pub until: DateTime<Utc>,
    /// What is done if nobody has come by then.
    pub then: Then,
}

/// The choices of a vote on what is done when time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The default is played.
    Default,
    /// There is more time.
    Extend,
    /// A bot plays: a seat that is asked alone until its holder is back; what is asked together once.
    Bot,
    /// A substitute is sought.
    Substitute,
}

impl Verdict {
    /// All; the last only for a seat that is asked alone.
    pub const ALL: [Self; 4] = [Self::Default, Self::Extend, Self::Bot, Self::Substitute];

    /// Its name in forms.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["default", "extend", "bot", "substitute"][self as usize]
    }
}

/// The table says what is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ballot {
    /// The number of hours the table has to vote.
    pub hours: u32,
    /// The end of the vote.
    pub until: DateTime<Utc>,
    /// What each seat has said.
    pub votes: BTreeMap<u8, Verdict>,
}

impl Ballot {
    /// The verdict of most votes; the default if nobody has voted, or on a tie.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let count = |verdict: Verdict| self.votes.values().filter(|said| **said == verdict).count();
        let most = Verdict::ALL.into_iter().map(count).max().unwrap_or_default();
        let mut leading = Verdict::ALL.into_iter().filter(|verdict| count(*verdict) == most);
        leading.next().filter(|_| leading.next().is_none()).unwrap_or(Verdict::Default)
    }

    /// Whether what most have said cannot change any more: all have spoken, or more than half have said the same.
    #[must_use]
    pub fn is_decided(&self, voters: &BTreeSet<u8>) -> bool {
        let said = |verdict: &Verdict| self.votes.iter().filter(|(seat, by)| voters.contains(seat) && *by == verdict).count();
        Verdict::ALL.iter().any(|verdict| said(verdict) * 2 > voters.len()) || voters.iter().all(|seat| self.votes.contains_key(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Verdict::{Bot, Default, Extend};

    fn ballot(votes: &[(u8, Verdict)]) -> Ballot {
        Ballot { hours: 24, until: DateTime::UNIX_EPOCH, votes: votes.iter().copied().collect() }
    }

    #[test]
    fn what_most_have_said_is_done_and_a_draw_is_the_default() {
        for (votes, done) in [
            (vec![], Default),
            (vec![(0, Bot)], Bot),
            (vec![(0, Bot), (1, Extend)], Default),
            (vec![(0, Bot), (1, Extend), (2, Extend)], Extend),
        ] {
            assert_eq!(ballot(&votes).verdict(), done, "{votes:?}");
        }
    }

    #[test]
    fn it_is_decided_when_nothing_can_change_it() {
        let voters = BTreeSet::from([0, 1, 2, 3]);
        assert!(!ballot(&[(0, Bot), (1, Bot)]).is_decided(&voters), "half is not more than half");
        assert!(ballot(&[(0, Bot), (1, Bot), (2, Bot)]).is_decided(&voters));
        assert!(ballot(&[(0, Bot), (1, Bot), (2, Extend), (3, Extend)]).is_decided(&voters), "all have spoken");
        assert!(!ballot(&[(0, Bot), (7, Bot), (8, Bot)]).is_decided(&voters), "who holds no seat has no voice");
        assert!(ballot(&[]).is_decided(&BTreeSet::new()), "nobody is waited for");
    }
}
