//! Edges of tiles in words: between two systems, or on the rim of one.

use crate::board::Laid;
use crate::board::edges::Lies;
use crate::prelude::*;

/// An edge in words.
///
/// # Panics
/// If no tile lies beside it.
pub fn said(tiles: &BTreeMap<SystemId, Laid>, edge: Edge) -> Text {
    let at = |cell| tiles.iter().find(|(_, laid)| laid.cell == cell).map(|(system, _)| *system);
    let word = match (edge.sides().map(at), edge.lies) {
        ([Some(system), Some(other)], _) => Word::Between { system, other },
        ([None, Some(system)], Lies::North) => Word::RimNorth { system },
        ([Some(system), None], Lies::North) => Word::RimSouth { system },
        ([None, Some(system)], Lies::West) => Word::RimWest { system },
        ([Some(system), None], Lies::West) => Word::RimEast { system },
        ([None, None], _) => unreachable!("an edge is named of a tile that lies"),
    };
    word.text()
}
