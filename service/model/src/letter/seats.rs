//! The payloads of letters about seats that change hands, and about who is arbiter.

use super::Payload;
use crate::language::Language;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// The payload of a letter about a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what", deny_unknown_fields)]
pub enum SeatNews {
    /// To somebody: a seat is offered.
    Offered {
        /// The offer.
        offer: String,
    },
    /// To its holder: the host would like to give the seat to somebody.
    Suggested {
        /// The offer.
        offer: String,
    },
    /// To host and holder: somebody who held the seat wants it back.
    AskedBack {
        /// The offer.
        offer: String,
    },
    /// To the new holder: the seat is theirs.
    Yours {
        /// The generation of the seat's links.
        generation: u32,
    },
    /// To the former holder: the seat is not theirs any more.
    Passed {
        /// The seat that has passed.
        seat: u8,
        /// The last generation of its links that was theirs.
        generation: u32,
    },
    /// To its holder: a bot sits in.
    SitsIn {
        /// The generation of the seat's links.
        generation: u32,
    },
    /// To holders of seats: somebody is arbiter from now on, or nobody.
    Arbiter {
        /// The name; none: nobody.
        name: Option<String>,
    },
    /// To holders of seats: somebody is proposed as arbiter, or that there should be none.
    ArbiterAsked {
        /// When it was proposed: another proposal is another letter.
        since: DateTime<Utc>,
        /// Whether it has come in the place of another, to which some may have agreed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        replaces: bool,
    },
    /// To the new arbiter.
    ArbiterYou {},
    /// To the former arbiter.
    ArbiterNoMore {
        /// The name.
        name: String,
        /// The language.
        language: Language,
    },
    /// To the host: the second campaign that a ruling lets begin cannot.
    ForkFailed {
        /// The entry of the ruling.
        ruling: u64,
        /// The entry from which it was to go on.
        at: u64,
        /// Whether it is for the rules: older ones led there, and these do not take what was answered.
        is_of_older_rules: bool,
    },
    /// To somebody who would like to be a substitute, or whom the host would like to be one: it takes a click.
    Substitute {
        /// The name.
        name: String,
        /// The language.
        language: Language,
        /// The generation of the open link it was asked by; none: the host asks.
        generation: Option<u32>,
    },
}

impl Payload for SeatNews {}
