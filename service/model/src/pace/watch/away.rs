//! Absences: booked in the open from a budget of days. No time of that seat's runs then.

use super::Watch;
use crate::pace::calendar::midnight;
use crate::reason::Reason;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use chrono_tz::Tz;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::Seat;
use sternpost_log::schemas::Moment;
use thiserror::Error;

/// Absences a seat can have booked at once: more are no holidays.
const MOST_ABSENCES: usize = 20;
/// How far ahead one can be booked.
const BOOKED_AHEAD: TimeDelta = TimeDelta::days(800);

/// An absence of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Away {
    /// The seat that is away.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// The beginning of the absence.
    #[schemars(with = "Moment")]
    pub from: DateTime<Utc>,
    /// The end of the absence.
    #[schemars(with = "Moment")]
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

/// The reason why an absence cannot be booked.
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

impl Watch {
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

    /// The time until which a seat is away, if it is.
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
    pub fn come_back(&mut self, seat: u8, from: DateTime<Utc>, now: DateTime<Utc>) -> Result<(), Reason> {
        self.settle(now);
        let is_it = |away: &&mut Away| away.seat == seat && away.from == from && away.until > now;
        let away = self.away.iter_mut().find(is_it).ok_or(Reason::NoSuchAbsence)?;
        away.until = now.max(away.from);
        self.away.retain(|away| away.from < away.until);
        Ok(())
    }
}
