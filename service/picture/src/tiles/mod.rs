//! The layout of tiles: boxes on a map, each with its name along its upper edge, areas in its quarters and a slot in their middle. It places names,
//! signs and pieces in a quarter; see `draw.rs` for how they look.
//!
//! A tile is a box whose style begins with `tile`, a quarter a region inside it. Printed signs stand at the outer edge of a quarter, pieces between
//! that and the middle of the tile. An area called by its tile's name, as "Jord, void 1", shows what is left of that name; a `void` has no name drawn
//! at all.

mod draw;
#[cfg(test)]
mod tests;

use super::fit::text_width;
use super::layout::{Form, Point, Rect, Spot, Token};
use super::tokens::{LEAST_NAME, PLATE, Strength};
use std::collections::BTreeMap;
use sternpost_core::Seat;
use sternpost_show::scene::{Area, Outline, Piece, Role};

/// The radius of what is printed, and how far two of them are apart.
const SIGN: f64 = 138.0;
const SIGNS_APART: f64 = 292.0;
/// The room of a silhouette, the height of a row of them, and the mark before the first.
const FIGURE: f64 = 300.0;
const ROW: f64 = 336.0;
const MARK: f64 = 170.0;
/// The padding of a plate inside its edge, and the gap between its things.
const PAD: f64 = 44.0;
/// The radius of what lies by itself, seen from near and from afar.
const LYING: f64 = 190.0;
const LYING_FAR: f64 = 235.0;

/// Whether an area is a tile of a map.
pub(super) fn is_tile(area: &Area) -> bool {
    area.parent.is_none() && area.style.starts_with("tile") && matches!(area.outline, Outline::Box { .. })
}

/// Whether an area is a part of a tile.
pub(super) fn is_quarter(spot: &Spot<'_>) -> bool {
    spot.area.parent.is_some() && matches!(spot.form, Form::Polygon { .. })
}

/// Whether the name of a quarter is drawn.
pub(super) fn is_named(area: &Area) -> bool {
    !area.style.contains("void")
}

/// A quarter with what stands in it.
pub(super) struct Quarter<'a> {
    pub(super) spot: usize,
    pub(super) rect: Rect,
    /// Whether it lies in the upper half of its tile, and in the left one.
    pub(super) is_upper: bool,
    pub(super) is_left: bool,
    pub(super) plates: Vec<Plate<'a>>,
    /// What lies by itself, from near.
    pub(super) lying: Vec<Token<'a>>,
    /// Structures and what lies by itself, from afar.
    pub(super) seen_far: Vec<Token<'a>>,
    /// How far from the outer edge that begins, with the plates of units.
    far_from_edge: f64,
}

/// The plate of one seat's pieces in a quarter, seen from near.
pub(super) struct Plate<'a> {
    pub(super) owner: Option<Seat>,
    pub(super) rect: Rect,
    pub(super) figures: Vec<Figure<'a>>,
}

/// Some equal pieces on a plate: a silhouette, and how many behind it.
pub(super) struct Figure<'a> {
    pub(super) piece: &'a Piece,
    pub(super) at: Point,
}

impl Figure<'_> {
    /// The room it takes across.
    fn width(piece: &Piece) -> f64 {
        let number = if piece.count == 1 { 0.0 } else { text_width(&piece.count.to_string()) * LEAST_NAME + 10.0 };
        FIGURE + number
    }
}

impl<'a> Quarter<'a> {
    pub(super) fn of(spot: usize, spots: &[Spot<'a>], pieces: &'a [Piece]) -> Self {
        let (here, tile) = (&spots[spot], &spots[spots[spot].root]);
        let (is_upper, is_left) = (here.centre.y < tile.centre.y + 1.0, here.centre.x < tile.centre.x);
        let quarter =
            Self { spot, rect: here.rect(), is_upper, is_left, plates: vec![], lying: vec![], seen_far: vec![], far_from_edge: 0.0 };
        let standing: Vec<&Piece> = pieces.iter().filter(|piece| piece.at == here.area.id).collect();
        quarter.with_lying(&standing).with_plates(here, &standing).with_what_is_seen_far(&standing)
    }

    /// A point by how far it lies from the outer edges of the tile: across and down.
    fn inwards(&self, across: f64, down: f64) -> Point {
        let Rect { x, y, w, h } = self.rect;
        Point::new(if self.is_left { x + across } else { x + w - across }, if self.is_upper { y + down } else { y + h - down })
    }

    /// The position of a choice's number: behind what is printed, further ones before it.
    pub(super) fn place_of_number(&self, before: f64) -> Point {
        let down = LEAST_NAME + SIGNS_APART * 0.5 + 80.0;
        Point::new(self.rect.x + self.rect.w - 190.0 - 380.0 * before, self.inwards(0.0, down).y)
    }

    /// The distance from the outer edge at which the room of pieces begins: below the name and what is printed.
    fn band(&self, area: &Area) -> f64 {
        if is_named(area) { LEAST_NAME + SIGNS_APART + 100.0 } else { 90.0 }
    }

    fn with_plates(mut self, spot: &Spot<'a>, pieces: &[&'a Piece]) -> Self {
        let mut owners: BTreeMap<Option<Seat>, Vec<&'a Piece>> = BTreeMap::new();
        for piece in pieces.iter().filter(|piece| piece.role != Role::Marker) {
            owners.entry(piece.owner).or_default().push(piece);
        }
        let most = self.rect.w - 130.0;
        let mut plates: Vec<Plate<'a>> = owners.into_iter().map(|(owner, pieces)| Plate::of(owner, &pieces, most)).collect();
        let high: f64 = plates.iter().map(|plate| plate.rect.h + 24.0).sum();
        let of_lying = if self.lying.is_empty() { 0.0 } else { 2.0 * LYING + 40.0 };
        let (from, to) = (self.band(spot.area), self.rect.h - 40.0 - of_lying);
        // In the middle of the room there is, and over what is printed where that is too little.
        let mut down = from + ((to - from - high) / 2.0 - if of_lying > 0.0 { 0.0 } else { 60.0 }).max((to - high - from).min(0.0));
        for plate in &mut plates {
            let Rect { w, h, .. } = plate.rect;
            let middle = self.clear_of_the_slot(spot, self.rect.w / 2.0, down + h / 2.0, (w, h));
            plate.move_to(Point::new(middle.x - w / 2.0, middle.y - h / 2.0));
            down += h + 24.0;
        }
        self.plates = plates;
        self
    }

    /// The middle of a box so large, moved outwards until it keeps clear of the slot in the middle of the tile.
    fn clear_of_the_slot(&self, spot: &Spot<'_>, across: f64, down: f64, (w, h): (f64, f64)) -> Point {
        let mut across = across;
        let inner = |across: f64| self.inwards(across + w / 2.0, down + h / 2.0);
        let is_clear = |at: Point| spot.form.depth(at.x - spot.centre.x, at.y - spot.centre.y) > 20.0;
        while !is_clear(inner(across)) && across - 25.0 > w / 2.0 + 45.0 {
            across -= 25.0;
        }
        self.inwards(across, down)
    }

    /// Tokens in the outer corner beside the other quarter: clear of what is printed, whose name may have two lines.
    fn with_lying(mut self, pieces: &[&'a Piece]) -> Self {
        let lying: Vec<&'a Piece> = pieces.iter().copied().filter(|piece| piece.role == Role::Marker).collect();
        let step = (2.1 * LYING).min(self.rect.w * 0.4 / f64::from(u32::try_from(lying.len()).unwrap_or(1).max(1)));
        let at = |i: u32| self.inwards(LYING + 50.0 + f64::from(i) * step, self.rect.h - LYING - 50.0);
        self.lying = (0..).zip(lying).map(|(i, piece)| Token { piece, centre: at(i), radius: LYING }).collect();
        self
    }

    /// Adds what is seen from afar: the plates of units, and below them what else is there, one after the other.
    fn with_what_is_seen_far(mut self, pieces: &[&'a Piece]) -> Self {
        let things: Vec<&'a Piece> = pieces.iter().copied().filter(|piece| matches!(piece.role, Role::Marker | Role::Structure)).collect();
        let owners: std::collections::BTreeSet<Option<Seat>> =
            pieces.iter().filter(|piece| is_counted(piece)).map(|piece| piece.owner).collect();
        let plates = f64::from(u32::try_from(owners.len()).unwrap_or(0));
        let plates_far = plates * (2.0 * PLATE.1 + 40.0);
        let high = plates_far + if things.is_empty() { 0.0 } else { 2.0 * LYING_FAR };
        self.far_from_edge = ((self.rect.h * 0.9 - high) / 2.0).max(70.0);
        let down = self.far_from_edge + plates_far + LYING_FAR;
        let step = (2.15 * LYING_FAR).min((self.rect.w - 160.0) / f64::from(u32::try_from(things.len()).unwrap_or(1).max(1)));
        let at = |i: u32| self.inwards(90.0 + step.min(2.0 * LYING_FAR) / 2.0 + f64::from(i) * step, down);
        self.seen_far = (0..).zip(things).map(|(i, piece)| Token { piece, centre: at(i), radius: LYING_FAR }).collect();
        self
    }

    /// Its pieces with the room each of them takes, as tokens do elsewhere.
    pub(super) fn tokens(&self) -> impl Iterator<Item = Token<'a>> {
        let figures = self.plates.iter().flat_map(|plate| &plate.figures);
        let figures = figures.map(|figure| Token { piece: figure.piece, centre: figure.at, radius: FIGURE / 2.0 });
        figures.chain(self.lying.iter().map(|token| Token { piece: token.piece, centre: token.centre, radius: token.radius }))
    }

    /// Units as numbers: what is seen of them from afar.
    pub(super) fn strengths(&self, pieces: &'a [Piece], spot: &Spot<'a>) -> Vec<Strength<'a>> {
        let mut owners: BTreeMap<Option<Seat>, Vec<&'a Piece>> = BTreeMap::new();
        for piece in pieces.iter().filter(|piece| piece.at == spot.area.id && is_counted(piece)) {
            owners.entry(piece.owner).or_default().push(piece);
        }
        let down = |i: i32| self.far_from_edge + PLATE.1 + f64::from(i) * (2.0 * PLATE.1 + 40.0);
        (0..).zip(owners.into_values()).map(|(i, pieces)| Strength { pieces, centre: self.inwards(self.rect.w / 2.0, down(i)) }).collect()
    }
}

fn is_counted(piece: &Piece) -> bool {
    !matches!(piece.role, Role::Marker | Role::Structure)
}

impl<'a> Plate<'a> {
    /// Rows of silhouettes, no wider than that, around the origin.
    fn of(owner: Option<Seat>, pieces: &[&'a Piece], most: f64) -> Self {
        // What is built stands before what can leave.
        let (built, others): (Vec<&Piece>, Vec<&Piece>) = pieces.iter().partition(|piece| piece.role == Role::Structure);
        let mut rows: Vec<(f64, Vec<Figure<'a>>)> = vec![(MARK, vec![])];
        for piece in built.into_iter().chain(others) {
            let wide = Figure::width(piece);
            if rows.last().is_some_and(|(across, row)| !row.is_empty() && across + wide > most - 2.0 * PAD) {
                rows.push((0.0, vec![]));
            }
            let y = ROW * (f64::from(u32::try_from(rows.len()).unwrap_or(1)) - 0.5);
            if let Some((across, row)) = rows.last_mut() {
                row.push(Figure { piece, at: Point::new(PAD + *across + FIGURE / 2.0, y) });
                *across += wide;
            }
        }
        let wide = rows.iter().map(|(across, _)| *across).fold(0.0, f64::max) + 2.0 * PAD;
        let high = ROW * f64::from(u32::try_from(rows.len()).unwrap_or(1));
        let figures = rows.into_iter().flat_map(|(_, row)| row).collect();
        Self { owner, rect: Rect { x: 0.0, y: 0.0, w: wide, h: high }, figures }
    }

    fn move_to(&mut self, to: Point) {
        let (x, y) = (to.x - self.rect.x, to.y - self.rect.y);
        (self.rect.x, self.rect.y) = (to.x, to.y);
        for figure in &mut self.figures {
            figure.at = Point::new(figure.at.x + x, figure.at.y + y);
        }
    }
}

/// The positions of the pieces of a stack in a slot, the uppermost first: those under it are small beside each other below it.
pub(super) fn stacked(count: usize, centre: Point, radius: f64) -> Vec<(Point, f64)> {
    let below = u32::try_from(count).unwrap_or(1).saturating_sub(1);
    if below == 0 {
        return vec![(centre, radius * 0.9)];
    }
    let step = (radius * 0.5).min(radius * 1.2 / f64::from(below));
    let first = centre.x - step * f64::from(below - 1) / 2.0;
    let under = (0..below).map(|i| (Point::new(first + step * f64::from(i), centre.y + radius * 0.6), radius * 0.24));
    std::iter::once((Point::new(centre.x, centre.y - radius * 0.26), radius * 0.62)).chain(under).collect()
}
