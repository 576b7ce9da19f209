//! Tests of the layout of hexes: nothing covers what has to be read, however much stands there.

use super::*;
use crate::density::{LEAST_CROWDED_NAME, LEAST_NAME};
use crate::layout::Layout;
use sternpost_core::{Catalogue, Seat, Text};
use sternpost_show::scene::{Area, Outline, Scene};

fn area(id: &str, parent: Option<&str>, outline: Outline) -> Area {
    Area {
        id: id.into(),
        parent: parent.map(Place::from),
        outline,
        style: "space".into(),
        glyph: None,
        label: Text::plain(id.to_owned()),
        notes: vec![Text::plain("values")],
        badges: vec![],
        owner: parent.map(|_| Seat(0)),
        dimmed: false,
    }
}

/// A hex with so many discs, and so many kinds of pieces of so many seats in space, and fewer of them on the first disc.
fn crowded(discs: &[(i32, i32, i32)], kinds: u32, seats: u8) -> Scene {
    let mut areas = vec![area("hex", None, Outline::Hex { q: 0, r: 0 })];
    let names = if discs.len() == 3 { ["Arretze", "Hercant", "Kamdorn"] } else { ["Starpoint", "New Albion", ""] };
    areas.extend(discs.iter().zip(names).map(|((x, y, r), name)| area(name, Some("hex"), Outline::Disc { x: *x, y: *y, r: *r })));
    let piece = |id: String, at: &str, seat: u8, count: u32, role: Role| Piece {
        id: id.into(),
        at: at.into(),
        owner: Some(Seat(seat)),
        glyph: "dot".into(),
        count,
        badges: vec![],
        label: Text::plain("dot"),
        role,
    };
    let mut pieces = vec![];
    for seat in 0..seats {
        for kind in 0..kinds {
            let role = [Role::Chief, Role::Unit, Role::Escort, Role::Cargo][kind as usize % 4];
            pieces.push(piece(format!("in-space-{seat}-{kind}"), "hex", seat, kind * 3 + 1, role));
            if kind < 3 && !discs.is_empty() && seat == 0 {
                let role = [Role::Cargo, Role::Structure, Role::Structure][kind as usize];
                pieces.push(piece(format!("on-disc-{seat}-{kind}"), names[0], seat, kind + 1, role));
            }
        }
        pieces.push(piece(format!("token-{seat}"), "hex", seat, 1, Role::Marker));
    }
    Scene { areas, pieces, ..Scene::default() }
}

fn overlap(a: Rect, b: Rect) -> bool {
    a.x + a.w > b.x + 1.0 && b.x + b.w > a.x + 1.0 && a.y + a.h > b.y + 1.0 && b.y + b.h > a.y + 1.0
}

/// Looks at both sides of every hex of a scene.
fn each(scene: &Scene, words: &Words<'_>, look: impl Fn(Side, &Content<'_>, &Spot<'_>)) {
    let layout = Layout::of(scene);
    for spot in layout.spots.iter().filter(|spot| spot.area.parent.is_none() && matches!(spot.form, super::super::layout::Form::Hex)) {
        let plan = Plan::of(spot, &layout.spots, scene, words);
        for side in Side::BOTH {
            look(side, plan.content(side), spot);
        }
    }
}

fn nothing_is_covered(side: Side, content: &Content<'_>, what: &str) {
    for (i, plate) in content.plates.iter().enumerate() {
        for disc in &content.discs {
            let values = disc.values(side.sizes().value);
            assert!(!overlap(plate.rect, values), "{what}: a plate covers what {} yields", disc.spot.area.id.0);
        }
        for name in &content.names {
            assert!(!overlap(plate.rect, name.rect()), "{what}: a plate covers {}", name.text);
        }
        let covers = |other: &&Plate<'_>| overlap(plate.rect, other.rect) && side == Side::Near;
        assert!(!content.plates[i + 1..].iter().any(|other| covers(&other)), "{what}: plates overlap");
        let Rect { x, y, w, h } = plate.rect;
        assert!(x >= -1000.0 && x + w <= 1000.0 && y >= -866.0 && y + h <= 880.0, "{what}: a plate leaves the hex: {:?}", plate.rect);
    }
    for marker in &content.markers {
        let (r, at) = (marker.size / 2.0 * 0.7, marker.at);
        let rect = Rect { x: at.x - r, y: at.y - r, w: 2.0 * r, h: 2.0 * r };
        for disc in content.discs.iter() {
            let values = disc.values(side.sizes().value);
            assert!(!overlap(rect, values), "{what}: {} covers what {} yields", marker.piece.id.0, disc.spot.area.id.0);
        }
    }
}

#[test]
fn plates_cover_neither_names_nor_values_however_many_there_are() {
    let catalogue = Catalogue::new(
        "en",
        &["hex = Hex\nStarpoint = Starpoint\nArretze = Arretze\nHercant = Hercant\nKamdorn = Kamdorn\nvalues = 1/2\ndot = dot\n"],
    )
    .unwrap();
    let words = Words::new("en", &catalogue, &|seat| seat.to_string());
    let one: &[(i32, i32, i32)] = &[(0, -270, 340)];
    let two = &[(-440, -310, 285), (440, -310, 285)];
    let three = &[(-570, -170, 230), (0, -400, 230), (570, -170, 230)];
    for discs in [&[][..], one, two, three] {
        for kinds in 0..9 {
            for seats in 1..=2 {
                let scene = crowded(discs, kinds, seats);
                let what = format!("{} discs, {kinds} kinds of {seats}", discs.len());
                each(&scene, &words, |side, content, _| {
                    nothing_is_covered(side, content, &format!("{side:?}, {what}"));
                    let on_plates = content.plates.iter().map(|plate| plate.stands.len() + plate.unseen.len()).sum::<usize>();
                    assert_eq!(on_plates + content.markers.len(), scene.pieces.len(), "{what}: every piece is somewhere");
                });
            }
        }
    }
}

#[test]
fn names_of_played_boards_are_whole_apart_and_large_enough() {
    for (scene, game) in crate::arrangement_tests::twilight() {
        for language in ["en", "de"] {
            let words = Words::new(language, game.catalogue(language), &|seat| seat.to_string());
            each(&scene, &words, |side, content, spot| {
                nothing_is_covered(side, content, &format!("{side:?} {language} {}", spot.area.id.0));
                for (i, name) in content.names.iter().enumerate() {
                    let is_crowded = content.discs.is_empty() || content.discs.len() > 2 && content.plates.len() > 1;
                    let least = if is_crowded { LEAST_CROWDED_NAME } else { LEAST_NAME };
                    assert!(!name.text.contains('…') && name.size >= least - 0.1, "{}: {}", name.text, name.size);
                    let Rect { x, w, .. } = name.rect();
                    let room = names::width_at(name.at.y) / 2.0 + 20.0;
                    assert!(x >= -room && x + w <= room, "{} leaves its hex", name.text);
                    assert!(
                        !content.names[i + 1..].iter().any(|other| overlap(name.rect(), other.rect())),
                        "{} meets another name",
                        name.text
                    );
                }
            });
        }
    }
}

/// What is written and drawn on a plate lies on it, clear of the tail of a pennant; what is nobody's keeps no room for a mark.
#[test]
fn what_stands_on_a_plate_lies_on_it_clear_of_its_tail() {
    let catalogue = Catalogue::new("en", &["hex = Hex\nvalues = 1/2\ndot = dot\n"]).unwrap();
    let words = Words::new("en", &catalogue, &|seat| seat.to_string());
    let pennants = std::cell::Cell::new(0_u32);
    for (kinds, count, is_owned) in (1..4)
        .flat_map(|kinds| [1, 2, 12, 40].map(|count| (kinds, count)))
        .flat_map(|(kinds, count)| [true, false].map(|is_owned| (kinds, count, is_owned)))
    {
        for role in [Role::Unit, Role::Structure, Role::Chief] {
            let mut scene = crowded(&[], kinds, 1);
            scene.pieces.retain(|piece| piece.role != Role::Marker);
            for piece in &mut scene.pieces {
                piece.owner = piece.owner.filter(|_| is_owned);
                (piece.count, piece.role) = (count, role);
            }
            let what = format!("{kinds} kinds of {count} {role:?}, owned: {is_owned}");
            each(&scene, &words, |side, content, _| {
                for plate in &content.plates {
                    let sizes = side.sizes();
                    let is_pennant = side == Side::Far && plate.is_fleet;
                    pennants.set(pennants.get() + u32::from(is_pennant));
                    let tail = if is_pennant { plate.rect.h * plates::TAIL + 60.0 } else { 10.0 };
                    let (left, right) = (plate.rect.x + 10.0, plate.rect.x + plate.rect.w - tail);
                    let sums = plate.sum.iter().map(|(text, at)| (at.x, crate::fit::text_width(text) * sizes.count));
                    let signs = plate.stands.iter().map(|stand| (stand.at.x, stand.size * 0.8));
                    let marks = plate.mark.iter().map(|at| (at.x, sizes.mark));
                    let mut first = f64::MAX;
                    for (x, wide) in sums.chain(signs).chain(marks) {
                        first = first.min(x - wide / 2.0);
                        assert!(x - wide / 2.0 >= left && x + wide / 2.0 <= right, "{side:?}, {what}: {x} of {wide} in {left} to {right}");
                    }
                    assert!(!is_pennant || first - plate.rect.x < 60.0, "{what}: nothing stands at the hoist of a pennant");
                }
            });
        }
    }
    assert!(pennants.get() > 60, "{}", pennants.get());
}
