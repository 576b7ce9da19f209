//! Tests of where things stand in the quarters of a tile.

use super::super::layout::{Layout, Rect};
use super::stacked;
use crate::layout::Point;
use sternpost_core::{Place, Seat, Text};
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Outline, Piece, Role, Slot};

/// A tile of four worlds with so many kinds of units of so many seats in each, three of a kind.
fn tile(kinds: usize, seats: u8) -> Scene {
    let place = Place::from("tile");
    let mut scene = Scene::default();
    scene.areas.push(Area::new(place.clone(), Outline::Box { x: 0, y: 0, w: 3500, h: 3830 }, "tile", Text::plain("tile")));
    for (ix, iy) in [(1, 1), (-1, 1), (-1, -1), (1, -1)] {
        let id = format!("quarter{ix}{iy}");
        let corners =
            vec![(-ix * 875, -iy * 875), (ix * 875, -iy * 875), (ix * 875, iy * 255), (ix * 255, iy * 875), (-ix * 875, iy * 875)];
        let outline = Outline::Polygon { x: -ix * 875, y: 165 - iy * 875, corners };
        scene.areas.push(Area::new(id.as_str(), outline, "world", Text::plain("world")).within(place.clone()));
        for seat in 0..seats {
            let unit = |kind| {
                Piece::new(format!("{kind}-{seat}-{id}"), &Place::from(id.as_str()), "unit", Text::plain("unit")).of(Seat(seat)).times(3)
            };
            scene.pieces.extend((0..kinds).map(unit));
        }
        let lying = Piece::new(format!("lying-{id}"), &Place::from(id.as_str()), "star", Text::plain("star")).as_a(Role::Marker);
        scene.pieces.push(lying.of(Seat(1)));
    }
    let slot = Slot { id: "slot".into(), at: place, x: 0, y: 165, r: 410, label: Text::plain("slot"), badges: vec![] };
    scene.slots.push(slot);
    scene
}

fn meet(a: Rect, b: Rect) -> bool {
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

#[test]
fn plates_stay_in_their_quarter_and_clear_of_each_other_and_of_the_slot() {
    for (kinds, seats) in [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (1, 2), (2, 2), (3, 2)] {
        let scene = tile(kinds, seats);
        let layout = Layout::of(&scene);
        assert_eq!(layout.quarters.len(), 4);
        for quarter in &layout.quarters {
            let rects: Vec<Rect> = quarter.plates.iter().map(|plate| plate.rect).collect();
            assert_eq!(rects.len(), usize::from(seats));
            for (i, rect) in rects.iter().enumerate() {
                let Rect { x, y, w, h } = quarter.rect;
                let is_inside = rect.x >= x && rect.y >= y && rect.x + rect.w <= x + w && rect.y + rect.h <= y + h;
                assert!(is_inside, "{kinds} kinds of {seats}: {rect:?} in {:?}", quarter.rect);
                assert!(rects[i + 1..].iter().all(|other| !meet(*rect, *other)), "{kinds} kinds of {seats}");
                let slot = layout.holes[0].centre;
                let nearest = Point::new(slot.x.clamp(rect.x, rect.x + rect.w), slot.y.clamp(rect.y, rect.y + rect.h));
                assert!(nearest.distance(slot) > layout.holes[0].radius, "{kinds} kinds of {seats}: {rect:?}");
            }
        }
    }
}

#[test]
fn what_lies_by_itself_is_clear_of_up_to_four_kinds_of_units() {
    for kinds in 1..=4 {
        let scene = tile(kinds, 1);
        for quarter in &Layout::of(&scene).quarters {
            let lying = &quarter.lying[0];
            let around = Rect { x: lying.centre.x - 150.0, y: lying.centre.y - 150.0, w: 300.0, h: 300.0 };
            assert!(quarter.plates.iter().all(|plate| !meet(plate.rect, around)), "{kinds} kinds");
        }
    }
}

#[test]
fn the_uppermost_of_a_stack_is_the_largest_and_a_high_stack_stays_in_its_slot() {
    for count in 2..12 {
        let pile = stacked(count, Point::new(0.0, 0.0), 400.0);
        assert!(pile.len() == count && pile[1..].iter().all(|(at, radius)| *radius < pile[0].1 && at.y > pile[0].0.y), "{count}");
        assert!(pile.iter().all(|(at, radius)| at.x.hypot(at.y) + radius <= 400.0 * 1.1), "{count}");
    }
}
