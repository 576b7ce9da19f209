//! What happens for who says nothing is written down for every question (`docs/rules/arcs-defaults.md`).
#![expect(clippy::disallowed_methods, reason = "a test reads files of the checkout")]

use crate::show::messages::Prompt;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use sternpost_core::Message;

/// The rows of the table: the question's key, what is picked, and what shows it.
fn rows() -> Vec<(String, String, Vec<String>)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/arcs-defaults.md");
    let text = fs::read_to_string(path).expect("the defaults are documented");
    let quoted = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let table = text.lines().filter(|line| line.starts_with('|')).skip(2);
    let cells = table.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>());
    cells
        .map(|cells| match cells.as_slice() {
            [key, default, _, shown] => (quoted(key).concat(), default.clone(), quoted(shown)),
            _ => panic!("not a row of four cells: {cells:?}"),
        })
        .collect()
}

#[test]
fn every_question_has_a_considered_default() {
    let rows = rows();
    let written: BTreeSet<String> = rows.iter().map(|(key, ..)| key.clone()).collect();
    assert_eq!(written.len(), rows.len(), "a question has two rows");
    assert_eq!(written, Prompt::keys().into_iter().collect());
    assert!(rows.iter().all(|(_, default, _)| !default.is_empty()));
}

fn scenarios_below(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).expect("the scenarios are there").map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { scenarios_below(&path) } else { vec![path] }).collect()
}

/// A scenario that is named shows this question's default.
#[test]
fn what_shows_a_default_expects_it() {
    let scenarios = scenarios_below(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios").as_ref());
    for (key, _, shows) in rows() {
        for name in shows {
            let path = scenarios.iter().find(|path| path.file_stem().is_some_and(|stem| *stem == *name));
            let text = fs::read_to_string(path.unwrap_or_else(|| panic!("{name}: no such scenario"))).expect("a scenario can be read");
            assert!(text.contains("default: ") && text.contains(&key), "{name} does not expect the default of {key}");
        }
    }
}
