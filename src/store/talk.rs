//! What is kept of what people say and note at a table: no part of the log.

use crate::log::CampaignId;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

/// Something somebody says at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// At which.
    pub campaign: CampaignId,
    /// Its name outside: numbers would tell how much others say to each other.
    pub id: String,
    /// Who says it.
    pub seat: u8,
    /// For whom, a bit for each seat, the speaker's too; 0: everybody at the table.
    pub audience: u32,
    /// Who held these seats, by a hash of the address.
    pub holders: BTreeMap<u8, String>,
    /// What.
    pub said: String,
    /// When.
    pub said_at: DateTime<Utc>,
    /// The last entry of the log then.
    pub seq: u64,
}

/// The same with its number at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidAs {
    /// In the order said.
    pub number: u64,
    /// What was said.
    pub what: Said,
}

/// How a seat follows what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TalkMarks {
    /// The last it has read.
    pub read: u64,
    /// Whom it does not want to hear, a bit for each seat.
    pub muted: u32,
    /// Whether a letter tells it what was said when nothing else is written to it.
    pub wants_digest: bool,
}

impl Default for TalkMarks {
    fn default() -> Self {
        Self { read: 0, muted: 0, wants_digest: true }
    }
}
