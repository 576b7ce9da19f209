//! The layout of hexes: where discs, names, fleets, garrisons and tokens stand in one, for each side of a drawing. See `density.rs`.
//!
//! Measured from the hex's centre, in thousandths of its radius. Discs lie where the scene says; a game that puts them into the upper
//! half leaves the lower one to fleets.

mod counters;
mod discs;
mod draw;
mod emblems;
mod names;
mod plates;
mod rows;
mod signs;
#[cfg(test)]
mod tests;

use super::density::Side;
use super::layout::{Point, Rect, Spot};
use super::words::Words;
pub(super) use discs::Yield;
pub(super) use names::Name;
pub(super) use plates::{Plate, Stand};
use std::collections::BTreeSet;
use sternpost_core::Place;
use sternpost_show::scene::{Emblem, Piece, Role, Scene};

/// Everything in one hex.
pub(super) struct Plan<'a> {
    pub(super) spot: &'a Spot<'a>,
    pub(super) near: Content<'a>,
    pub(super) far: Content<'a>,
}

/// The content of one side of a hex.
#[derive(Default)]
pub(super) struct Content<'a> {
    pub(super) discs: Vec<Disc<'a>>,
    pub(super) names: Vec<Name>,
    pub(super) plates: Vec<Plate<'a>>,
    pub(super) markers: Vec<Stand<'a>>,
    /// Where the hex's own signs stand, and how large.
    pub(super) signs: Vec<(usize, Point, f64)>,
    /// What lies in it in numbers.
    pub(super) counters: Vec<counters::Counter>,
    /// Whose home it is, where its emblem stands, and how large.
    pub(super) emblem: Option<(&'a Emblem, Point, f64)>,
}

/// A disc in the hex.
pub(super) struct Disc<'a> {
    pub(super) spot: &'a Spot<'a>,
    pub(super) at: Point,
    pub(super) radius: f64,
    /// -1 or 1 where another disc lies beside it, so that its signs stand on the other side.
    pub(super) side: f64,
}

impl Disc<'_> {
    /// The room of what it yields.
    pub(super) fn values(&self, size: f64) -> Rect {
        let (w, h) = (size * 1.75, size * 0.76);
        Rect { x: self.at.x - w / 2.0, y: self.at.y + self.yields_down(size) - h / 2.0, w, h }
    }

    /// The distance below its middle at which its yield stands, so that more of a large world is seen, and what stands on it has room below.
    pub(super) fn yields_down(&self, size: f64) -> f64 {
        (self.radius - 230.0 - (size - 245.0) * 0.84).max(0.0)
    }
}

impl<'a> Plan<'a> {
    pub(super) fn of(spot: &'a Spot<'a>, spots: &'a [Spot<'a>], scene: &'a Scene, words: &Words<'_>) -> Self {
        let content = |side| Content::of(side, spot, spots, scene, words);
        Self { spot, near: content(Side::Near), far: content(Side::Far) }
    }

    pub(super) fn content(&self, side: Side) -> &Content<'a> {
        match side {
            Side::Near => &self.near,
            Side::Far => &self.far,
        }
    }
}

impl<'a> Content<'a> {
    fn of(side: Side, spot: &'a Spot<'a>, spots: &'a [Spot<'a>], scene: &'a Scene, words: &Words<'_>) -> Self {
        let discs = discs(spot, spots);
        let at = |place: &Place| scene.pieces.iter().filter(|piece| piece.at == *place).collect::<Vec<&Piece>>();
        let in_space = at(&spot.area.id);
        let fleets: BTreeSet<_> = in_space.iter().filter(|piece| piece.role != Role::Marker).map(|piece| piece.owner).collect();
        let names = if side == Side::Near { names::place(spot, &discs, fleets.len(), words) } else { vec![] };
        let has_fleet = !fleets.is_empty();
        let below_names = names.iter().map(|name| name.rect()).map(|rect| rect.y + rect.h).fold(-866.0, f64::max);
        let signs = signs::place(side, spot, (discs.len(), has_fleet, below_names));
        let emblem =
            emblems::place(side, spot, scene, (discs.len(), !signs.is_empty(), in_space.iter().any(|piece| piece.role == Role::Marker)));
        let counters = counters::place(side, spot, scene, below_names);
        let mut content = Self { discs, names, signs, counters, emblem, ..Self::default() };
        content.place_fleets(side, &in_space, scene);
        let tokens = in_space.iter().copied().filter(|piece| piece.role == Role::Marker);
        content.markers.extend(plates::tokens(
            side,
            content.discs.len(),
            !content.signs.is_empty() || content.emblem.is_some(),
            &tokens.collect::<Vec<_>>(),
        ));
        for (i, id) in content.discs.iter().map(|disc| disc.spot.area.id.clone()).enumerate().collect::<Vec<_>>() {
            content.place_garrisons(side, i, &at(&id));
        }
        content
    }

    /// The position of a piece in the hex, as a disc around it; of one that this side does not show, the plate on which it stands.
    pub(super) fn disc(&self, place: &Place) -> Option<(Point, f64)> {
        let shown = self.plates.iter().flat_map(|plate| &plate.stands).chain(&self.markers).find(|stand| stand.piece.id == *place);
        shown.map(|stand| (stand.at, stand.size * 0.62)).or_else(|| {
            let plate = self.plates.iter().find(|plate| plate.unseen.iter().any(|piece| piece.id == *place))?;
            Some((plate.rect.centre(), plate.rect.w.min(plate.rect.h) * 0.62))
        })
    }
}

/// The discs of a hex, the same seen from near and from afar.
fn discs<'a>(spot: &Spot<'a>, spots: &'a [Spot<'a>]) -> Vec<Disc<'a>> {
    let inner: Vec<&Spot<'a>> = spots.iter().filter(|inner| inner.area.parent.as_ref() == Some(&spot.area.id)).collect();
    let several = inner.len() > 1;
    let disc = |inner: &'a Spot<'a>| {
        let at = Point::new(inner.centre.x - spot.centre.x, inner.centre.y - spot.centre.y);
        let side = if several && at.x.abs() > 1.0 { at.x.signum() } else { 0.0 };
        Disc { spot: inner, at, radius: inner.form.half().0, side }
    };
    inner.into_iter().map(disc).collect()
}
