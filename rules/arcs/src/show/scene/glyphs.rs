//! Silhouettes of our own, in a 24 by 24 box, and letters for boards of text. What is damaged lies on its side or is broken: it is told
//! apart by its form, too.

use std::collections::BTreeMap;
use sternpost_show::scene::Glyph;

#[rustfmt::skip]
const GLYPHS: [(&str, &str, &str); 24] = [
    ("ship", "s", "M12 1L21.500 22L12 16.500L2.500 22Z"),
    ("ship-damaged", "sd", "M23 12L2 21.500L7 12L2 2.500ZM17.500 12L7.500 7.400L10 12L7.500 16.600Z"),
    ("city", "C", "M3 21V11H8V5H16V11H21V21Z"),
    ("city-damaged", "Cd", "M3 21V11H8V5H11.500L9.500 10L13 14L10 21ZM13.500 21L16.500 14L12.800 9.500L14.500 5H16V11H21V21Z"),
    ("starport", "P", "M12 2L22 12L12 22L2 12ZM12 7L7 12L12 17L17 12Z"),
    ("starport-damaged", "Pd", "M10.500 3.500L2 12L10.500 20.500V15.500L7 12L10.500 8.500ZM13.500 3.500V8.500L17 12L13.500 15.500V20.500L22 12Z"),
    ("agent", "a", "M12 2a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9zM8.500 12h7l4 10h-15z"),
    ("material", "m", "M3 13h8.500v8H3zM12.500 13H21v8h-8.500zM7.500 4H16.500v8h-9z"),
    ("tycoon", "t", "M1 14h6v7H1zM7.500 14h6v7h-6zM4 6.500h6v7H4zM18.500 4C18.500 4 14.500 10 14.500 13.500a4 4 0 0 0 8 0C22.500 10 18.500 4 18.500 4z"),
    ("fuel", "f", "M12 2C12 2 5 10.500 5 15.500a7 6.500 0 0 0 14 0C19 10.500 12 2 12 2z"),
    ("weapon", "w", "M12 1l2 3v10h4v2.500h-4.500v3.500h1.500v3H9v-3h1.500v-3.500H6V14h4V4z"),
    ("relic", "r", "M8 2h8v2.500l-2 1.500c4 2 6 5 6 8a8 7.500 0 0 1-5 7v1.500H9V21a8 7.500 0 0 1-5-7c0-3 2-6 6-8L8 4.500z"),
    ("psionic", "p", "M1 12C5 4 19 4 23 12C19 20 5 20 1 12zM12 7.500a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9zM12 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4z"),
    ("administration", "ad", "M12 2L22 8H2ZM4 10h3v8H4zM10.500 10h3v8h-3zM17 10h3v8h-3zM2 20h20v2H2z"),
    ("aggression", "ag", "M12 1l2.500 6.500L21 4l-2.500 6.500L24 12l-5.500 1.500L21 20l-6.500-3.500L12 23l-2.500-6.500L3 20l2.500-6.500L0 12l5.500-1.500L3 4l6.500 3.500z"),
    ("construction", "co", "M2 5.500l4-3h8c4 0 6 2 7 5h-5v3h-3V22H9V10.500H6z"),
    ("mobilization", "mo", "M3 3l9 9-9 9V15l3-3-3-3zM12 3l9 9-9 9V15l3-3-3-3z"),
    ("vox", "v", "M3 9h5l10-6v18L8 15H3zM20 8.500l3 1v5l-3 1z"),
    ("court", "k", "M3 20V7l5 5 4-8 4 8 5-5v13z"),
    ("initiative", "i", "M5 2h2.500v20H5zM9 3l12 5-12 5z"),
    ("action-card", "c", "M5 2h14v20H5zM8 5v14h8V5z"),
    ("leader", "L", "M4 9l4 3 4-8 4 8 4-3-2 8H6zM6 18.500h12V21H6z"),
    ("lore", "l", "M3 4c4-1.500 7-1 8.500.500V20C9 18.500 6 18.500 3 19.500zM21 4c-4-1.500-7-1-8.500.500V20c2.500-1.500 5.500-1.500 8.500-.500z"),
    ("outrage", "o", "M10 2h4l-.800 13h-2.400zM12 17a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5z"),
];

/// All that are drawn.
pub(super) fn glyphs() -> BTreeMap<String, Glyph> {
    Glyph::by_name(&GLYPHS)
}

/// Letters or a number on a token.
pub(super) fn written(letters: &str) -> Glyph {
    Glyph { path: String::new(), letters: letters.to_owned() }
}
