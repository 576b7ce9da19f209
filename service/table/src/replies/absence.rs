//! Absences booked by a reply, and returns from them.

use super::Reply;
use crate::seats::people::row_of;
use crate::seats::seating::SeatInPlay;
use crate::time::pace_acts::TimeWish;
use crate::{Act, Refused, Service, Snapshot};
use chrono::{DateTime, Datelike as _, Days, NaiveDate, Utc};
use std::sync::Arc;
use sternpost_model::letter::{Absence, Understood};
use sternpost_model::pace::{NotAway, Tz};

/// A day as it was written: perhaps without its year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayNamed {
    /// The year; none: the next time this day comes.
    pub year: Option<i32>,
    /// The month.
    pub month: u32,
    /// The day.
    pub day: u32,
}

impl DayNamed {
    /// The day, not before another if its year does not say otherwise.
    fn on_or_after(self, least: NaiveDate) -> Option<NaiveDate> {
        match self.year {
            Some(year) => NaiveDate::from_ymd_opt(year, self.month, self.day),
            // The 29th of February comes within eight years.
            None => {
                (0..=8).filter_map(|ahead| NaiveDate::from_ymd_opt(least.year() + ahead, self.month, self.day)).find(|day| *day >= least)
            }
        }
    }
}

/// A statement in a reply about being away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AwayWish {
    /// Only that; how it is said is asked.
    How,
    /// So many days, from today.
    Days(u32),
    /// From one day (today, if none is named) to another.
    Between(Option<DayNamed>, DayNamed),
    /// Something that no day can be made of.
    Unread(String),
}

impl AwayWish {
    /// The first and the last day.
    fn days(&self, today: NaiveDate) -> Option<(NaiveDate, NaiveDate)> {
        match self {
            Self::How | Self::Unread(_) => None,
            Self::Days(count) => Some((today, today.checked_add_days(Days::new(u64::from(count.saturating_sub(1))))?)),
            Self::Between(first, last) => {
                let first = first.map_or(Some(today), |first| first.on_or_after(today))?;
                Some((first, last.on_or_after(first)?))
            }
        }
    }
}

impl Service {
    /// Books an absence, if it can be.
    pub(super) async fn go_away_by_reply(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        reply: &Reply,
        wish: &AwayWish,
    ) -> Result<Understood, Refused> {
        let seat = reply.key.seat;
        let Some(watch) = snapshot.watch().filter(|watch| watch.terms.are_timed()) else { return Ok(Understood::Absence(Absence::NoPace)) };
        let (now, zone): (_, Tz) = (self.clock.now(), watch.zone_of(seat));
        let left = watch.days_left(seat);
        let Some((from, to)) = wish.days(now.with_timezone(&zone).date_naive()) else {
            let said = match wish {
                AwayWish::Unread(said) => Some(said.clone()),
                AwayWish::Between(..) => Some(reply.lines.first().cloned().unwrap_or_default()),
                AwayWish::How | AwayWish::Days(_) => None,
            };
            return Ok(Understood::Absence(Absence::How { said, left }));
        };
        let booked = |until: DateTime<Utc>| watch.away.iter().find(|away| away.seat == seat && away.until == until).copied();
        let mut tried = watch.clone();
        let away = match tried.book(seat, from, to, now) {
            Ok(away) => away,
            // An attempt at this very reply has booked it already: its word was lost in a crash.
            Err(NotAway::Overlaps) if reply.is_again => match sternpost_model::pace::end_of(zone, to).and_then(booked) {
                Some(away) => return Ok(Understood::Absence(Absence::Booked { from: away.from, until: away.until, left })),
                None => return Ok(Understood::Absence(Absence::Not(NotAway::Overlaps))),
            },
            Err(why) => return Ok(Understood::Absence(Absence::Not(why))),
        };
        self.act_by_reply(reply, Act::Time(TimeWish::Away { from, to })).await?;
        Ok(Understood::Absence(Absence::Booked { from: away.from, until: away.until, left: tried.days_left(seat) }))
    }

    /// The seat's holder is back: from an absence, or where a bot sat in.
    pub(super) async fn come_back_by_reply(self: &Arc<Self>, snapshot: &Snapshot, reply: &Reply) -> Result<Understood, Refused> {
        let (seat, now) = (reply.key.seat, self.clock.now());
        let is_sat_in = row_of(snapshot, seat).is_some_and(sternpost_store::SeatRow::is_sat_in);
        if is_sat_in {
            self.act_by_reply(reply, Act::Seat { seat, wish: SeatInPlay::Back {} }).await?;
        }
        let ahead = snapshot.watch().and_then(|watch| {
            let mut own = watch.away.iter().filter(|away| away.seat == seat && away.until > now);
            own.next().map(|first| own.fold(*first, |early, away| if away.from < early.from { *away } else { early }))
        });
        match ahead {
            Some(away) => drop(self.act_by_reply(reply, Act::Time(TimeWish::Return { from: away.from })).await?),
            None if !is_sat_in && !reply.is_again => return Ok(Understood::Absence(Absence::NotAway)),
            None => {}
        }
        Ok(Understood::Absence(Absence::Back))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn named(day: u32, month: u32) -> DayNamed {
        DayNamed { year: None, month, day }
    }

    #[test]
    fn days_without_a_year_are_those_that_come_next() {
        let wish = AwayWish::Between(Some(named(24, 12)), named(2, 1));
        assert_eq!(wish.days(day("2026-11-23")), Some((day("2026-12-24"), day("2027-01-02"))));
        assert_eq!(wish.days(day("2026-12-26")), Some((day("2027-12-24"), day("2028-01-02"))), "what is past is not booked");
        assert_eq!(AwayWish::Days(2).days(day("2026-12-31")), Some((day("2026-12-31"), day("2027-01-01"))));
        assert_eq!(AwayWish::Between(None, named(29, 2)).days(day("2027-01-01")), Some((day("2027-01-01"), day("2028-02-29"))));
        assert_eq!(AwayWish::Between(None, named(31, 2)).days(day("2027-01-01")), None);
    }
}
