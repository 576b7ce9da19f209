//! Layers over a board: a number for each region, with words. What they say costs time, and is worked out only when somebody looks.
//!
//! A layer tells nothing that these eyes may not know; the workbench proves it with twins, as it does for views.

use serde::{Deserialize, Serialize};
use sternpost_core::text::Name;
use sternpost_core::{Place, Seat, Text};

/// A layer that can be laid over a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Layer {
    /// Its id, unique among the layers of a game: `reach`.
    pub id: Name,
    /// What it is called: `Reach`.
    pub label: Text,
    /// What its numbers are, in a line.
    pub about: Text,
}

impl Layer {
    /// A layer in these words.
    pub fn new(id: impl Into<Name>, label: Text, about: Text) -> Self {
        Self { id: id.into(), label, about }
    }
}

/// What a layer says of one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct LayerMark {
    /// The area.
    pub place: Place,
    /// How much; nothing is said of places where it is nothing.
    pub count: u32,
    /// Whose it is, if it is one player's.
    pub owner: Option<Seat>,
    /// Whether it is there and cannot be had now: an exhausted planet.
    pub is_spent: bool,
    /// What it is made of, in a few words.
    pub words: Option<Text>,
}

impl LayerMark {
    /// So much at a place.
    #[must_use]
    pub fn new(place: Place, count: u32) -> Self {
        Self { place, count, owner: None, is_spent: false, words: None }
    }
}

/// A layer with what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Overlay {
    /// Which it is.
    pub layer: Layer,
    /// What it says of each place.
    pub worths: Vec<LayerMark>,
}
