//! API types and operations of the talk at a table.

use crate::operation::{Operation, get, post, put};
use crate::problem::Failure;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_log::schemas::Moment;
use sternpost_store as store;
use sternpost_table::talk::said::LONGEST_SAID;

/// Part of the talk at a table, the newest last.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Talk {
    /// What was said.
    pub messages: Vec<Message>,
    /// If there is more: the `before` that leads to it.
    pub older: Option<String>,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Message {
    /// Its name.
    pub id: String,
    /// The seat that has said it.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// The seats it was said to in private; null: the whole table.
    #[schemars(with = "Option<Vec<Seat>>")]
    pub to: Option<Vec<u8>>,
    /// What was said.
    pub said: String,
    /// The moment it was said.
    #[schemars(with = "Moment")]
    pub said_at: DateTime<Utc>,
    /// Whether the caller's seat has not read it yet.
    pub is_unread: bool,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Saying {
    /// What is said.
    #[schemars(length(min = 1, max = LONGEST_SAID))]
    pub said: String,
    /// To these seats in private; nobody: to the whole table.
    #[serde(default)]
    #[schemars(with = "BTreeSet<Seat>")]
    pub to: BTreeSet<u8>,
}

/// The name of what was said.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SaidId {
    /// Its name.
    pub id: String,
}

/// A seat's settings of how it follows the talk.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TalkSettings {
    /// How often a letter of its own tells what was said or promised.
    pub digest: store::Digest,
    /// The seats the caller does not want to hear.
    #[schemars(with = "Vec<Seat>")]
    pub muted: Vec<u8>,
}

/// A change to a seat's settings of talk; a member that is left out stays as it is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TalkSettingsChange {
    /// How often a letter of its own tells what was said or promised.
    pub digest: Option<store::Digest>,
    /// The seats the caller does not want to hear.
    #[schemars(with = "Option<BTreeSet<Seat>>")]
    pub muted: Option<BTreeSet<u8>>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/talk",
            "talk",
            "What is said at the table to the caller's seat, the newest last: to everybody, or in private. It marks nothing \
             as read, and is no part of the log.",
        )
        .query::<String>("before", "The id of a message: what was said before it.")
        .answers::<Talk>(200, "Part of the talk.")
        .can_fail(&[Failure::Unreadable, Failure::Forbidden, Failure::NotPossible]),
        post("/campaigns/{id}/talk", "say", "Says something at the table, or in private to some of its seats.")
            .takes::<Saying>()
            .answers::<SaidId>(201, "It was said."),
        get("/campaigns/{id}/talk/settings", "talkSettings", "How the caller's seat follows what is said.")
            .answers::<TalkSettings>(200, "How it follows it.")
            .can_fail(&[Failure::Unreadable, Failure::Forbidden]),
        put(
            "/campaigns/{id}/talk/settings",
            "setTalkSettings",
            "Changes how the caller's seat follows what is said; what is not named stays as it is.",
        )
        .takes::<TalkSettingsChange>()
        .answers::<TalkSettings>(200, "How it follows it now."),
    ]
}
