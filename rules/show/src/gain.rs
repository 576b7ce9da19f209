//! Where points came from.

use serde::Serialize;
use sternpost_core::{Seat, Text};

/// Points that a seat has gained, or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// The line that tells it, by its place.
    pub at: usize,
    /// Whose.
    pub seat: Seat,
    /// How many; fewer than none: they were lost.
    pub points: i32,
    /// What for.
    pub source: Text,
}
