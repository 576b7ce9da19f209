//! Acts about time, as the log has them. The serialised names are for ever.

use super::Terms;
use chrono::{DateTime, Datelike as _, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Audience, Kind, Seat, Text, Told};

/// The reason why something is done about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The host wants it.
    Host,
    /// The table wants it.
    Vote,
    /// Time was over.
    Over,
}

/// An act about time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "act")]
pub enum TimeAct {
    /// Other terms hold from here on.
    Settled {
        /// The terms that hold from here on.
        terms: Terms,
    },
    /// No time runs any more.
    Paused,
    /// Time runs again.
    Resumed,
    /// The seats that are asked have longer.
    Extended {
        /// The number of hours.
        hours: u32,
    },
    /// A seat will be away: its time does not run.
    Away {
        /// The seat that will be away.
        seat: Seat,
        /// The beginning of the absence.
        #[serde(with = "chrono::serde::ts_microseconds")]
        from: DateTime<Utc>,
        /// The end of the absence.
        #[serde(with = "chrono::serde::ts_microseconds")]
        until: DateTime<Utc>,
    },
    /// Time is over, and the table says what is done about it.
    TableAsked {
        /// The number of hours the table has to vote.
        hours: u32,
    },
    /// A seat is back earlier, or does not go.
    Back {
        /// The seat that is back.
        seat: Seat,
    },
    /// A seat needs longer for what several are asked: all of them have it.
    Longer {
        /// The seat that needs longer.
        seat: Seat,
        /// The number of hours by which all have longer.
        hours: u32,
    },
    /// A seat says in the open that it lets windows of a kind pass.
    Waived {
        /// The seat that waives.
        seat: Seat,
        /// The kind of windows it lets pass.
        windows: Kind,
        /// How long it lets them pass.
        until: Until,
    },
    /// A seat says in the open that it does so no more.
    NotWaived {
        /// The seat that takes its waiver back.
        seat: Seat,
        /// The kind of windows it lets pass no more.
        windows: Kind,
    },
}

/// The time for which a seat lets windows pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until its next turn begins.
    Turn,
    /// To the end of the round.
    #[default]
    Round,
    /// Until it says otherwise.
    SaidOtherwise,
}

impl Until {
    /// All of them, the shortest first.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Round, Self::SaidOtherwise];

    /// Its name in forms and in the API.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Round => "round",
            Self::SaidOtherwise => "said-otherwise",
        }
    }
}

impl TimeAct {
    /// The line that tells everybody of it.
    #[must_use]
    pub fn told(&self, why: Why) -> Told {
        let (key, args) = match self {
            Self::Settled { .. } => ("time-settled", vec![]),
            Self::Paused => (if why == Why::Over { "time-paused-over" } else { "time-paused-host" }, vec![]),
            Self::Resumed => (if why == Why::Vote { "time-resumed-vote" } else { "time-resumed-host" }, vec![]),
            Self::Extended { hours } => {
                let more = Arg::Number(i64::from(*hours));
                match why {
                    Why::Host => ("time-extended-host", vec![("hours".into(), more)]),
                    Why::Vote => ("time-extended-vote", vec![("hours".into(), more)]),
                    Why::Over => ("time-extended-over", vec![("hours".into(), more)]),
                }
            }
            Self::Away { seat, from, until } => {
                ("time-away", vec![("seat".into(), Arg::Seat(*seat)), ("from".into(), moment(*from)), ("until".into(), moment(*until))])
            }
            Self::TableAsked { hours } => ("time-table-asked", vec![("hours".into(), Arg::Number(i64::from(*hours)))]),
            Self::Back { seat } => ("time-back", vec![("seat".into(), Arg::Seat(*seat))]),
            Self::Longer { seat, hours } => {
                ("time-longer", vec![("seat".into(), Arg::Seat(*seat)), ("hours".into(), Arg::Number(i64::from(*hours)))])
            }
            Self::Waived { seat, windows, until } => {
                let words = Arg::Text(Box::new(windows.words.clone()));
                match until {
                    Until::Turn => ("time-waived-turn", vec![("seat".into(), Arg::Seat(*seat)), ("windows".into(), words)]),
                    Until::Round => ("time-waived-round", vec![("seat".into(), Arg::Seat(*seat)), ("windows".into(), words)]),
                    Until::SaidOtherwise => ("time-waived", vec![("seat".into(), Arg::Seat(*seat)), ("windows".into(), words)]),
                }
            }
            Self::NotWaived { seat, windows } => {
                let words = Arg::Text(Box::new(windows.words.clone()));
                ("time-not-waived", vec![("seat".into(), Arg::Seat(*seat)), ("windows".into(), words)])
            }
        };
        Told { audience: Audience::Everyone, text: Text { key: key.into(), args } }
    }

    /// The line that tells everybody that the time of a question is over: whose, if it was asked alone.
    #[must_use]
    pub fn told_over(seat: Option<Seat>) -> Told {
        let text = match seat {
            Some(seat) => Text { key: "time-over".into(), args: vec![("seat".into(), Arg::Seat(seat))] },
            None => Text { key: "time-over-together".into(), args: vec![] },
        };
        Told { audience: Audience::Everyone, text }
    }
}

/// The keys of what months are called, January first.
pub const MONTHS: [&str; 12] = [
    "time-january",
    "time-february",
    "time-march",
    "time-april",
    "time-may",
    "time-june",
    "time-july",
    "time-august",
    "time-september",
    "time-october",
    "time-november",
    "time-december",
];

/// A moment in words.
fn moment(at: DateTime<Utc>) -> Arg {
    let literal = |format: &str| Arg::Literal(at.format(format).to_string());
    let month = MONTHS[at.month0() as usize % MONTHS.len()];
    let month = Arg::Text(Box::new(Text { key: month.into(), args: vec![] }));
    Arg::Text(Box::new(Text {
        key: "time-moment-utc".into(),
        args: vec![
            ("day".into(), literal("%-d")),
            ("month".into(), month),
            ("year".into(), literal("%Y")),
            ("clock".into(), literal("%H:%M")),
        ],
    }))
}
