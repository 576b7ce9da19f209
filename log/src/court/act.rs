//! Acts about a table's past, as the log has them.

use super::Draws;
use crate::entry::CampaignId;
use crate::schemas;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sternpost_core::{Answer, Seat};

/// An act about the table's past.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "act")]
pub enum CourtAct {
    /// A seat disputes an entry. Clocks stand still until it is ruled on.
    Disputed {
        /// The seat that disputes.
        seat: Seat,
        /// The disputed entry of the log.
        entry: u64,
        /// The reason for the dispute, for everybody to read.
        why: String,
    },
    /// Somebody says something to a dispute.
    Stated {
        /// The dispute, by the entry that has opened it.
        dispute: u64,
        /// Which seat; none: who rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The text of the statement.
        text: String,
    },
    /// The seat that has opened a dispute lets it rest.
    Withdrawn {
        /// The dispute, by the entry that has opened it.
        dispute: u64,
        /// The seat that opened it.
        seat: Seat,
    },
    /// A dispute is decided. What follows from it are the next entries, which name this one.
    Ruled {
        /// The dispute, by the entry that has opened it.
        dispute: u64,
        /// What becomes of the entry.
        ruling: Ruling,
        /// The reason for the ruling.
        why: String,
        /// Of a correction: what is changed about the position, as a JSON Patch (RFC 6902). It may say what a seat may not know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        patch: Option<Value>,
        /// The motion that was carried, if the table has ruled.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        motion: Option<u64>,
        /// Of a fork: the campaign that begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fork: Option<CampaignId>,
    },
    /// A seat wants a ruling looked at once more, by the table.
    Appealed {
        /// The dispute, by the entry that has opened it.
        dispute: u64,
        /// The seat that appeals.
        seat: Seat,
        /// The reason for the appeal.
        why: String,
    },
    /// Something is put to the vote.
    Proposed {
        /// The seat that proposes; none: a host who has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The motion that is voted on.
        motion: Motion,
        /// The reason for the motion.
        why: String,
        /// The seats that have a voice: those that people hold. In older logs: those that people played at that moment.
        voters: Vec<Seat>,
        /// The time up to which it can be voted on.
        #[serde(with = "chrono::serde::ts_microseconds")]
        until: DateTime<Utc>,
    },
    /// A seat votes on a motion.
    Voted {
        /// The motion, by the entry that has proposed it.
        motion: u64,
        /// The seat that votes.
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// From here on somebody without a seat rules disputes, or nobody does.
    Appointed {
        /// Their name; none: nobody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A motion is decided. If it is carried, what follows from it are the next entries, which name this one.
    Decided {
        /// The motion, by the entry that has proposed it.
        motion: u64,
        /// The outcome of the vote.
        outcome: Outcome,
    },
}

/// A ruling on a disputed entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "is")]
pub enum Ruling {
    /// It stands.
    Upheld,
    /// The campaign goes on from an earlier entry.
    Rewound {
        /// The entry that the campaign goes on from.
        #[schemars(with = "schemas::Entry")]
        to: u64,
        /// What chance gives from there on.
        #[serde(default, skip_serializing_if = "Draws::are_anew")]
        draws: Draws,
    },
    /// The position is corrected.
    Corrected,
    /// The entry stands here; a second campaign goes on from an earlier one.
    Forked {
        /// The entry after which it goes on.
        #[schemars(with = "schemas::Entry")]
        at: u64,
    },
}

impl Ruling {
    /// Its name in forms, texts and in the API.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Upheld => "upheld",
            Self::Rewound { .. } => "rewound",
            Self::Corrected => "corrected",
            Self::Forked { .. } => "forked",
        }
    }
}

/// A motion that the table votes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "is")]
pub enum Motion {
    /// To go on from an earlier entry.
    Rewind {
        /// The entry that the campaign would go on from.
        #[schemars(with = "schemas::Entry")]
        to: u64,
        /// What chance gives from there on.
        #[serde(default, skip_serializing_if = "Draws::are_anew")]
        draws: Draws,
    },
    /// To go on from an earlier entry with what a seat would answer there instead. It has shown its answers to all by proposing them.
    Adopt {
        /// The entry that the campaign would go on from.
        #[schemars(with = "schemas::Entry")]
        to: u64,
        /// What chance gives from there on.
        #[serde(default, skip_serializing_if = "Draws::are_anew")]
        draws: Draws,
        /// The seat whose answers are taken instead.
        seat: Seat,
        /// The question they answer.
        question: String,
        /// The answers the seat would give instead.
        #[schemars(with = "Vec<schemas::Answer>")]
        answers: Vec<Answer>,
    },
    /// What becomes of a disputed entry.
    Rule {
        /// The dispute, by the entry that has opened it.
        #[schemars(with = "schemas::Entry")]
        dispute: u64,
        /// The ruling that is proposed.
        ruling: Ruling,
    },
}

impl Motion {
    /// Whether everybody has to agree; else more than half.
    #[must_use]
    pub fn needs_all(&self) -> bool {
        match self {
            Self::Adopt { .. } => true,
            Self::Rewind { .. } | Self::Rule { .. } => false,
        }
    }

    /// Its name in texts and in the API.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Rewind { .. } => "rewind",
            Self::Adopt { .. } => "adopt",
            Self::Rule { .. } => "rule",
        }
    }
}

/// The outcome of a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Enough have agreed.
    Carried,
    /// Too many have not.
    Lost,
    /// Too few have voted in time.
    Lapsed,
    /// Its proposer has thought better of it, or what it is about has changed.
    Withdrawn,
}

impl CourtAct {
    /// The seat whose act it is, if it is a seat's.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Disputed { seat, .. } | Self::Withdrawn { seat, .. } | Self::Appealed { seat, .. } | Self::Voted { seat, .. } => {
                Some(*seat)
            }
            Self::Stated { seat, .. } | Self::Proposed { seat, .. } => *seat,
            Self::Ruled { .. } | Self::Decided { .. } | Self::Appointed { .. } => None,
        }
    }

    /// Takes out of an entry's members what not everybody may know before the end: how a position is corrected.
    #[must_use]
    pub(crate) fn take_hidden(&self, members: &mut Value) -> Value {
        let hidden = members.as_object_mut().and_then(|members| members.remove("patch"));
        Value::Object(hidden.map(|patch| ("patch".to_owned(), patch)).into_iter().collect::<Map<_, _>>())
    }
}
