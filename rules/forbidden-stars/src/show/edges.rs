//! Edges of tiles in words: between two systems, or on the rim of one.

use crate::board::Laid;
use crate::board::edges::Lies;
use crate::prelude::*;
use sternpost_core::Place;
use sternpost_kit::board::square::Square;

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

/// A cell in words: on which side of the first tile beside it; the first tile comes where none lies.
pub fn beside(tiles: &BTreeMap<SystemId, Laid>, (column, row): Square) -> Word {
    let at = |cell| tiles.iter().find(|(_, laid)| laid.cell == cell).map(|(system, _)| *system);
    let north = at((column, row + 1)).map(|system| Word::NorthOf { system });
    let south = at((column, row - 1)).map(|system| Word::SouthOf { system });
    let west = at((column + 1, row)).map(|system| Word::WestOf { system });
    let east = at((column - 1, row)).map(|system| Word::EastOf { system });
    north.or(south).or(west).or(east).unwrap_or(Word::FirstTile)
}

/// The place of a cell where no tile lies.
pub fn cell_place((column, row): Square) -> Place {
    format!("cell-{column}-{row}").into()
}
