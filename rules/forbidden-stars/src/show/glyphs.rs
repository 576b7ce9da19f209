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

/// All of them.
pub fn all() -> BTreeMap<String, Glyph> {
    let each = [
        ("trooper", "M12 3a4 4 0 1 0 .01 0zM7 12h10l2 9h-14z", "t"),
        ("elite", "M12 2l5 5-2 4h-6l-2-4zM5 12h14l2 9h-18z", "e"),
        ("tank", "M3 13h18v6h-18zM7 8h8v4h-8zM15 9h7v2h-7z", "k"),
        ("titan", "M8 2h8v5h-8zM4 8h16v7h-16zM6 16h4v6h-4zM14 16h4v6h-4z", "T"),
        ("frigate", "M12 2l4 14-4 6-4-6z", "f"),
        ("cruiser", "M12 1l6 16-6 6-6-6zM2 12h4v6h-4zM18 12h4v6h-4z", "c"),
        ("factory", "M3 21v-9l5 4v-4l5 4v-4l5 4v-12h3v17z", "fa"),
        ("city", "M3 21v-10h5v10zM9 21v-17h6v17zM16 21v-12h5v12z", "ci"),
        ("bastion", "M4 21v-17h4v3h2v-3h4v3h2v-3h4v17z", "ba"),
        ("objective", "M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z", "o"),
        ("order", "M5 4h14v16h-14z", "or"),
        ("order-advance", "M4 10h9v-5l8 7-8 7v-5h-9z", "ad"),
        ("order-deploy", "M10 3h4v7h7v4h-7v7h-4v-7h-7v-4h7z", "de"),
        ("order-strategize", "M12 2l9 10-9 10-9-10z", "st"),
        ("order-dominate", "M3 20l2-13 4 5 3-9 3 9 4-5 2 13z", "do"),
    ];
    each.map(|(name, path, letters)| (name.to_owned(), Glyph { path: path.to_owned(), letters: letters.to_owned() })).into()
}
