//! Figures about a database, for the person who runs it.

use super::Status;
use chrono::{DateTime, Utc};

/// The state of a database, in figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Letters that could go out and have not.
    pub letters_due: u64,
    /// The time since which the oldest of them could.
    pub oldest_due: Option<DateTime<Utc>>,
    /// How many campaigns stand how; none: not named.
    pub campaigns: Vec<(Status, u64)>,
}
