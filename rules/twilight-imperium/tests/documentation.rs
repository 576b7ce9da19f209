//! What is written about the rules is true: every reading we chose is told, with a scenario or test that shows it
//! (`docs/rules/twilight-imperium.md`), and every chapter of the book is where the chapter map (`README.md`) says.
#![expect(clippy::disallowed_methods, reason = "a test reads files of the checkout; rules do not")]

use std::fs;
use std::path::{Path, PathBuf};
use sternpost_workbench::written::Crate;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the checkout").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

#[test]
fn every_ruling_in_the_code_is_documented_and_shown() {
    assert_eq!(Crate(folder()).wrong_rulings(&folder().join("../../docs/rules/twilight-imperium.md")), Vec::<String>::new());
}

#[test]
fn the_chapter_map_names_every_chapter_once_and_files_that_exist() {
    let numbers = (1..=89).map(|number: u32| number.to_string());
    let others = CHAPTERS_WITHOUT_A_NUMBER.iter().map(|name| (*name).to_owned());
    assert_eq!(Crate(folder()).wrong_chapter_map(numbers.chain(others)), Vec::<String>::new());
}

#[test]
fn the_reference_calls_the_chapters_as_the_chapter_map_does() {
    let readme = fs::read_to_string(folder().join("README.md")).expect("the crate has a README");
    let map = readme.lines().filter(|line| line.starts_with("| ")).map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let map: Vec<Vec<&str>> = map.filter(|row| row[1].parse::<u32>().is_ok()).collect();
    for (language, column) in [("en", 2), ("de", 3)] {
        let words = fs::read_to_string(folder().join(format!("text/{language}-chapters.ftl"))).expect("chapters have names");
        let said: Vec<&str> = words.lines().filter(|line| line.starts_with("chapter-")).collect();
        let told: Vec<String> = map.iter().map(|row| format!("chapter-{} = {}", row[1], row[column])).collect();
        assert_eq!(said, told, "{language}");
    }
}

/// What the README's map has besides the numbered chapters of the reference.
const CHAPTERS_WITHOUT_A_NUMBER: [&str; 4] = ["SETUP", "SETUP-6", "TIMING", "FAQ-GEN-6"];

/// Parts of the book; what single cards and sheets say is in `src/cards`, what is printed on them in `src/components`.
const CHAPTERS: [&str; 7] = ["setup", "board", "phases", "strategy", "tactical", "combat", "economy"];

/// The types of the ids of what has a text of its own.
const KINDS: [&str; 7] = ["ActionCardId", "AgendaId", "FactionAbilityId", "FactionId", "NoteKind", "SecretObjectiveId", "TechnologyId"];

#[test]
fn no_chapter_of_the_book_names_a_single_card_technology_or_faction() {
    let mut found = Crate(folder()).named_components(&CHAPTERS, &KINDS);
    for chapter in CHAPTERS {
        for path in files_below(&folder().join("src").join(chapter)) {
            let text = fs::read_to_string(&path).expect("a source file");
            let code = text.split("#[cfg(test)]").next().expect("the rules come first");
            let asks = ["has_technology(", "has_abilities_of("].into_iter().filter(|way| code.contains(way));
            found.extend(asks.map(|way| format!("{}: {way}", path.display())));
        }
    }
    assert!(found.is_empty(), "what it says belongs into its own file, as an ability or a `Passive`:\n{}", found.join("\n"));
}
