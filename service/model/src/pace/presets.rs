//! Presets of paces that groups play at, by name: a host who picks one need not settle hours, days and what becomes of questions.

use super::{Day, Pace, PlayHours, Terms, TimeOfDay, TimeOut, Tz, WhenOut};
use std::collections::BTreeSet;

/// A pace by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Every question waits as long as it takes.
    Open,
    /// Three days for a turn, a day more when they are over.
    Relaxed,
    /// A day for a turn, half of it where several are asked together.
    Brisk,
    /// Time counts at weekends, in daytime.
    Weekend,
    /// Time counts in the evening, and an hour is all.
    Evening,
}

impl Preset {
    /// Every one, the calmest first.
    pub const ALL: [Self; 5] = [Self::Open, Self::Relaxed, Self::Brisk, Self::Weekend, Self::Evening];

    /// Its name in forms.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Relaxed => "relaxed",
            Self::Brisk => "brisk",
            Self::Weekend => "weekend",
            Self::Evening => "evening",
        }
    }

    /// The one of a name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }

    /// The one whose terms these are.
    #[must_use]
    pub fn of(terms: &Terms) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.terms(terms.zone) == *terms)
    }

    /// Its terms in a zone.
    #[must_use]
    pub fn terms(self, zone: Tz) -> Terms {
        let hours =
            |from: u16, to: u16, days: BTreeSet<Day>| Some(PlayHours { from: TimeOfDay::of(from * 60), to: TimeOfDay::of(to * 60), days });
        let every_day: BTreeSet<Day> = Day::ALL.into();
        let (pace, window_hours, play, turns) = match self {
            Self::Open => return Terms { zone, ..Terms::default() },
            Self::Relaxed => (Pace::Deadline { hours: 72 }, None, None, WhenOut::Extend { hours: 24, times: 1 }),
            Self::Brisk => (Pace::Deadline { hours: 24 }, Some(12), None, WhenOut::Default),
            Self::Weekend => (Pace::Deadline { hours: 6 }, Some(3), hours(9, 22, [Day::Sat, Day::Sun].into()), WhenOut::Default),
            Self::Evening => (Pace::Deadline { hours: 1 }, None, hours(19, 23, every_day), WhenOut::Default),
        };
        let time_out = TimeOut { turns, ..TimeOut::default() };
        Terms { pace, window_hours, zone, play, time_out, ..Terms::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_preset_can_hold_and_is_known_by_its_terms_in_any_zone() {
        for preset in Preset::ALL {
            for zone in [Tz::UTC, Tz::Europe__Berlin] {
                let terms = preset.terms(zone);
                assert_eq!(terms.check(), Ok(()), "{preset:?}");
                assert_eq!(Preset::of(&terms), Some(preset));
            }
            assert_eq!(Preset::named(preset.id()), Some(preset));
        }
        let own = Terms { pace: Pace::Deadline { hours: 73 }, ..Preset::Relaxed.terms(Tz::UTC) };
        assert_eq!(Preset::of(&own), None);
    }
}
