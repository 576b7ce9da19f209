//! The two densities of a drawing: one drawing holds both, and the page's style sheet shows the one that can be read.
//!
//! *Far* is for a hex some sixty pixels wide: values, owners, strengths, tokens, signs. *Near* has names and every piece. Both stand in
//! one drawing, as groups of the classes `far` and `near`, rather than in two: frames, skies, titles, links of choices and the ids that
//! scripts look for are there once, a reader who zooms in needs no other file, and what differs is a fifth of the bytes. Without a style
//! sheet *near* is what shows; a picture in pixels is drawn in the one density it is for.
//!
//! The sizes are floors: what does not fit is left out where it is drawn small, it is never set smaller.

/// The density of a drawing: how much it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Density {
    /// Both, for a page that chooses.
    #[default]
    Both,
    /// What must be read on a phone.
    Far,
    /// Names and every piece.
    Near,
}

/// One of the two sides of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Far,
    Near,
}

impl Side {
    pub(super) const BOTH: [Self; 2] = [Self::Near, Self::Far];

    /// The class attribute of a group of this side in a drawing; nothing if the drawing has no such side.
    pub(super) fn class(self, density: Density) -> Option<&'static str> {
        match (self, density) {
            (Self::Near, Density::Both) => Some(r#" class="near""#),
            (Self::Far, Density::Both) => Some(r#" class="far" display="none""#),
            (Self::Near, Density::Near) | (Self::Far, Density::Far) => Some(""),
            (Self::Near, Density::Far) | (Self::Far, Density::Near) => None,
        }
    }
}

/// The sizes of a side, in thousandths of a hex's radius.
pub(super) struct Sizes {
    /// What a planet yields.
    pub(super) value: f64,
    /// How many.
    pub(super) count: f64,
    /// Silhouettes of what stands in space, and on a planet.
    pub(super) ship: f64,
    pub(super) ground: f64,
    /// The mark of a seat.
    pub(super) mark: f64,
    /// The radius of a token.
    pub(super) seal: f64,
    /// The letter of a wormhole.
    pub(super) letter: f64,
}

/// The size of names.
pub(super) const NAME: f64 = 200.0;
/// The least a name shrinks to: eleven pixels where a board of 37 hexes has a desk's middle column.
pub(super) const LEAST_NAME: f64 = 199.0;
/// As wide as in this size it is made where two fleets meet over three planets, and where a word is as wide as its hex: narrower, not smaller.
pub(super) const LEAST_CROWDED_NAME: f64 = 182.0;

impl Side {
    pub(super) fn sizes(self) -> Sizes {
        match self {
            Self::Far => Sizes { value: 343.0, count: 343.0, ship: 320.0, ground: 300.0, mark: 250.0, seal: 172.0, letter: 343.0 },
            Self::Near => Sizes { value: 245.0, count: 200.0, ship: 250.0, ground: 190.0, mark: 140.0, seal: 150.0, letter: 300.0 },
        }
    }
}
