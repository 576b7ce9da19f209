//! The docket: which disputes and motions there are and how they stand, from the log alone. What may be done about them is decided here, for
//! the server that writes an entry and for whoever checks the log later.

use super::cases::later;
use super::draws::Deals;
use super::{Again, Appointment, CourtAct, Dispute, Draws, Motion, Outcome, Proposal, Rewind, Ruling, Said, Statement, Unfit, Verdict};
use crate::chance::Stream;
use crate::effect::{Back, Beside, Effect, WentBack};
use crate::entry::{Actor, Entry, NewEntry};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Play;

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
    /// Who was to rule, in order. Of campaigns that older servers have led it says nothing.
    pub appointments: Vec<Appointment>,
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
    pub const KINDS: [&'static str; 3] = ["rewound", "court", "dealt-anew"];

    /// Goes on with an entry.
    pub fn note(&mut self, entry: &NewEntry) {
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
            }),
            CourtAct::Stated { dispute, seat, text } => {
                let statement = Statement { seq, seat: *seat, at, text: text.clone() };
                self.dispute_mut(*dispute, |dispute| dispute.statements.push(statement));
            }
            CourtAct::Withdrawn { dispute, seat: _ } => self.dispute_mut(*dispute, |dispute| dispute.is_withdrawn = true),
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

    /// Which steps draw again as they did, after a rewind that leaves a line behind: `left` are the answers of that line in order, each with how many
    /// steps had been answered before it and its number; `steps` how many had been in the end.
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

    /// What the votes on a motion say by now; none: nothing yet.
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

    /// Whether an act may be done now by whoever does it. `counts` says of an entry whether it is one of the line that counts after
    /// the start.
    ///
    /// # Errors
    /// [`Unfit`] says why not.
    pub fn admits(&self, act: &CourtAct, actor: Actor, now: DateTime<Utc>, counts: impl Fn(u64) -> bool) -> Result<(), Unfit> {
        if actor == Actor::Arbiter && self.appointments.last().is_some_and(|last| last.name.is_none()) {
            return Err(Unfit::NoArbiter);
        }
        if !is_theirs(act, actor) {
            return Err(Unfit::NotTheirAct);
        }
        match act {
            CourtAct::Disputed { seat: _, entry, why } => {
                is_reason(why)?;
                let before = self.disputes.iter().find(|dispute| dispute.entry == *entry && !dispute.is_withdrawn);
                match (self.open_dispute(), before) {
                    (Some(_), _) => Err(Unfit::DisputeOpen),
                    (None, Some(_)) => Err(Unfit::Final),
                    (None, None) if !counts(*entry) => Err(Unfit::NoEntry),
                    (None, None) => Ok(()),
                }
            }
            CourtAct::Stated { dispute, seat: _, text } => {
                is_reason(text)?;
                self.open(*dispute).map(drop)
            }
            CourtAct::Withdrawn { dispute, seat } => {
                let open = self.open(*dispute)?;
                let is_its = open.seat == *seat && open.appeal.is_none();
                if is_its { Ok(()) } else { Err(Unfit::NotYours) }
            }
            CourtAct::Ruled { dispute, ruling, why, patch, motion, fork } => {
                is_reason(why)?;
                let open = self.open(*dispute)?;
                let is_by_table = actor == Actor::System && motion.is_some() && self.motion_rules(*motion, open, ruling);
                // What nobody decides stands; of an appeal: the ruling has taken effect, and that stays so.
                let is_by_itself = self.rests_at(open) <= now && motion.is_none() && actor == Actor::System && *ruling == Ruling::Upheld;
                let is_by_arbiter = matches!(actor, Actor::Arbiter | Actor::Operator) && motion.is_none() && open.appeal.is_none();
                if !is_by_table && !is_by_itself && !is_by_arbiter {
                    return Err(Unfit::NotTheirs);
                }
                let is_fork = matches!(ruling, Ruling::Forked { .. });
                if (*ruling == Ruling::Corrected) != patch.is_some() || is_fork != fork.is_some() {
                    return Err(Unfit::OtherwiseVoted);
                }
                self.leads_back(ruling, &counts)
            }
            CourtAct::Appealed { dispute, seat: _, why } => {
                is_reason(why)?;
                let ruled = self.dispute(*dispute).ok_or(Unfit::NoDispute)?;
                if self.open_dispute().is_some() {
                    return Err(Unfit::DisputeOpen);
                }
                if ruled.appeal_until().is_some_and(|until| now < until) { Ok(()) } else { Err(Unfit::NoAppeal) }
            }
            CourtAct::Proposed { seat, motion, why, voters, until } => {
                if seat.is_some_and(|seat| !voters.contains(&seat)) {
                    return Err(Unfit::NoVoice);
                }
                is_reason(why)?;
                if self.open_motion().is_some() {
                    return Err(Unfit::MotionOpen);
                }
                if *until <= now || voters.is_empty() {
                    return Err(Unfit::NoVoice);
                }
                match motion {
                    Motion::Adopt { seat: of, .. } if *seat != Some(*of) => Err(Unfit::NotItsAnswers),
                    Motion::Rewind { .. } | Motion::Adopt { .. } if self.open_dispute().is_some() => Err(Unfit::DisputeOpen),
                    Motion::Rewind { to, .. } | Motion::Adopt { to, .. } if !counts(*to) => Err(Unfit::NotEarlier),
                    Motion::Rewind { .. } | Motion::Adopt { .. } => Ok(()),
                    // The table does not see what it would correct.
                    Motion::Rule { ruling: Ruling::Corrected, .. } => Err(Unfit::NotTheirs),
                    Motion::Rule { dispute, ruling } => {
                        self.open(*dispute)?;
                        self.leads_back(ruling, &counts)
                    }
                }
            }
            CourtAct::Voted { motion, seat, yes } => {
                let open = self.motion(*motion).filter(|motion| motion.outcome.is_none()).ok_or(Unfit::NoMotion)?;
                if !open.voters.contains(seat) {
                    return Err(Unfit::NoVoice);
                }
                match open.votes.get(seat) {
                    Some(before) if before == yes => Err(Unfit::VotedSo),
                    Some(_) | None => Ok(()),
                }
            }
            // Who is it already, or that nobody is: nothing would begin here.
            CourtAct::Appointed { name } => {
                let before = self.appointments.last().map(|last| &last.name);
                if before == Some(name) { Err(Unfit::NoArbiter) } else { Ok(()) }
            }
            CourtAct::Decided { motion, outcome } => {
                let open = self.motion(*motion).filter(|motion| motion.outcome.is_none()).ok_or(Unfit::NoMotion)?;
                match outcome {
                    // Who has proposed it lets it drop; the server does when it cannot be carried any more.
                    Outcome::Withdrawn if actor == open.seat.map_or(Actor::Host, Actor::Seat) || actor == Actor::System => Ok(()),
                    Outcome::Withdrawn => Err(Unfit::NotYours),
                    Outcome::Carried | Outcome::Lost | Outcome::Lapsed if Self::count(open, now) == Some(*outcome) => Ok(()),
                    Outcome::Carried | Outcome::Lost | Outcome::Lapsed => Err(Unfit::OtherwiseVoted),
                }
            }
        }
    }

    /// When an open dispute is over that nobody has decided.
    fn rests_at(&self, open: &Dispute) -> DateTime<Utc> {
        let since = open.appeal.as_ref().map_or(open.at, |appeal| appeal.at);
        let votes_end = self.open_motion().map_or(since, |motion| motion.until);
        later(since, TimeDelta::days(DAYS_TO_RULE)).max(votes_end)
    }

    /// When something follows from the clock alone, if ever.
    #[must_use]
    pub fn next_at(&self) -> Option<DateTime<Utc>> {
        let motion = self.open_motion().map(|motion| motion.until);
        motion.into_iter().chain(self.open_dispute().map(|dispute| self.rests_at(dispute))).min()
    }

    /// What follows by itself now: the votes on a motion say something, or nobody has decided a dispute in time.
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

    fn open(&self, dispute: u64) -> Result<&Dispute, Unfit> {
        self.dispute(dispute).ok_or(Unfit::NoDispute).and_then(|dispute| if dispute.is_open() { Ok(dispute) } else { Err(Unfit::NotOpen) })
    }

    /// Whether a carried motion says just this. What the table has ruled by once does not answer the appeal against that.
    fn motion_rules(&self, motion: Option<u64>, dispute: &Dispute, ruling: &Ruling) -> bool {
        let carried = motion.and_then(|motion| self.motion(motion)).filter(|motion| motion.outcome == Some(Outcome::Carried));
        let is_new = dispute.verdicts.iter().all(|verdict| verdict.motion != motion);
        is_new && carried.is_some_and(|carried| carried.motion == Motion::Rule { dispute: dispute.seq, ruling: ruling.clone() })
    }

    fn leads_back(&self, ruling: &Ruling, counts: impl Fn(u64) -> bool) -> Result<(), Unfit> {
        match ruling {
            Ruling::Upheld | Ruling::Corrected => Ok(()),
            Ruling::Rewound { to, .. } | Ruling::Forked { at: to } if counts(*to) => Ok(()),
            Ruling::Rewound { .. } | Ruling::Forked { .. } => Err(Unfit::NotEarlier),
        }
    }
}

/// Whether an act can be that of whoever is named as having done it.
fn is_theirs(act: &CourtAct, actor: Actor) -> bool {
    match act {
        CourtAct::Disputed { seat, .. }
        | CourtAct::Withdrawn { seat, .. }
        | CourtAct::Appealed { seat, .. }
        | CourtAct::Voted { seat, .. } => actor == Actor::Seat(*seat),
        CourtAct::Stated { seat, .. } => actor == seat.map_or(Actor::Arbiter, Actor::Seat),
        CourtAct::Proposed { seat, .. } => actor == seat.map_or(Actor::Host, Actor::Seat),
        // The host before the start, the table after it, the course of things; who lays it down does so alone.
        CourtAct::Appointed { name } => matches!(actor, Actor::Host | Actor::System) || actor == Actor::Arbiter && name.is_none(),
        // Whose these can be depends on how things stand.
        CourtAct::Ruled { .. } | CourtAct::Decided { outcome: Outcome::Withdrawn, .. } => true,
        CourtAct::Decided { outcome: Outcome::Carried | Outcome::Lost | Outcome::Lapsed, .. } => actor == Actor::System,
    }
}

fn is_reason(text: &str) -> Result<(), Unfit> {
    let is_one = !text.trim().is_empty() && text.chars().count() <= MOST_TEXT;
    if is_one { Ok(()) } else { Err(Unfit::NoReason) }
}

#[cfg(test)]
mod tests;
