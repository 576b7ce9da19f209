//! The emblem in a home hex, of the seat whose home it is: beside the hex's discs, where neither names nor fleets stand.

use super::super::density::Side;
use super::super::layout::{Point, Spot};
use sternpost_show::scene::{Emblem, Scene};

/// Places the emblem of a hex: which one, where, and how large. That depends on the number of discs, on whether signs stand to the left of them, and
/// on whether tokens lie above them.
pub(super) fn place<'a>(
    side: Side,
    spot: &Spot<'_>,
    scene: &'a Scene,
    (discs, has_sign, has_token): (usize, bool, bool),
) -> Option<(&'a Emblem, Point, f64)> {
    let is_drawn = |emblem: &&Emblem| super::super::emblem(&emblem.style).is_some();
    let emblem = scene.emblems.iter().find(|emblem| emblem.home.as_ref() == Some(&spot.area.id)).filter(is_drawn)?;
    let size = if side == Side::Near { 300.0 } else { 370.0 };
    let (at, size) = match discs {
        0 => (Point::new(0.0, -480.0), size),
        1 if has_sign => (Point::new(520.0, -600.0), 280.0),
        1 => (Point::new(-535.0, -520.0), size),
        // Beside a token that lies there.
        2 if has_token => (Point::new(-130.0, -670.0), 280.0),
        2 => (Point::new(0.0, -670.0), size),
        _ => (Point::new(-520.0, -555.0), 220.0),
    };
    Some((emblem, at, size))
}
