//! The signs of the board: what is printed on tiles and planets, and the silhouettes of units and tokens.

use crate::components::{Planet, tile};
use crate::prelude::*;
use sternpost_show::scene::{Badge, Emblem, Glyph};

/// A wormhole, by its Greek letter.
pub fn wormhole(wormhole: Wormhole) -> Badge {
    let sign = match wormhole {
        Wormhole::Alpha => "α",
        Wormhole::Beta => "β",
        Wormhole::Delta => "δ",
    };
    Badge { sign: sign.to_owned(), style: format!("wormhole-{wormhole}"), label: Word::WormholeMark { wormhole }.text() }
}

/// What the look of a tile says by itself.
pub fn anomaly(system: SystemId, style: &str) -> Option<Badge> {
    let anomaly = tile(system)?.anomaly?;
    Some(Badge { sign: String::new(), style: style.to_owned(), label: Word::AnomalyMark { anomaly }.text() })
}

/// What stands on a planet (LRR 64): what it yields, and the colour of its specialty.
pub fn planet(card: &Planet, resources: u32, influence: u32) -> Vec<Badge> {
    let value = |count: u32, style: &str, label: Word| Badge { sign: count.to_string(), style: style.to_owned(), label: label.text() };
    let mut badges = vec![value(resources, "resources", Word::PlanetResources), value(influence, "influence", Word::PlanetInfluence)];
    let letter = |colour: String| colour.chars().take(1).collect();
    badges.extend(card.specialty.map(|colour| Badge {
        sign: letter(colour.to_string()),
        style: format!("specialty-{colour}"),
        label: Word::Specialty { colour }.text(),
    }));
    badges
}

/// The emblem of a seat's faction, at its home.
pub fn emblem(seat: Seat, faction: FactionId) -> Emblem {
    Emblem { seat, style: format!("emblem:{faction}"), home: Some(faction.sheet().home.place()), label: faction.name() }
}

/// Silhouettes of our own, in a 24 by 24 box, in which a second ring is a hole, and letters for boards of text.
const GLYPHS: [(&str, &str, &str); 19] = [
    ("fighter", "FT", "M12 1.5L15.8 10.8L12 9L8.2 10.8ZM5.6 12.2L9.6 22.2L5.6 20.2L1.6 22.2ZM18.4 12.2L22.4 22.2L18.4 20.2L14.4 22.2Z"),
    ("destroyer", "DD", "M12 .4L14.8 9V14.6L19.4 19V23.2L14.4 21.2L13.4 23.6H10.6L9.6 21.2L4.6 23.2V19L9.2 14.6V9Z"),
    (
        "cruiser",
        "CR",
        "M12 .4L15.2 8.4V12H17V8.4L19.6 5.2L22.2 8.4V20.8H17V16.2H15.2V20.6L12 23.6L8.8 20.6V16.2H7V20.8H1.8V8.4L4.4 5.2L7 8.4V12H8.8V8.4Z",
    ),
    (
        "carrier",
        "CV",
        "M5.6 1.4H18.4L21.4 5V18.4L23 20.2V23.2H14.6V20.6H9.4V23.2H1V20.2L2.6 18.4V5ZM6.6 5.6h3.6v11.4h-3.6ZM13.8 5.6h3.6v11.4h-3.6Z",
    ),
    (
        "dreadnought",
        "DN",
        "M12 .2L15.4 6.4V9.6H17.8L19.2 14H21.4L23.4 21V23.6H16.6L15 21.6H9L7.4 23.6H.6V21L2.6 14H4.8L6.2 9.6H8.6V6.4ZM10.9 7.4h2.2v6h-2.2ZM6.6 16h10.8v2.2h-10.8Z",
    ),
    (
        "flagship",
        "FS",
        "M12 .2L15 6V8.6L17.4 9.6L23.8 4.6L22.2 18.2L17 17.2V20L19.8 23.8L12 22L4.2 23.8L7 20V17.2L1.8 18.2L.2 4.6L6.6 9.6L9 8.6V6ZM12 9L13.4 12.2L16.8 12.5L14.2 14.7L15 18L12 16.2L9 18L9.8 14.7L7.2 12.5L10.6 12.2Z",
    ),
    (
        "war-sun",
        "WS",
        "M4.4 12a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0 -15.2 0ZM7.6 12a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0ZM9.6 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0ZM9.8 3.9L12.0 0.4L14.2 3.9L12.7 4.8L11.3 4.8ZM16.1 4.7L20.2 3.8L19.3 7.9L17.6 7.4L16.6 6.4ZM20.1 9.8L23.6 12.0L20.1 14.2L19.2 12.7L19.2 11.3ZM19.3 16.1L20.2 20.2L16.1 19.3L16.6 17.6L17.6 16.6ZM14.2 20.1L12.0 23.6L9.8 20.1L11.3 19.2L12.7 19.2ZM7.9 19.3L3.8 20.2L4.7 16.1L6.4 16.6L7.4 17.6ZM3.9 14.2L0.4 12.0L3.9 9.8L4.8 11.3L4.8 12.7ZM4.7 7.9L3.8 3.8L7.9 4.7L7.4 6.4L6.4 7.4Z",
    ),
    (
        "infantry",
        "IN",
        "M12 1.8C15.4 1.8 17.2 4.2 17.2 7.4V9.6H15.6C15 11 13.8 11.9 12 11.9S9 11 8.4 9.6H6.8V7.4C6.8 4.2 8.6 1.8 12 1.8Z M4.4 22.4V17.4C4.4 14.6 6.4 13 9 12.8L12 14.6L15 12.8C17.6 13 19.6 14.6 19.6 17.4V22.4ZM9.6 7h4.8v1.7h-4.8Z",
    ),
    (
        "pds",
        "PD",
        "M20.2 1.6L22.4 3.8L15.9 10.6C16.9 11.6 17.6 13 17.6 14.8H6.4C6.4 11.4 8.9 9 12 9C12.6 9 13.1 9.1 13.6 9.2Z M4 16.6H20L22 22.4H2Z",
    ),
    (
        "space-dock",
        "SD",
        "M12 1A11 11 0 1 1 11.99 1Z M12 4.4A7.6 7.6 0 1 0 12.01 4.4Z M12 7.6A4.4 4.4 0 1 1 11.99 7.6ZM10.9 4h2.2v4h-2.2ZM10.9 16h2.2v4h-2.2ZM4 10.9h4v2.2h-4ZM16 10.9h4v2.2h-4Z",
    ),
    ("command-token", "ct", "M12 2l9 18H3zm0 7l-3.5 8h7z"),
    (
        "custodians",
        "CU",
        "M12 .8L21.6 4.4V11.6C21.6 17 17.6 21.2 12 23.4C6.4 21.2 2.4 17 2.4 11.6V4.4Z M12 6L13.6 10H17.8L14.4 12.6L15.6 17L12 14.4L8.4 17L9.6 12.6L6.2 10H10.4Z",
    ),
    (
        "cultural",
        "cu",
        "M2.6 9.4L12 2.6L21.4 9.4V11.4H2.6Z M4.8 12.8H7.8V18.8H4.8Z M10.5 12.8H13.5V18.8H10.5Z M16.2 12.8H19.2V18.8H16.2Z M2.6 20H21.4V22.4H2.6Z",
    ),
    (
        "hazardous",
        "ha",
        "M12 1.4C13.4 6 19.8 8.4 19.8 15A7.8 7.8 0 0 1 4.2 15C4.2 11.6 6 9.6 7.4 7.8C7.8 10 8.6 11 9.8 11.4C9.4 7.6 10.4 4 12 1.4Z",
    ),
    (
        "industrial",
        "in",
        "M10 1.6H14L14.6 4.6L17 5.6L19.6 3.9L22.4 6.7L20.6 9.3L21.5 11.5L24 12V13.6L21.5 14.4L20.6 16.7L22.4 19.3L19.6 22.1L17 20.4L14.6 21.4L14 24H10L9.4 21.4L7 20.4L4.4 22.1L1.6 19.3L3.4 16.7L2.5 14.4L0 13.6V11.6L2.5 11.2L3.4 9.3L1.6 6.7L4.4 3.9L7 5.6L9.4 4.6Z M12 8.6A4.3 4.3 0 1 0 12.01 8.6Z",
    ),
    ("specialty-blue", "b", "M12 1.4L21 12H16.2V22.6H7.8V12H3Z"),
    ("specialty-green", "g", "M21.4 2.6C22.6 13.6 17 21.4 8.4 20.6L4.6 23L3 21L6 17.6C3.6 9.6 10.4 3 21.4 2.6Z"),
    (
        "specialty-yellow",
        "y",
        "M8.4 1.6H15.6V4.6H19.4V8.4H22.4V15.6H19.4V19.4H15.6V22.4H8.4V19.4H4.6V15.6H1.6V8.4H4.6V4.6H8.4Z M9 9V15H15V9Z",
    ),
    ("specialty-red", "r", "M12 9.2L18.8 2.4L21.6 5.2L14.8 12L21.6 18.8L18.8 21.6L12 14.8L5.2 21.6L2.4 18.8L9.2 12L2.4 5.2L5.2 2.4Z"),
];

/// All of them.
pub fn glyphs() -> BTreeMap<String, Glyph> {
    Glyph::by_name(&GLYPHS)
}
