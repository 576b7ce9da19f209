//! What the faces of battle dice show, in words.

use crate::components::dice::{Die, Symbols};
use crate::words::Face;
use sternpost_core::{Message, Text};

/// What a face shows: a face has two kinds of symbols at most.
pub fn face(symbols: Symbols) -> Text {
    let Symbols { own, intercept, hit, building, key } = symbols;
    let kinds = [
        (hit, Face::Hits { count: hit }),
        (building, Face::BuildingHits { count: building }),
        (key, Face::Keys { count: key }),
        (own, Face::OwnHits { count: own }),
        (intercept, Face::Intercepts { count: intercept }),
    ];
    let shown = kinds.into_iter().filter(|(count, _)| *count > 0).map(|(_, face)| face.text());
    shown.reduce(|one, other| Face::Both { one, other }.text()).unwrap_or_else(|| Face::Nothing.text())
}

/// What some dice of a kind show; faces are numbered from 1.
pub fn of_roll(die: Die, faces: &[u32]) -> Vec<Text> {
    faces.iter().map(|number| face(die.face(*number))).collect()
}
