//! Time, worked out: how long a question may wait, when that is over, who is reminded. Pure: the time is always an argument, nothing is read or
//! written here. A campaign's [`Watch`] is kept beside its log, outside the timeline that a rewind moves (`docs/decisions/0029-time-beside-the-log.md`).

mod act;
mod calendar;
pub mod ics;
mod terms;
mod watch;
mod words;

pub use act::{TimeAct, Why};
pub use calendar::Calendar;
pub(crate) use calendar::moment as local_moment;
pub use terms::{Day, Pace, PlayHours, Terms, TimeOfDay, TimeOut, WhenOut};
pub use watch::{Away, Due, Held, Moved, REMINDERS, Vote, VoteOn, Waiting, Watch};
pub use words::{Words, catalogue, is_line};

pub use chrono_tz::Tz;

/// A time zone by its name in the IANA database: `Europe/Berlin`.
#[must_use]
pub fn zone_named(name: &str) -> Option<Tz> {
    name.trim().parse().ok()
}

/// Every zone one can choose, by name.
pub fn zones() -> impl Iterator<Item = &'static str> {
    chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name())
}
