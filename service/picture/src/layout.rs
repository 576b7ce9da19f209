//! The layout of a board: areas, slots and cards at their places, and then the pieces.
//!
//! Coordinates are those of the scene: thousandths of a hex's outer radius.

use super::polygon;
use super::{boxes, tiles, tokens};
use std::collections::BTreeMap;
use sternpost_core::Place;
use sternpost_show::scene::{Area, Card, Outline, Piece, Scene, Slot};

/// Half the height of a hex of outer radius 1000.
pub(super) const HALF_HEIGHT: f64 = 866.0;
const ROOT_3: f64 = 1.732_050_807_568_877_2;

/// A point on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(super) fn distance(self, other: Self) -> f64 {
        let (right, down) = (self.x - other.x, self.y - other.y);
        (right * right + down * down).sqrt()
    }
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Self {
        Self::new(f64::from(x), f64::from(y))
    }
}

/// A box on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Rect {
    pub(super) fn centre(self) -> Point {
        Point::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// The form of an area around its centre.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Form {
    Hex,
    Disc { radius: f64 },
    Box { half_width: f64, half_height: f64 },
    Polygon { corners: Vec<Point> },
}

impl Form {
    /// The depth of a point, relative to the centre, inside the area; negative outside.
    pub(super) fn depth(&self, x: f64, y: f64) -> f64 {
        match self {
            Self::Hex => {
                let (x, y) = (x.abs(), y.abs());
                (HALF_HEIGHT - y).min((1000.0 - x - y / ROOT_3) * ROOT_3 / 2.0)
            }
            Self::Disc { radius } => radius - x.hypot(y),
            Self::Box { half_width, half_height } => (half_width - x.abs()).min(half_height - y.abs()),
            Self::Polygon { corners } => polygon::depth(corners, x, y),
        }
    }

    /// Half the width and half the height.
    pub(super) fn half(&self) -> (f64, f64) {
        let [left, top, right, bottom] = self.bounds();
        ((right - left) / 2.0, (bottom - top) / 2.0)
    }

    /// Its extent from its centre: left, top, right, bottom.
    pub(super) fn bounds(&self) -> [f64; 4] {
        let around = |w: f64, h: f64| [-w, -h, w, h];
        match self {
            Self::Hex => around(1000.0, HALF_HEIGHT),
            Self::Disc { radius } => around(*radius, *radius),
            Self::Box { half_width, half_height } => around(*half_width, *half_height),
            Self::Polygon { corners } => polygon::bounds(corners),
        }
    }

    /// The scale of things in it, beside those in a hex: a hex holds many kinds of small things, a region few large ones.
    pub(super) fn scale(&self) -> f64 {
        let area = match self {
            Self::Hex | Self::Disc { .. } => return 1.0,
            Self::Box { half_width, half_height } => half_width * half_height * 4.0,
            Self::Polygon { corners } => polygon::area(corners),
        };
        (area.sqrt() / 1150.0).clamp(1.0, 2.2)
    }
}

/// An area at its place.
pub(super) struct Spot<'a> {
    pub(super) area: &'a Area,
    pub(super) centre: Point,
    pub(super) form: Form,
    /// The top-level area it lies in: an index into the spots.
    pub(super) root: usize,
    /// Whether its board is read from afar like its sheets: see [`Scene::is_read_from_afar`].
    pub(super) is_read_from_afar: bool,
}

impl Spot<'_> {
    /// The box around it.
    pub(super) fn rect(&self) -> Rect {
        let [left, top, right, bottom] = self.form.bounds();
        Rect { x: self.centre.x + left, y: self.centre.y + top, w: right - left, h: bottom - top }
    }
}

/// A slot at its place.
pub(super) struct Hole<'a> {
    pub(super) slot: &'a Slot,
    pub(super) centre: Point,
    pub(super) radius: f64,
    /// The area it is in: an index into the spots.
    pub(super) spot: usize,
}

/// A card at its place.
pub(super) struct Sheet<'a> {
    pub(super) card: &'a Card,
    pub(super) rect: Rect,
}

/// A piece at its place.
pub(super) struct Token<'a> {
    pub(super) piece: &'a Piece,
    pub(super) centre: Point,
    pub(super) radius: f64,
}

/// A scene, laid out.
pub(super) struct Layout<'a> {
    pub(super) spots: Vec<Spot<'a>>,
    pub(super) holes: Vec<Hole<'a>>,
    pub(super) sheets: Vec<Sheet<'a>>,
    pub(super) tokens: Vec<Token<'a>>,
    /// What is seen from afar of the pieces in regions.
    pub(super) strengths: Vec<tokens::Strength<'a>>,
    /// What stands in the quarters of tiles.
    pub(super) quarters: Vec<tiles::Quarter<'a>>,
    /// Where everything is that is no area.
    at: BTreeMap<&'a Place, &'a Place>,
}

impl<'a> Layout<'a> {
    /// Lays a scene out. What is in areas that do not exist is left out.
    pub(super) fn of(scene: &'a Scene) -> Self {
        let spots = place_areas(&scene.areas, scene.is_read_from_afar);
        let holes = place_slots(&spots, &scene.slots);
        let sheets = boxes::place_cards(&spots, &scene.cards);
        let mut placed = boxes::place_pieces(&spots, &holes, &sheets, &scene.pieces);
        let mut strengths = vec![];
        let quarters: Vec<tiles::Quarter<'a>> = (0..spots.len())
            .filter(|spot| tiles::is_quarter(&spots[*spot]))
            .map(|spot| tiles::Quarter::of(spot, &spots, &scene.pieces))
            .collect();
        for quarter in &quarters {
            placed.extend(quarter.tokens());
            strengths.extend(quarter.strengths(&scene.pieces, &spots[quarter.spot]));
        }
        // Hexes have plans of their own: see `hexes`.
        let is_open = |spot: &Spot<'_>| !matches!(spot.form, Form::Hex) && !tiles::is_tile(spot.area);
        for root in (0..spots.len()).filter(|root| spots[*root].root == *root && is_open(&spots[*root])) {
            let rooms = tokens::Rooms::of(root, &spots, &holes);
            placed.extend(tokens::place_pieces(root, &spots, &rooms, &scene.pieces));
            if matches!(spots[root].form, Form::Polygon { .. }) {
                strengths.extend(tokens::place_strengths(root, &spots, &rooms, &scene.pieces));
            }
        }
        let at = scene.slots.iter().map(|slot| (&slot.id, &slot.at)).chain(scene.cards.iter().map(|card| (&card.id, &card.at)));
        let edges = scene.edges.iter().filter_map(|edge| Some((&edge.id, edge.beside.first()?)));
        let at = at.chain(scene.pieces.iter().map(|piece| (&piece.id, &piece.at))).chain(edges).collect();
        Self { spots, holes, sheets, tokens: placed, strengths, quarters, at }
    }

    /// The outermost area in which something is.
    pub(super) fn root(&self, place: &Place) -> Option<&'a Place> {
        let mut place = place;
        while let Some(at) = self.at.get(place) {
            place = at;
        }
        self.spot(place).map(|spot| &self.spots[spot.root].area.id)
    }

    /// The spot of a place, if it is an area.
    pub(super) fn spot(&self, place: &Place) -> Option<&Spot<'a>> {
        self.spots.iter().find(|spot| spot.area.id == *place)
    }

    /// The layout of a quarter of a tile, if the place is one.
    pub(super) fn quarter(&self, place: &Place) -> Option<&tiles::Quarter<'a>> {
        self.quarters.iter().find(|quarter| self.spots[quarter.spot].area.id == *place)
    }

    /// The token of a place, if it is a piece.
    pub(super) fn token(&self, place: &Place) -> Option<&Token<'a>> {
        self.tokens.iter().find(|token| token.piece.id == *place)
    }

    /// The position of a place that is no area, as a disc around it: a piece, a slot or a card.
    pub(super) fn disc(&self, place: &Place) -> Option<(Point, f64)> {
        let token = self.token(place).map(|token| (token.centre, token.radius));
        token.or_else(|| self.holes.iter().find(|hole| hole.slot.id == *place).map(|hole| (hole.centre, hole.radius)))
    }

    /// The sheet on which a card lies.
    pub(super) fn sheet(&self, place: &Place) -> Option<&Sheet<'a>> {
        self.sheets.iter().find(|sheet| sheet.card.id == *place)
    }
}

fn place_areas(areas: &[Area], is_read_from_afar: bool) -> Vec<Spot<'_>> {
    let mut spots: Vec<Spot<'_>> = vec![];
    for area in areas {
        let parent = area.parent.as_ref().and_then(|id| spots.iter().position(|spot| spot.area.id == *id));
        let (origin, root) = parent.map_or((Point::new(0.0, 0.0), spots.len()), |i| (spots[i].centre, spots[i].root));
        let (centre, form) = match &area.outline {
            Outline::Hex { q, r } => {
                let (q, r) = (f64::from(*q), f64::from(*r));
                (Point::new(1500.0 * q, ROOT_3 * 1000.0 * (r + q / 2.0)), Form::Hex)
            }
            Outline::Disc { x, y, r } => (Point::from((*x, *y)), Form::Disc { radius: f64::from((*r).max(1)) }),
            Outline::Box { x, y, w, h } => {
                let (half_width, half_height) = (f64::from((*w).max(2)) / 2.0, f64::from((*h).max(2)) / 2.0);
                (Point::new(f64::from(*x) + half_width, f64::from(*y) + half_height), Form::Box { half_width, half_height })
            }
            Outline::Polygon { x, y, corners } => {
                (Point::from((*x, *y)), Form::Polygon { corners: corners.iter().map(|corner| Point::from(*corner)).collect() })
            }
        };
        spots.push(Spot { area, centre: Point::new(origin.x + centre.x, origin.y + centre.y), form, root, is_read_from_afar });
    }
    spots
}

fn place_slots<'a>(spots: &[Spot<'a>], slots: &'a [Slot]) -> Vec<Hole<'a>> {
    let place = |slot: &'a Slot| {
        let spot = spots.iter().position(|spot| spot.area.id == slot.at)?;
        let Point { x, y } = spots[spot].centre;
        let centre = Point::new(x + f64::from(slot.x), y + f64::from(slot.y));
        Some(Hole { slot, centre, radius: f64::from(slot.r.max(1)), spot })
    };
    slots.iter().filter_map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;

    #[test]
    fn hexes_lie_where_axial_coordinates_say() {
        let area = Area {
            id: "hex".into(),
            parent: None,
            outline: Outline::Hex { q: 1, r: -1 },
            style: "space".into(),
            glyph: None,
            label: Text::plain("18"),
            notes: vec![],
            badges: vec![],
            owner: None,
            dimmed: false,
        };
        let scene = Scene { areas: vec![area], ..Scene::default() };
        let centre = Layout::of(&scene).spots[0].centre;
        assert!((centre.x - 1500.0).abs() < 0.1 && (centre.y + 866.0).abs() < 0.1);
    }
}
