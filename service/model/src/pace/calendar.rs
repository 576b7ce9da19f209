//! Working time: time counts in the hours of play, in their zone, and not while the seat that is asked is away.
//!
//! Local times are read as RFC 5545 (3.3.5) has it: one that a change of the clocks skips is taken with the offset before the change, one that
//! comes twice is the first.

use super::PlayHours;
use chrono::{DateTime, Datelike as _, Days, NaiveDate, NaiveDateTime, Offset as _, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;

/// Days looked ahead: whoever plays on a single day of the week gets ninety days of play within them.
const HORIZON: u64 = 4_000;

/// A calendar of working time: the moments at which time counts.
#[derive(Clone, Debug)]
pub struct Calendar<'a> {
    zone: Tz,
    play: Option<&'a PlayHours>,
    /// When it does not, in order, apart from each other.
    away: Vec<(DateTime<Utc>, DateTime<Utc>)>,
}

/// A local time as a moment.
#[must_use]
pub fn moment(zone: Tz, local: NaiveDateTime) -> DateTime<Utc> {
    match zone.from_local_datetime(&local).earliest() {
        Some(moment) => moment.to_utc(),
        None => {
            // Early enough that it was before the change, wherever the zone is.
            let before = zone.offset_from_utc_datetime(&(local - TimeDelta::hours(25))).fix();
            Utc.from_utc_datetime(&(local - TimeDelta::seconds(i64::from(before.local_minus_utc()))))
        }
    }
}

/// The beginning of a day.
#[must_use]
pub(super) fn midnight(zone: Tz, day: NaiveDate) -> DateTime<Utc> {
    moment(zone, day.and_hms_opt(0, 0, 0).expect("every day has a midnight"))
}

impl<'a> Calendar<'a> {
    /// A calendar of hours of play in a zone, without the times somebody is away.
    #[must_use]
    pub fn new(zone: Tz, play: Option<&'a PlayHours>, away: impl IntoIterator<Item = (DateTime<Utc>, DateTime<Utc>)>) -> Self {
        let mut times: Vec<_> = away.into_iter().filter(|(from, until)| from < until).collect();
        times.sort_unstable();
        let mut away: Vec<(DateTime<Utc>, DateTime<Utc>)> = vec![];
        for (from, until) in times {
            match away.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(until),
                _ => away.push((from, until)),
            }
        }
        Self { zone, play, away }
    }

    /// The hours of play from a moment on, the first cut to begin there.
    fn hours(&self, from: DateTime<Utc>) -> Vec<(DateTime<Utc>, DateTime<Utc>)> {
        let Some(play) = self.play else { return vec![(from, from + TimeDelta::days(i64::try_from(HORIZON).unwrap_or(4_000)))] };
        let first = from.with_timezone(&self.zone).date_naive();
        // Hours that began the day before may go on past midnight.
        let days = (0..HORIZON).filter_map(|ahead| (first - Days::new(1)).checked_add_days(Days::new(ahead)));
        let (opens, closes) = (play.from.time(), play.to.time());
        let mut end = from;
        let mut hours = vec![];
        for day in days.filter(|day| play.days.contains(&day.weekday().into())) {
            let closing = if closes > opens { day } else { day + Days::new(1) };
            let start = moment(self.zone, day.and_time(opens)).max(end);
            let close = moment(self.zone, closing.and_time(closes));
            if close > start {
                hours.push((start, close));
                end = close;
            }
        }
        hours
    }

    /// The times that count from a moment on.
    fn counting(&self, from: DateTime<Utc>) -> impl Iterator<Item = (DateTime<Utc>, DateTime<Utc>)> + '_ {
        self.hours(from).into_iter().flat_map(|(from, until)| {
            let (mut start, mut parts) = (from, vec![]);
            for (gone, back) in self.away.iter().filter(|(gone, back)| *gone < until && *back > from) {
                if *gone > start {
                    parts.push((start, *gone));
                }
                start = start.max(*back);
            }
            if start < until {
                parts.push((start, until));
            }
            parts
        })
    }

    /// The moment at which so much time that counts has passed since another. It never lies further ahead than can be looked.
    #[must_use]
    pub fn after(&self, from: DateTime<Utc>, time: TimeDelta) -> DateTime<Utc> {
        if time <= TimeDelta::zero() {
            return from;
        }
        let (mut left, mut end) = (time, from);
        for (start, until) in self.counting(from) {
            if until - start >= left {
                return start + left;
            }
            left -= until - start;
            end = until;
        }
        end
    }

    /// The time that counts between two moments; none if the second is not later.
    #[must_use]
    pub fn between(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> TimeDelta {
        let parts = self.counting(from).take_while(|(start, _)| *start < until);
        parts.fold(TimeDelta::zero(), |sum, (start, end)| sum + (end.min(until) - start))
    }
}

#[cfg(test)]
#[path = "calendar_tests.rs"]
mod tests;
