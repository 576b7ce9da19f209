//! Votes of the table about time: whether there is more of it, whether it runs again, and what is done once it is over.

use super::{Held, Waiting, Watch};
use crate::pace::{Ballot, Verdict};
use crate::reason::Reason;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_log::pace::hours;

/// The most hours that a seat can ask the table for.
pub const MOST_ASKED_FOR: u32 = 168;

/// An open vote of the table about time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Vote {
    /// The subject of the vote.
    pub on: VoteOn,
    /// The seat that asks.
    pub by: u8,
    /// The seats that agree.
    pub agreed: BTreeSet<u8>,
}

/// The subject of a vote about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoteOn {
    /// So many hours more for what is asked now.
    Extend(u32),
    /// That time runs again.
    Resume,
}

impl Watch {
    /// A seat asks the table, or agrees to what another has asked. Whether that decides it: more than half of the other people have agreed.
    ///
    /// # Errors
    /// If there is nothing to ask, or something else is asked already.
    pub fn vote(&mut self, seat: u8, on: VoteOn, people: &BTreeSet<u8>) -> Result<bool, Reason> {
        match on {
            VoteOn::Extend(_) if self.held.is_some() || self.waiting.is_none() => return Err(Reason::NoTimeRuns),
            VoteOn::Extend(hours) if !(1..=MOST_ASKED_FOR).contains(&hours) => return Err(Reason::HoursCannotBe { most: MOST_ASKED_FOR }),
            VoteOn::Resume if self.held.is_none() => return Err(Reason::TimeRunsAlready),
            VoteOn::Extend(_) | VoteOn::Resume => {}
        }
        let vote = match &mut self.vote {
            Some(vote) if vote.on != on => return Err(Reason::TableIsAskedOtherwise),
            Some(vote) => {
                if vote.by != seat {
                    vote.agreed.insert(seat);
                }
                vote
            }
            none => {
                let asked = self.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&seat));
                if matches!(on, VoteOn::Extend(_)) && !asked {
                    return Err(Reason::OnlyAskedAskForTime);
                }
                none.insert(Vote { on, by: seat, agreed: BTreeSet::new() })
            }
        };
        let others = people.iter().filter(|person| **person != vote.by).count();
        let agreed = vote.agreed.iter().filter(|person| people.contains(person)).count();
        Ok(agreed * 2 > others || others == 0)
    }

    /// The table is asked what is done, time being over: so many hours.
    pub fn ask_table(&mut self, hours_given: u32, now: DateTime<Utc>) {
        self.hold(Held::TimeOver, now);
        self.ballot = Some(Ballot { hours: hours_given, until: now + hours(hours_given), votes: BTreeMap::new() });
    }

    /// A seat says what is done. Whether that decides it.
    ///
    /// # Errors
    /// If the table is not asked, or not this.
    pub fn say(&mut self, seat: u8, verdict: Verdict, voters: &BTreeSet<u8>, now: DateTime<Utc>) -> Result<(), Reason> {
        let alone = self.waiting.as_ref().and_then(Waiting::alone);
        let Some(ballot) = &mut self.ballot else { return Err(Reason::TableIsNotAsked) };
        if alone == Some(seat) || !voters.contains(&seat) {
            return Err(Reason::OthersSayWhatIsDone);
        }
        if verdict == Verdict::Substitute && alone.is_none() {
            return Err(Reason::SubstituteForOneAlone);
        }
        ballot.votes.insert(seat, verdict);
        if ballot.is_decided(voters) {
            ballot.until = ballot.until.min(now);
        }
        Ok(())
    }

    /// Closes the vote on what is done, whose result is carried out; time runs again until then.
    pub fn close_ballot(&mut self, now: DateTime<Utc>) {
        self.settle(now);
        self.ballot = None;
        self.held = self.held.filter(|held| *held == Held::Host);
    }
}
