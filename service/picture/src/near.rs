//! The close-up view of a board: the places where something is going on and what lies around them, large enough that every name and number is read on
//! a phone.

use super::draw::Drawing;
use super::layout::{Form, Rect};
use super::tiles;
use std::collections::BTreeSet;
use sternpost_core::Place;
use sternpost_show::scene::{Area, Outline, Scene};

/// The part of a board's width beyond which a look from near is none.
const MOST: f64 = 0.62;
/// The extent of the close-up around a region by itself, in its size.
const AROUND: f64 = 2.4;
/// The same of a tile.
const AROUND_A_TILE: f64 = 1.75;

/// The outermost areas next to one: the hexes around a hex, and what it is linked to.
pub(super) fn neighbours<'s>(scene: &'s Scene, area: &'s Area) -> impl Iterator<Item = &'s Area> {
    let is_next = |other: &Area| match (&area.outline, &other.outline) {
        (Outline::Hex { q, r }, Outline::Hex { q: other_q, r: other_r }) => {
            matches!((other_q - q, other_r - r), (0, -1) | (1, -1) | (1, 0) | (0, 1) | (-1, 1) | (-1, 0))
        }
        (Outline::Box { x, y, w, h }, Outline::Box { x: other_x, y: other_y, .. }) if tiles::is_tile(area) && tiles::is_tile(other) => {
            // Nothing is between them but the line on which something can lie.
            let ((right, down), (far, deep)) =
                ((x.abs_diff(*other_x), y.abs_diff(*other_y)), (w.unsigned_abs() * 3 / 2, h.unsigned_abs() * 3 / 2));
            (right == 0 && down < deep) || (down == 0 && right < far)
        }
        _ => false,
    };
    let is_linked = |other: &Area| scene.links.iter().any(|link| link.between.contains(&area.id) && link.between.contains(&other.id));
    scene.areas.iter().filter(move |other| other.id != area.id && (is_next(other) || is_linked(other)))
}

/// Whether all of these places lie in what is seen from near of some areas; what lies apart from the map is not asked for.
#[must_use]
pub fn is_near(scene: &Scene, focus: &[Place], places: &[Place]) -> bool {
    let centre = scene.areas.iter().filter(|area| focus.contains(&area.id));
    let near: BTreeSet<&Place> = centre.flat_map(|area| neighbours(scene, area).chain([area])).map(|area| &area.id).collect();
    let layout = super::layout::Layout::of(scene);
    places.iter().filter_map(|place| layout.root(place)).all(|root| near.contains(root) || scene.apart.contains(root))
}

/// The outermost area of the map that something lies in.
#[must_use]
pub fn region_of(scene: &Scene, place: &Place) -> Option<Place> {
    let layout = super::layout::Layout::of(scene);
    layout.root(place).filter(|root| !scene.apart.contains(root)).cloned()
}

/// The number of these places that lie on the map itself.
#[must_use]
pub fn on_map(scene: &Scene, places: &[Place]) -> usize {
    let layout = super::layout::Layout::of(scene);
    places.iter().filter_map(|place| layout.root(place)).filter(|root| !scene.apart.contains(root)).count()
}

impl Drawing<'_> {
    /// The part of the board that the close-up shows, of the form of the whole; none if that would be most of it.
    pub(super) fn near(&self, all: Rect) -> Option<Rect> {
        let focus: Vec<_> = self.options.near.iter().filter_map(|place| self.layout.spot(place)).collect();
        let around = focus.iter().flat_map(|spot| neighbours(self.scene, spot.area)).filter_map(|area| self.layout.spot(&area.id));
        let is_of_tiles = focus.iter().any(|spot| tiles::is_tile(spot.area));
        let scale = if is_of_tiles || focus.iter().any(|spot| matches!(spot.form, Form::Hex)) { 1.0 } else { AROUND };
        let core = hull(focus.iter().copied().chain(self.picked_near()).map(|spot| widened(spot.rect(), scale)))?;
        if is_of_tiles {
            let around = hull(focus.iter().map(|spot| widened(spot.rect(), AROUND_A_TILE)).chain([core]))?;
            return [about(core, around), widened(core, 1.06)]
                .into_iter()
                .map(|seen| shaped(seen, all))
                .find(|seen| seen.w <= all.w * MOST);
        }
        let together = hull(focus.iter().copied().chain(around).map(super::layout::Spot::rect).chain([core]))?;
        [about(core, together), core].into_iter().map(|seen| shaped(widened(seen, 1.06), all)).find(|seen| seen.w <= all.w * MOST)
    }

    /// The core of a close-up, which lies whole and in the middle of it: where a move leads, and where it comes from.
    pub(super) fn core(&self) -> Option<Rect> {
        let focus = self.options.near.iter().filter_map(|place| self.layout.spot(place));
        hull(focus.chain(self.picked_near()).map(super::layout::Spot::rect))
    }

    /// The regions in which something can be picked, as long as all of them are near.
    fn picked_near(&self) -> Vec<&super::layout::Spot<'_>> {
        let places: Vec<Place> = self.options.marks.iter().map(|mark| mark.place.clone()).collect();
        if !is_near(self.scene, &self.options.near, &places) {
            return vec![];
        }
        let root = |place: &Place| self.layout.root(place).filter(|root| !self.scene.apart.contains(root)).cloned();
        let roots: BTreeSet<Place> = places.iter().filter_map(root).collect();
        roots.iter().filter_map(|root| self.layout.spot(root)).collect()
    }
}

fn hull(rects: impl Iterator<Item = Rect>) -> Option<Rect> {
    let edges = rects.map(|rect| [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h]);
    let [left, top, right, bottom] = edges.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])?;
    Some(Rect { x: left, y: top, w: right - left, h: bottom - top })
}

/// So much as a part has room, around the middle of what it is about.
fn about(core: Rect, room: Rect) -> Rect {
    let (middle, w, h) = (core.centre(), room.w, room.h);
    Rect { x: middle.x - w / 2.0, y: middle.y - h / 2.0, w, h }
}

fn widened(rect: Rect, by: f64) -> Rect {
    let (middle, w, h) = (rect.centre(), rect.w * by, rect.h * by);
    Rect { x: middle.x - w / 2.0, y: middle.y - h / 2.0, w, h }
}

/// A part in the form of the whole, and inside it: then nothing jumps where a script takes over.
fn shaped(part: Rect, all: Rect) -> Rect {
    let scale = (part.w / all.w).max(part.h / all.h).min(1.0);
    let (w, h, middle) = (all.w * scale, all.h * scale, part.centre());
    let held = |at: f64, size: f64, from: f64, room: f64| (at - size / 2.0).clamp(from, from + room - size);
    Rect { x: held(middle.x, w, all.x, all.w), y: held(middle.y, h, all.y, all.h), w, h }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_move_is_about_lies_in_the_middle_of_what_is_near() {
        let core = Rect { x: 0.0, y: 0.0, w: 200.0, h: 100.0 };
        let room = Rect { x: -300.0, y: -50.0, w: 500.0, h: 300.0 };
        let seen = about(core, room);
        assert_eq!((seen.centre().x, seen.centre().y), (100.0, 50.0));
        assert!(seen.x <= core.x && seen.x + seen.w >= core.x + core.w && seen.y <= core.y && seen.y + seen.h >= core.y + core.h);
    }

    #[test]
    fn what_is_near_has_the_form_of_the_whole_and_lies_in_it() {
        let all = Rect { x: -1000.0, y: -500.0, w: 2000.0, h: 1000.0 };
        let seen = shaped(Rect { x: -990.0, y: 300.0, w: 100.0, h: 190.0 }, all);
        assert_eq!(seen, Rect { x: -1000.0, y: 300.0, w: 380.0, h: 190.0 });
        assert_eq!(shaped(Rect { x: 0.0, y: 0.0, w: 9000.0, h: 10.0 }, all), all);
    }
}
