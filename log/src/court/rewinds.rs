//! The rewinds of a campaign, as everybody may know them.

use super::Draws;
use crate::entry::Actor;
use chrono::{DateTime, Utc};

/// A time the campaign went back to an earlier entry. What a seat takes back of its own is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewind {
    /// The entry that has moved the head: its name.
    pub seq: u64,
    /// The entry the head went to.
    pub to: u64,
    /// When the head was moved.
    pub at: DateTime<Utc>,
    /// The actor who moved it.
    pub by: Actor,
    /// The reason for the rewind.
    pub why: String,
    /// What chance gives from there on.
    pub draws: Draws,
    /// The entry that has ordered it: a motion that was carried, or a ruling.
    pub ordered_by: Option<u64>,
}
