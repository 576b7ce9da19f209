//! What a seat plays, as a sign.

use super::Place;
use serde::{Deserialize, Serialize};
use sternpost_core::{Seat, Text};

/// The emblem of what a seat plays: its faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emblem {
    /// Whose it is.
    pub seat: Seat,
    /// Its style: `emblem:arborec`. A renderer that has no drawing of it draws none.
    pub style: String,
    /// The area it stands in, if there is one: its home.
    pub home: Option<Place>,
    /// What is played.
    pub label: Text,
}
