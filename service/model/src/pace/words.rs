//! How time is worded: what the chronicle tells of it, whatever the game, and moments, lengths and terms on pages and in letters.

use super::{Day, Pace, Terms, Then, TimeOfDay, WhenOut};
use crate::language::Language;
use chrono::{DateTime, Datelike, TimeDelta, Utc};
use chrono_tz::Tz;
use std::sync::LazyLock;
use sternpost_core::{Arg, Catalogue, Text};
use sternpost_log::pace::MONTHS;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new("en", &[include_str!("text/en.ftl"), include_str!("text/docket/en.ftl")]).expect("the wording of time is well formed")
});
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new("de", &[include_str!("text/de.ftl"), include_str!("text/docket/de.ftl")]).expect("the wording of time is well formed")
});

/// The lines in a language, English if there is no other.
#[must_use]
pub fn catalogue(language: &str) -> &'static Catalogue {
    match Language::or_english(language) {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
    }
}

/// Whether a line is one of those that the service itself tells, by its key.
#[must_use]
pub fn is_line(key: &str) -> bool {
    key.starts_with("time-") || key.starts_with("docket-")
}

const WEEKDAYS: [&str; 7] = ["time-mon", "time-tue", "time-wed", "time-thu", "time-fri", "time-sat", "time-sun"];

/// The words of time in one language.
#[derive(Clone, Copy)]
pub struct Words(&'static Catalogue);

impl Words {
    /// In a language, English if there is no other.
    #[must_use]
    pub fn new(language: &str) -> Self {
        Self(catalogue(language))
    }

    fn say(self, key: &'static str, args: Vec<(&'static str, Arg)>) -> String {
        let args = args.into_iter().map(|(name, arg)| (name.into(), arg)).collect();
        self.0.say(&Text { key: key.into(), args }, &|seat| seat.to_string())
    }

    fn day(self, moment: impl Datelike) -> Arg {
        Arg::Literal(self.date(moment))
    }

    /// A day: "Tue 2 March 2027".
    #[must_use]
    pub fn date(self, moment: impl Datelike) -> String {
        let name =
            |keys: &[&'static str], at: u32| Arg::Literal(keys.get(at as usize).map_or_else(String::new, |key| self.say(key, vec![])));
        let (weekday, month) = (name(&WEEKDAYS, moment.weekday().num_days_from_monday()), name(&MONTHS, moment.month0()));
        let (day, year) = (Arg::Literal(moment.day().to_string()), Arg::Literal(moment.year().to_string()));
        self.say("time-day", vec![("weekday", weekday), ("day", day), ("month", month), ("year", year)])
    }

    /// A moment in a zone: "Tue 2 March 2027, 18:00 (Europe/Berlin)".
    #[must_use]
    pub fn moment(self, moment: DateTime<Utc>, zone: Tz) -> String {
        let local = moment.with_timezone(&zone);
        let (clock, zone) = (Arg::Literal(local.format("%H:%M").to_string()), Arg::Literal(zone.name().replace('_', " ")));
        self.say("time-moment", vec![("day", self.day(local)), ("clock", clock), ("zone", zone)])
    }

    /// The days of an absence in a zone: "Tue 2 March 2027 to Thu 4 March 2027".
    #[must_use]
    pub fn days(self, from: DateTime<Utc>, until: DateTime<Utc>, zone: Tz) -> String {
        let day = |moment: DateTime<Utc>| self.day(moment.with_timezone(&zone));
        self.say("time-days", vec![("from", day(from)), ("to", day(until - TimeDelta::seconds(1)))])
    }

    /// A length of time: "2 days 3 hours", "40 minutes".
    #[must_use]
    pub fn length(self, time: TimeDelta) -> String {
        let minutes = time.num_minutes().max(0);
        let (days, hours, minutes) = (minutes / 1_440, minutes / 60 % 24, minutes % 60);
        let mut parts = vec![];
        if days > 0 {
            parts.push(self.say("time-count-days", vec![("count", Arg::Number(days))]));
        }
        if hours > 0 {
            parts.push(self.say("time-count-hours", vec![("count", Arg::Number(hours))]));
        }
        if days == 0 && (minutes > 0 || hours == 0) {
            parts.push(self.say("time-count-minutes", vec![("count", Arg::Number(minutes))]));
        }
        parts.join(" ")
    }

    /// What is left of a store: hours that count, which are not hours of the day.
    #[must_use]
    pub fn store(self, time: TimeDelta) -> String {
        match time.num_hours() {
            0 => self.length(time),
            hours => self.say("time-count-hours", vec![("count", Arg::Number(hours))]),
        }
    }

    fn hours(self, hours: u32) -> Arg {
        Arg::Literal(self.say("time-count-hours", vec![("count", Arg::Number(i64::from(hours)))]))
    }

    fn when_out(self, when: WhenOut) -> Arg {
        Arg::Literal(match when {
            WhenOut::Default => self.say("time-out-default", vec![]),
            WhenOut::Extend { hours, times } => {
                self.say("time-out-extend", vec![("hours", self.hours(hours)), ("times", Arg::Number(i64::from(times)))])
            }
            WhenOut::Bot => self.say("time-out-bot", vec![]),
            WhenOut::Pause => self.say("time-out-pause", vec![]),
            WhenOut::SitIn => self.say("time-out-sit-in", vec![]),
            WhenOut::Substitute { hours, then } => {
                let then = match then {
                    Then::Default => self.say("time-out-then-default", vec![]),
                    Then::Bot => self.say("time-out-then-bot", vec![]),
                    Then::Pause => self.say("time-out-then-pause", vec![]),
                };
                self.say("time-out-substitute", vec![("hours", self.hours(hours)), ("then", Arg::Literal(then))])
            }
            WhenOut::Vote { hours } => self.say("time-out-vote", vec![("hours", self.hours(hours))]),
        })
    }

    /// What holds about time, a sentence each.
    #[must_use]
    pub fn terms(self, terms: &Terms) -> Vec<String> {
        let mut said = vec![match terms.pace {
            Pace::None if !terms.are_timed() => return vec![self.say("time-terms-none", vec![])],
            Pace::None => self.say("time-terms-none", vec![]),
            Pace::Deadline { hours } => self.say("time-terms-deadline", vec![("hours", self.hours(hours))]),
            Pace::Clock { bank_hours, increment_hours, cap_hours } => {
                let [bank, increment, cap] = [bank_hours, increment_hours, cap_hours].map(|hours| self.hours(hours));
                self.say("time-terms-clock", vec![("bank", bank), ("increment", increment), ("cap", cap)])
            }
        }];
        let window = u32::try_from(terms.window().num_hours()).unwrap_or(u32::MAX);
        said.push(self.say("time-terms-window", vec![("hours", self.hours(window))]));
        let zone = || Arg::Literal(terms.zone.name().replace('_', " "));
        if let Some(play) = &terms.play {
            let day = |day: &Day| self.say(WEEKDAYS[*day as usize], vec![]);
            let days: Vec<String> = play.days.iter().map(day).collect();
            let clock = |time: TimeOfDay| Arg::Literal(String::from(time));
            let (from, to, days) = (clock(play.from), clock(play.to), Arg::Literal(days.join(", ")));
            said.push(self.say("time-terms-play", vec![("from", from), ("to", to), ("days", days), ("zone", zone())]));
        }
        if terms.time_out.turns == terms.time_out.windows {
            said.push(self.say("time-terms-out", vec![("what", self.when_out(terms.time_out.turns))]));
        } else {
            said.push(self.say("time-terms-out-turns", vec![("what", self.when_out(terms.time_out.turns))]));
            said.push(self.say("time-terms-out-windows", vec![("what", self.when_out(terms.time_out.windows))]));
        }
        said.push(self.say("time-terms-away", vec![("days", Arg::Number(i64::from(terms.absence_days)))]));
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pace::{PlayHours, TimeOut};

    #[test]
    fn a_moment_is_said_in_its_zone_and_language() {
        let moment = "2027-03-02T17:00:00Z".parse().unwrap();
        assert_eq!(Words::new("en").moment(moment, Tz::Europe__Berlin), "Tue 2 March 2027, 18:00 (Europe/Berlin)");
        assert_eq!(Words::new("de").moment(moment, Tz::Asia__Kathmandu), "Di., 2. März 2027, 22:45 (Asia/Kathmandu)");
    }

    #[test]
    fn lengths_are_said_as_people_say_them() {
        let english = Words::new("en");
        assert_eq!(english.length(TimeDelta::minutes(40)), "40 minutes");
        assert_eq!(english.length(TimeDelta::hours(51)), "2 days 3 hours");
        assert_eq!(english.length(TimeDelta::hours(1)), "1 hour");
        assert_eq!(english.length(TimeDelta::zero()), "0 minutes");
        assert_eq!(
            (english.store(TimeDelta::hours(84)), english.store(TimeDelta::minutes(9))),
            ("84 hours".to_owned(), "9 minutes".to_owned())
        );
        assert_eq!(Words::new("de").length(TimeDelta::hours(25)), "1 Tag 1 Stunde");
    }

    #[test]
    fn terms_are_said_whole_in_both_languages() {
        let terms = Terms {
            pace: Pace::Clock { bank_hours: 72, increment_hours: 12, cap_hours: 96 },
            play: Some(PlayHours { from: TimeOfDay::of(480), to: TimeOfDay::of(1_320), days: [Day::Mon, Day::Fri].into() }),
            time_out: TimeOut { turns: WhenOut::Extend { hours: 24, times: 2 }, windows: WhenOut::Bot },
            ..Terms::default()
        };
        for language in ["en", "de"] {
            let said = Words::new(language).terms(&terms);
            assert_eq!(said.len(), 6, "{said:?}");
            assert!(said.iter().all(|line| !line.contains('{') && !line.contains("time-")), "{said:?}");
        }
        assert_eq!(Words::new("en").terms(&Terms::default()).len(), 1);
    }
}
