//! The rules for acts about disputes and motions: decided in one place, for the server that writes an entry and for anybody who checks the log
//! later.

use super::docket::MOST_TEXT;
use super::{Court, CourtAct, Dispute, Motion, Outcome, Place, Ruling, Unfit};
use crate::entry::Actor;
use chrono::{DateTime, Utc};
use std::collections::BTreeSet;
use sternpost_core::Seat;

impl Court {
    /// Checks that an act may be done now by its author. `place` says where an entry stands.
    ///
    /// # Errors
    /// [`Unfit`] says why not.
    pub fn admits(&self, act: &CourtAct, actor: Actor, now: DateTime<Utc>, place: impl Fn(u64) -> Place) -> Result<(), Unfit> {
        let place: &dyn Fn(u64) -> Place = &place;
        if actor == Actor::Arbiter && self.appointments.last().is_some_and(|last| last.name.is_none()) {
            return Err(Unfit::NoArbiter);
        }
        if !is_theirs(act, actor) {
            return Err(Unfit::NotTheirAct);
        }
        match act {
            CourtAct::Disputed { seat, entry, why } => self.admits_dispute(*seat, *entry, why, place),
            CourtAct::Stated { dispute, seat: _, text } => {
                is_reason(text)?;
                self.open(*dispute).map(drop)
            }
            CourtAct::Withdrawn { dispute, seat } => {
                let open = self.open(*dispute)?;
                let is_its = open.seat == *seat && open.appeal.is_none();
                if is_its { Ok(()) } else { Err(Unfit::NotYours) }
            }
            CourtAct::Ruled { .. } => self.admits_ruling(act, actor, now, place),
            CourtAct::Appealed { dispute, seat: _, why } => {
                is_reason(why)?;
                let ruled = self.dispute(*dispute).ok_or(Unfit::NoDispute)?;
                if self.open_dispute().is_some() {
                    return Err(Unfit::DisputeOpen);
                }
                if ruled.appeal_until().is_some_and(|until| now < until) { Ok(()) } else { Err(Unfit::NoAppeal) }
            }
            CourtAct::Proposed { seat, motion, why, voters, until } => {
                is_reason(why)?;
                self.are_voices(*seat, voters)?;
                if self.open_motion().is_some() {
                    return Err(Unfit::MotionOpen);
                }
                if *until <= now {
                    return Err(Unfit::NoVoice);
                }
                self.admits_motion(*seat, motion, place)
            }
            CourtAct::Voted { motion, seat, yes } => self.admits_vote(*motion, *seat, *yes),
            // Who is it already, or that nobody is: nothing would begin here.
            CourtAct::Appointed { name } => {
                let before = self.appointments.last().map(|last| &last.name);
                if before == Some(name) { Err(Unfit::NoArbiter) } else { Ok(()) }
            }
            CourtAct::Decided { motion, outcome } => self.admits_outcome(*motion, *outcome, actor, now),
        }
    }

    fn admits_dispute(&self, seat: Seat, entry: u64, why: &str, place: &dyn Fn(u64) -> Place) -> Result<(), Unfit> {
        is_reason(why)?;
        if self.voices().is_some() && self.has_disputed(seat, entry) {
            return Err(Unfit::DisputedBefore);
        }
        let before = self.disputes.iter().find(|dispute| dispute.entry == entry && !dispute.is_withdrawn);
        match (self.open_dispute(), before) {
            (Some(_), _) => Err(Unfit::DisputeOpen),
            (None, Some(_)) => Err(Unfit::Final),
            (None, None) if !place(entry).counts() => Err(Unfit::NoEntry),
            (None, None) => Ok(()),
        }
    }

    fn admits_ruling(&self, act: &CourtAct, actor: Actor, now: DateTime<Utc>, place: &dyn Fn(u64) -> Place) -> Result<(), Unfit> {
        let CourtAct::Ruled { dispute, ruling, why, patch, motion, fork } = act else { return Err(Unfit::NotTheirs) };
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
        leads_back(ruling, place)
    }

    /// Checks that the voters of a motion are the seats that have a voice, and that its proposer is one of them.
    fn are_voices(&self, proposer: Option<Seat>, voters: &[Seat]) -> Result<(), Unfit> {
        if voters.is_empty() || proposer.is_some_and(|seat| !voters.contains(&seat)) {
            return Err(Unfit::NoVoice);
        }
        let Some(voices) = self.voices() else { return Ok(()) };
        let distinct: BTreeSet<Seat> = voters.iter().copied().collect();
        let is_all = voters.len() == voices.len() && distinct.into_iter().eq(voices);
        if is_all { Ok(()) } else { Err(Unfit::OtherVoices) }
    }

    fn admits_motion(&self, seat: Option<Seat>, motion: &Motion, place: &dyn Fn(u64) -> Place) -> Result<(), Unfit> {
        match motion {
            Motion::Adopt { seat: of, .. } if seat != Some(*of) => Err(Unfit::NotItsAnswers),
            Motion::Rewind { .. } | Motion::Adopt { .. } if self.open_dispute().is_some() => Err(Unfit::DisputeOpen),
            // What the table has left it may go back to.
            Motion::Rewind { to, .. } if place(*to) == Place::Nowhere => Err(Unfit::NotEarlier),
            Motion::Adopt { to, .. } if !place(*to).counts() => Err(Unfit::NotEarlier),
            Motion::Rewind { .. } | Motion::Adopt { .. } => Ok(()),
            // The table does not see what it would correct.
            Motion::Rule { ruling: Ruling::Corrected, .. } => Err(Unfit::NotTheirs),
            Motion::Rule { dispute, ruling } => {
                self.open(*dispute)?;
                leads_back(ruling, place)
            }
        }
    }

    fn admits_vote(&self, motion: u64, seat: Seat, yes: bool) -> Result<(), Unfit> {
        let open = self.motion(motion).filter(|motion| motion.outcome.is_none()).ok_or(Unfit::NoMotion)?;
        if !open.voters.contains(&seat) {
            return Err(Unfit::NoVoice);
        }
        if open.votes.get(&seat) == Some(&yes) { Err(Unfit::VotedSo) } else { Ok(()) }
    }

    fn admits_outcome(&self, motion: u64, outcome: Outcome, actor: Actor, now: DateTime<Utc>) -> Result<(), Unfit> {
        let open = self.motion(motion).filter(|motion| motion.outcome.is_none()).ok_or(Unfit::NoMotion)?;
        match outcome {
            // Who has proposed it lets it drop; the server does when it cannot be carried any more.
            Outcome::Withdrawn if actor == open.seat.map_or(Actor::Host, Actor::Seat) || actor == Actor::System => Ok(()),
            Outcome::Withdrawn => Err(Unfit::NotYours),
            Outcome::Carried | Outcome::Lost | Outcome::Lapsed if Self::count(open, now) == Some(outcome) => Ok(()),
            Outcome::Carried | Outcome::Lost | Outcome::Lapsed => Err(Unfit::OtherwiseVoted),
        }
    }

    /// Whether a carried motion says just this. What the table has ruled by once does not answer the appeal against that.
    fn motion_rules(&self, motion: Option<u64>, dispute: &Dispute, ruling: &Ruling) -> bool {
        let carried = motion.and_then(|motion| self.motion(motion)).filter(|motion| motion.outcome == Some(Outcome::Carried));
        let is_new = dispute.verdicts.iter().all(|verdict| verdict.motion != motion);
        is_new && carried.is_some_and(|carried| carried.motion == Motion::Rule { dispute: dispute.seq, ruling: ruling.clone() })
    }
}

fn leads_back(ruling: &Ruling, place: &dyn Fn(u64) -> Place) -> Result<(), Unfit> {
    match ruling {
        Ruling::Upheld | Ruling::Corrected => Ok(()),
        Ruling::Rewound { to, .. } | Ruling::Forked { at: to } if place(*to).counts() => Ok(()),
        Ruling::Rewound { .. } | Ruling::Forked { .. } => Err(Unfit::NotEarlier),
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
