//! Where the short links of letters lead.

use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;

/// Where the short link of a letter leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterLink {
    /// The hash of the link's token: whoever reads the database cannot use it.
    pub hash: String,
    /// Which campaign.
    pub campaign: CampaignId,
    /// Which seat.
    pub seat: u8,
    /// The generation of the seat's links: a link of an older one is dead.
    pub generation: u32,
    /// The question its letter asked.
    pub question: String,
    /// The last entry of the log that its letter has shown.
    pub version: u64,
    /// Until when it lets its seat in to the pages beside the question.
    pub lets_in_until: DateTime<Utc>,
    /// Until when it answers.
    pub expires_at: DateTime<Utc>,
}
