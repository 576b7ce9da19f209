//! What stands on the docket: disputes with what was said and ruled, motions with their votes, and who could rule from when.

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
    /// Which seat has.
    pub seat: Seat,
    /// When.
    pub at: DateTime<Utc>,
    /// What is disputed.
    pub entry: u64,
    /// Why.
    pub why: String,
    /// What was said to it since, in order.
    pub statements: Vec<Statement>,
    /// How it was decided: once, or once more after an appeal.
    pub verdicts: Vec<Verdict>,
    /// Who has appealed, when and why.
    pub appeal: Option<Said>,
    /// Whether its seat lets it rest.
    pub is_withdrawn: bool,
    /// Since when it does.
    pub withdrawn_at: Option<DateTime<Utc>>,
}

/// What somebody has said.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// In which entry.
    pub seq: u64,
    /// Which seat.
    pub seat: Seat,
    /// When.
    pub at: DateTime<Utc>,
    /// What.
    pub text: String,
}

/// What was said to a dispute.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// In which entry.
    pub seq: u64,
    /// Which seat; none: who rules.
    pub seat: Option<Seat>,
    /// When.
    pub at: DateTime<Utc>,
    /// What.
    pub text: String,
}

/// How a dispute was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// In which entry.
    pub seq: u64,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom.
    pub by: Actor,
    /// What.
    pub ruling: Ruling,
    /// Why.
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

    /// Up to when its ruling can be appealed; none if it cannot.
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
    /// By which seat; none: by a host who has none.
    pub seat: Option<Seat>,
    /// When.
    pub at: DateTime<Utc>,
    /// What.
    pub motion: Motion,
    /// Why.
    pub why: String,
    /// Which seats have a voice: those that people held as it was proposed.
    pub voters: BTreeSet<Seat>,
    /// Up to when it can be voted on.
    pub until: DateTime<Utc>,
    /// Who has voted how.
    pub votes: BTreeMap<Seat, bool>,
    /// What has become of it.
    pub outcome: Option<Outcome>,
}

/// Somebody who rules disputes from an entry on; or nobody does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appointment {
    /// The entry that says so.
    pub seq: u64,
    /// When.
    pub at: DateTime<Utc>,
    /// Who; none: nobody.
    pub name: Option<String>,
}

/// A later moment. A file may name any: what would come after the last there is, is the last.
pub(super) fn later(at: DateTime<Utc>, by: TimeDelta) -> DateTime<Utc> {
    at.checked_add_signed(by).unwrap_or(DateTime::<Utc>::MAX_UTC)
}
