//! The terms of time that a host sets. The serialised names are for ever: they stand in the log.

use crate::schemas::{self, Zone};
use chrono::{NaiveTime, TimeDelta, Weekday};
use chrono_tz::Tz;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The longest time one can give: ninety days.
const LONGEST_HOURS: u32 = 2_160;
/// The most often a question may be extended by itself.
const MOST_EXTENSIONS: u32 = 10;
/// The most days of absence a host may allow each seat.
const MOST_AWAY: u32 = 366;

/// The terms about time that hold for a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Terms {
    /// How long a question may wait.
    pub pace: Pace,
    /// How many hours seats that are asked together have; unsaid: as long as a question, and with clocks the increment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = LONGEST_HOURS))]
    pub window_hours: Option<u32>,
    /// The zone of the hours of play, and of seats that have named none.
    #[schemars(with = "Zone")]
    pub zone: Tz,
    /// When time counts; unsaid: always.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<PlayHours>,
    /// What becomes of a question whose time is over.
    pub time_out: TimeOut,
    /// How many days each seat may be away in all.
    #[schemars(range(max = MOST_AWAY))]
    pub absence_days: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Self { pace: Pace::None, window_hours: None, zone: Tz::UTC, play: None, time_out: TimeOut::default(), absence_days: 21 }
    }
}

/// The pace: how long a question may wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    None,
    /// So long each.
    Deadline {
        /// Hours that count.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        hours: u32,
    },
    /// A store of time for each seat, which runs while it is asked alone.
    Clock {
        /// Hours each seat begins with.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        bank_hours: u32,
        /// Hours that come with each turn.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        increment_hours: u32,
        /// Hours a seat can have at most.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        cap_hours: u32,
    },
}

/// The rules for questions whose time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TimeOut {
    /// One that a seat is asked alone.
    pub turns: WhenOut,
    /// One that several seats are asked together, sealed: no bot sits in then, and no substitute is sought.
    pub windows: WhenOut,
}

/// What is done about a question whose time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum WhenOut {
    /// The question's default is played.
    #[default]
    Default,
    /// There is more time, some times; then the default is played.
    Extend {
        /// The number of hours by which time is extended.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        hours: u32,
        /// How often time is extended.
        #[schemars(range(min = 1, max = MOST_EXTENSIONS))]
        times: u32,
    },
    /// A bot answers it.
    Bot,
    /// The campaign pauses, and everybody is written to.
    Pause,
    /// A bot plays the seat until its holder is back.
    SitIn,
    /// Those who have offered to are asked to take the seat over, all at once: the first who accepts has it.
    Substitute {
        /// The number of hours for which they are asked.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        hours: u32,
        /// What is done if nobody has accepted by then.
        then: Then,
    },
    /// The table says what is done: more time, the default, a bot, a substitute.
    Vote {
        /// How many hours it has; as many are given if it says more time.
        #[schemars(range(min = 1, max = LONGEST_HOURS))]
        hours: u32,
    },
}

/// The act that follows when no substitute was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// The question's default is played.
    Default,
    /// A bot plays the seat until its holder is back.
    #[default]
    Bot,
    /// The campaign pauses.
    Pause,
}

/// The hours of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayHours {
    /// When they begin each day.
    #[schemars(with = "schemas::TimeOfDay")]
    pub from: TimeOfDay,
    /// When they end; not later than they begin: on the day after.
    #[schemars(with = "schemas::TimeOfDay")]
    pub to: TimeOfDay,
    /// The days on which they begin.
    #[schemars(length(min = 1))]
    pub days: BTreeSet<Day>,
}

/// A time of day to the minute: `08:30`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeOfDay(u16);

impl TimeOfDay {
    /// A time of day, so many minutes after midnight; what is more than a day begins anew.
    #[must_use]
    pub fn of(minutes: u16) -> Self {
        Self(minutes % 1_440)
    }

    /// The time of day.
    #[must_use]
    pub fn time(self) -> NaiveTime {
        NaiveTime::from_num_seconds_from_midnight_opt(u32::from(self.0) * 60, 0).expect("a day has 1,440 minutes")
    }

    /// Its minutes after midnight.
    #[must_use]
    pub fn minutes(self) -> u16 {
        self.0
    }
}

impl TryFrom<String> for TimeOfDay {
    type Error = String;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        let wrong = || format!("`{text}` is no time of day; write 08:30");
        let (hour, minute) = text.trim().split_once(':').ok_or_else(wrong)?;
        let number = |text: &str, least: usize, end: u16| {
            let is_plain = (least..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit());
            text.parse::<u16>().ok().filter(|n| is_plain && *n < end)
        };
        Ok(Self(number(hour, 1, 24).ok_or_else(wrong)? * 60 + number(minute, 2, 60).ok_or_else(wrong)?))
    }
}

impl From<TimeOfDay> for String {
    fn from(time: TimeOfDay) -> Self {
        format!("{:02}:{:02}", time.0 / 60, time.0 % 60)
    }
}

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Day {
    Mon,
    Tue,
    Wed,
    Thu,
    Fri,
    Sat,
    Sun,
}

impl Day {
    /// The week.
    pub const ALL: [Self; 7] = [Self::Mon, Self::Tue, Self::Wed, Self::Thu, Self::Fri, Self::Sat, Self::Sun];

    /// Its name in forms and in the API.
    #[must_use]
    pub fn id(self) -> &'static str {
        ["mon", "tue", "wed", "thu", "fri", "sat", "sun"][self as usize]
    }
}

impl From<Weekday> for Day {
    fn from(day: Weekday) -> Self {
        Self::ALL[day.num_days_from_monday() as usize]
    }
}

/// A duration of so many hours.
#[must_use]
pub fn hours(hours: u32) -> TimeDelta {
    TimeDelta::hours(i64::from(hours))
}

impl Terms {
    /// Checks that the terms can hold.
    ///
    /// # Errors
    /// What is wrong with them, in a sentence.
    pub fn check(&self) -> Result<(), String> {
        let time = |name: &str, hours: u32| {
            let fits = (1..=LONGEST_HOURS).contains(&hours);
            if fits { Ok(()) } else { Err(format!("{name}: 1 to {LONGEST_HOURS} hours")) }
        };
        match self.pace {
            Pace::None => {}
            Pace::Deadline { hours } => time("pace.hours", hours)?,
            Pace::Clock { bank_hours, increment_hours, cap_hours } => {
                time("pace.bank-hours", bank_hours)?;
                time("pace.increment-hours", increment_hours)?;
                time("pace.cap-hours", cap_hours)?;
                if cap_hours < bank_hours || cap_hours < increment_hours {
                    return Err("pace.cap-hours: at least what a seat begins with, and what a turn brings".to_owned());
                }
            }
        }
        if let Some(window) = self.window_hours {
            time("window-hours", window)?;
        }
        for (name, when) in [("turns", self.time_out.turns), ("windows", self.time_out.windows)] {
            match when {
                WhenOut::Default | WhenOut::Bot | WhenOut::Pause => {}
                // Who of several has not answered is nobody's business: neither a bot nor a substitute can be seen to come for it.
                WhenOut::SitIn | WhenOut::Substitute { .. } if name == "windows" => {
                    return Err("windows of time-out: a seat changes hands only where it is asked alone".to_owned());
                }
                WhenOut::SitIn => {}
                WhenOut::Substitute { hours, .. } | WhenOut::Vote { hours } => time(&format!("hours of time-out.{name}"), hours)?,
                WhenOut::Extend { hours, times } => {
                    time(&format!("hours of time-out.{name}"), hours)?;
                    if !(1..=MOST_EXTENSIONS).contains(&times) {
                        return Err(format!("times of time-out.{name}: 1 to {MOST_EXTENSIONS}"));
                    }
                }
            }
        }
        if let Some(play) = &self.play {
            if play.days.is_empty() {
                return Err("play.days: at least one day".to_owned());
            }
            let length = (play.to.minutes() + 1_440 - play.from.minutes()) % 1_440;
            if length != 0 && length < 60 {
                return Err("play: at least an hour between from and to".to_owned());
            }
        }
        if self.absence_days > MOST_AWAY {
            return Err(format!("absence-days: at most {MOST_AWAY}"));
        }
        Ok(())
    }

    /// Whether questions have a time at all, if only those that several are asked together.
    #[must_use]
    pub fn are_timed(&self) -> bool {
        self.pace != Pace::None || self.window_hours.is_some()
    }

    /// Whether seats that are asked together have a time.
    #[must_use]
    pub fn are_windows_timed(&self) -> bool {
        self.window() > TimeDelta::zero()
    }

    /// The time that seats which are asked together have.
    #[must_use]
    pub fn window(&self) -> TimeDelta {
        let own = match self.pace {
            Pace::None => 0,
            Pace::Deadline { hours } => hours,
            Pace::Clock { increment_hours, .. } => increment_hours,
        };
        hours(self.window_hours.unwrap_or(own))
    }
}
