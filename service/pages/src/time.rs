//! The page of time at a table: the terms that hold, the deadline of each who is asked, who is away; and the fields with which a host settles it.

use super::host::FieldError;
use super::layout::Page;
use super::windows::WindowsPart;
use askama::Template;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::Text;
use sternpost_model::pace::{Day, Pace, PlayHours, Preset, Terms, Then, TimeOfDay, TimeOut, WhenOut, zone_named};
use sternpost_words::{PageWords, say};

/// The fields with which a host settles the pace, as they are or as they were typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PaceFields {
    /// The reader's words.
    pub page_words: PageWords,
    /// What stands in each field, by its name.
    values: BTreeMap<String, String>,
    /// The days of play.
    days: BTreeSet<String>,
    /// What is wrong.
    pub errors: Vec<FieldError>,
}

/// The pace that is settled field by field.
const OWN: &str = "own";

/// The names of the number fields, and the least and the most of each.
const NUMBERS: [(&str, u32, u32); 10] = [
    ("pace-hours", 1, 2_160),
    ("pace-bank", 1, 2_160),
    ("pace-increment", 1, 2_160),
    ("pace-cap", 1, 2_160),
    ("pace-window", 1, 2_160),
    ("pace-extend-hours", 1, 2_160),
    ("pace-extend-times", 1, 10),
    ("pace-absence", 0, 366),
    ("pace-substitute-hours", 1, 2_160),
    ("pace-vote-hours", 1, 2_160),
];

impl PaceFields {
    /// Filled with terms.
    #[must_use]
    pub fn of(page_words: PageWords, terms: &Terms) -> Self {
        let mut values: BTreeMap<String, String> = BTreeMap::new();
        let mut put = |name: &str, value: String| values.insert(name.to_owned(), value);
        let (hours, clock) = match terms.pace {
            Pace::None => (48, (72, 12, 120)),
            Pace::Deadline { hours } => (hours, (72, 12, 120)),
            Pace::Clock { bank_hours, increment_hours, cap_hours } => (48, (bank_hours, increment_hours, cap_hours)),
        };
        let kind = match terms.pace {
            Pace::None => "none",
            Pace::Deadline { .. } => "deadline",
            Pace::Clock { .. } => "clock",
        };
        put("pace-preset", Preset::of(terms).map_or(OWN, Preset::id).to_owned());
        put("pace-kind", kind.to_owned());
        put("pace-hours", hours.to_string());
        put("pace-bank", clock.0.to_string());
        put("pace-increment", clock.1.to_string());
        put("pace-cap", clock.2.to_string());
        put("pace-window", terms.window_hours.map(|hours| hours.to_string()).unwrap_or_default());
        put("pace-zone", terms.zone.name().to_owned());
        put("pace-play", terms.play.as_ref().map_or("", |_| "true").to_owned());
        let play = terms.play.clone();
        put("pace-from", play.as_ref().map_or("08:00".to_owned(), |play| play.from.into()));
        put("pace-to", play.as_ref().map_or("22:00".to_owned(), |play| play.to.into()));
        let days = play.map_or_else(|| Day::ALL.into(), |play| play.days).into_iter().map(|day| day.id().to_owned()).collect();
        let TimeOut { turns, windows } = terms.time_out;
        put("pace-out-turns", out_id(turns).to_owned());
        put("pace-out-windows", out_id(windows).to_owned());
        let extension = [turns, windows].into_iter().find_map(|when| match when {
            WhenOut::Extend { hours, times } => Some((hours, times)),
            WhenOut::Default | WhenOut::Bot | WhenOut::Pause | WhenOut::SitIn | WhenOut::Substitute { .. } | WhenOut::Vote { .. } => None,
        });
        let (more, times) = extension.unwrap_or((24, 1));
        put("pace-extend-hours", more.to_string());
        put("pace-extend-times", times.to_string());
        put("pace-absence", terms.absence_days.to_string());
        let (mut substitute, mut vote) = ((48, Then::default()), 24);
        for when in [windows, turns] {
            match when {
                WhenOut::Substitute { hours, then } => substitute = (hours, then),
                WhenOut::Vote { hours } => vote = hours,
                WhenOut::Default | WhenOut::Extend { .. } | WhenOut::Bot | WhenOut::Pause | WhenOut::SitIn => {}
            }
        }
        put("pace-substitute-hours", substitute.0.to_string());
        put("pace-substitute-then", then_id(substitute.1).to_owned());
        put("pace-vote-hours", vote.to_string());
        Self { page_words, values, days, errors: vec![] }
    }

    /// Reads the submitted terms, if they can hold. A form without these fields says nothing about time.
    pub fn read(page_words: PageWords, fields: &[(String, String)]) -> (Self, Option<Terms>) {
        let mut filled = Self::of(page_words, &Terms::default());
        if !fields.iter().any(|(name, _)| name == "pace-kind") {
            return (filled, Some(Terms::default()));
        }
        filled.days = fields.iter().filter(|(name, _)| name == "pace-day").map(|(_, day)| day.clone()).collect();
        for (name, value) in &mut filled.values {
            *value = fields.iter().find(|(sent, _)| sent == name).map(|(_, value)| value.trim().to_owned()).unwrap_or_default();
        }
        // A form that names no preset settles its own.
        let Some(preset) = Preset::named(filled.value("pace-preset")) else {
            filled.settle_own();
            let terms = filled.terms();
            return (filled, terms);
        };
        match zone_named(filled.value("pace-zone")) {
            Some(zone) => {
                let terms = preset.terms(zone);
                (Self::of(page_words, &terms), Some(terms))
            }
            None => {
                filled.wrong("pace-zone", page_words.t(say::TIME_NO_ZONE));
                (filled, None)
            }
        }
    }

    fn wrong(&mut self, field: &str, text: String) {
        self.errors.push(FieldError::new(field, text));
    }

    /// A number that matters.
    fn number(&mut self, name: &str) -> u32 {
        let (_, least, most) = NUMBERS.into_iter().find(|(known, ..)| *known == name).expect("a number field has bounds");
        let number = self.value(name).parse().ok().filter(|number| (least..=most).contains(number));
        if number.is_none() {
            self.wrong(name, self.page_words.t(say::time_number(least, most)));
        }
        number.unwrap_or(least)
    }

    fn when_out(&mut self, name: &str) -> WhenOut {
        match self.value(name) {
            "extend" => WhenOut::Extend { hours: self.number("pace-extend-hours"), times: self.number("pace-extend-times") },
            "bot" => WhenOut::Bot,
            "pause" => WhenOut::Pause,
            "sit-in" if name == "pace-out-turns" => WhenOut::SitIn,
            "substitute" if name == "pace-out-turns" => {
                let then = match self.value("pace-substitute-then") {
                    "default" => Then::Default,
                    "pause" => Then::Pause,
                    // A form that says nothing means the usual.
                    _ => Then::Bot,
                };
                WhenOut::Substitute { hours: self.number("pace-substitute-hours"), then }
            }
            "vote" => WhenOut::Vote { hours: self.number("pace-vote-hours") },
            "default" => WhenOut::Default,
            _ => {
                self.wrong(name, self.page_words.t(say::OPTION_UNKNOWN));
                WhenOut::Default
            }
        }
    }

    fn play(&mut self) -> Option<PlayHours> {
        if self.value("pace-play").is_empty() {
            return None;
        }
        let mut time = |name: &str| {
            let time = TimeOfDay::try_from(self.value(name).to_owned());
            if time.is_err() {
                self.wrong(name, self.page_words.t(say::TIME_CLOCK));
            }
            time.unwrap_or(TimeOfDay::of(0))
        };
        let (from, to) = (time("pace-from"), time("pace-to"));
        let days: BTreeSet<Day> = Day::ALL.into_iter().filter(|day| self.days.contains(day.id())).collect();
        if days.is_empty() {
            self.wrong("pace-day-mon", self.page_words.t(say::TIME_NO_DAY));
        }
        Some(PlayHours { from, to, days })
    }

    fn terms(&mut self) -> Option<Terms> {
        let pace = match self.value("pace-kind") {
            "deadline" => Pace::Deadline { hours: self.number("pace-hours") },
            "clock" => Pace::Clock {
                bank_hours: self.number("pace-bank"),
                increment_hours: self.number("pace-increment"),
                cap_hours: self.number("pace-cap"),
            },
            "none" => Pace::None,
            _ => {
                self.wrong("pace-kind-none", self.page_words.t(say::OPTION_UNKNOWN));
                Pace::None
            }
        };
        // Windows that end at their time have hours whatever else waits as long as it takes.
        if pace == Pace::None && self.value("pace-window").is_empty() {
            return self.errors.is_empty().then(Terms::default);
        }
        let window_hours = if self.value("pace-window").is_empty() { None } else { Some(self.number("pace-window")) };
        let zone = zone_named(self.value("pace-zone"));
        if zone.is_none() {
            self.wrong("pace-zone", self.page_words.t(say::TIME_NO_ZONE));
        }
        let play = self.play();
        let time_out = TimeOut { turns: self.when_out("pace-out-turns"), windows: self.when_out("pace-out-windows") };
        let absence_days = self.number("pace-absence");
        let terms = Terms { pace, window_hours, zone: zone.unwrap_or_default(), play, time_out, absence_days };
        if self.errors.is_empty() && terms.check().is_err() {
            let clock =
                matches!(pace, Pace::Clock { bank_hours, increment_hours, cap_hours } if cap_hours < bank_hours.max(increment_hours));
            let (field, key) = if clock { ("pace-cap", say::TIME_CAP) } else { ("pace-to", say::TIME_SHORT) };
            self.wrong(field, self.page_words.t(key));
        }
        self.errors.dedup_by(|one, other| one.field == other.field);
        self.errors.is_empty().then_some(terms)
    }

    /// The value of a field.
    #[must_use]
    pub fn value(&self, name: &str) -> &str {
        self.values.get(name).map_or("", String::as_str)
    }

    /// Whether a choice is chosen.
    #[must_use]
    pub fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == value
    }

    /// The paces by name, and the one that is settled field by field: name, in words, what it means, whether it is chosen.
    #[must_use]
    pub fn presets(&self) -> Vec<(&'static str, String, String, bool)> {
        let keys = |preset: Preset| match preset {
            Preset::Open => (say::PRESET_OPEN, say::PRESET_OPEN_HELP),
            Preset::Relaxed => (say::PRESET_RELAXED, say::PRESET_RELAXED_HELP),
            Preset::Brisk => (say::PRESET_BRISK, say::PRESET_BRISK_HELP),
            Preset::Weekend => (say::PRESET_WEEKEND, say::PRESET_WEEKEND_HELP),
            Preset::Evening => (say::PRESET_EVENING, say::PRESET_EVENING_HELP),
        };
        let all = Preset::ALL.into_iter().map(|preset| (preset.id(), keys(preset)));
        let said = |(id, (name, help))| (id, self.page_words.t(name), self.page_words.t(help), self.is("pace-preset", id));
        all.chain([(OWN, (say::PRESET_OWN, say::PRESET_OWN_HELP))]).map(said).collect()
    }

    /// Shows the fields, each of which then holds: something is to be settled there.
    pub fn settle_own(&mut self) {
        self.values.insert("pace-preset".to_owned(), OWN.to_owned());
    }

    /// The days of the week: name, in words, whether they are days of play.
    #[must_use]
    pub fn week(&self) -> Vec<(&'static str, String, bool)> {
        let keys = [say::MON, say::TUE, say::WED, say::THU, say::FRI, say::SAT, say::SUN];
        Day::ALL.into_iter().zip(keys).map(|(day, key)| (day.id(), self.page_words.t(key), self.days.contains(day.id()))).collect()
    }

    /// The choices for when the time of seats that are asked together is over: name, and in words.
    #[must_use]
    pub fn window_outs(&self) -> [(&'static str, String); 5] {
        let outs = [
            ("default", say::OUT_DEFAULT),
            ("extend", say::OUT_EXTEND),
            ("bot", say::OUT_BOT),
            ("pause", say::OUT_PAUSE),
            ("vote", say::OUT_VOTE),
        ];
        outs.map(|(id, key)| (id, self.page_words.t(key)))
    }

    /// The same for a seat that is asked alone.
    #[must_use]
    pub fn outs(&self) -> Vec<(&'static str, String)> {
        let own = [("sit-in", say::OUT_SIT_IN), ("substitute", say::OUT_SUBSTITUTE)];
        self.window_outs().into_iter().chain(own.map(|(id, key)| (id, self.page_words.t(key)))).collect()
    }

    /// The choices for when no substitute has come: name, and in words.
    #[must_use]
    pub fn thens(&self) -> [(&'static str, String); 3] {
        [("bot", say::THEN_BOT), ("default", say::THEN_DEFAULT), ("pause", say::THEN_PAUSE)].map(|(id, key)| (id, self.page_words.t(key)))
    }

    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }

    /// A message in the reader's words.
    #[must_use]
    pub fn t(&self, said: impl Into<Text>) -> String {
        self.page_words.t(said)
    }
}

fn out_id(when: WhenOut) -> &'static str {
    match when {
        WhenOut::Default => "default",
        WhenOut::Extend { .. } => "extend",
        WhenOut::Bot => "bot",
        WhenOut::Pause => "pause",
        WhenOut::SitIn => "sit-in",
        WhenOut::Substitute { .. } => "substitute",
        WhenOut::Vote { .. } => "vote",
    }
}

fn then_id(then: Then) -> &'static str {
    match then {
        Then::Default => "default",
        Then::Bot => "bot",
        Then::Pause => "pause",
    }
}

/// An absence that is booked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AwayLine {
    /// The name of the seat's holder.
    pub name: String,
    /// The days of the absence, in words.
    pub days: String,
    /// When it begins, as the form that ends it says; none if it is not the reader's.
    pub own: Option<String>,
}

/// The section in which the table votes on what is done once time is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BallotLines {
    /// Its text, in a sentence.
    pub text: String,
    /// What was said so far, a line each.
    pub said: Vec<String>,
    /// What the reader can say: name, in words, whether that was said.
    pub choices: Vec<(&'static str, String, bool)>,
}

/// A part of the forecast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ForecastPart {
    /// What it is about.
    pub heading: String,
    /// What is likely.
    pub lines: Vec<String>,
}

/// A request about time on which the table votes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VoteLine {
    /// Its text, in a sentence.
    pub text: String,
    /// Who has agreed.
    pub agreed: String,
    /// What the reader's agreement is called in the form: act and hours; none if it is the reader's own, or given.
    pub agree: Option<(String, u32)>,
}

/// Time at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/time.html")]
pub struct TimePage {
    /// The frame.
    pub page: Page,
    /// Where forms are sent.
    pub action: String,
    /// What holds, a sentence each.
    pub terms: Vec<String>,
    /// How it stands: until when who is asked can answer, or why no time runs. Nothing if nobody is asked.
    pub now: Option<String>,
    /// What is left of each seat's store: name and time.
    pub stores: Vec<(String, String)>,
    /// Who is away, now or later.
    pub away: Vec<AwayLine>,
    /// What the table is asked.
    pub vote: Option<VoteLine>,
    /// The section in which the table votes on what is done once time is over.
    pub ballot: Option<BallotLines>,
    /// When what comes is likely, and who holds things up; a line each.
    pub forecast: Vec<ForecastPart>,
    /// What was wrong with what was sent.
    pub error: Option<String>,
    /// The reader's zone and days of absence left; none without a seat, or when no time is measured.
    pub own: Option<(String, u32)>,
    /// Whether the reader can ask for more time.
    pub may_ask: bool,
    /// Whether the reader can ask the table to let time run again.
    pub may_ask_to_resume: bool,
    /// What the host settles; none for others.
    pub host: Option<PaceFields>,
    /// Whether the host can pause.
    pub may_pause: bool,
    /// Whether the host can let time run again.
    pub may_resume: bool,
    /// Whether the host can give more.
    pub may_extend: bool,
    /// How long windows wait, and who lets which pass.
    pub windows: WindowsPart,
    /// The names of zones.
    pub zones: Vec<&'static str>,
}
