//! A board as a neutral scene: areas, pieces and panels, each with an id and a text. Renderers know no game.
//!
//! Coordinates are whole numbers in thousandths of a hex's outer radius; x grows to the right, y downwards.

use crate::text::Name;
use crate::{Seat, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The id of something on the board: `system-18`, `planet-mecatol-rex`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Place(pub Name);

impl From<&str> for Place {
    fn from(id: &str) -> Self {
        Self(id.to_owned().into())
    }
}
impl From<String> for Place {
    fn from(id: String) -> Self {
        Self(id.into())
    }
}

/// The outline of an area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Outline {
    /// A flat-top hex at axial coordinates.
    Hex {
        /// Column.
        q: i32,
        /// Row.
        r: i32,
    },
    /// A disc inside its parent, relative to the parent's centre.
    Disc {
        /// Right of the centre.
        x: i32,
        /// Below the centre.
        y: i32,
        /// Radius.
        r: i32,
    },
    /// A box, relative to the parent's centre or to the board's origin.
    Box {
        /// Left edge.
        x: i32,
        /// Top edge.
        y: i32,
        /// Width.
        w: i32,
        /// Height.
        h: i32,
    },
}

/// A part of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Its id.
    pub id: Place,
    /// The area it lies in.
    pub parent: Option<Place>,
    /// Its outline.
    pub outline: Outline,
    /// A style name the renderer maps to a look: `space`, `nebula`, `planet`.
    pub style: String,
    /// Its name.
    pub label: Text,
    /// A few words under the name: values, wormholes.
    pub notes: Vec<Text>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Shown dimmed: exhausted.
    pub dimmed: bool,
}

/// Some equal pieces in one area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its id, unique in the scene.
    pub id: Place,
    /// The area it is in.
    pub at: Place,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// The glyph that stands for it.
    pub glyph: String,
    /// How many.
    pub count: u32,
    /// How many of them are marked as damaged.
    pub damaged: u32,
    /// What it is.
    pub label: Text,
}

/// How a glyph is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glyph {
    /// An SVG path in a 24 by 24 box.
    pub path: String,
    /// One to three letters for text boards.
    pub letters: String,
}

/// A titled table beside the board: a player's sheet, the objectives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panel {
    /// Its id.
    pub id: Place,
    /// Its title.
    pub title: Text,
    /// Whose sheet it is.
    pub owner: Option<Seat>,
    /// Rows of a name and a value.
    pub rows: Vec<(Text, Text)>,
}

/// A board as seen by somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// Areas, parents before what lies in them.
    pub areas: Vec<Area>,
    /// Pieces on them.
    pub pieces: Vec<Piece>,
    /// Tables beside the board.
    pub panels: Vec<Panel>,
    /// How the pieces are drawn.
    pub glyphs: BTreeMap<String, Glyph>,
    /// What is going on now: the active system.
    pub highlights: Vec<Place>,
}
