//! What is written about the rules is true: every reading we chose is told, with a scenario that shows it (`docs/rules/arcs.md`), and
//! every chapter of the ledger is where the chapter map (`README.md`) says.
#![expect(clippy::disallowed_methods, reason = "a test reads files of the checkout; rules do not")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the checkout").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// The cells of the tables of a page, without their heads.
fn table(page: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(page).expect("a page of the checkout");
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    text.lines().filter(|line| line.starts_with('|')).skip(2).map(cells).collect()
}

fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn count(files: impl Iterator<Item = String>) -> BTreeMap<String, usize> {
    files.fold(BTreeMap::new(), |mut counts, file| {
        *counts.entry(file).or_default() += 1;
        counts
    })
}

#[test]
fn every_ruling_in_the_code_is_documented_and_shown() {
    let (src, page) = (folder().join("src"), folder().join("../../docs/rules/arcs.md"));
    let marks = files_below(&src).into_iter().flat_map(|path| {
        let name = path.strip_prefix(&src).expect("below it").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a source file");
        vec![name; text.matches("RULING: ").count()]
    });
    let rows = table(&page);
    assert_eq!(count(marks), count(rows.iter().flat_map(|row| quoted(&row[2]))));
    let scenarios = files_below(&folder().join("scenarios"));
    let exist: BTreeSet<String> = scenarios.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    for row in rows {
        let shown = quoted(&row[3]);
        assert!(!shown.is_empty() && shown.iter().all(|name| exist.contains(name)), "nothing shows: {}", row[0]);
    }
}

#[test]
fn the_chapter_map_names_every_chapter_of_the_ledger_and_files_that_exist() {
    let ledger = fs::read_to_string(folder().join("ledger.tsv")).expect("the crate has a ledger");
    let rules = ledger.lines().filter(|line| line.starts_with("ARCS-")).map(|line| line.split('-').nth(1).expect("an id").to_owned());
    // Leaders & Lore are not built.
    let chapters: BTreeSet<String> = rules.filter(|chapter| chapter != "LL").collect();
    let map = table(&folder().join("README.md"));
    assert_eq!(map.iter().map(|row| row[0].clone()).collect::<BTreeSet<_>>(), chapters);
    for place in map.iter().flat_map(|row| quoted(&row[3])) {
        assert!(folder().join("src").join(&place).exists(), "{place} does not exist");
    }
}

/// A card is one file: chapters ask for modifiers and name no card.
#[test]
fn no_chapter_names_a_court_card() {
    let src = folder().join("src");
    for part in ["actions", "battle", "board", "rounds", "setup", "position", "show"] {
        for path in files_below(&src.join(part)) {
            let text = fs::read_to_string(&path).expect("a source file");
            let names_one = text.split("CourtCardId::").skip(1).any(|rest| !rest.starts_with("ALL"));
            assert!(!names_one, "{} names a card", path.display());
        }
    }
}
