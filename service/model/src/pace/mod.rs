//! Time arithmetic: how long a question may wait, when that is over, who is reminded. Pure: the time is always an argument, nothing is read or
//! written here. A campaign's [`Watch`] is kept beside its log, outside the timeline that a rewind moves
//! (`docs/decisions/0029-time-beside-the-log.md`).

mod ballot;
mod calendar;
mod forecast;
pub mod ics;
mod presets;
mod watch;
mod words;

pub use ballot::{Ballot, Search, Sought, Verdict};
pub use calendar::Calendar;
pub use calendar::moment as local_moment;
pub use forecast::{Between, Forecast, SeatForecast, Wait, forecast};
pub use presets::Preset;
pub use sternpost_log::pace::{Day, Pace, PassedBy, PlayHours, SeatedAct, Terms, Then, TimeAct, TimeOfDay, TimeOut, Until, WhenOut, Why};
pub use watch::{Away, Due, Held, MOST_ASKED_FOR, Moved, NotAway, REMINDERS, Vote, VoteOn, Waiting, Watch};
pub use words::{Words, catalogue, is_line};

pub use chrono_tz::Tz;

/// A time zone by its name in the IANA database: `Europe/Berlin`.
#[must_use]
pub fn zone_named(name: &str) -> Option<Tz> {
    name.trim().parse().ok()
}

/// The end of a day in a zone.
#[must_use]
pub fn end_of(zone: Tz, day: chrono::NaiveDate) -> Option<chrono::DateTime<chrono::Utc>> {
    day.succ_opt().map(|next| calendar::midnight(zone, next))
}

/// Every zone one can choose, by name.
pub fn zones() -> impl Iterator<Item = &'static str> {
    chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name())
}
