//! Who rules on a campaign's disputes beside the table itself.

use crate::campaign::Hot;

/// Whether an address rules on the disputes of a campaign.
#[must_use]
pub fn is_arbiter(_hot: &Hot, _address: &str) -> bool {
    false
}

/// The address of who rules on the disputes of a campaign; none: the table alone.
#[must_use]
pub fn address_of_arbiter(_hot: &Hot) -> Option<&str> {
    None
}
