//! Changes to how much time there is: other terms, pauses, more time.

use super::{CourtTime, ForkWaits, Held, Micros, Moved, REMINDERS, Watch};
use crate::pace::{Pace, Terms};
use crate::reason::Reason;
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::BTreeSet;
use sternpost_log::pace::hours;

impl Watch {
    /// Other terms hold from now on; what is asked has all its time anew.
    pub fn settle_terms(&mut self, terms: Terms, asked: &[(u8, String)], now: DateTime<Utc>) {
        self.settle(now);
        let was_clock = matches!(self.terms.pace, Pace::Clock { .. });
        self.terms = terms;
        if let (Pace::Clock { .. }, true) = (self.terms.pace, was_clock) {
            let cap = Micros(self.cap());
            self.banks.values_mut().for_each(|bank| *bank = (*bank).min(cap));
        } else {
            self.banks.clear();
        }
        // What was left under other terms is no store under these.
        self.waiting = None;
        self.follow(asked, now, Moved::Anew);
    }

    /// Stops time from now on.
    pub fn hold(&mut self, why: Held, now: DateTime<Utc>) {
        self.settle(now);
        self.held = Some(why);
        (self.vote, self.ballot) = (None, None);
    }

    /// Time runs again. Who had none left gets some: a tenth of what the question had, an hour at least.
    pub fn resume(&mut self, now: DateTime<Utc>) {
        self.settle(now);
        self.held = None;
        (self.vote, self.ballot) = (None, None);
        if let Some(waiting) = &mut self.waiting {
            let least = (waiting.total.0 / 10).max(TimeDelta::hours(1));
            if waiting.left.0 < least {
                let more = least - waiting.left.0;
                self.give(more);
            }
        }
    }

    /// Whether nobody's time runs because a dispute is open.
    #[must_use]
    pub fn is_stopped_by_court(&self) -> bool {
        self.court.is_some_and(|court| court.stands)
    }

    /// Whether the table's court wants anything of the clock, as far as it knows.
    #[must_use]
    pub fn knows_court(&self) -> bool {
        self.court.is_some()
    }

    /// Follows the table's court: whether its clocks stand still, and when something follows by itself.
    pub fn hear_court(&mut self, stands: bool, next: Option<DateTime<Utc>>, now: DateTime<Utc>) {
        self.settle(now);
        let reminded = self.reminded_of_motion();
        self.court = (stands || next.is_some()).then_some(CourtTime { stands, next, reminded });
    }

    /// The time at which the table's court is looked at next.
    pub(super) fn next_of_court(&self) -> Option<DateTime<Utc>> {
        self.court.and_then(|court| court.next).into_iter().chain(self.fork.map(|fork| fork.again)).min()
    }

    /// The ruling whose second campaign could not begin; 0: none.
    #[must_use]
    pub fn waits_for_fork(&self) -> u64 {
        self.fork.map_or(0, |fork| fork.ruling)
    }

    /// Notes which second campaign could not begin, by its ruling, and tries it again a day later; none: all have.
    pub fn wait_for_fork(&mut self, ruling: Option<u64>, now: DateTime<Utc>) {
        self.fork = ruling.map(|ruling| ForkWaits { ruling, again: now + TimeDelta::days(1) });
    }

    /// The motion whose voters were reminded last; 0: none.
    #[must_use]
    pub fn reminded_of_motion(&self) -> u64 {
        self.court.map_or(0, |court| court.reminded)
    }

    /// Notes that the voters of a motion were reminded: a clock that is set back reminds nobody twice.
    pub fn remind_of_motion(&mut self, motion: u64) {
        if let Some(court) = &mut self.court {
            court.reminded = motion;
        }
    }

    /// Gives everybody who is asked so many hours more.
    pub fn extend(&mut self, more: u32, now: DateTime<Utc>) {
        self.settle(now);
        self.vote = None;
        self.give(hours(more));
    }

    /// A seat needs longer for what it is asked with others: the time moves by as much as there is for such questions, for all of them.
    ///
    /// # Errors
    /// If no such time runs, the seat is not asked, or has said so before.
    pub fn longer(&mut self, seat: u8, now: DateTime<Utc>) -> Result<u32, Reason> {
        let more = self.terms.window();
        self.settle(now);
        let runs = !self.stands_still();
        let waiting = self.waiting.as_mut().filter(|waiting| runs && waiting.alone().is_none());
        let waiting = waiting.ok_or(Reason::NoSharedTimeRuns)?;
        if !waiting.questions.contains_key(&seat) || self.excused.contains(&seat) {
            return Err(Reason::OnlyAskedSaysSo);
        }
        if !waiting.longer.insert(seat) {
            return Err(Reason::SaidSoOnce);
        }
        self.give(more);
        Ok(u32::try_from(more.num_hours()).unwrap_or(u32::MAX))
    }

    /// Sets the seats that have waived what is asked from now on.
    pub fn excuse(&mut self, seats: BTreeSet<u8>, now: DateTime<Utc>) {
        if seats != self.excused {
            self.settle(now);
            self.excused = seats;
        }
    }

    /// The same because time was over.
    pub fn extend_over(&mut self, more: u32, now: DateTime<Utc>) {
        self.extend(more, now);
        if let Some(waiting) = &mut self.waiting {
            waiting.extended += 1;
        }
    }

    pub(super) fn give(&mut self, more: TimeDelta) {
        let is_clock = matches!(self.terms.pace, Pace::Clock { .. });
        let Some(waiting) = &mut self.waiting else { return };
        waiting.left.0 += more;
        waiting.total.0 = waiting.total.0.max(waiting.left.0);
        let gone = |percent: &i32| waiting.left.0 <= waiting.total.0 * (100 - *percent) / 100;
        waiting.reminded = REMINDERS.iter().filter(|percent| gone(percent)).count();
        if let (true, Some(seat)) = (is_clock, waiting.alone()) {
            self.banks.insert(seat, waiting.left);
        }
    }

    /// Clears everything that is asked: nobody is asked anything any more, or nobody knows what.
    pub fn rest(&mut self, now: DateTime<Utc>) {
        self.settle(now);
        (self.waiting, self.before, self.vote) = (None, None, None);
        self.silent.clear();
        (self.search, self.ballot, self.court, self.fork) = (None, None, None, None);
    }
}
