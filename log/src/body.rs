//! The body of an entry: what it says has happened, each kind with its members. The serialised names are for ever. [`effect`](super::effect) says
//! what a kind does to the line of its campaign; [`face`](super::face) says who may know which member.

use super::chance::{Derivation, Phrases};
use super::court::{Again, CourtAct, CourtTerms, Draws};
use super::entry::{CampaignId, Cause};
use super::pace::{SeatedAct, TimeAct};
use crate::schemas;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sternpost_core::{Answer, Seat, Standing};

/// The body of an entry: what happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "kind")]
pub enum Body {
    /// The campaign was created.
    Created {
        /// The game's id.
        game: String,
        /// The campaign's name.
        name: String,
        /// The host's options.
        options: Value,
        /// The number of seats.
        seats: u8,
        /// SHA-256 of the campaign's secret, in hexadecimal: the commitment to every die and shuffle.
        commitment: String,
        /// Where it was forked from, if it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forked: Option<Forked>,
        /// The rules of its court; unsaid: older ones.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        court: Option<CourtTerms>,
    },
    /// Somebody took a seat.
    SeatTaken {
        /// The seat that was taken.
        seat: Seat,
        /// The name shown.
        name: String,
        /// What the seat chose: its faction.
        options: Value,
        /// Whether a bot plays it.
        bot: bool,
        /// What the seat adds to chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<String>,
    },
    /// The campaign started.
    Started {
        /// The set-up: options and seats, as the rules read it.
        setup: Value,
        /// What the seats have added to chance: from here on it is derived from that too.
        #[serde(default, skip_serializing_if = "Phrases::are_none")]
        phrases: Phrases,
        /// How its chance is derived from its secret; campaigns of earlier servers do not say.
        #[serde(default, skip_serializing_if = "Derivation::is_first")]
        derivation: Derivation,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat answered: one turn.
    Answered {
        /// The question's id.
        question: String,
        /// The seat that answered.
        seat: Seat,
        /// The answers, by choice id.
        answers: Vec<Answer>,
        /// Its order that has answered, if one has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<String>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// All seats that a step asked together have answered: their answers are opened at once.
    Together {
        /// How many steps were answered before.
        step: u64,
        /// What each seat answered, in the order of seats.
        answers: Vec<Given>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat did something that it may do whenever it likes and for which nobody waits.
    Anytime {
        /// The seat that acted.
        seat: Seat,
        /// The answers, by choice id.
        answers: Vec<Answer>,
        /// Its order that has done it, if one has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<String>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// A seat took its own answer back: the head moves to an earlier entry.
    TakenBack {
        /// The seat that took its answer back.
        seat: Seat,
        /// The entry that is the head now.
        to: u64,
    },
    /// The head moves to an earlier entry.
    Rewound {
        /// The entry that is the head now.
        to: u64,
        /// The reason for the rewind.
        why: String,
        /// What chance gives from here on.
        #[serde(default, skip_serializing_if = "Draws::are_anew")]
        draws: Draws,
        /// Where chance gives the same again: which steps draw as which entries did.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        again: Vec<Again>,
        /// The entry that has ordered it: a motion that was carried, or a ruling.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u64>,
    },
    /// What lies face down and no seat may know is dealt anew: somebody has seen what comes, on a line that was left.
    DealtAnew {
        /// The draw from which on chance gives something new, counted by answers that draw; none: it gives what it would have given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<u64>,
        /// Random results.
        chance: Vec<Vec<u32>>,
    },
    /// Something about time: it moves no position.
    Timed {
        /// The act about time.
        #[serde(flatten)]
        act: TimeAct,
    },
    /// Something about who holds a seat in play: it moves no position.
    Seated {
        /// The change of the seat.
        #[serde(flatten)]
        act: SeatedAct,
    },
    /// Something about the table's own past: a dispute, a ruling, a motion, a vote. It moves no position.
    Court {
        /// The act of the court.
        #[serde(flatten)]
        act: CourtAct,
    },
    /// New ground: folding goes on from this snapshot.
    Rebased {
        /// The position.
        snapshot: Value,
        /// The reason for the rebase.
        why: String,
        /// The ruling that corrects the position, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<u64>,
    },
    /// The campaign is over; its secret is published.
    Ended {
        /// The result.
        standings: Vec<Standing>,
        /// The secret, in hexadecimal: everything random can be checked with it.
        secret: String,
    },
}

/// The place a campaign was forked from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Forked {
    /// The campaign it was.
    pub from: CampaignId,
    /// The entry after which it was forked.
    pub seq: u64,
    /// The hash of that entry.
    pub hash: String,
}

/// An answer that waited beside the log until it was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Given {
    /// The seat that answered.
    pub seat: Seat,
    /// The question's id.
    pub question: String,
    /// The answer, by choice id.
    #[schemars(with = "schemas::Answer")]
    pub answer: Answer,
    /// When it came, to the microsecond.
    #[serde(with = "chrono::serde::ts_microseconds")]
    #[schemars(with = "i64")]
    pub received_at: DateTime<Utc>,
    /// The way by which it came.
    pub cause: Cause,
    /// The order of its seat that has answered, if one has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
}

impl Body {
    /// A rewind to an earlier entry that nobody had ordered by vote or ruling, after which chance gives something new.
    #[must_use]
    pub fn rewound(to: u64, why: impl Into<String>) -> Self {
        Self::Rewound { to, why: why.into(), draws: Draws::Anew, again: vec![], by: None }
    }

    /// The kind, as stored.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Created { .. } => "created",
            Self::SeatTaken { .. } => "seat-taken",
            Self::Started { .. } => "started",
            Self::Answered { .. } => "answered",
            Self::Together { .. } => "together",
            Self::Anytime { .. } => "anytime",
            Self::TakenBack { .. } => "taken-back",
            Self::Rewound { .. } => "rewound",
            Self::DealtAnew { .. } => "dealt-anew",
            Self::Timed { .. } => "timed",
            Self::Seated { .. } => "seated",
            Self::Court { .. } => "court",
            Self::Rebased { .. } => "rebased",
            Self::Ended { .. } => "ended",
        }
    }
}
