//! Pieces, and what they are beside one another.

use super::{Badge, Place};
use serde::{Deserialize, Serialize};
use sternpost_core::{Seat, Text};

/// What a piece is beside others: how it stands there, and what is left of it where the board is drawn small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// It stands in a row with the others of its owner; seen small they are one number.
    #[default]
    Unit,
    /// The same, and so important that it is seen small, too.
    Chief,
    /// It stands with them; seen small these are a second number.
    Escort,
    /// It stands with them, and is not seen small: what ships carry.
    Cargo,
    /// It stands with them, and is seen small as what it is.
    Structure,
    /// It lies by itself: a token.
    Marker,
}

/// Some equal pieces in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its id, unique in the scene.
    pub id: Place,
    /// The area or slot it is in, or the card it lies on.
    pub at: Place,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// The glyph that stands for it.
    pub glyph: String,
    /// How many.
    pub count: u32,
    /// What marks some of them.
    pub badges: Vec<Badge>,
    /// What it is.
    pub label: Text,
    /// What it is beside others.
    pub role: Role,
}

impl Piece {
    /// One piece that is nobody's and stands in a row with others.
    pub fn new(id: impl Into<Place>, at: &Place, glyph: impl Into<String>, label: Text) -> Self {
        let (id, at, glyph) = (id.into(), at.clone(), glyph.into());
        Self { id, at, owner: None, glyph, count: 1, badges: vec![], label, role: Role::Unit }
    }

    /// The same, a player's.
    #[must_use]
    pub fn of(self, owner: Seat) -> Self {
        Self { owner: Some(owner), ..self }
    }

    /// So many of them.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self { count, ..self }
    }

    /// The same, something else beside others.
    #[must_use]
    pub fn as_a(self, role: Role) -> Self {
        Self { role, ..self }
    }
}
