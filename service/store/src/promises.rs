//! Stored promises between seats: they are no part of the log.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;
use sternpost_show::tally::Fact;

/// A promise: a deal that several seats put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The campaign at whose table it was made.
    pub campaign: CampaignId,
    /// Its name outside.
    pub id: String,
    /// The seats that may read it, a bit for each; 0: everybody at the table.
    pub audience: u32,
    /// How often it has changed: who changes it names what they saw.
    pub changes: u64,
    /// Whether it may have to be called to mind.
    pub is_awaited: bool,
    /// The body of the promise.
    pub body: PromiseBody,
}

/// The body of a promise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PromiseBody {
    /// The seat that has put it forward.
    pub seat: u8,
    /// In words.
    pub said: String,
    /// When it was put forward.
    pub said_at: DateTime<Utc>,
    /// When it falls due, if ever.
    pub due: Option<Due>,
    /// When it was withdrawn.
    #[serde(default)]
    pub withdrawn_at: Option<DateTime<Utc>>,
    /// The seats between which it is made.
    pub parties: Vec<Party>,
}

/// The time at which a promise falls due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// When a round has come, as the game calls it.
    Round(Fact),
    /// When a moment has passed.
    Moment(DateTime<Utc>),
}

/// One of those between whom a promise is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Party {
    /// Its seat.
    pub seat: u8,
    /// The holder of the seat at that time, by a hash of the address.
    pub holder: String,
    /// What it has answered, and when.
    #[serde(default)]
    pub answer: Option<(PartyAnswer, DateTime<Utc>)>,
    /// What it says has become of it, and when.
    #[serde(default)]
    pub mark: Option<(PromiseMark, DateTime<Utc>)>,
    /// Whether a letter has called it to mind.
    #[serde(default)]
    pub is_reminded: bool,
}

/// The answer of a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PartyAnswer {
    /// It promises.
    Agreed,
    /// It does not.
    Declined,
}

/// The verdict of a party on whether a promise was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PromiseMark {
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
}
