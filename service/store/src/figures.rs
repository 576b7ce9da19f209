//! How a database stands, in a few numbers, for whoever runs it.

use super::Status;
use chrono::{DateTime, Utc};

/// How a database stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Letters that could go out and have not.
    pub letters_due: u64,
    /// Since when the oldest of them could.
    pub oldest_due: Option<DateTime<Utc>>,
    /// How many campaigns stand how; none: not named.
    pub campaigns: Vec<(Status, u64)>,
}
