//! The signs of a hex itself: wormholes, by their letters.

use super::super::density::Side;
use super::super::layout::{Point, Spot};
use super::super::style;
use sternpost_show::scene::Badge;

/// Whether a badge is drawn as arms around its sign.
fn is_sign(badge: &Badge) -> bool {
    !badge.sign.is_empty() && !style::is_counter(&badge.style)
}

/// Places the badges of a hex: which ones, where, and how large. That depends on the number of discs, on whether there are ships, and on where the
/// names end.
pub(super) fn place(side: Side, spot: &Spot<'_>, (discs, has_fleet, below_names): (usize, bool, f64)) -> Vec<(usize, Point, f64)> {
    let drawn: Vec<usize> = spot.area.badges.iter().enumerate().filter(|(_, badge)| is_sign(badge)).map(|(i, _)| i).collect();
    let all = f64::from(u32::try_from(drawn.len()).unwrap_or(u32::MAX));
    let small = match side {
        Side::Near => 185.0,
        Side::Far => 225.0,
    };
    let at = |i: f64| match (discs, side) {
        (0, _) => {
            let radius = if all > 1.0 {
                230.0
            } else if has_fleet {
                250.0
            } else {
                320.0
            };
            let y = match side {
                Side::Near => (below_names + radius + 50.0_f64).max(60.0),
                Side::Far if has_fleet => -330.0,
                Side::Far => 0.0,
            };
            (Point::new((i - (all - 1.0) / 2.0) * radius * 2.4, y), radius)
        }
        (1, Side::Near) => (Point::new(-460.0 - i * 90.0, -550.0 + i * 390.0), small),
        (1, Side::Far) => (Point::new(-500.0 - i * 90.0, -560.0 + i * 470.0), small),
        (_, _) => (Point::new(i * small * 2.2 - 60.0, -866.0 + small * 1.1), small),
    };
    (0_i32..)
        .zip(drawn)
        .map(|(i, badge)| {
            let (point, radius) = at(f64::from(i));
            (badge, point, radius)
        })
        .collect()
}
