//! The docket: which disputes and motions there are and how they stand, from the log alone. `admits.rs` decides which acts on them are allowed.

use super::cases::later;
use super::draws::Deals;
use super::voices::Voices;
use super::{Again, Appointment, CourtAct, Dispute, Draws, Outcome, Proposal, Rewind, Ruling, Said, Statement, Unfit, Verdict};
use crate::chance::Stream;
use crate::effect::{Back, Beside, Effect, WentBack};
use crate::entry::{Entry, NewEntry};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Seat;
use sternpost_game::Play;

/// Days after which a dispute is over that nobody has decided.
const DAYS_TO_RULE: i64 = 7;
/// Characters of a reason or a statement.
pub const MOST_TEXT: usize = 2_000;

/// The docket of a campaign.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Court {
    /// Every dispute, in order.
    pub disputes: Vec<Dispute>,
    /// Every motion, in order.
    pub motions: Vec<Proposal>,
    /// Every time the campaign went back, in order.
    pub rewinds: Vec<Rewind>,
    /// The arbiters that were appointed, in order. Of campaigns that older servers have led it says nothing.
    pub appointments: Vec<Appointment>,
    /// The seats that have a voice.
    voices: Voices,
    /// Its own entries: they stand outside the line that a rewind moves.
    entries: BTreeSet<u64>,
    /// Which steps draw as entries did before, since the last rewind.
    again: BTreeMap<u64, u64>,
    /// What was dealt anew.
    deals: Deals,
}

impl Court {
    /// The docket of a log, or of those of its entries that have to do with it ([`Court::KINDS`]).
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut court = Self::default();
        entries.into_iter().for_each(|entry| court.note(entry));
        court
    }

    /// Kinds of entries that have to do with it.
    pub const KINDS: [&'static str; 6] = ["created", "seat-taken", "seated", "rewound", "dealt-anew", "court"];

    /// Goes on with an entry.
    pub fn note(&mut self, entry: &NewEntry) {
        self.voices.note(&entry.body);
        match entry.body.effect() {
            Effect::Back(Back { to, how: WentBack::Rewound { why, draws, again, by } }) => {
                self.entries.insert(entry.seq);
                self.rewinds.push(Rewind {
                    seq: entry.seq,
                    to,
                    at: entry.recorded_at,
                    by: entry.actor,
                    why: why.to_owned(),
                    draws,
                    ordered_by: by,
                });
                self.again = match draws {
                    Draws::Anew => BTreeMap::new(),
                    Draws::Again => again.iter().map(|again| (again.step, again.entry)).collect(),
                };
            }
            Effect::DealsAnew { from, drawn: _ } => self.deals.note(entry.seq, from),
            Effect::Nothing(Beside::Court(act)) => self.acted(entry, act),
            Effect::Back(Back { to: _, how: WentBack::TakenBack(_) })
            | Effect::Start { .. }
            | Effect::NewGround { .. }
            | Effect::Answers { .. }
            | Effect::Nothing(Beside::Course { .. } | Beside::Time(_) | Beside::Seating(_)) => {}
        }
    }

    fn acted(&mut self, entry: &NewEntry, act: &CourtAct) {
        self.entries.insert(entry.seq);
        let (seq, at) = (entry.seq, entry.recorded_at);
        match act {
            CourtAct::Disputed { seat, entry, why } => self.disputes.push(Dispute {
                seq,
                seat: *seat,
                at,
                entry: *entry,
                why: why.clone(),
                statements: vec![],
                verdicts: vec![],
                appeal: None,
                is_withdrawn: false,
                withdrawn_at: None,
            }),
            CourtAct::Stated { dispute, seat, text } => {
                let statement = Statement { seq, seat: *seat, at, text: text.clone() };
                self.dispute_mut(*dispute, |dispute| dispute.statements.push(statement));
            }
            CourtAct::Withdrawn { dispute, seat: _ } => self.dispute_mut(*dispute, |dispute| {
                (dispute.is_withdrawn, dispute.withdrawn_at) = (true, Some(at));
            }),
            CourtAct::Ruled { dispute, ruling, why, patch: _, motion, fork } => {
                let verdict = Verdict { seq, at, by: entry.actor, ruling: ruling.clone(), why: why.clone(), motion: *motion, fork: *fork };
                self.dispute_mut(*dispute, |dispute| dispute.verdicts.push(verdict));
            }
            CourtAct::Appealed { dispute, seat, why } => {
                let appeal = Said { seq, seat: *seat, at, text: why.clone() };
                self.dispute_mut(*dispute, |dispute| dispute.appeal = Some(appeal));
            }
            CourtAct::Proposed { seat, motion, why, voters, until } => self.motions.push(Proposal {
                seq,
                seat: *seat,
                at,
                motion: motion.clone(),
                why: why.clone(),
                voters: voters.iter().copied().collect(),
                until: *until,
                // Who proposes something agrees with it.
                votes: seat.iter().map(|seat| (*seat, true)).collect(),
                outcome: None,
            }),
            CourtAct::Voted { motion, seat, yes } => {
                self.motion_mut(*motion, |motion| {
                    motion.votes.insert(*seat, *yes);
                });
            }
            CourtAct::Decided { motion, outcome } => self.motion_mut(*motion, |motion| motion.outcome = Some(*outcome)),
            CourtAct::Appointed { name } => self.appointments.push(Appointment { seq, at, name: name.clone() }),
        }
    }

    fn dispute_mut(&mut self, seq: u64, change: impl FnOnce(&mut Dispute)) {
        if let Some(dispute) = self.disputes.iter_mut().rev().find(|dispute| dispute.seq == seq) {
            change(dispute);
        }
    }

    fn motion_mut(&mut self, seq: u64, change: impl FnOnce(&mut Proposal)) {
        if let Some(motion) = self.motions.iter_mut().rev().find(|motion| motion.seq == seq) {
            change(motion);
        }
    }

    /// The stream from which answers to what is asked in a position draw, or, if they answer nothing that is asked, an act at any time; as entry `seq`.
    #[must_use]
    pub fn stream(&self, play: &dyn Play, answers_a_step: bool, seq: u64) -> Stream {
        match play.draws_so_far() {
            Some(draw) => Stream::Draw { draw, deal: self.deals.of(draw) },
            None if answers_a_step => Stream::Entry(self.again_from(play.steps_answered(), seq)),
            None => Stream::Entry(seq),
        }
    }

    /// The stream by which hidden places are dealt anew in a position, as entry `seq`.
    #[must_use]
    pub fn stream_of_deal(&self, play: &dyn Play, seq: u64) -> Stream {
        if play.draws_so_far().is_some() { Stream::Deal(self.deals.next()) } else { Stream::Entry(seq) }
    }

    /// Whether a rewind to an entry deals anew what nobody may know: chance gives something new, or it was dealt anew since then, and what lay there has
    /// been seen on a line that was left before.
    #[must_use]
    pub fn deals_anew(&self, to: u64, draws: Draws) -> bool {
        draws.are_anew() || self.deals.came_after(to)
    }

    fn again_from(&self, step: u64, seq: u64) -> u64 {
        self.again.get(&step).copied().unwrap_or(seq)
    }

    /// The steps that draw again as they did, after a rewind that leaves a line behind: `left` are the answers of that line in order, each with
    /// how many steps had been answered before it and its number; `steps` how many had been in the end.
    #[must_use]
    pub fn again(&self, left: &[(u64, u64)], steps: u64) -> Vec<Again> {
        let drew = left.iter().map(|(step, seq)| Again { step: *step, entry: self.again_from(*step, *seq) });
        // What was to come again and has not come yet still is.
        let to_come = self.again.range(steps..).map(|(step, entry)| Again { step: *step, entry: *entry });
        drew.chain(to_come).collect()
    }

    /// Whether an entry is one of the docket, or a rewind: such an entry is not left behind.
    #[must_use]
    pub fn is_entry(&self, seq: u64) -> bool {
        self.entries.contains(&seq)
    }

    /// A dispute by its name.
    #[must_use]
    pub fn dispute(&self, seq: u64) -> Option<&Dispute> {
        self.disputes.iter().rev().find(|dispute| dispute.seq == seq)
    }

    /// The dispute that waits for a ruling.
    #[must_use]
    pub fn open_dispute(&self) -> Option<&Dispute> {
        self.disputes.iter().rev().find(|dispute| dispute.is_open())
    }

    /// A motion by its name.
    #[must_use]
    pub fn motion(&self, seq: u64) -> Option<&Proposal> {
        self.motions.iter().rev().find(|motion| motion.seq == seq)
    }

    /// The motion that is voted on.
    #[must_use]
    pub fn open_motion(&self) -> Option<&Proposal> {
        self.motions.iter().rev().find(|motion| motion.outcome.is_none())
    }

    /// The outcome of a motion by the votes so far; none: nothing yet.
    #[must_use]
    pub fn count(motion: &Proposal, now: DateTime<Utc>) -> Option<Outcome> {
        let count = |yes: bool| motion.voters.iter().filter(|seat| motion.votes.get(seat) == Some(&yes)).count();
        let (ayes, noes, all) = (count(true), count(false), motion.voters.len());
        let needed = if motion.motion.needs_all() { all } else { all / 2 + 1 };
        if all > 0 && ayes >= needed {
            Some(Outcome::Carried)
        } else if all - noes < needed {
            Some(Outcome::Lost)
        } else {
            (now >= motion.until).then_some(Outcome::Lapsed)
        }
    }

    /// The seats that have a voice, as the log says it: those that people hold, whoever plays them now. None if the log is too old to say.
    #[must_use]
    pub fn voices(&self) -> Option<Vec<Seat>> {
        self.voices.known().map(|held| held.iter().copied().collect())
    }

    /// Whether a seat has disputed an entry before.
    #[must_use]
    pub fn has_disputed(&self, seat: Seat, entry: u64) -> bool {
        self.disputes.iter().any(|dispute| (dispute.seat, dispute.entry) == (seat, entry))
    }

    /// The time at which an open dispute is over that nobody has decided.
    pub(super) fn rests_at(&self, open: &Dispute) -> DateTime<Utc> {
        let since = open.appeal.as_ref().map_or(open.at, |appeal| appeal.at);
        let votes_end = self.open_motion().map_or(since, |motion| motion.until);
        later(since, TimeDelta::days(DAYS_TO_RULE)).max(votes_end)
    }

    /// The time at which something follows from the clock alone, if ever.
    #[must_use]
    pub fn next_at(&self) -> Option<DateTime<Utc>> {
        let motion = self.open_motion().map(|motion| motion.until);
        motion.into_iter().chain(self.open_dispute().map(|dispute| self.rests_at(dispute))).min()
    }

    /// The act that follows by itself now: the votes on a motion decide it, or nobody has decided a dispute in time.
    #[must_use]
    pub fn by_itself(&self, now: DateTime<Utc>) -> Option<CourtAct> {
        if let Some(motion) = self.open_motion() {
            let outcome = Self::count(motion, now)?;
            return Some(CourtAct::Decided { motion: motion.seq, outcome });
        }
        let open = self.open_dispute().filter(|open| self.rests_at(open) <= now)?;
        let why = "nobody has decided it in time".to_owned();
        Some(CourtAct::Ruled { dispute: open.seq, ruling: Ruling::Upheld, why, patch: None, motion: None, fork: None })
    }

    pub(super) fn open(&self, dispute: u64) -> Result<&Dispute, Unfit> {
        self.dispute(dispute).ok_or(Unfit::NoDispute).and_then(|dispute| if dispute.is_open() { Ok(dispute) } else { Err(Unfit::NotOpen) })
    }
}

#[cfg(test)]
mod tests;
