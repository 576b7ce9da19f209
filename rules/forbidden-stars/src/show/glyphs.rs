//! How pieces are drawn.

use crate::components::Domain;
use crate::prelude::*;
use std::collections::BTreeMap;
use sternpost_show::scene::Glyph;

/// The glyph of a unit: by where it stays and how high its level is.
pub fn of_unit(unit: UnitId) -> &'static str {
    match (unit.card().domain, unit.card().level) {
        (Domain::Ground, 0) => "trooper",
        (Domain::Ground, 1) => "elite",
        (Domain::Ground, 2) => "tank",
        (Domain::Ground, _) => "titan",
        (Domain::Ship, 0) => "frigate",
        (Domain::Ship, _) => "cruiser",
    }
}

/// Drawings of our own in a 24 by 24 box, and letters for boards of text.
const GLYPHS: [(&str, &str, &str); 19] = [
    ("trooper", "t", "M12 2a5 5 0 0 1 5 5v3h-10v-3a5 5 0 0 1 5-5zM3 22c0-7 4-10.500 9-10.500s9 3.500 9 10.500z"),
    (
        "elite",
        "e",
        "M12 1a4.500 4.500 0 0 1 4.500 4.500v3h-9v-3a4.500 4.500 0 0 1 4.500-4.500zM5 9.500h14a4 4 0 0 1 3 6.500l-3-2v9h-4v-6h-6v6h-4v-9l-3 2a4 4 0 0 1 3-6.500z",
    ),
    ("tank", "k", "M2 13h20l-2.500 7h-15zM6 13.500v-4.500h8v1h9v2h-9v1.500zM7 15.500v2h2v-2zM11 15.500v2h2v-2zM15 15.500v2h2v-2z"),
    ("titan", "T", "M8 1h8v5h4l2 3v8h-4v-6h-1v4l2 8h-5l-2-6-2 6h-5l2-8v-4h-1v6h-4v-8l2-3h4zM10 3v1.500h4v-1.500z"),
    ("frigate", "f", "M12 1l3.500 8v7l3.500 4v3h-14v-3l3.500-4v-7z"),
    ("cruiser", "c", "M12 0l4 6v6l6 4v5h-4l-3 3h-6l-3-3h-4v-5l6-4v-6zM11 8h2v8h-2z"),
    ("factory", "fa", "M2 21v-10l6 4v-4l6 4v-12h8v18zM5 17v2h3v-2zM11 17v2h3v-2z"),
    ("city", "ci", "M2 22v-11h5v11zM8.500 22v-20h7v20zM17 22v-14h5v14zM11 5v2h2v-2zM11 9v2h2v-2zM11 13v2h2v-2z"),
    ("bastion", "ba", "M3 22v-19h4.500v4h2.500v-4h4v4h2.500v-4h4.500v19h-6v-6a3 3 0 0 0-6 0v6z"),
    ("objective", "o", "M12 1l3.200 7.300 7.800.8-5.900 5.200 1.700 7.700-6.800-4-6.800 4 1.700-7.700-5.900-5.200 7.800-.8z"),
    ("order", "or", "M5 2h14v20h-14zM8 5v14h8v-14zM12 8l3 4-3 4-3-4z"),
    ("order-advance", "ad", "M3 8.500h9v-6l10 9.500-10 9.500v-6h-9z"),
    ("order-deploy", "de", "M9 2h6v7h7v6h-7v7h-6v-7h-7v-6h7z"),
    (
        "order-strategize",
        "st",
        "M12 1a7 7 0 0 1 4 12.700v3.300h-8v-3.300a7 7 0 0 1 4-12.700zM8 18.500h8v1.500h-8zM9.500 21.500h5v1.500h-5z",
    ),
    ("order-dominate", "do", "M2 20l-1-13 6 5 5-9 5 9 6-5-1 13z"),
    ("asset-forge", "fo", "M1 7h6v-2h16c0 4-4 6-8 6v3h3v5h-11v-5h3v-3c-5 0-9-1-9-4z"),
    ("asset-cache", "ca", "M2 6l10-4 10 4v12l-10 4-10-4zM11 12v7l1 .5v-8zM12 4.500l-6 2.200 6 2.300 6-2.300z"),
    ("asset-reinforcement", "re", "M12 2l10 8v4.500l-10-8-10 8v-4.500zM12 10.500l10 8v4.500l-10-8-10 8v-4.500z"),
    ("asset-any", "an", "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"),
];

/// All of them.
pub fn all() -> BTreeMap<String, Glyph> {
    Glyph::by_name(&GLYPHS)
}
