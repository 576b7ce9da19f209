//! The log, as this server writes it. What it is, how it is chained and folded, is a crate of its own.

pub use sternpost_log::*;
use sternpost_model::entropy;

/// Puts an entry into the chain behind the one with hash `previous`.
#[must_use]
pub fn seal(what: NewEntry, previous: &str, secret: &CampaignSecret) -> Entry {
    chain::seal_as(entropy::this_process(), what, previous, secret)
}
