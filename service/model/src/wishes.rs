//! A person's preferences for letters, over all campaigns: how soon, not at night, all in one; and the second way they take.
//!
//! Pure: the time a letter goes out is worked out of these preferences, when it was due, and until when its question can be answered.

use super::letter::Patience;
use crate::language::Language;
use crate::pace::{Tz, local_moment};
use chrono::{DateTime, Days, TimeDelta, Timelike as _, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_log::schemas::Zone;

/// A person's preferences for letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Wishes {
    /// How soon a letter goes out.
    pub rhythm: Rhythm,
    /// One letter asks everything that is owed, in all campaigns.
    pub together: bool,
    /// When no letter comes; none: whenever.
    pub quiet: Option<Quiet>,
    /// The zone of these hours.
    #[schemars(with = "Zone")]
    pub zone: Tz,
    /// Letters that tell what happened at the tables they host; none: none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hosting: Option<Hosting>,
}

/// The digest letters that tell a host what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hosting {
    /// How often such a letter comes.
    pub every: Every,
    /// The language: a host may hold no seat.
    #[serde(default)]
    pub language: Language,
}

/// The interval at which something comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Every {
    /// Each day.
    Day,
    /// Each week.
    Week,
}

/// The hour of letters that come by the day, where none is wanted otherwise.
const MORNING: u8 = 8;

/// The rhythm in which letters go out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum Rhythm {
    /// As soon as there is something to say.
    #[default]
    AtOnce,
    /// After so many minutes: what was answered by then is not asked by letter.
    After {
        /// One of [`Rhythm::MINUTES`].
        #[schemars(extend("enum" = Rhythm::MINUTES))]
        minutes: u16,
    },
    /// Once a day.
    Daily {
        /// The hour.
        #[schemars(range(max = 23))]
        hour: u8,
    },
}

/// The quiet hours in which no letter comes: from one to before another, over midnight if that is earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Quiet {
    /// The first hour of quiet.
    #[schemars(range(max = 23))]
    pub from: u8,
    /// The first hour after it.
    #[schemars(range(max = 23))]
    pub to: u8,
}

/// A second way for letters about seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Second {
    /// The target of the second way.
    pub to: SecondTo,
    /// Used besides the first, not only when the first loses letters.
    pub always: bool,
}

/// The target of a second way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SecondTo {
    /// To another address.
    Mail {
        /// The other address.
        address: String,
        /// Whether who reads there has said that it is theirs.
        confirmed: bool,
    },
    /// To a program, which is told that there is a letter and not what it says.
    Hook {
        /// The URL at which it listens.
        url: String,
        /// The format in which it is told.
        format: Format,
        /// The secret that signs each call.
        secret: Secret,
    },
}

/// The secret of a webhook; no log shows it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_empty() { "(none)" } else { "(hidden)" })
    }
}

/// The format in which a program is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// In fields.
    Json,
    /// In a sentence, as Discord and what is like it take it.
    Discord,
}

impl Default for Wishes {
    fn default() -> Self {
        Self { rhythm: Rhythm::default(), together: false, quiet: None, zone: Tz::UTC, hosting: None }
    }
}

impl Second {
    /// Whether letters can go there: an address only once it is confirmed.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        match &self.to {
            SecondTo::Mail { confirmed, .. } => *confirmed,
            SecondTo::Hook { .. } => true,
        }
    }

    /// The name of the way, under which its losses are noted.
    #[must_use]
    pub fn way(&self) -> &str {
        match &self.to {
            SecondTo::Mail { address, .. } => address,
            SecondTo::Hook { url, .. } => url,
        }
    }
}

impl Rhythm {
    /// The minutes a letter can be made to wait.
    pub const MINUTES: [u16; 3] = [15, 60, 240];
}

/// The reason why preferences cannot be kept to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWishes {
    /// Letters wait for another number of minutes.
    Minutes,
    /// There is no such hour for a letter a day.
    Hour,
    /// There are no such quiet hours.
    QuietHours,
    /// The quiet hours end as they begin.
    QuietSpan,
}

/// The first moment from `from` on at which it is this hour.
fn next_hour(zone: Tz, from: DateTime<Utc>, hour: u8) -> DateTime<Utc> {
    let today = from.with_timezone(&zone).date_naive();
    let at = |days: u64| {
        let local = (today + Days::new(days)).and_hms_opt(u32::from(hour), 0, 0);
        local_moment(zone, local.expect("an hour of the day"))
    };
    [at(0), at(1), at(2)].into_iter().find(|moment| *moment >= from).unwrap_or(from)
}

impl Wishes {
    /// Checks that they can be kept to.
    ///
    /// # Errors
    /// Which of them cannot be kept to.
    pub fn check(&self) -> Result<(), BadWishes> {
        match self.rhythm {
            Rhythm::After { minutes } if !Rhythm::MINUTES.contains(&minutes) => return Err(BadWishes::Minutes),
            Rhythm::Daily { hour } if hour > 23 => return Err(BadWishes::Hour),
            Rhythm::AtOnce | Rhythm::After { .. } | Rhythm::Daily { .. } => {}
        }
        match self.quiet {
            Some(quiet) if quiet.from > 23 || quiet.to > 23 => Err(BadWishes::QuietHours),
            Some(quiet) if quiet.from == quiet.to => Err(BadWishes::QuietSpan),
            Some(_) | None => Ok(()),
        }
    }

    /// The time at which the next letter about what they host is due after one that was due at a moment; none if no such letters are wanted.
    #[must_use]
    pub fn hosting_after(&self, last: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let hour = if let Rhythm::Daily { hour } = self.rhythm { hour } else { MORNING };
        let days = match self.hosting?.every {
            Every::Day => 1,
            Every::Week => 7,
        };
        // A letter that came late does not make the next one later.
        Some(next_hour(self.zone, last + TimeDelta::days(days - 1) + TimeDelta::minutes(30), hour))
    }

    /// Whether one letter asks everything: a letter a day does.
    #[must_use]
    pub fn gathers(&self) -> bool {
        self.together || matches!(self.rhythm, Rhythm::Daily { .. })
    }

    /// The time at which a letter goes out that was due at a moment. `until`: when its question can be answered no more; no letter waits longer
    /// than half of that time, and none waits for the end of the quiet hours that comes after it.
    #[must_use]
    pub fn goes_out(&self, patience: Patience, due: DateTime<Utc>, until: Option<DateTime<Utc>>) -> DateTime<Utc> {
        let wanted = match (patience, self.rhythm) {
            (Patience::None, _) => return due,
            (Patience::Deadline, _) | (Patience::Any, Rhythm::AtOnce) => due,
            (Patience::Any, Rhythm::After { minutes }) => due + TimeDelta::minutes(i64::from(minutes)),
            (Patience::Any, Rhythm::Daily { hour }) => next_hour(self.zone, due, hour),
        };
        let half = until.map(|until| due + (until - due).max(TimeDelta::zero()) / 2);
        self.after_quiet(half.map_or(wanted, |half| wanted.min(half)), until)
    }

    /// The end of the quiet hours, if a moment lies in them, and a question can be answered then still.
    #[must_use]
    pub fn after_quiet(&self, at: DateTime<Utc>, until: Option<DateTime<Utc>>) -> DateTime<Utc> {
        let Some(Quiet { from, to }) = self.quiet else { return at };
        let hour = at.with_timezone(&self.zone).hour();
        let (from, to, hour) = (u32::from(from), u32::from(to), hour);
        let is_quiet = if from < to { (from..to).contains(&hour) } else { hour >= from || hour < to };
        let end = next_hour(self.zone, at, u8::try_from(to).unwrap_or_default());
        if is_quiet && until.is_none_or(|until| until > end) { end } else { at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::LetterKind;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn berlin(rhythm: Rhythm, quiet: Option<(u8, u8)>) -> Wishes {
        let quiet = quiet.map(|(from, to)| Quiet { from, to });
        Wishes { rhythm, together: false, quiet, zone: Tz::Europe__Berlin, hosting: None }
    }

    #[test]
    fn a_letter_waits_as_long_as_its_reader_likes() {
        let due = at("2027-01-12T17:40:00Z");
        let goes_out = |rhythm| berlin(rhythm, None).goes_out(LetterKind::Turn.patience(), due, None);
        assert_eq!(goes_out(Rhythm::AtOnce), due);
        assert_eq!(goes_out(Rhythm::After { minutes: 60 }), at("2027-01-12T18:40:00Z"));
        assert_eq!(goes_out(Rhythm::Daily { hour: 19 }), at("2027-01-12T18:00:00Z"), "today at seven in Berlin");
        assert_eq!(goes_out(Rhythm::Daily { hour: 18 }), at("2027-01-13T17:00:00Z"), "six is over there");
    }

    #[test]
    fn nobody_waits_who_sits_there() {
        let night = berlin(Rhythm::Daily { hour: 8 }, Some((22, 7)));
        for kind in [LetterKind::SignIn, LetterKind::Receipt, LetterKind::Invitation, LetterKind::Confirm] {
            assert_eq!(night.goes_out(kind.patience(), at("2027-01-12T23:00:00Z"), None), at("2027-01-12T23:00:00Z"));
        }
    }

    #[test]
    fn quiet_hours_go_over_midnight_and_end_for_each() {
        let night = berlin(Rhythm::AtOnce, Some((22, 7)));
        let turn = |due: &str| night.goes_out(LetterKind::Turn.patience(), at(due), None);
        assert_eq!(turn("2027-01-12T20:59:00Z"), at("2027-01-12T20:59:00Z"), "a minute before ten");
        assert_eq!(turn("2027-01-12T21:00:00Z"), at("2027-01-13T06:00:00Z"));
        assert_eq!(turn("2027-01-13T05:59:00Z"), at("2027-01-13T06:00:00Z"));
        assert_eq!(turn("2027-01-13T06:00:00Z"), at("2027-01-13T06:00:00Z"));
        let noon = berlin(Rhythm::AtOnce, Some((12, 14)));
        assert_eq!(noon.goes_out(LetterKind::Talk.patience(), at("2027-01-12T11:30:00Z"), None), at("2027-01-12T13:00:00Z"));
        assert_eq!(noon.goes_out(LetterKind::Talk.patience(), at("2027-01-12T13:00:00Z"), None), at("2027-01-12T13:00:00Z"));
    }

    #[test]
    fn the_night_in_which_clocks_change_has_an_end_too() {
        // Two o'clock does not exist on that day: the hour after it is read by the offset before.
        let night = berlin(Rhythm::AtOnce, Some((22, 2)));
        assert_eq!(night.goes_out(LetterKind::Turn.patience(), at("2027-03-28T00:30:00Z"), None), at("2027-03-28T01:00:00Z"));
    }

    #[test]
    fn a_deadline_is_worth_more_than_quiet_and_delay() {
        let night = berlin(Rhythm::After { minutes: 240 }, Some((22, 7)));
        let reminder = |until: &str| night.goes_out(LetterKind::Reminder.patience(), at("2027-01-12T22:00:00Z"), Some(at(until)));
        assert_eq!(reminder("2027-01-13T05:00:00Z"), at("2027-01-12T22:00:00Z"), "before the quiet ends it is over");
        assert_eq!(reminder("2027-01-13T09:00:00Z"), at("2027-01-13T06:00:00Z"));
        let turn = night.goes_out(LetterKind::Turn.patience(), at("2027-01-12T10:00:00Z"), Some(at("2027-01-12T12:00:00Z")));
        assert_eq!(turn, at("2027-01-12T11:00:00Z"), "no longer than half of the time there is");
        let over = night.goes_out(LetterKind::Turn.patience(), at("2027-01-12T10:00:00Z"), Some(at("2027-01-12T09:00:00Z")));
        assert_eq!(over, at("2027-01-12T10:00:00Z"));
    }

    #[test]
    fn a_host_is_told_by_the_day_or_the_week_at_the_hour_of_daily_letters() {
        let hosting = |every| Some(Hosting { every, language: Language::English });
        let daily = Wishes { hosting: hosting(Every::Day), ..berlin(Rhythm::Daily { hour: 19 }, None) };
        assert_eq!(daily.hosting_after(at("2027-01-12T18:00:00Z")), Some(at("2027-01-13T18:00:00Z")));
        assert_eq!(daily.hosting_after(at("2027-01-12T20:40:00Z")), Some(at("2027-01-13T18:00:00Z")), "held for two hours");
        let weekly = Wishes { hosting: hosting(Every::Week), ..berlin(Rhythm::AtOnce, None) };
        assert_eq!(weekly.hosting_after(at("2027-01-12T07:00:00Z")), Some(at("2027-01-19T07:00:00Z")), "at eight in Berlin");
        assert_eq!(berlin(Rhythm::AtOnce, None).hosting_after(at("2027-01-12T07:00:00Z")), None);
    }

    #[test]
    fn wishes_that_cannot_be_kept_are_refused() {
        for rhythm in [Rhythm::After { minutes: 3 }, Rhythm::Daily { hour: 24 }] {
            assert!(berlin(rhythm, None).check().is_err());
        }
        assert!(berlin(Rhythm::AtOnce, Some((24, 3))).check().is_err() && berlin(Rhythm::AtOnce, Some((3, 3))).check().is_err());
        assert!(berlin(Rhythm::AtOnce, Some((22, 7))).check().is_ok());
    }

    #[test]
    fn a_secret_is_in_no_log() {
        let to = SecondTo::Hook { url: "https://x.example/".to_owned(), format: Format::Json, secret: Secret("hush".to_owned()) };
        assert!(!format!("{:?}", Second { to, always: false }).contains("hush"));
    }
}
