//! A campaign's watch: who is asked since when, how much of their time is left, who is away, and what is voted on. Kept beside the log; every
//! commit that moves the campaign moves it too.
//!
//! What is left is worked out when something changes, and stands still in between: a deadline is a moment that follows from it.

use super::ballot::NOT_AGAIN;
use super::calendar::{Calendar, midnight};
use super::{Ballot, Pace, Search, Terms, Then, Verdict};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_log::pace::hours;
use thiserror::Error;

/// How much of its time is gone when a seat is reminded, in percent.
pub const REMINDERS: [i32; 3] = [50, 80, 95];
/// Absences a seat can have booked at once: more are no holidays.
const MOST_ABSENCES: usize = 20;
/// How far ahead one can be booked.
const BOOKED_AHEAD: TimeDelta = TimeDelta::days(800);

/// What is known of a campaign's time.
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
    /// Who is away when, in the order booked.
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
    /// The zones that seats have named.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub zones: BTreeMap<u8, Tz>,
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

/// What is asked, and the time for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Waiting {
    /// The question of each seat, by its number.
    pub questions: BTreeMap<u8, String>,
    /// When it was asked.
    pub asked_at: DateTime<Utc>,
    /// Up to when what is left was worked out.
    since: DateTime<Utc>,
    /// The time there was in all.
    total: Micros,
    /// What is left of it.
    left: Micros,
    /// How many reminders are past.
    reminded: usize,
    /// How often it was extended because time was over.
    pub extended: u32,
    /// What its turn has brought to the seat's store.
    credit: Micros,
}

/// Why no time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// The host has paused.
    Host,
    /// Time was over: until it is answered.
    TimeOver,
}

/// When a seat is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Away {
    /// Which.
    pub seat: u8,
    /// From when.
    pub from: DateTime<Utc>,
    /// Until when.
    pub until: DateTime<Utc>,
}

impl Away {
    /// The days it takes from what the seat may be away.
    fn days(&self) -> u32 {
        // A day of 25 hours is a day, and so is one that was cut short: whoever came and went every few hours would never run out of them.
        let minutes = (self.until - self.from).num_minutes() - 60;
        u32::try_from(minutes.max(1)).unwrap_or(u32::MAX).div_ceil(24 * 60)
    }
}

/// Why an absence cannot be booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
#[serde(rename_all = "kebab-case")]
pub enum NotAway {
    /// It would end before it begins.
    #[error("an absence ends on the day it begins, or later")]
    Order,
    /// It is past.
    #[error("this absence would be over")]
    Over,
    /// It is too far ahead.
    #[error("absences are booked for the next two years")]
    TooFar,
    /// There is one already.
    #[error("there is an absence in these days already")]
    Overlaps,
    /// More days than are left.
    #[error("{0} days of absence are left")]
    Budget(u32),
}

/// What the table is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Vote {
    /// What.
    pub on: VoteOn,
    /// Which seat asks.
    pub by: u8,
    /// Which agree.
    pub agreed: BTreeSet<u8>,
}

/// What can be voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoteOn {
    /// So many hours more for what is asked now.
    Extend(u32),
    /// That time runs again.
    Resume,
}

/// How a campaign came to what is asked now.
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

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing yet.
    Nothing,
    /// Who has not answered is reminded.
    Reminder,
    /// Time is over.
    Over,
    /// No substitute has come.
    NobodyCame,
    /// The table has said what is done.
    Said,
}

impl Watch {
    /// Under these terms, nothing asked yet.
    #[must_use]
    pub fn new(terms: Terms) -> Self {
        Self { terms, ..Self::default() }
    }

    /// When time counts for these seats: when one of them is away it runs for none of them.
    fn calendar(&self, seats: impl IntoIterator<Item = u8>) -> Calendar<'_> {
        let seats: BTreeSet<u8> = seats.into_iter().collect();
        let away = self.away.iter().filter(|away| seats.contains(&away.seat)).map(|away| (away.from, away.until));
        Calendar::new(self.terms.zone, self.terms.play.as_ref(), away)
    }

    fn calendar_of(&self, waiting: &Waiting) -> Calendar<'_> {
        self.calendar(waiting.questions.keys().copied())
    }

    /// Whether no time runs: it is held, or somebody is sought who would answer instead.
    fn stands_still(&self) -> bool {
        let is_sought = |search: &Search| self.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&search.seat));
        self.held.is_some() || self.search.as_ref().is_some_and(is_sought)
    }

    /// Works out what is left by now.
    fn settle(&mut self, now: DateTime<Utc>) {
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
        if questions.is_empty() || !self.terms.are_timed() {
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

    /// What is left of a seat's store by now, if seats have one.
    #[must_use]
    pub fn store_of(&self, seat: u8, now: DateTime<Utc>) -> Option<TimeDelta> {
        matches!(self.terms.pace, Pace::Clock { .. }).then(|| {
            let mut then = self.clone();
            then.settle(now);
            then.bank(seat).0
        })
    }

    /// When the time for what is asked is over, if it runs.
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

    /// When the next reminder is due.
    fn next_reminder(&self) -> Option<DateTime<Utc>> {
        let waiting = self.waiting.as_ref().filter(|_| !self.stands_still())?;
        let percent = REMINDERS.get(waiting.reminded)?;
        let then = waiting.total.0 * (100 - percent) / 100;
        (waiting.total.0 > TimeDelta::zero()).then(|| self.calendar_of(waiting).after(waiting.since, waiting.left.0 - then))
    }

    /// When something is to be done next, if ever.
    #[must_use]
    pub fn next_at(&self) -> Option<DateTime<Utc>> {
        let due = self.due().into_iter().chain(self.next_reminder());
        let asked = self.search.iter().map(|search| search.until).chain(self.ballot.iter().map(|ballot| ballot.until));
        due.chain(asked).min()
    }

    /// What is to be done now.
    #[must_use]
    pub fn to_do(&self, now: DateTime<Utc>) -> Due {
        if self.search.as_ref().is_some_and(|search| search.until <= now) {
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

    /// No time runs from now on.
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

    /// Who is asked has so many hours more.
    pub fn extend(&mut self, more: u32, now: DateTime<Utc>) {
        self.settle(now);
        self.vote = None;
        self.give(hours(more));
    }

    /// The same because time was over.
    pub fn extend_over(&mut self, more: u32, now: DateTime<Utc>) {
        self.extend(more, now);
        if let Some(waiting) = &mut self.waiting {
            waiting.extended += 1;
        }
    }

    fn give(&mut self, more: TimeDelta) {
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

    /// Nobody is asked anything any more, or nobody knows.
    pub fn rest(&mut self, now: DateTime<Utc>) {
        self.settle(now);
        (self.waiting, self.before, self.vote) = (None, None, None);
        (self.search, self.ballot) = (None, None);
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
    pub fn say(&mut self, seat: u8, verdict: Verdict, voters: &BTreeSet<u8>, now: DateTime<Utc>) -> Result<(), String> {
        let alone = self.waiting.as_ref().and_then(Waiting::alone);
        let Some(ballot) = &mut self.ballot else { return Err("the table is not asked".to_owned()) };
        if alone == Some(seat) || !voters.contains(&seat) {
            return Err("the others say what is done; answer what you are asked".to_owned());
        }
        if verdict == Verdict::Substitute && alone.is_none() {
            return Err("a substitute comes for a seat that is asked alone".to_owned());
        }
        ballot.votes.insert(seat, verdict);
        if ballot.is_decided(voters) {
            ballot.until = ballot.until.min(now);
        }
        Ok(())
    }

    /// What the table has said is done; time runs again until then.
    pub fn close_ballot(&mut self, now: DateTime<Utc>) {
        self.settle(now);
        self.ballot = None;
        self.held = self.held.filter(|held| *held == Held::Host);
    }

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

    /// Whether what is asked is the rest of a turn whose time was over: it had none of its own.
    #[must_use]
    pub fn is_rest_of_turn(&self) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| waiting.total.0 <= TimeDelta::zero())
    }

    /// A substitute is sought. Meanwhile no time runs in which the seat is asked.
    pub fn seek(&mut self, search: Search, now: DateTime<Utc>) {
        self.settle(now);
        self.search = Some(search);
    }

    /// Nobody is sought any more; `has_come`: because somebody has come, or the seat's holder stays.
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
    /// holder had booked ahead, named and voted does not. Who has just come has time to look round: all of it for what the seat alone is
    /// asked, some for what it is asked with others.
    pub fn pass(&mut self, seat: u8, now: DateTime<Utc>) {
        self.settle(now);
        if self.search.as_ref().is_some_and(|search| search.seat == seat) {
            self.search = None;
        }
        self.zones.remove(&seat);
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

    /// Somebody has come, or come back, to a seat.
    pub fn welcome(&mut self, seat: u8, now: DateTime<Utc>) {
        self.settle(now);
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

    /// The zone a seat has named, or the campaign's.
    #[must_use]
    pub fn zone_of(&self, seat: u8) -> Tz {
        self.zones.get(&seat).copied().unwrap_or(self.terms.zone)
    }

    /// Days a seat may still be away.
    #[must_use]
    pub fn days_left(&self, seat: u8) -> u32 {
        let booked = self.away.iter().filter(|away| away.seat == seat).map(Away::days).sum();
        self.terms.absence_days.saturating_sub(booked)
    }

    /// Until when a seat is away, if it is.
    #[must_use]
    pub fn away_until(&self, seat: u8, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.away.iter().find(|away| away.seat == seat && away.from <= now && now < away.until).map(|away| away.until)
    }

    /// Books an absence, from the beginning of one day to the end of another in the seat's zone.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn book(&mut self, seat: u8, from: NaiveDate, to: NaiveDate, now: DateTime<Utc>) -> Result<Away, NotAway> {
        let zone = self.zone_of(seat);
        let after = to.succ_opt().filter(|_| from <= to).ok_or(NotAway::Order)?;
        let until = midnight(zone, after);
        if until <= now {
            return Err(NotAway::Over);
        }
        if until - now > BOOKED_AHEAD {
            return Err(NotAway::TooFar);
        }
        // What is past of today is not booked after the fact.
        let away = Away { seat, from: midnight(zone, from).max(now), until };
        let own: Vec<&Away> = self.away.iter().filter(|other| other.seat == seat).collect();
        if own.iter().any(|other| other.from < away.until && away.from < other.until) {
            return Err(NotAway::Overlaps);
        }
        let ahead = own.iter().filter(|other| other.until > now).count();
        if away.days() > self.days_left(seat) || ahead >= MOST_ABSENCES {
            return Err(NotAway::Budget(self.days_left(seat)));
        }
        self.settle(now);
        self.away.push(away);
        Ok(away)
    }

    /// A seat is there after all: what is left of its absence that begins then is given back.
    ///
    /// # Errors
    /// If there is no such absence, or it is over.
    pub fn come_back(&mut self, seat: u8, from: DateTime<Utc>, now: DateTime<Utc>) -> Result<(), String> {
        self.settle(now);
        let is_it = |away: &&mut Away| away.seat == seat && away.from == from && away.until > now;
        let away = self.away.iter_mut().find(is_it).ok_or("there is no such absence ahead")?;
        away.until = now.max(away.from);
        self.away.retain(|away| away.from < away.until);
        Ok(())
    }

    /// A seat asks the table, or agrees to what another has asked. Whether that decides it: more than half of the other people have agreed.
    ///
    /// # Errors
    /// If there is nothing to ask, or something else is asked already.
    pub fn vote(&mut self, seat: u8, on: VoteOn, people: &BTreeSet<u8>) -> Result<bool, String> {
        match on {
            VoteOn::Extend(_) if self.held.is_some() || self.waiting.is_none() => return Err("no time runs".to_owned()),
            VoteOn::Extend(hours) if !(1..=168).contains(&hours) => return Err("1 to 168 hours".to_owned()),
            VoteOn::Resume if self.held.is_none() => return Err("time runs already".to_owned()),
            VoteOn::Extend(_) | VoteOn::Resume => {}
        }
        let vote = match &mut self.vote {
            Some(vote) if vote.on != on => return Err("the table is asked something else".to_owned()),
            Some(vote) => {
                if vote.by != seat {
                    vote.agreed.insert(seat);
                }
                vote
            }
            none => {
                let asked = self.waiting.as_ref().is_some_and(|waiting| waiting.questions.contains_key(&seat));
                if matches!(on, VoteOn::Extend(_)) && !asked {
                    return Err("only who is asked asks for more time".to_owned());
                }
                none.insert(Vote { on, by: seat, agreed: BTreeSet::new() })
            }
        };
        let others = people.iter().filter(|person| **person != vote.by).count();
        let agreed = vote.agreed.iter().filter(|person| people.contains(person)).count();
        Ok(agreed * 2 > others || others == 0)
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
#[path = "watch_tests.rs"]
mod tests;
