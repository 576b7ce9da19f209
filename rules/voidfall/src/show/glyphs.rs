//! How pieces are drawn, each in a box of 24 by 24.

use std::collections::BTreeMap;
use sternpost_show::scene::Glyph;

const ALL: [(&str, &str, &str); 15] = [
    ("corvette", "M12 3 L18 20 L12 16 L6 20 Z", "C"),
    ("sentry", "M12 2 L21 7 V17 L12 22 L3 17 V7 Z M12 8 V16 M8 12 H16", "S"),
    ("destroyer", "M12 1 L16 9 L21 19 L12 15 L3 19 L8 9 Z", "D"),
    ("dreadnought", "M9 2 H15 L20 12 V22 L12 18 L4 22 V12 Z", "N"),
    ("carrier", "M4 4 H20 V14 L16 21 H8 L4 14 Z", "K"),
    ("voidborn", "M12 1 L15 8 L23 9 L17 14 L19 22 L12 18 L5 22 L7 14 L1 9 L9 8 Z", "V"),
    ("bounty", "M4 9 H20 V21 H4 Z M3 6 L6 3 H18 L21 6 V8 H3 Z M10 11 V15 H14 V11 Z", "b"),
    ("reclaim", "M12 2 L21 9 L17.500 21 H6.500 L3 9 Z M12 8 L8 12 L10 17 H14 L16 12 Z", "r"),
    ("shipyard", "M4 21 L12 4 L20 21 Z M10 21 V15 H14 V21", "sh"),
    ("sector-defense", "M4 21 L12 4 L20 21 Z M12 9 V17 M8 13 H16", "sd"),
    ("starbase", "M4 21 L12 4 L20 21 Z M12 13 A3 3 0 1 0 12 19 A3 3 0 1 0 12 13 Z", "sb"),
    ("farmers", "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M12 7 V18 M8 11 L12 14 L16 11", "Fa"),
    ("engineers", "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M13 6 L8 13 H12 L11 18 L16 11 H12 Z", "En"),
    ("miners", "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M7 9 Q12 5 17 9 M12 8 V18", "Mi"),
    ("bankers", "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M8 9 H16 M8 13 H16 M8 17 H16", "Ba"),
];

/// All of them.
pub fn all() -> BTreeMap<String, Glyph> {
    let scientists = ("scientists", "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M10 6 H14 M11 6 V11 L7 18 H17 L13 11 V6", "Sc");
    let glyph = |(name, path, letters): &(&str, &str, &str)| {
        ((*name).to_owned(), Glyph { path: (*path).to_owned(), letters: (*letters).to_owned() })
    };
    ALL.iter().chain([&scientists]).map(glyph).collect()
}
