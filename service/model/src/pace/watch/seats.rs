//! Seats that change hands while time runs: who is sought, who has come, and the change to the time of open questions.

use super::{Held, Waiting, Watch};
use crate::pace::ballot::NOT_AGAIN;
use crate::pace::{Pace, Search, Then};
use chrono::{DateTime, TimeDelta, Utc};
use sternpost_log::pace::hours;

impl Watch {
    /// Whether a substitute may be sought for a seat: nobody is sought already, and it was not just now that nobody came.
    #[must_use]
    pub fn may_seek(&self, seat: u8, now: DateTime<Utc>) -> bool {
        self.search.is_none() && self.not_found.get(&seat).is_none_or(|when| *when + NOT_AGAIN <= now)
    }

    /// Whether nobody had come for a seat, and its holder has not answered since.
    #[must_use]
    pub fn was_not_found(&self, seat: u8) -> bool {
        self.not_found.contains_key(&seat)
    }

    /// A substitute is sought. Meanwhile no time runs in which the seat is asked.
    pub fn seek(&mut self, search: Search, now: DateTime<Utc>) {
        self.settle(now);
        self.search = Some(search);
    }

    /// Ends the search for a substitute; `has_come`: because somebody has come, or the seat's holder stays.
    pub fn end_search(&mut self, has_come: bool, now: DateTime<Utc>) -> Option<Then> {
        self.settle(now);
        let search = self.search.take()?;
        if !has_come {
            self.not_found.insert(search.seat, now);
        }
        Some(search.then)
    }

    /// A seat goes on that was asked alone while somebody was sought for it: it has some time at least.
    pub fn resume_for(&mut self, seat: u8, now: DateTime<Utc>) {
        if self.held.is_none() && self.waiting.as_ref().and_then(Waiting::alone) == Some(seat) {
            self.resume(now);
        }
    }

    /// A seat has passed to somebody else. The store stays with it, what was spent stays spent, and so does the budget of absence; what its
    /// holder had booked ahead, named and voted does not. A new holder has time to look round: all of it for what the seat alone is
    /// asked, some for what it is asked with others.
    pub fn pass(&mut self, seat: u8, now: DateTime<Utc>) {
        self.settle(now);
        if self.search.as_ref().is_some_and(|search| search.seat == seat) {
            self.search = None;
        }
        self.zones.remove(&seat);
        self.excused.remove(&seat);
        self.away.retain(|away| away.seat != seat || away.from < now);
        self.away.iter_mut().filter(|away| away.seat == seat && away.until > now).for_each(|away| away.until = now);
        self.vote = self.vote.take().filter(|vote| vote.by != seat);
        if let Some(vote) = &mut self.vote {
            vote.agreed.remove(&seat);
        }
        if let Some(ballot) = &mut self.ballot {
            ballot.votes.remove(&seat);
        }
        self.welcome(seat, now);
    }

    /// Welcomes somebody who has come, or come back, to a seat.
    pub fn welcome(&mut self, seat: u8, now: DateTime<Utc>) {
        self.settle(now);
        self.break_silence(seat, now);
        self.left_to_bots.remove(&seat);
        self.not_found.remove(&seat);
        let Some(waiting) = self.waiting.as_ref().filter(|waiting| waiting.questions.contains_key(&seat)) else { return };
        let (total, left) = (waiting.total.0, waiting.left.0);
        let fresh = match (waiting.alone(), self.terms.pace) {
            (None, _) => (total / 10).max(TimeDelta::hours(1)),
            (Some(_), Pace::None) => TimeDelta::zero(),
            (Some(_), Pace::Deadline { hours: time }) => hours(time),
            (Some(_), Pace::Clock { increment_hours, .. }) => hours(increment_hours),
        };
        if waiting.alone().is_some() {
            self.held = self.held.filter(|held| *held == Held::Host);
            self.ballot = None;
        }
        if left < fresh {
            self.give(fresh - left);
        }
        if let Some(waiting) = self.waiting.as_mut().filter(|waiting| waiting.alone().is_some()) {
            waiting.extended = 0;
        }
    }
}
