//! A campaign's watch: its timer. It knows who is asked since when, how much of their time is left, who is away, and what is voted on. It is kept
//! beside the log; every commit that moves the campaign moves it too.
//!
//! The time left is worked out when something changes, and stands still in between: a deadline is a moment that follows from it.

use super::calendar::Calendar;
use super::{Ballot, Pace, Search, Terms};
use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_log::pace::hours;

mod away;
mod held;
mod seats;
mod silent;
mod vote;

pub use away::{Away, NotAway};
use silent::Silent;
pub use vote::{MOST_ASKED_FOR, Vote, VoteOn};

/// How much of its time is gone when a seat is reminded, in percent.
pub const REMINDERS: [i32; 3] = [50, 80, 95];

/// A campaign's watch: its timer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Watch {
    /// What the host has settled.
    pub terms: Terms,
    /// What is asked now; none: nothing, or nobody's time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
    /// What is left of each seat's store, by its number.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    banks: BTreeMap<u8, Micros>,
    /// Why no time runs, if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Held>,
    /// The absences, in the order booked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Away>,
    /// What the table is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// The seat for which a substitute is sought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<Search>,
    /// When nobody had come for a seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    not_found: BTreeMap<u8, DateTime<Utc>>,
    /// What the table says is done, time being over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    /// Seats that have waived what is asked now: nobody waits for them, so it does not wait for their absences either.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub excused: BTreeSet<u8>,
    /// The zones that seats have named.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub zones: BTreeMap<u8, Tz>,
    /// What the table's court wants of the clock, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    court: Option<CourtTime>,
    /// The second campaign that could not begin, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fork: Option<ForkWaits>,
    /// The last entry that was in the file the campaign was read in from; 0: it began here.
    #[serde(default, skip_serializing_if = "is_none")]
    pub read_in: u64,
    /// The seats that are asked, and how long each has been silent.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    silent: BTreeMap<u8, Silent>,
    /// The seats for whose holders bots sit in, and for how long.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    left_to_bots: BTreeMap<u8, Silent>,
    /// What was asked before: a take-back leads there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<Waiting>,
}

/// A time to the microsecond, as it is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "i64", into = "i64")]
struct Micros(TimeDelta);

impl From<i64> for Micros {
    fn from(micros: i64) -> Self {
        Self(TimeDelta::microseconds(micros))
    }
}
impl From<Micros> for i64 {
    fn from(time: Micros) -> Self {
        time.0.num_microseconds().unwrap_or(Self::MAX)
    }
}

/// The open questions, and the time for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Waiting {
    /// The question of each seat, by its number.
    pub questions: BTreeMap<u8, String>,
    /// When the question was asked.
    pub asked_at: DateTime<Utc>,
    /// The time up to which what is left was worked out.
    since: DateTime<Utc>,
    /// The time there was in all.
    total: Micros,
    /// The time that is left of it.
    left: Micros,
    /// How many reminders are past.
    reminded: usize,
    /// How often it was extended because time was over.
    pub extended: u32,
    /// What its turn has brought to the seat's store.
    credit: Micros,
    /// Which seats have said that they need longer.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub longer: BTreeSet<u8>,
}

/// The reason why no time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// The host has paused.
    Host,
    /// Time was over: until it is answered.
    TimeOver,
}

/// The court's demands on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct CourtTime {
    /// Whether nobody's time runs.
    stands: bool,
    /// When something follows by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next: Option<DateTime<Utc>>,
    /// The motion whose voters were reminded last; 0: none.
    #[serde(default, skip_serializing_if = "is_none")]
    reminded: u64,
}

/// A second campaign that a ruling lets begin, and that cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct ForkWaits {
    /// The entry of the ruling.
    ruling: u64,
    /// When it is tried again.
    again: DateTime<Utc>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
fn is_none(entry: &u64) -> bool {
    *entry == 0
}

/// The way a campaign came to what is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// Somebody has acted.
    On,
    /// The time of this seat was over, and it was answered for.
    ByTime(u8),
    /// Somebody has taken an answer back.
    Back,
    /// The position is another than time had run for: the start, a rewind, new rules.
    Anew,
}

/// The work that is due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing yet.
    Nothing,
    /// Seats that have not answered are reminded.
    Reminder,
    /// Time is over.
    Over,
    /// No substitute has come.
    NobodyCame,
    /// The table has said what is done.
    Said,
    /// Votes are over, or a dispute is.
    Court,
}

impl Watch {
    /// Under these terms, nothing asked yet.
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        Self { terms, ..Self::default() }
    }

    /// The calendar of these seats: when one of them is away time runs for none of them.
    fn calendar(&self, seats: impl IntoIterator<Item = u8>) -> Calendar<'_> {
        let seats: BTreeSet<u8> = seats.into_iter().collect();
        let away = self.away.iter().filter(|away| seats.contains(&away.seat)).map(|away| (away.from, away.until));
        Calendar::new(self.terms.zone, self.terms.play.as_ref(), away)
    }

    fn calendar_of(&self, waiting: &Waiting) -> Calendar<'_> {
        self.calendar(waiting.questions.keys().copied().filter(|seat| !self.excused.contains(seat)))
    }

    /// Whether no time runs: it is held, or somebody is sought who would answer instead.
    fn stands_still(&self) -> bool {
        let is_sought = |search: &Search| self.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&search.seat));
        self.is_stopped_by_court() || self.held.is_some() || self.search.as_ref().is_some_and(is_sought)
    }

    /// Works out what is left by now.
    fn settle(&mut self, now: DateTime<Utc>) {
        self.settle_silence(now);
        let Some(waiting) = &self.waiting else { return };
        let spent = if self.stands_still() { TimeDelta::zero() } else { self.calendar_of(waiting).between(waiting.since, now) };
        let is_clock = matches!(self.terms.pace, Pace::Clock { .. });
        let Some(waiting) = &mut self.waiting else { return };
        waiting.left = Micros((waiting.left.0 - spent).max(TimeDelta::zero()));
        waiting.since = waiting.since.max(now);
        if let (true, Some(seat)) = (is_clock, waiting.alone()) {
            self.banks.insert(seat, waiting.left);
        }
    }

    /// Follows the campaign to what is asked now: seats and the ids of their questions.
    pub fn follow(&mut self, asked: &[(u8, String)], now: DateTime<Utc>, how: Moved) {
        let questions: BTreeMap<u8, String> = asked.iter().cloned().collect();
        self.settle(now);
        self.follow_silence(asked, now, how);
        if how != Moved::Anew && self.waiting.as_ref().is_some_and(|waiting| waiting.questions == questions) {
            return;
        }
        let last = self.waiting.take();
        self.ballot = None;
        // Whoever has answered is there.
        let is_there = |search: &Search| how == Moved::On && last.as_ref().and_then(Waiting::alone) == Some(search.seat);
        self.search = self.search.take().filter(|search| !is_there(search));
        if let (Moved::On, Some(seat)) = (how, last.as_ref().and_then(Waiting::alone)) {
            self.not_found.remove(&seat);
        }
        self.vote = self.vote.take().filter(|vote| vote.on == VoteOn::Resume && self.held.is_some());
        self.held = self.held.filter(|held| *held == Held::Host);
        let before = self.before.take();
        let is_alone = questions.len() == 1;
        if questions.is_empty() || !self.terms.are_timed() || is_alone && self.terms.pace == Pace::None {
            return;
        }
        if let (Moved::Back, Some(last)) = (how, &last) {
            self.take_credit_back(last);
        }
        if let (Moved::Back, Some(mut before)) = (how, before.filter(|before| before.questions == questions)) {
            // What was spent on it stays spent.
            before.since = now.max(before.since);
            if let (Pace::Clock { .. }, Some(seat)) = (self.terms.pace, before.alone()) {
                before.left = self.banks.get(&seat).copied().unwrap_or(before.left);
            }
            self.waiting = Some(before);
            return;
        }
        self.waiting = Some(self.asking(questions, now, how, last.as_ref()));
        if how == Moved::On {
            self.before = last;
        }
    }

    fn take_credit_back(&mut self, last: &Waiting) {
        if let Some(bank) = last.alone().and_then(|seat| self.banks.get_mut(&seat)) {
            bank.0 = (bank.0 - last.credit.0).max(TimeDelta::zero());
        }
    }

    /// A question, with the time there is for it.
    fn asking(&mut self, questions: BTreeMap<u8, String>, now: DateTime<Utc>, how: Moved, last: Option<&Waiting>) -> Waiting {
        let given = |time: TimeDelta| Waiting {
            questions: questions.clone(),
            asked_at: now,
            since: now,
            total: Micros(time),
            left: Micros(time),
            reminded: 0,
            extended: 0,
            credit: Micros::default(),
            longer: BTreeSet::new(),
        };
        let alone = (questions.len() == 1).then(|| questions.keys().next().copied()).flatten();
        let Some(seat) = alone else { return given(self.terms.window()) };
        // Whose time is over has none for the rest of its turn.
        if how == Moved::ByTime(seat) {
            return given(TimeDelta::zero());
        }
        match self.terms.pace {
            Pace::None => given(TimeDelta::zero()),
            Pace::Deadline { hours: time } => given(hours(time)),
            Pace::Clock { increment_hours, .. } => {
                let last = last.filter(|last| last.alone() == Some(seat) && how != Moved::Anew);
                if let Some(last) = last {
                    // The same turn goes on: its time runs on, and nothing was added that a take-back would have to give back.
                    let credit = Micros::default();
                    return Waiting { questions, asked_at: now, left: self.bank(seat), since: now, credit, ..last.clone() };
                }
                let (bank, cap) = (self.bank(seat).0, self.cap());
                let with = (bank + hours(increment_hours)).min(cap).max(bank);
                self.banks.insert(seat, Micros(with));
                Waiting { credit: Micros(with - bank), ..given(with) }
            }
        }
    }

    fn cap(&self) -> TimeDelta {
        match self.terms.pace {
            Pace::Clock { cap_hours, .. } => hours(cap_hours),
            Pace::None | Pace::Deadline { .. } => TimeDelta::zero(),
        }
    }

    fn bank(&self, seat: u8) -> Micros {
        let begins_with = match self.terms.pace {
            Pace::Clock { bank_hours, .. } => hours(bank_hours),
            Pace::None | Pace::Deadline { .. } => TimeDelta::zero(),
        };
        self.banks.get(&seat).copied().unwrap_or(Micros(begins_with))
    }

    /// The time left in a seat's store by now, if seats have one.
    #[must_use]
    pub fn store_of(&self, seat: u8, now: DateTime<Utc>) -> Option<TimeDelta> {
        matches!(self.terms.pace, Pace::Clock { .. }).then(|| {
            let mut then = self.clone();
            then.settle(now);
            then.bank(seat).0
        })
    }

    /// The deadline of what is asked, if time runs.
    #[must_use]
    pub fn due(&self) -> Option<DateTime<Utc>> {
        let waiting = self.waiting.as_ref().filter(|_| !self.stands_still())?;
        Some(self.calendar_of(waiting).after(waiting.since, waiting.left.0))
    }

    /// The same if a seat is among those asked.
    #[must_use]
    pub fn due_of(&self, seat: u8) -> Option<DateTime<Utc>> {
        self.due().filter(|_| self.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&seat)))
    }

    /// The time at which the next reminder is due.
    fn next_reminder(&self) -> Option<DateTime<Utc>> {
        let waiting = self.waiting.as_ref().filter(|_| !self.stands_still())?;
        let percent = REMINDERS.get(waiting.reminded)?;
        let then = waiting.total.0 * (100 - percent) / 100;
        (waiting.total.0 > TimeDelta::zero()).then(|| self.calendar_of(waiting).after(waiting.since, waiting.left.0 - then))
    }

    /// The time at which something is to be done next, if ever.
    #[must_use]
    pub fn next_at(&self) -> Option<DateTime<Utc>> {
        let due = self.due().into_iter().chain(self.next_reminder());
        let asked = self.search.iter().map(|search| search.until).chain(self.ballot.iter().map(|ballot| ballot.until));
        due.chain(asked).chain(self.next_of_court()).min()
    }

    /// The work that is due now.
    #[must_use]
    pub fn to_do(&self, now: DateTime<Utc>) -> Due {
        if self.next_of_court().is_some_and(|next| next <= now) {
            Due::Court
        } else if self.search.as_ref().is_some_and(|search| search.until <= now) {
            Due::NobodyCame
        } else if self.ballot.as_ref().is_some_and(|ballot| ballot.until <= now) {
            Due::Said
        } else if self.due().is_some_and(|due| due <= now) {
            Due::Over
        } else if self.next_reminder().is_some_and(|reminder| reminder <= now) {
            Due::Reminder
        } else {
            Due::Nothing
        }
    }

    /// Notes that reminders that are due were sent: several at once, after a server was away, are one.
    pub fn remind(&mut self, now: DateTime<Utc>) {
        while self.next_reminder().is_some_and(|reminder| reminder <= now) {
            if let Some(waiting) = &mut self.waiting {
                waiting.reminded += 1;
            }
        }
    }

    /// Whether what is asked is the rest of a turn whose time was over: it had none of its own.
    #[must_use]
    pub fn is_rest_of_turn(&self) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| waiting.total.0 <= TimeDelta::zero())
    }
}

impl Waiting {
    /// The seat, if one is asked alone.
    #[must_use]
    pub fn alone(&self) -> Option<u8> {
        self.questions.keys().next().copied().filter(|_| self.questions.len() == 1)
    }
}

#[cfg(test)]
mod tests;
