//! The cases on the docket: disputes with what was said and ruled, motions with their votes, and who could rule from when.

use super::{Motion, Outcome, Ruling};
use crate::entry::{Actor, CampaignId};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;

/// Hours in which a ruling can be appealed.
pub(super) const HOURS_TO_APPEAL: i64 = 72;

/// A dispute.
#[derive(Clone, Debug, PartialEq)]
pub struct Dispute {
    /// The entry that has opened it: its name.
    pub seq: u64,
    /// The seat that has opened it.
    pub seat: Seat,
    /// When it was opened.
    pub at: DateTime<Utc>,
    /// The disputed entry.
    pub entry: u64,
    /// The reason for the dispute.
    pub why: String,
    /// What was said to it since, in order.
    pub statements: Vec<Statement>,
    /// How it was decided: once, or once more after an appeal.
    pub verdicts: Vec<Verdict>,
    /// The appeal, if a seat has made one.
    pub appeal: Option<Said>,
    /// Whether its seat lets it rest.
    pub is_withdrawn: bool,
    /// When its seat let it rest.
    pub withdrawn_at: Option<DateTime<Utc>>,
}

/// A statement of a seat, with its time.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The entry that records it.
    pub seq: u64,
    /// The seat that said it.
    pub seat: Seat,
    /// When it was said.
    pub at: DateTime<Utc>,
    /// The words that were said.
    pub text: String,
}

/// A statement on a dispute.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// The entry that records it.
    pub seq: u64,
    /// Which seat; none: who rules.
    pub seat: Option<Seat>,
    /// When the statement was made.
    pub at: DateTime<Utc>,
    /// The text of the statement.
    pub text: String,
}

/// A decision on a dispute.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The entry that records it.
    pub seq: u64,
    /// When it was decided.
    pub at: DateTime<Utc>,
    /// The actor who has ruled.
    pub by: Actor,
    /// The ruling.
    pub ruling: Ruling,
    /// The reason for the ruling.
    pub why: String,
    /// The motion that was carried; none: an arbiter has ruled, or, if it is by nobody, nobody has in time.
    pub motion: Option<u64>,
    /// The campaign that it lets begin.
    pub fork: Option<CampaignId>,
}

impl Dispute {
    /// Whether it waits for a ruling: at first, or after an appeal.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.is_withdrawn && self.verdicts.len() == usize::from(self.appeal.is_some())
    }

    /// The time up to which its ruling can be appealed; none if it cannot.
    #[must_use]
    pub fn appeal_until(&self) -> Option<DateTime<Utc>> {
        let [verdict] = self.verdicts.as_slice() else { return None };
        self.appeal.is_none().then(|| later(verdict.at, TimeDelta::hours(HOURS_TO_APPEAL)))
    }
}

/// A motion.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// The entry that has proposed it: its name.
    pub seq: u64,
    /// The seat that proposes; none: a host who has none.
    pub seat: Option<Seat>,
    /// When it was proposed.
    pub at: DateTime<Utc>,
    /// The motion that is voted on.
    pub motion: Motion,
    /// The reason for the motion.
    pub why: String,
    /// Which seats have a voice: those that people held as it was proposed.
    pub voters: BTreeSet<Seat>,
    /// The time up to which it can be voted on.
    pub until: DateTime<Utc>,
    /// The votes so far: whether each seat agrees.
    pub votes: BTreeMap<Seat, bool>,
    /// What has become of it.
    pub outcome: Option<Outcome>,
}

/// An appointment of the person who rules disputes from an entry on; or that nobody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appointment {
    /// The entry that says so.
    pub seq: u64,
    /// When the entry was recorded.
    pub at: DateTime<Utc>,
    /// The name of the arbiter; none: nobody.
    pub name: Option<String>,
}

/// A later moment. A file may name any: what would come after the last there is, is the last.
pub(super) fn later(at: DateTime<Utc>, by: TimeDelta) -> DateTime<Utc> {
    at.checked_add_signed(by).unwrap_or(DateTime::<Utc>::MAX_UTC)
}
