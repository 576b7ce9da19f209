//! A board as a neutral scene: areas and what joins them, slots, cards, pieces and panels, each with an id and a text. Renderers
//! know no game.
//!
//! Coordinates are whole numbers in thousandths of a hex's outer radius; x grows to the right, y downwards. An id is given once in
//! a scene, whatever it is the id of. A *style* is a name that a renderer maps to a look; one that it does not know looks plain.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sternpost_core::{BySeat, Place, Seat, Text};

mod emblem;
mod piece;
mod strength;
pub use emblem::Emblem;
pub use piece::{Piece, Role};
pub use strength::Strength;

/// What is known of the board before the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstLook {
    /// The board.
    pub scene: Scene,
    /// The colour name of each seat.
    pub colours: BySeat<String>,
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
    /// Any form without holes.
    Polygon {
        /// Where its name stands: right of the parent's centre, or of the board's origin.
        x: i32,
        /// The same, below.
        y: i32,
        /// Its corners in order, relative to that point.
        corners: Vec<(i32, i32)>,
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
    /// The glyph beside its name: what a planet yields.
    pub glyph: Option<String>,
    /// Its name.
    pub label: Text,
    /// A few words under the name: values, wormholes.
    pub notes: Vec<Text>,
    /// The same as signs, the most important one first; where the area has its style from one of them, that one has no sign.
    pub badges: Vec<Badge>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Shown dimmed: exhausted.
    pub dimmed: bool,
}

impl Area {
    /// An area that is nobody's and lies in no other.
    pub fn new(id: impl Into<Place>, outline: Outline, style: &str, label: Text) -> Self {
        let (id, style) = (id.into(), style.to_owned());
        Self { id, parent: None, outline, style, glyph: None, label, notes: vec![], badges: vec![], owner: None, dimmed: false }
    }

    /// The same, a part of another.
    #[must_use]
    pub fn within(self, parent: Place) -> Self {
        Self { parent: Some(parent), ..self }
    }
}

/// What joins two areas: a border that can be crossed, a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// The areas.
    pub between: [Place; 2],
    /// The points on the board it is drawn through; without any it goes from centre to centre.
    pub through: Vec<(i32, i32)>,
    /// Its style: `border`, `path`.
    pub style: String,
    /// What there is to say of it besides.
    pub note: Option<Text>,
}

/// A line on the board that is a place of its own, between two areas or at the rim of one: a border on which something can lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edge {
    /// Its id: it can be picked, highlighted and marked as changed like an area.
    pub id: Place,
    /// One end, on the board.
    pub from: (i32, i32),
    /// The other end.
    pub to: (i32, i32),
    /// The areas on its sides: one at a rim, else two or more. It is drawn where the first one is.
    pub beside: Vec<Place>,
    /// Its style: `storm`, `border`; one that nothing lies on looks like a thin line.
    pub style: String,
    /// What lies there.
    pub label: Text,
    /// Its signs.
    pub badges: Vec<Badge>,
}

impl Edge {
    /// Whether nothing lies on it.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.style == "border" && self.badges.is_empty()
    }
}

/// Room for one piece in an area: a building slot, a slot for a token. In a tile it holds a stack of tokens, the uppermost first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    /// Its id.
    pub id: Place,
    /// The area it is in.
    pub at: Place,
    /// Right of that area's centre.
    pub x: i32,
    /// Below that area's centre.
    pub y: i32,
    /// The radius of what lies in it.
    pub r: i32,
    /// What it is.
    pub label: Text,
    /// What is printed on it.
    pub badges: Vec<Badge>,
}

/// A small sign on a piece, a card, a slot or an area, and what it means: how many are damaged, what it costs to steal. Where its
/// style is the name of a glyph, that is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Badge {
    /// One to three letters or digits.
    pub sign: String,
    /// Its style: `damage`, `cost`, `value`, `resources`.
    pub style: String,
    /// What it means.
    pub label: Text,
}

/// A card, or a stack of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its id.
    pub id: Place,
    /// The area it lies in.
    pub at: Place,
    /// The card it lies under, in the same area.
    pub under: Option<Place>,
    /// Its style: its suit.
    pub style: String,
    /// The glyph of its suit.
    pub glyph: Option<String>,
    /// What it is called; of a card that lies face down no more than its back tells.
    pub label: Text,
    /// A few words under the name: how it was played.
    pub notes: Vec<Text>,
    /// Its numbers, the most important one first.
    pub badges: Vec<Badge>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Whether its back is up.
    pub is_face_down: bool,
    /// Whether it is turned on its side: exhausted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_turned: bool,
    /// How many: more than one is a stack, of which this is the uppermost.
    pub count: u32,
}

impl Card {
    /// One card that is nobody's and lies face up.
    pub fn new(id: impl Into<Place>, at: &Place, style: &str, label: Text) -> Self {
        Self {
            id: id.into(),
            at: at.clone(),
            under: None,
            style: style.to_owned(),
            glyph: None,
            label,
            notes: vec![],
            badges: vec![],
            owner: None,
            is_face_down: false,
            is_turned: false,
            count: 1,
        }
    }
}

/// How a glyph is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glyph {
    /// An SVG path in a 24 by 24 box; if there is none, the letters are drawn.
    pub path: String,
    /// One to three letters for text boards.
    pub letters: String,
}

impl Glyph {
    /// Glyphs by their names, from rows of name, letters and path.
    pub fn by_name(rows: &[(&str, &str, &str)]) -> BTreeMap<String, Self> {
        let glyph = |(name, letters, path): &(&str, &str, &str)| {
            ((*name).to_owned(), Self { path: (*path).to_owned(), letters: (*letters).to_owned() })
        };
        rows.iter().map(glyph).collect()
    }
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
    /// Its rows.
    pub rows: Vec<Row>,
}

/// A row of a panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its name.
    pub name: Text,
    /// What stands behind it.
    pub value: Text,
    /// The place whose contents it sums up. Where the whole board is told such a row is left out.
    pub place: Option<Place>,
}

impl Row {
    /// Rows of names and values.
    pub fn each(rows: impl IntoIterator<Item = (Text, Text)>) -> Vec<Self> {
        rows.into_iter().map(Self::from).collect()
    }

    /// The same for what lies in a place.
    #[must_use]
    pub fn of(self, place: Place) -> Self {
        Self { place: Some(place), ..self }
    }
}

impl From<(Text, Text)> for Row {
    fn from((name, value): (Text, Text)) -> Self {
        Self { name, value, place: None }
    }
}

/// A board as seen by somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scene {
    /// Areas, parents before what lies in them.
    pub areas: Vec<Area>,
    /// What joins them.
    pub links: Vec<Link>,
    /// Lines between or beside them that are places of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edges: Vec<Edge>,
    /// Slots in them.
    pub slots: Vec<Slot>,
    /// Cards in them.
    pub cards: Vec<Card>,
    /// Pieces on them.
    pub pieces: Vec<Piece>,
    /// How strong the pieces of a seat in an area are together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strengths: Vec<Strength>,
    /// What each seat plays, where that has an emblem.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub emblems: Vec<Emblem>,
    /// Tables beside the board.
    pub panels: Vec<Panel>,
    /// How the pieces are drawn.
    pub glyphs: BTreeMap<String, Glyph>,
    /// What is going on now: the active system.
    pub highlights: Vec<Place>,
    /// The outermost areas that what is going on is about: where there is little room the board is shown from near there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub focus: Vec<Place>,
    /// The outermost areas that are no part of the map, in the order in which they are read: sheets, the market. Where there is little
    /// room each is drawn by itself.
    pub apart: Vec<Place>,
    /// Whether its names and numbers are as large as those of a sheet, so that a phone shows all of it: a table of cards, no map.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_read_from_afar: bool,
}
