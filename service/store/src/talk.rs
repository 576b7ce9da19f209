//! Stored talk and notes at tables: they are no part of the log.

use chrono::{DateTime, TimeDelta, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_log::CampaignId;

/// A message that a seat says at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The campaign at whose table it is said.
    pub campaign: CampaignId,
    /// Its name outside: numbers would tell how much others say to each other.
    pub id: String,
    /// The seat that says it.
    pub seat: u8,
    /// The seats it is for, a bit for each, the speaker's too; 0: everybody at the table.
    pub audience: u32,
    /// The holders of these seats at that time, by a hash of the address.
    pub holders: BTreeMap<u8, String>,
    /// The words that are said.
    pub said: String,
    /// When it was said.
    pub said_at: DateTime<Utc>,
    /// The last entry of the log then.
    pub seq: u64,
}

/// The same with its number at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidAs {
    /// In the order said.
    pub number: u64,
    /// The message itself.
    pub what: Said,
}

/// A seat's settings for talk: what it has read, and how it follows the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TalkMarks {
    /// The last it has read.
    pub read: u64,
    /// The seats it does not want to hear, a bit for each.
    pub muted: u32,
    /// How often a letter tells it what was said when nothing else is written to it.
    pub digest: Digest,
    /// The time until which such a letter waits for more; only a claim changes it.
    pub digest_until: DateTime<Utc>,
}

/// The interval at which a letter tells a seat what was said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Digest {
    /// Never.
    Off,
    /// Once a day at most.
    #[default]
    Daily,
    /// Once a week at most.
    Weekly,
}

impl Digest {
    /// All of them, the rarest first.
    pub const ALL: [Self; 3] = [Self::Off, Self::Weekly, Self::Daily];

    /// The days between two letters; 0: there are none.
    #[must_use]
    pub fn days(self) -> u8 {
        match self {
            Self::Off => 0,
            Self::Daily => 1,
            Self::Weekly => 7,
        }
    }

    /// The interval of so many days.
    pub(super) fn of_days(days: u8) -> Self {
        match days {
            0 => Self::Off,
            1..7 => Self::Daily,
            7.. => Self::Weekly,
        }
    }

    /// The time between two letters; none if there are none.
    #[must_use]
    pub fn every(self) -> Option<TimeDelta> {
        (self != Self::Off).then(|| TimeDelta::days(i64::from(self.days())))
    }

    /// Its name in forms and texts.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Daily => "daily",
            Self::Weekly => "weekly",
        }
    }
}

/// A notification that something was said or promised at a table, for everybody who follows it now. It is kept nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The campaign at whose table it was said.
    pub campaign: CampaignId,
    /// The seats it is for, a bit for each; 0: everybody at the table.
    pub audience: u32,
    /// The seat that has spoken.
    pub seat: u8,
}

impl Default for TalkMarks {
    fn default() -> Self {
        Self { read: 0, muted: 0, digest: Digest::default(), digest_until: DateTime::UNIX_EPOCH }
    }
}
