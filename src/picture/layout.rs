//! Where everything goes: areas at their places, pieces as tokens that touch neither each other nor a name.
//!
//! Coordinates are those of the scene: thousandths of a hex's outer radius. All pieces of one top-level area get the same
//! size, the largest at which they fit.

use std::collections::BTreeMap;
use sternpost_core::scene::{Area, Outline, Piece, Scene};
use sternpost_core::{Place, Seat};

/// Half the height of a hex of outer radius 1000.
pub(super) const HALF_HEIGHT: f64 = 866.0;
const ROOT_3: f64 = 1.732_050_807_568_877_2;
/// Token radii tried, largest first.
const RADII: [f64; 10] = [185.0, 165.0, 148.0, 132.0, 118.0, 104.0, 90.0, 75.0, 60.0, 45.0];

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

    fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// The form of an area around its centre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Form {
    Hex,
    Disc { radius: f64 },
    Box { half_width: f64, half_height: f64 },
}

impl Form {
    /// How far a point, relative to the centre, lies inside; negative outside.
    fn depth(self, x: f64, y: f64) -> f64 {
        match self {
            Self::Hex => {
                let (x, y) = (x.abs(), y.abs());
                (HALF_HEIGHT - y).min((1000.0 - x - y / ROOT_3) * ROOT_3 / 2.0)
            }
            Self::Disc { radius } => radius - x.hypot(y),
            Self::Box { half_width, half_height } => (half_width - x.abs()).min(half_height - y.abs()),
        }
    }

    /// Half the width and half the height.
    pub(super) fn half(self) -> (f64, f64) {
        match self {
            Self::Hex => (1000.0, HALF_HEIGHT),
            Self::Disc { radius } => (radius, radius),
            Self::Box { half_width, half_height } => (half_width, half_height),
        }
    }
}

/// An area at its place.
pub(super) struct Spot<'a> {
    pub(super) area: &'a Area,
    pub(super) centre: Point,
    pub(super) form: Form,
    /// The top-level area it lies in: an index into the spots.
    root: usize,
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
    pub(super) tokens: Vec<Token<'a>>,
    /// Left, top, right and bottom edge.
    pub(super) edges: [f64; 4],
}

impl<'a> Layout<'a> {
    /// Lays a scene out. Pieces in areas that do not exist are left out.
    pub(super) fn of(scene: &'a Scene) -> Self {
        let spots = place_areas(&scene.areas);
        let mut tokens = vec![];
        for root in 0..spots.len() {
            if spots[root].root == root {
                tokens.extend(place_pieces(root, &spots, &scene.pieces));
            }
        }
        let mut edges = [0.0_f64; 4];
        for (i, spot) in spots.iter().enumerate() {
            let (w, h) = spot.form.half();
            let own = [spot.centre.x - w, spot.centre.y - h, spot.centre.x + w, spot.centre.y + h];
            let widen = |old: f64, new: f64, side: usize| {
                if i == 0 {
                    new
                } else if side < 2 {
                    old.min(new)
                } else {
                    old.max(new)
                }
            };
            edges = std::array::from_fn(|side| widen(edges[side], own[side], side));
        }
        Self { spots, tokens, edges }
    }

    /// The spot of a place, if it is an area.
    pub(super) fn spot(&self, place: &Place) -> Option<&Spot<'a>> {
        self.spots.iter().find(|spot| spot.area.id == *place)
    }

    /// The token of a place, if it is a piece.
    pub(super) fn token(&self, place: &Place) -> Option<&Token<'a>> {
        self.tokens.iter().find(|token| token.piece.id == *place)
    }
}

fn place_areas(areas: &[Area]) -> Vec<Spot<'_>> {
    let mut spots: Vec<Spot<'_>> = vec![];
    for area in areas {
        let parent = area.parent.as_ref().and_then(|id| spots.iter().position(|spot| spot.area.id == *id));
        let (origin, root) = parent.map_or((Point::new(0.0, 0.0), spots.len()), |i| (spots[i].centre, spots[i].root));
        let (centre, form) = match area.outline {
            Outline::Hex { q, r } => {
                let (q, r) = (f64::from(q), f64::from(r));
                (Point::new(1500.0 * q, ROOT_3 * 1000.0 * (r + q / 2.0)), Form::Hex)
            }
            Outline::Disc { x, y, r } => (Point::new(f64::from(x), f64::from(y)), Form::Disc { radius: f64::from(r.max(1)) }),
            Outline::Box { x, y, w, h } => {
                let (half_width, half_height) = (f64::from(w.max(2)) / 2.0, f64::from(h.max(2)) / 2.0);
                (Point::new(f64::from(x) + half_width, f64::from(y) + half_height), Form::Box { half_width, half_height })
            }
        };
        spots.push(Spot { area, centre: Point::new(origin.x + centre.x, origin.y + centre.y), form, root });
    }
    spots
}

/// What a token must keep clear of.
struct Room<'s, 'a> {
    root: &'s Spot<'a>,
    inner: Vec<&'s Spot<'a>>,
    is_crowded: bool,
}

impl Room<'_, '_> {
    /// How much room a token's centre has in open space: up to the edge, the inner areas and the names.
    fn clearance(&self, at: Point) -> f64 {
        let (x, y) = (at.x - self.root.centre.x, at.y - self.root.centre.y);
        let mut room = self.root.form.depth(x, y);
        if self.is_crowded {
            return room;
        }
        for inner in &self.inner {
            room = room.min(-inner.form.depth(at.x - inner.centre.x, at.y - inner.centre.y));
        }
        let (_, half) = self.root.form.half();
        match self.root.form {
            // A hex has its name along the upper edge and its notes along the lower one.
            Form::Hex => {
                let to_name = if y > 0.0 && self.root.area.notes.is_empty() { f64::MAX } else { half - 190.0 - y.abs() };
                room.min(to_name)
            }
            Form::Box { .. } => room.min(y + half - 230.0),
            Form::Disc { .. } => room,
        }
    }
}

fn place_pieces<'a>(root: usize, spots: &[Spot<'a>], pieces: &'a [Piece]) -> Vec<Token<'a>> {
    let mut groups: BTreeMap<(usize, Option<Seat>), Vec<&'a Piece>> = BTreeMap::new();
    for piece in pieces {
        if let Some(i) = spots.iter().position(|spot| spot.area.id == piece.at)
            && spots[i].root == root
        {
            groups.entry((i, piece.owner)).or_default().push(piece);
        }
    }
    if groups.is_empty() {
        return vec![];
    }
    // What lies in inner areas comes first: it has less choice.
    let mut order: Vec<_> = groups.into_iter().collect();
    order.sort_by_key(|((spot, owner), _)| (*spot == root, *spot, *owner));
    for is_crowded in [false, true] {
        let inner = spots.iter().enumerate().filter(|(i, spot)| spot.root == root && *i != root).map(|(_, spot)| spot).collect();
        let room = Room { root: &spots[root], inner, is_crowded };
        for radius in RADII {
            if let Some(tokens) = try_radius(&room, root, spots, &order, radius) {
                return tokens;
            }
        }
    }
    heap(&spots[root], &order)
}

type Group<'a> = ((usize, Option<Seat>), Vec<&'a Piece>);

fn try_radius<'a>(room: &Room<'_, 'a>, root: usize, spots: &[Spot<'a>], groups: &[Group<'a>], radius: f64) -> Option<Vec<Token<'a>>> {
    let mut tokens: Vec<Token<'a>> = vec![];
    for ((spot, _), pieces) in groups {
        let spot_at = &spots[*spot];
        let points = if *spot == root {
            in_open_space(room, &tokens, pieces.len(), radius)?
        } else {
            around(spot_at, room, &tokens, pieces.len(), radius)?
        };
        tokens.extend(pieces.iter().zip(points).map(|(piece, centre)| Token { piece, centre, radius }));
    }
    Some(tokens)
}

/// Whether a token at a point would touch one that lies already. A count stands out to the right, so rows are looser.
fn touches(at: Point, radius: f64, tokens: &[Token<'_>]) -> bool {
    tokens.iter().any(|token| at.distance(token.centre) < (radius + token.radius) * 1.12)
}

/// Along the rim of a disc or box, from its lowest point outwards to both sides.
fn around(spot: &Spot<'_>, room: &Room<'_, '_>, tokens: &[Token<'_>], count: usize, radius: f64) -> Option<Vec<Point>> {
    let (half_width, half_height) = spot.form.half();
    if radius > half_height * 0.5 {
        return None;
    }
    let mut found: Vec<Point> = vec![];
    // A pair stands to both sides of the lowest point, a single piece on it.
    let turn = 2.0 * ((radius * 1.16) / half_height.min(half_width)).min(1.0).asin();
    let first = if count.is_multiple_of(2) { turn / 2.0 } else { 0.0 };
    let mut tried = 0.0;
    while found.len() < count && tried < std::f64::consts::PI {
        for side in [1.0, -1.0] {
            let angle = std::f64::consts::FRAC_PI_2 + side * (first + tried);
            let at = Point::new(spot.centre.x + half_width * 0.92 * angle.cos(), spot.centre.y + half_height * 0.92 * angle.sin());
            let (x, y) = (at.x - room.root.centre.x, at.y - room.root.centre.y);
            let is_inside = room.root.form.depth(x, y) >= radius * 1.05;
            let meets = found.iter().any(|other| other.distance(at) < radius * 2.24);
            let others = room.inner.iter().filter(|inner| inner.area.id != spot.area.id);
            let is_foreign = others.clone().any(|inner| inner.form.depth(at.x - inner.centre.x, at.y - inner.centre.y) > -radius * 0.6);
            if found.len() < count && is_inside && !meets && !touches(at, radius, tokens) && (room.is_crowded || !is_foreign) {
                found.push(at);
            }
        }
        tried += turn / 6.0;
    }
    found.sort_by(|a, b| a.x.total_cmp(&b.x));
    (found.len() == count).then_some(found)
}

/// In rows around the roomiest point that is left.
fn in_open_space(room: &Room<'_, '_>, tokens: &[Token<'_>], count: usize, radius: f64) -> Option<Vec<Point>> {
    let anchor = roomiest(room, tokens, radius)?;
    let step = radius * 2.36;
    let is_free = |at: Point| room.clearance(at) >= radius * 1.1 && !touches(at, radius, tokens);
    let shift = if count.is_multiple_of(2) { step / 2.0 } else { 0.0 };
    let mut points: Vec<Point> = vec![];
    for row in -9_i32..=9 {
        for column in -9_i32..=9 {
            let at = Point::new(anchor.x + f64::from(column) * step + shift, anchor.y + f64::from(row) * step);
            if is_free(at) {
                points.push(at);
            }
        }
    }
    let far = |at: &Point| (at.x - anchor.x).powi(2) + ((at.y - anchor.y) * 1.5).powi(2);
    points.sort_by(|a, b| far(a).total_cmp(&far(b)));
    if points.len() < count {
        return None;
    }
    points.truncate(count);
    points.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    Some(points)
}

fn roomiest(room: &Room<'_, '_>, tokens: &[Token<'_>], radius: f64) -> Option<Point> {
    let (half_width, half_height) = room.root.form.half();
    let centre = room.root.centre;
    let mut best: Option<(f64, Point)> = None;
    for row in -14_i32..=14 {
        for column in -14_i32..=14 {
            let at = Point::new(centre.x + f64::from(column) * half_width / 15.0, centre.y + f64::from(row) * half_height / 15.0);
            let to_tokens = tokens.iter().map(|token| at.distance(token.centre) - token.radius).fold(f64::MAX, f64::min);
            let clear = room.clearance(at).min(to_tokens);
            // The middle is preferred among places that are nearly as roomy.
            let worth = clear - at.distance(centre) * 0.08;
            if clear >= radius * 1.1 && best.is_none_or(|(most, _)| worth > most + 0.5) {
                best = Some((worth, at));
            }
        }
    }
    best.map(|(_, at)| at)
}

/// More pieces than anybody ever sees in one area: a tight grid over all of it.
fn heap<'a>(root: &Spot<'a>, groups: &[Group<'a>]) -> Vec<Token<'a>> {
    let pieces: Vec<&'a Piece> = groups.iter().flat_map(|(_, pieces)| pieces.iter().copied()).collect();
    let (half_width, half_height) = root.form.half();
    let columns = (1_u32..).find(|n| (*n as usize).pow(2) >= pieces.len()).expect("a square number above any length exists");
    let (wide, high) = (half_width / f64::from(columns), half_height / f64::from(columns));
    let cell = |i: u32| {
        Point::new(
            root.centre.x + wide * (f64::from(i % columns) + 0.5) - half_width / 2.0,
            root.centre.y + high * (f64::from(i / columns) + 0.5) - half_height / 2.0,
        )
    };
    pieces.into_iter().zip(0..).map(|(piece, i)| Token { piece, centre: cell(i), radius: wide.min(high) * 0.44 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Text;

    /// A hex with discs in it and pieces of two seats in both.
    fn scene_with(count: u32, discs: &[(i32, i32, i32)]) -> Scene {
        let area = |id: String, parent: Option<Place>, outline| Area {
            id: id.into(),
            parent,
            outline,
            style: "space".into(),
            label: Text::plain("18"),
            notes: vec![],
            owner: None,
            dimmed: false,
        };
        let mut areas = vec![area("hex".into(), None, Outline::Hex { q: 0, r: 0 })];
        for (i, (x, y, r)) in discs.iter().enumerate() {
            areas.push(area(format!("disc-{i}"), Some("hex".into()), Outline::Disc { x: *x, y: *y, r: *r }));
        }
        let at = |i: u32| if i.is_multiple_of(3) && !discs.is_empty() { Place::from("disc-0") } else { Place::from("hex") };
        let piece = |i: u32| Piece {
            id: format!("piece-{i}").into(),
            at: at(i),
            owner: Some(Seat(u8::from(i.is_multiple_of(2)))),
            glyph: "dot".into(),
            count: i,
            damaged: 0,
            label: Text::plain("Dot"),
        };
        Scene { areas, pieces: (0..count).map(piece).collect(), ..Scene::default() }
    }

    #[test]
    fn no_two_tokens_overlap_and_none_leaves_its_hex() {
        for discs in [&[][..], &[(0, 0, 400)], &[(-380, -250, 300), (380, 250, 300)], &[(-400, -300, 260), (400, -300, 260), (0, 380, 260)]]
        {
            for count in 0..40 {
                let scene = scene_with(count, discs);
                let layout = Layout::of(&scene);
                assert_eq!(layout.tokens.len(), count as usize, "every piece is drawn");
                for (i, a) in layout.tokens.iter().enumerate() {
                    assert!(Form::Hex.depth(a.centre.x, a.centre.y) >= a.radius, "{count} pieces: {} leaves the hex", a.piece.id.0);
                    for b in &layout.tokens[i + 1..] {
                        assert!(a.centre.distance(b.centre) >= a.radius + b.radius, "{count} pieces, {} discs overlap", discs.len());
                    }
                }
            }
        }
    }

    #[test]
    fn few_pieces_in_space_keep_clear_of_planets() {
        let mut scene = scene_with(4, &[(-380, -250, 300), (380, 250, 300)]);
        for piece in &mut scene.pieces {
            piece.at = "hex".into();
        }
        let layout = Layout::of(&scene);
        for token in &layout.tokens {
            for disc in &layout.spots[1..] {
                let (x, y) = (token.centre.x - disc.centre.x, token.centre.y - disc.centre.y);
                assert!(disc.form.depth(x, y) <= -token.radius);
            }
        }
    }

    #[test]
    fn hexes_lie_where_axial_coordinates_say() {
        let mut scene = scene_with(0, &[]);
        scene.areas[0].outline = Outline::Hex { q: 1, r: -1 };
        let centre = Layout::of(&scene).spots[0].centre;
        assert!((centre.x - 1500.0).abs() < 0.1 && (centre.y + 866.0).abs() < 0.1);
    }
}
