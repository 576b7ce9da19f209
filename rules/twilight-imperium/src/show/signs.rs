//! The signs of the board: what is printed on tiles and planets, and the silhouettes of units and tokens.

use crate::components::{Planet, tile};
use crate::prelude::*;
use sternpost_show::scene::{Badge, Glyph};

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

/// Silhouettes of our own, in a 24 by 24 box, in which a second ring is a hole, and letters for boards of text.
const GLYPHS: [(&str, &str, &str); 19] = [
    ("fighter", "FT", "M12 3.4L14.6 11.6L21 16.6V20.4L14 18.2L12 20.8L10 18.2L3 20.4V16.6L9.4 11.6Z"),
    ("destroyer", "DD", "M12 .6L14.4 8.6V14.4L18.4 18.2V22L13.8 20.2L13 23.2H11L10.2 20.2L5.6 22V18.2L9.6 14.4V8.6Z"),
    (
        "cruiser",
        "CR",
        "M12 .8L14.8 8V13H16.4V10.4L18.4 7.6L20.4 10.4V20.6H16.4V16.4H14.8V20.2L12 23L9.2 20.2V16.4H7.6V20.6H3.6V10.4L5.6 7.6L7.6 10.4V13H9.2V8Z",
    ),
    (
        "carrier",
        "CV",
        "M8 2.6H16L18.4 5.6V16.4L20.4 18.4V22.4H14.8L13.8 20.2H10.2L9.2 22.4H3.6V18.4L5.6 16.4V5.6ZM8 6h3v10.4h-3ZM13 6h3v10.4h-3Z",
    ),
    (
        "dreadnought",
        "DN",
        "M12 .8L15.2 5.4V8H18V11.6L21.4 13.6V20.6L17.4 21.4V23.2H6.6V21.4L2.6 20.6V13.6L6 11.6V8H8.8V5.4ZM11 6h2v6h-2ZM6.6 14.2h2v4h-2ZM11 14.2h2v4h-2ZM15.4 14.2h2v4h-2Z",
    ),
    (
        "flagship",
        "FS",
        "M12 .4L14.6 5.4V8.2L17 9.4L23 7.6L21.6 17.6L17 17V20L19.4 23.4L14 22.2L12 23.8L10 22.2L4.6 23.4L7 20V17L2.4 17.6L1 7.6L7 9.4L9.4 8.2V5.4Z M12 9.6L13.2 12.3L16.1 12.6L13.9 14.5L14.6 17.4L12 15.9L9.4 17.4L10.1 14.5L7.9 12.6L10.8 12.3Z",
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
    let glyph = |(name, letters, path): &(&str, &str, &str)| {
        ((*name).to_owned(), Glyph { path: (*path).to_owned(), letters: (*letters).to_owned() })
    };
    GLYPHS.iter().map(glyph).collect()
}
