//! Changes of seats, as the log and the chronicle have them. The serialised names are for ever.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Audience, Seat, Text, Told};

/// The authority by which a seat passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PassedBy {
    /// Its holder's.
    Holder,
    /// The host's.
    Host,
    /// The campaign's terms: a substitute was sought.
    Pool,
    /// Somebody who had held it has asked for it back, and holder or host have agreed.
    AskedBack,
}

/// A change of a seat in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "act")]
pub enum SeatedAct {
    /// Somebody else holds it from here on. What the seat knows, its view and its chronicle, the successor reads whole.
    Passed {
        /// The seat that passes.
        seat: Seat,
        /// The name of the new holder.
        name: String,
        /// The name of the former holder.
        from: String,
        /// The authority by which it passes.
        by: PassedBy,
        /// Whether the successor reads the private talk and the private promises of who held it.
        with_talk: bool,
        /// Whether the private notes were left to the successor.
        with_notes: bool,
    },
    /// A bot plays it until its holder is back.
    BotSitsIn {
        /// The seat that a bot plays.
        seat: Seat,
    },
    /// Its holder is back.
    Back {
        /// The seat whose holder is back.
        seat: Seat,
    },
    /// Those who have offered to are asked to take it over.
    SubstituteSought {
        /// The seat for which a substitute is sought.
        seat: Seat,
        /// The number of hours for which they are asked.
        hours: u32,
    },
    /// Nobody is sought any more.
    NoSubstitute {
        /// The seat for which nobody is sought any more.
        seat: Seat,
    },
}

impl SeatedAct {
    /// The line that tells everybody of it.
    #[must_use]
    pub fn told(&self) -> Told {
        let seat = |name: &'static str, seat: &Seat| (name.into(), Arg::Seat(*seat));
        let literal = |name: &'static str, text: &String| (name.into(), Arg::Literal(text.clone()));
        let (key, args) = match self {
            Self::Passed { name, from, by, seat: _, with_talk: _, with_notes: _ } => match by {
                PassedBy::Holder => ("time-seat-passed-holder", vec![literal("name", name), literal("from", from)]),
                PassedBy::Host => ("time-seat-passed-host", vec![literal("name", name), literal("from", from)]),
                PassedBy::Pool => ("time-seat-passed-pool", vec![literal("name", name), literal("from", from)]),
                PassedBy::AskedBack => ("time-seat-passed-back", vec![literal("name", name), literal("from", from)]),
            },
            Self::BotSitsIn { seat: which } => ("time-seat-bot", vec![seat("seat", which)]),
            Self::Back { seat: which } => ("time-seat-back", vec![seat("seat", which)]),
            Self::SubstituteSought { seat: which, hours } => {
                ("time-seat-sought", vec![seat("seat", which), ("hours".into(), Arg::Number(i64::from(*hours)))])
            }
            Self::NoSubstitute { seat: which } => ("time-seat-not-found", vec![seat("seat", which)]),
        };
        Told { audience: Audience::Everyone, text: Text { key: key.into(), args } }
    }
}
