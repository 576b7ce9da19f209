//! Geometry of polygons: the depth of a point inside one, its inset, and its extent.

use super::layout::Point;

/// The sides of a form, each as its two ends.
fn sides(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    corners.iter().zip(corners.iter().cycle().skip(1)).map(|(from, to)| (*from, *to))
}

/// The depth of a point inside; negative outside.
pub(super) fn depth(corners: &[Point], x: f64, y: f64) -> f64 {
    Measured::of(corners).depth(x, y)
}

/// A form that is asked for the depth of many points.
pub(super) struct Measured {
    /// Where each side begins, where it goes, one by the square of its length, and one by how far it goes down.
    sides: Vec<(Point, Point, f64, f64)>,
}

impl Measured {
    pub(super) fn of(corners: &[Point]) -> Self {
        let side = |(from, to): (Point, Point)| {
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            (from, Point::new(dx, dy), 1.0 / (dx * dx + dy * dy).max(1.0), 1.0 / dy)
        };
        Self { sides: sides(corners).map(side).collect() }
    }

    /// The depth of a point inside; negative outside.
    pub(super) fn depth(&self, x: f64, y: f64) -> f64 {
        let (mut nearest, mut is_inside) = (f64::MAX, false);
        for (from, to, by_length, by_down) in &self.sides {
            let (right, down) = (x - from.x, y - from.y);
            let along = ((right * to.x + down * to.y) * by_length).clamp(0.0, 1.0);
            let (aside, away) = (right - along * to.x, down - along * to.y);
            nearest = nearest.min(aside * aside + away * away);
            // A level side is crossed by no level line.
            if (down < 0.0) != (down < to.y) && right < down * by_down * to.x {
                is_inside = !is_inside;
            }
        }
        let nearest = nearest.sqrt();
        if is_inside { nearest } else { -nearest }
    }
}

/// Twice the area, positive if the corners go clockwise as seen on the board.
fn twice_area(corners: &[Point]) -> f64 {
    sides(corners).map(|(from, to)| from.x * to.y - to.x * from.y).sum()
}

/// Whether corners go clockwise as seen on the board.
pub(super) fn is_clockwise(corners: &[Point]) -> bool {
    twice_area(corners) > 0.0
}

/// The area.
pub(super) fn area(corners: &[Point]) -> f64 {
    twice_area(corners).abs() / 2.0
}

/// The same form, each side moved inwards; good enough for rims that are narrow beside the form.
pub(super) fn inset(corners: &[Point], by: f64) -> Vec<Point> {
    let inwards = twice_area(corners).signum() * by;
    let normal = |from: Point, to: Point| {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1.0);
        (-dy / length, dx / length)
    };
    let before = corners.iter().cycle().skip(corners.len().saturating_sub(1));
    let after = corners.iter().cycle().skip(1);
    let moved = corners.iter().zip(before).zip(after).map(|((at, before), after)| {
        let ((ax, ay), (bx, by)) = (normal(*before, *at), normal(*at, *after));
        // The bisector, longer the sharper the corner is.
        let stretch = inwards / (1.0 + ax * bx + ay * by).max(0.25);
        Point::new(at.x + (ax + bx) * stretch, at.y + (ay + by) * stretch)
    });
    moved.collect()
}

/// The smallest box around it: left, top, right, bottom.
pub(super) fn bounds(corners: &[Point]) -> [f64; 4] {
    let none = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
    corners.iter().fold(none, |[left, top, right, bottom], at| [left.min(at.x), top.min(at.y), right.max(at.x), bottom.max(at.y)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square() -> Vec<Point> {
        [(-100.0, -100.0), (100.0, -100.0), (100.0, 100.0), (-100.0, 100.0)].map(|(x, y)| Point::new(x, y)).to_vec()
    }

    #[test]
    fn depth_is_the_way_to_the_nearest_side() {
        assert!((depth(&square(), 0.0, 40.0) - 60.0).abs() < 0.01);
        assert!((depth(&square(), 130.0, 0.0) + 30.0).abs() < 0.01);
        assert!((area(&square()) - 40_000.0).abs() < 0.01);
    }

    #[test]
    fn an_inset_form_lies_inside_whichever_way_its_corners_go() {
        let mut corners = square();
        for _ in 0..2 {
            let inner = inset(&corners, 10.0);
            assert!(inner.iter().all(|at| (at.x.abs() - 90.0).abs() < 0.01 && (at.y.abs() - 90.0).abs() < 0.01), "{inner:?}");
            corners.reverse();
        }
    }
}
