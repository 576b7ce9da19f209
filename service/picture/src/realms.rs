//! The realms of seats: the areas of one seat are tinted in its colour, and each connected group of them has one border, lit from within and hatched
//! along it.

use super::draw::Drawing;
use super::layout::{Form, Point, Spot};
use super::polygon;
use super::style;
use super::xml::put;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use sternpost_core::{Place, Seat};
use sternpost_show::scene::{Role, Scene};

/// The holder of an area of the map: its owner; else that of the only fleet there; else that of whoever has all that lies in it.
pub(super) fn holder(scene: &Scene, spot: &Spot<'_>) -> Option<Seat> {
    let area = spot.area;
    if area.owner.is_some() || !matches!(spot.form, Form::Hex) {
        return area.owner;
    }
    let is_ship = |role: Role| matches!(role, Role::Unit | Role::Chief | Role::Escort);
    let mut fleets: Vec<Seat> =
        scene.pieces.iter().filter(|piece| piece.at == area.id && is_ship(piece.role)).filter_map(|piece| piece.owner).collect();
    fleets.dedup();
    let first = fleets.first().copied();
    if first.is_some() {
        return first.filter(|seat| fleets.iter().all(|other| other == seat));
    }
    let mut owners = scene.areas.iter().filter(|inner| inner.parent.as_ref() == Some(&area.id)).map(|inner| inner.owner);
    let first = owners.next()??;
    owners.all(|owner| owner == Some(first)).then_some(first)
}

/// A point as a key: borders of neighbours meet within a few thousandths.
type Corner = (i64, i64);

#[expect(clippy::cast_possible_truncation, reason = "a board is some ten thousand units wide")]
fn corner(at: Point) -> Corner {
    ((at.x / 4.0).round() as i64, (at.y / 4.0).round() as i64)
}

/// The borders around areas: sides that two of them share are none.
fn borders(forms: &[Vec<Point>]) -> Vec<Vec<Point>> {
    let mut sides: BTreeMap<(Corner, Corner), Point> = BTreeMap::new();
    for form in forms {
        for (from, to) in form.iter().zip(form.iter().cycle().skip(1)) {
            if sides.remove(&(corner(*to), corner(*from))).is_none() {
                sides.insert((corner(*from), corner(*to)), *from);
            }
        }
    }
    let mut found = vec![];
    while let Some(((first, mut at), from)) = sides.pop_first() {
        let mut border = vec![from];
        while at != first {
            let Some(next) = sides.range((at, (i64::MIN, i64::MIN))..).next().map(|(side, _)| *side).filter(|side| side.0 == at) else {
                break;
            };
            border.extend(sides.remove(&next));
            at = next.1;
        }
        found.push(border);
    }
    found
}

/// The corners of a hex or polygon on the board, clockwise.
fn corners(spot: &Spot<'_>) -> Vec<Point> {
    let Point { x, y } = spot.centre;
    match &spot.form {
        Form::Hex => {
            let half = super::layout::HALF_HEIGHT;
            let around = [(1000.0, 0.0), (500.0, half), (-500.0, half), (-1000.0, 0.0), (-500.0, -half), (500.0, -half)];
            around.map(|(right, down)| Point::new(x + right, y + down)).to_vec()
        }
        Form::Polygon { corners } => {
            let mut around: Vec<Point> = corners.iter().map(|at| Point::new(x + at.x, y + at.y)).collect();
            if !polygon::is_clockwise(&around) {
                around.reverse();
            }
            around
        }
        Form::Disc { .. } | Form::Box { .. } => vec![],
    }
}

/// Borders as one path, each moved inwards. What lies inside is on the right of its border.
fn path(borders: &[Vec<Point>], inwards: f64) -> String {
    let mut path = String::new();
    for border in borders {
        // A border around a hole runs the other way, and its inside is without.
        let turn = if polygon::is_clockwise(border) { inwards } else { -inwards };
        for (i, at) in polygon::inset(border, turn).iter().enumerate() {
            let _ = write!(path, "{}{:.0} {:.0}", if i == 0 { 'M' } else { 'L' }, at.x, at.y);
        }
        path.push('Z');
    }
    path
}

impl Drawing<'_> {
    /// The hatching of every seat.
    pub(super) fn definitions_of_realms(&mut self) {
        for (seat, _) in self.colours.iter() {
            let look = self.look(Some(seat));
            self.out.push_str(&look.hatch.pattern(&format!("sp-h{seat}"), look.bright));
        }
    }

    /// The realms of all seats among some outermost areas, under what stands there.
    pub(super) fn realms(&mut self, roots: &[Place]) {
        let mut held: BTreeMap<Seat, Vec<Vec<Point>>> = BTreeMap::new();
        for spot in self.layout.spots.iter().filter(|spot| roots.contains(&spot.area.id)) {
            let form = corners(spot);
            if let Some(seat) = holder(self.scene, spot).filter(|_| !form.is_empty()) {
                held.entry(seat).or_default().push(form);
            }
        }
        for (seat, forms) in held {
            self.realm(seat, &borders(&forms));
        }
    }

    /// The realm of a seat that is this area alone.
    pub(super) fn realm_of(&mut self, seat: Seat, spot: &Spot<'_>) {
        self.realm(seat, &borders(&[corners(spot)]));
    }

    fn realm(&mut self, seat: Seat, borders: &[Vec<Point>]) {
        let style::Look { bright, .. } = self.look(Some(seat));
        let whole = path(borders, 0.0);
        put!(self, r##"<g pointer-events="none" data-realm="{seat}"><path d="{whole}" fill="{bright}" fill-opacity=".12"/>"##);
        let band = format!("{}{}", path(borders, 40.0), path(borders, 270.0));
        put!(self, r##"<path d="{band}" fill="url(#sp-h{seat})" fill-rule="evenodd" fill-opacity=".36"/>"##);
        put!(self, r#"<g fill="none" stroke="{bright}" stroke-linejoin="round">"#);
        for (inwards, width, opacity) in [(95.0, 150, ".2"), (38.0, 42, "1")] {
            put!(self, r#"<path d="{}" stroke-width="{width}" stroke-opacity="{opacity}"/>"#, path(borders, inwards));
        }
        self.out.push_str("</g></g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(x: f64, y: f64) -> Vec<Point> {
        let half = super::super::layout::HALF_HEIGHT;
        [(1000.0, 0.0), (500.0, half), (-500.0, half), (-1000.0, 0.0), (-500.0, -half), (500.0, -half)]
            .map(|(right, down)| Point::new(x + right, y + down))
            .to_vec()
    }

    #[test]
    fn neighbours_have_one_border_and_what_lies_apart_has_its_own() {
        let half = super::super::layout::HALF_HEIGHT;
        let together = borders(&[hex(0.0, 0.0), hex(1500.0, half)]);
        assert_eq!(together.iter().map(Vec::len).collect::<Vec<_>>(), [10]);
        let apart = borders(&[hex(0.0, 0.0), hex(6000.0, 0.0)]);
        assert_eq!(apart.iter().map(Vec::len).collect::<Vec<_>>(), [6, 6]);
    }

    #[test]
    fn a_ring_of_areas_has_a_border_within_that_keeps_clear_of_what_is_not_its_own() {
        let half = super::super::layout::HALF_HEIGHT;
        let ring = [(0.0, -2.0), (1500.0, -1.0), (1500.0, 1.0), (0.0, 2.0), (-1500.0, 1.0), (-1500.0, -1.0)];
        let found = borders(&ring.map(|(x, y)| hex(x, y * half)));
        let mut sides: Vec<usize> = found.iter().map(Vec::len).collect();
        sides.sort_unstable();
        assert_eq!(sides, [6, 18]);
        let hole = found.iter().find(|border| border.len() == 6).unwrap();
        let moved = polygon::inset(hole, if polygon::is_clockwise(hole) { 100.0 } else { -100.0 });
        assert!(moved.iter().all(|at| at.x.hypot(at.y) > 1000.0), "the hole's border is drawn on the ring, not in the hole");
    }
}
