//! The wording of time: what the chronicle tells of it, whatever the game, and moments, lengths and terms on pages and in letters.

use super::{Day, Pace, Terms, Then, TimeOfDay, WhenOut};
use crate::language::Language;
use crate::made::{SOURCES_DE, SOURCES_EN, say};
use chrono::{DateTime, Datelike, TimeDelta, Utc};
use chrono_tz::Tz;
use std::sync::LazyLock;
use sternpost_core::{Catalogue, Key, Text};
use sternpost_log::pace::MONTHS;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new("en", &[SOURCES_EN, &[include_str!("text/told/en.ftl"), include_str!("text/docket/en.ftl")]].concat())
        .expect("the wording of time is well formed")
});
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new("de", &[SOURCES_DE, &[include_str!("text/told/de.ftl"), include_str!("text/docket/de.ftl")]].concat())
        .expect("the wording of time is well formed")
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

const WEEKDAYS: [Key; 7] = [say::MON, say::TUE, say::WED, say::THU, say::FRI, say::SAT, say::SUN];

/// The words of time in one language.
#[derive(Clone, Copy)]
pub struct Words(&'static Catalogue);

impl Words {
    /// The wording in a language, English if there is no other.
    #[must_use]
    pub fn new(language: &str) -> Self {
        Self(catalogue(language))
    }

    fn t(self, said: impl Into<Text>) -> String {
        self.0.say(&said.into(), &|seat| seat.to_string())
    }

    /// A day: "Tue 2 March 2027".
    #[must_use]
    pub fn date(self, moment: impl Datelike) -> String {
        let weekday = WEEKDAYS[moment.weekday() as usize];
        let month = MONTHS.get(moment.month0() as usize).map(|key| self.t(Text::plain(*key))).unwrap_or_default();
        self.t(say::day(weekday, moment.day().to_string(), month, moment.year().to_string()))
    }

    /// A moment in a zone: "Tue 2 March 2027, 18:00 (Europe/Berlin)".
    #[must_use]
    pub fn moment(self, moment: DateTime<Utc>, zone: Tz) -> String {
        let local = moment.with_timezone(&zone);
        self.t(say::moment(self.date(local), local.format("%H:%M").to_string(), zone.name().replace('_', " ")))
    }

    /// The days of an absence in a zone: "Tue 2 March 2027 to Thu 4 March 2027".
    #[must_use]
    pub fn days(self, from: DateTime<Utc>, until: DateTime<Utc>, zone: Tz) -> String {
        let day = |moment: DateTime<Utc>| self.date(moment.with_timezone(&zone));
        self.t(say::days(day(from), day(until - TimeDelta::seconds(1))))
    }

    /// A length of time: "2 days 3 hours", "40 minutes".
    #[must_use]
    pub fn length(self, time: TimeDelta) -> String {
        let minutes = time.num_minutes().max(0);
        let (days, hours, minutes) = (minutes / 1_440, minutes / 60 % 24, minutes % 60);
        let mut parts = vec![];
        if days > 0 {
            parts.push(self.t(say::count_days(days)));
        }
        if hours > 0 {
            parts.push(self.t(say::count_hours(hours)));
        }
        if days == 0 && (minutes > 0 || hours == 0) {
            parts.push(self.t(say::count_minutes(minutes)));
        }
        parts.join(" ")
    }

    /// The time left in a store: hours that count, which are not hours of the day.
    #[must_use]
    pub fn store(self, time: TimeDelta) -> String {
        match time.num_hours() {
            0 => self.length(time),
            hours => self.t(say::count_hours(hours)),
        }
    }

    fn hours(self, hours: u32) -> String {
        self.t(say::count_hours(hours))
    }

    fn when_out(self, when: WhenOut) -> String {
        match when {
            WhenOut::Default => self.t(say::OUT_DEFAULT),
            WhenOut::Extend { hours, times } => self.t(say::out_extend(times, self.hours(hours))),
            WhenOut::Bot => self.t(say::OUT_BOT),
            WhenOut::Pause => self.t(say::OUT_PAUSE),
            WhenOut::SitIn => self.t(say::OUT_SIT_IN),
            WhenOut::Substitute { hours, then } => {
                let then = match then {
                    Then::Default => self.t(say::OUT_THEN_DEFAULT),
                    Then::Bot => self.t(say::OUT_THEN_BOT),
                    Then::Pause => self.t(say::OUT_THEN_PAUSE),
                };
                self.t(say::out_substitute(self.hours(hours), then))
            }
            WhenOut::Vote { hours } => self.t(say::out_vote(self.hours(hours))),
        }
    }

    /// The terms about time, a sentence each.
    #[must_use]
    pub fn terms(self, terms: &Terms) -> Vec<String> {
        let mut said = vec![match terms.pace {
            Pace::None if !terms.are_timed() => return vec![self.t(say::TERMS_NONE)],
            Pace::None => self.t(say::TERMS_NONE),
            Pace::Deadline { hours } => self.t(say::terms_deadline(self.hours(hours))),
            Pace::Clock { bank_hours, increment_hours, cap_hours } => {
                let [bank, increment, cap] = [bank_hours, increment_hours, cap_hours].map(|hours| self.hours(hours));
                self.t(say::terms_clock(bank, increment, cap))
            }
        }];
        let window = u32::try_from(terms.window().num_hours()).unwrap_or(u32::MAX);
        said.push(self.t(say::terms_window(self.hours(window))));
        let zone = terms.zone.name().replace('_', " ");
        if let Some(play) = &terms.play {
            let day = |day: &Day| self.t(WEEKDAYS[*day as usize]);
            let days: Vec<String> = play.days.iter().map(day).collect();
            let clock = |time: TimeOfDay| String::from(time);
            let (from, to, days) = (clock(play.from), clock(play.to), days.join(", "));
            said.push(self.t(say::terms_play(from, to, days, zone)));
        }
        if terms.time_out.turns == terms.time_out.windows {
            said.push(self.t(say::terms_out(self.when_out(terms.time_out.turns))));
        } else {
            said.push(self.t(say::terms_out_turns(self.when_out(terms.time_out.turns))));
            said.push(self.t(say::terms_out_windows(self.when_out(terms.time_out.windows))));
        }
        said.push(self.t(say::terms_away(terms.absence_days)));
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
