//! What is written about the rules is true: every reading we chose is told, with a scenario that shows it (`docs/rules/arcs.md`), and
//! every chapter of the ledger is where the chapter map (`README.md`) says.
#![expect(clippy::disallowed_methods, reason = "a test reads files of the checkout; rules do not")]

use arcs::Arcs;
use std::path::Path;
use sternpost_core::{Seat, Text};
use sternpost_game::{Game as _, Published};
use sternpost_workbench::written::{Crate, rows};

static GAME: Published<Arcs> = Published::new();

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_ruling_in_the_code_is_documented_and_shown() {
    assert_eq!(Crate(folder()).wrong_rulings(&folder().join("../../docs/rules/arcs.md")), Vec::<String>::new());
}

#[test]
fn the_chapter_map_names_every_chapter_of_the_ledger_and_files_that_exist() {
    let ledger = std::fs::read_to_string(folder().join("ledger.tsv")).expect("the crate has a ledger");
    let chapters = ledger.lines().filter(|line| line.starts_with("ARCS-")).map(|line| line.split('-').nth(1).expect("an id").to_owned());
    assert_eq!(Crate(folder()).wrong_chapter_map(chapters), Vec::<String>::new());
}

#[test]
fn the_chapters_are_called_the_same_in_the_chapter_map_and_on_the_pages_of_rules() {
    for row in rows(&folder().join("README.md")) {
        let key = Text::term("chapter", &row[0].to_lowercase());
        let called = ["en", "de"].map(|language| GAME.catalogue(language).say(&key, &|seat: Seat| seat.to_string()));
        assert_eq!(called, [row[1].as_str(), &row[2]], "{}", row[0]);
    }
}

/// A card is one file: chapters ask for modifiers.
#[test]
fn no_chapter_names_a_card() {
    let chapters = ["actions", "battle", "board", "rounds", "setup", "position", "show"];
    assert_eq!(Crate(folder()).named_components(&chapters, &["CourtCardId", "LeaderId", "LoreId"]), Vec::<String>::new());
}
