//! Ships, agents and buildings, how many a player has, and the dice with their faces.

use super::{heading, number, says};
use crate::components::dice::{DICE_OF_EACH, Die};
use crate::components::player_board::{AGENTS, CITIES, SHIPS, STARPORTS};
use crate::position::state::BuildingKind;
use crate::show::faces;
use sternpost_show::reference::{Entry, Table};

/// All of them.
pub fn entries() -> impl Iterator<Item = Entry> {
    let pieces = [("ship", SHIPS), ("agent", AGENTS)].map(|(id, count)| of_piece("piece", id, count));
    let buildings = BuildingKind::ALL.iter().map(|kind| {
        let count = match kind {
            BuildingKind::City => CITIES,
            BuildingKind::Starport => STARPORTS,
        };
        of_piece("building", kind.slug(), count)
    });
    pieces.into_iter().chain(buildings).chain(Die::ALL.iter().map(|die| of_die(*die)))
}

fn of_piece(kind: &'static str, id: &'static str, of_each_player: u8) -> Entry {
    let facts = vec![(heading("reference-of-each-player"), number(of_each_player))];
    // Pieces are in every scenario; none is owed one of its own.
    Entry { says: says(kind, id), facts, spoken_of: vec![], ..Entry::new(kind, id) }
}

fn of_die(die: Die) -> Entry {
    let rows = (1..).zip(die.faces()).map(|(face, symbols)| vec![number(face), faces::face(symbols)]).collect();
    let columns = ["reference-face", "reference-shows"].map(heading).to_vec();
    let table = Table { title: heading("reference-faces"), columns, rows };
    let facts = vec![(heading("reference-in-the-box"), number(DICE_OF_EACH))];
    Entry { says: says("die", die.slug()), facts, tables: vec![table], ..Entry::new("die", die.slug()) }
}
