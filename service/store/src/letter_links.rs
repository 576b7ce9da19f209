//! The targets of the short links in letters.

use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;

/// The target of a letter's short link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterLink {
    /// The hash of the link's token: whoever reads the database cannot use it.
    pub hash: String,
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The generation of the seat's links: a link of an older one is dead.
    pub generation: u32,
    /// The question its letter asked.
    pub question: String,
    /// The last entry of the log that its letter has shown.
    pub version: u64,
    /// The time until which it lets its seat in to the pages beside the question.
    pub lets_in_until: DateTime<Utc>,
    /// When the link expires.
    pub expires_at: DateTime<Utc>,
}
