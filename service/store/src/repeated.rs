//! Idempotency keys: a submission that comes again under the same key is carried out once.

use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;

/// A submission's key and what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Idempotency {
    /// The campaign the submission is for.
    pub campaign: CampaignId,
    /// The submitter: a seat, an address.
    pub actor: String,
    /// The key.
    pub key: String,
    /// A digest of what was submitted: the key stands for that and nothing else.
    pub payload: String,
    /// The result, as JSON.
    pub result: String,
}

/// The remembered result of an earlier submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remembered {
    /// The digest of what was submitted; empty: it was not noted yet then.
    pub payload: String,
    /// The result, as JSON.
    pub result: String,
}

impl Remembered {
    /// Whether a submission with this digest is that earlier one.
    #[must_use]
    pub fn is_of(&self, payload: &str) -> bool {
        self.payload.is_empty() || self.payload == payload
    }
}

/// The key under which somebody created a campaign, and out of what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creation {
    /// The address of the host who created it.
    pub address: String,
    /// The key.
    pub key: String,
    /// What it was made of, or a digest of that: the same key with something else is a mistake.
    pub payload: String,
    /// The campaign it became.
    pub campaign: CampaignId,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}
