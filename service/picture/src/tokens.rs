//! The layout of pieces in the open: as tokens that touch neither each other nor a name nor a slot.
//!
//! All pieces of one top-level area get the same size, the largest at which they fit. What is in slots, in boxes inside other
//! areas and on cards has its own places: see `boxes.rs`.

use super::boxes;
use super::layout::{Form, Hole, Point, Spot, Token};
use super::polygon::Measured;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use sternpost_core::Seat;
use sternpost_show::scene::Piece;

/// The distance that tokens keep from slots: the number on a token stands out.
const BESIDE_SLOTS: f64 = 60.0;
/// Token radii tried, largest first; in regions they are scaled.
const RADII: [f64; 10] = [185.0, 165.0, 148.0, 132.0, 118.0, 104.0, 90.0, 75.0, 60.0, 45.0];

/// The obstacles that a token must keep clear of.
struct Room<'s, 'a> {
    root: &'s Spot<'a>,
    inner: Vec<&'s Spot<'a>>,
    holes: Vec<&'s Hole<'a>>,
    is_crowded: bool,
    /// Its outline, if it is a region's.
    outline: Option<Measured>,
    /// Points all over it, each with its clearance: measured once, asked for with every size that is tried.
    points: OnceCell<Vec<(Point, f64)>>,
}

impl<'s, 'a> Room<'s, 'a> {
    fn new(root: &'s Spot<'a>, inner: Vec<&'s Spot<'a>>, holes: Vec<&'s Hole<'a>>, is_crowded: bool) -> Self {
        let outline = match &root.form {
            Form::Polygon { corners } => Some(Measured::of(corners)),
            Form::Hex | Form::Disc { .. } | Form::Box { .. } => None,
        };
        Self { root, inner, holes, is_crowded, outline, points: OnceCell::new() }
    }

    /// The middle of it: a region is measured from where its name stands, which need not be there.
    fn middle(&self) -> Point {
        if matches!(self.root.form, Form::Polygon { .. }) { self.root.rect().centre() } else { self.root.centre }
    }

    /// Points all over it that lie inside, each with its clearance.
    fn points(&self) -> &[(Point, f64)] {
        self.points.get_or_init(|| {
            let ((half_width, half_height), middle) = (self.root.form.half(), self.middle());
            let row = |row: i32| {
                (-14_i32..=14).map(move |column| {
                    Point::new(middle.x + f64::from(column) * half_width / 15.0, middle.y + f64::from(row) * half_height / 15.0)
                })
            };
            let points = (-14_i32..=14).flat_map(row);
            points.map(|at| (at, self.clearance(at))).filter(|(_, clear)| *clear > 0.0).collect()
        })
    }

    /// The clearance of a token's centre in open space: up to the edge, the inner areas and the names.
    fn clearance(&self, at: Point) -> f64 {
        let (x, y) = (at.x - self.root.centre.x, at.y - self.root.centre.y);
        let mut room = self.outline.as_ref().map_or_else(|| self.root.form.depth(x, y), |outline| outline.depth(x, y));
        for hole in &self.holes {
            room = room.min(at.distance(hole.centre) - hole.radius - BESIDE_SLOTS);
        }
        if self.is_crowded {
            return room;
        }
        for inner in &self.inner {
            room = room.min(-inner.form.depth(at.x - inner.centre.x, at.y - inner.centre.y));
        }
        let (_, half) = self.root.form.half();
        match &self.root.form {
            // A hex has its name along the upper edge and its notes along the lower one.
            Form::Hex => {
                let to_name = if y > 0.0 && self.root.area.notes.is_empty() { f64::MAX } else { half - 190.0 - y.abs() };
                room.min(to_name)
            }
            Form::Box { .. } => room.min(y + half - boxes::strip(self.root)),
            Form::Disc { .. } => room,
            Form::Polygon { .. } => {
                let (width, height) = name_room(self.root);
                room.min((x.abs() - width).max(y.abs() - height))
            }
        }
    }
}

/// The room in an outermost area: with names and inner areas kept clear, and without.
pub(super) struct Rooms<'s, 'a>([Room<'s, 'a>; 2]);

impl<'s, 'a> Rooms<'s, 'a> {
    pub(super) fn of(root: usize, spots: &'s [Spot<'a>], holes: &'s [Hole<'a>]) -> Self {
        Self([false, true].map(|is_crowded| {
            let inner = spots.iter().enumerate().filter(|(i, spot)| spot.root == root && *i != root).map(|(_, spot)| spot).collect();
            let holes = holes.iter().filter(|hole| spots[hole.spot].root == root).collect();
            Room::new(&spots[root], inner, holes, is_crowded)
        }))
    }
}

/// Half the room that the name of a polygon takes around its centre: across and down.
pub(super) fn name_room(spot: &Spot<'_>) -> (f64, f64) {
    let size = name_size(spot);
    (size * 2.7, size * if spot.area.glyph.is_some() { 1.75 } else { 1.4 })
}

/// The least size of letters on a ring that is as wide as a page for two.
pub(super) const LEAST_NAME: f64 = 268.0;

/// The size of a polygon's name.
pub(super) fn name_size(spot: &Spot<'_>) -> f64 {
    (spot.form.scale() * 130.0).max(LEAST_NAME)
}

/// The pieces of one owner in a region, as one number: what is seen of them from afar.
pub(super) struct Strength<'a> {
    pub(super) pieces: Vec<&'a Piece>,
    pub(super) centre: Point,
}

/// Half the width of a strength's plate, and half its height.
pub(super) const PLATE: (f64, f64) = (290.0, 190.0);

/// Places the strengths of a region.
pub(super) fn place_strengths<'a>(root: usize, spots: &[Spot<'a>], rooms: &Rooms<'_, 'a>, pieces: &'a [Piece]) -> Vec<Strength<'a>> {
    let mut owners: BTreeMap<Option<Seat>, Vec<&'a Piece>> = BTreeMap::new();
    for piece in pieces.iter().filter(|piece| piece.at == spots[root].area.id) {
        owners.entry(piece.owner).or_default().push(piece);
    }
    if owners.is_empty() {
        return vec![];
    }
    for room in &rooms.0 {
        // Plates are wider than high: two rows of them may come closer than circles around them.
        for radius in [340.0, 300.0, 260.0] {
            if let Some(points) = in_open_space(room, &[], owners.len(), radius) {
                return owners.into_values().zip(points).map(|(pieces, centre)| Strength { pieces, centre }).collect();
            }
        }
    }
    let centre = spots[root].rect().centre();
    let at = |i: i32| Point::new(centre.x, centre.y + f64::from(i) * PLATE.1 * 2.0);
    (0_i32..).zip(owners.into_values()).map(|(i, pieces)| Strength { pieces, centre: at(i) }).collect()
}

/// Places the pieces that stand in a top-level area or in an area inside it.
pub(super) fn place_pieces<'a>(root: usize, spots: &[Spot<'a>], rooms: &Rooms<'_, 'a>, pieces: &'a [Piece]) -> Vec<Token<'a>> {
    let mut groups: BTreeMap<(usize, Option<Seat>), Vec<&'a Piece>> = BTreeMap::new();
    for piece in pieces {
        if let Some(i) = spots.iter().position(|spot| spot.area.id == piece.at)
            && spots[i].root == root
            && !boxes::has_rows(&spots[i])
        {
            // In a region pieces of all owners share their rows: it has few kinds, and more room for each that way.
            let owner = if matches!(spots[root].form, Form::Polygon { .. }) { None } else { piece.owner };
            groups.entry((i, owner)).or_default().push(piece);
        }
    }
    if groups.is_empty() {
        return vec![];
    }
    // What lies in inner areas comes first: it has less choice.
    let mut order: Vec<_> = groups.into_iter().collect();
    order.sort_by_key(|((spot, owner), _)| (*spot == root, *spot, *owner));
    for room in &rooms.0 {
        for radius in RADII.map(|radius| radius * spots[root].form.scale()) {
            if let Some(tokens) = try_radius(room, root, spots, &order, radius) {
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
    let bounds = room.root.rect();
    let is_within = |at: Point| at.x > bounds.x && at.y > bounds.y && at.x < bounds.x + bounds.w && at.y < bounds.y + bounds.h;
    let is_free = |at: Point| is_within(at) && !touches(at, radius, tokens) && room.clearance(at) >= radius * 1.1;
    let shift = if count.is_multiple_of(2) { step / 2.0 } else { 0.0 };
    let row = |row: i32| {
        let at = move |column: i32| Point::new(anchor.x + f64::from(column) * step + shift, anchor.y + f64::from(row) * step);
        (-9_i32..=9).map(at)
    };
    let mut tried: Vec<Point> = (-9_i32..=9).flat_map(row).collect();
    let far = |at: &Point| (at.x - anchor.x).powi(2) + ((at.y - anchor.y) * 1.5).powi(2);
    tried.sort_by(|a, b| far(a).total_cmp(&far(b)));
    let mut points: Vec<Point> = tried.into_iter().filter(|at| is_free(*at)).take(count).collect();
    if points.len() < count {
        return None;
    }
    points.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    Some(points)
}

fn roomiest(room: &Room<'_, '_>, tokens: &[Token<'_>], radius: f64) -> Option<Point> {
    let middle = room.middle();
    let mut best: Option<(f64, Point)> = None;
    for (at, clear) in room.points().iter().filter(|(_, clear)| *clear >= radius * 1.1) {
        let to_tokens = tokens.iter().map(|token| at.distance(token.centre) - token.radius).fold(f64::MAX, f64::min);
        let clear = clear.min(to_tokens);
        // The middle is preferred among places that are nearly as roomy.
        let worth = clear - at.distance(middle) * 0.08;
        if clear >= radius * 1.1 && best.is_none_or(|(most, _)| worth > most + 0.5) {
            best = Some((worth, *at));
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
