//! Chained log entries as this server writes them. The log crate says what an entry is, how the chain holds and how it is folded.

use crate::entropy;
use sternpost_log::{CampaignSecret, Entry, NewEntry, chain};

/// Puts an entry into the chain behind the one with hash `previous`.
#[must_use]
pub fn seal(what: NewEntry, previous: &str, secret: &CampaignSecret) -> Entry {
    chain::seal_as(entropy::this_process(), what, previous, secret)
}
