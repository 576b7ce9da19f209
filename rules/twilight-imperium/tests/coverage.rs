//! Every rule of the book is cited by a scenario or a test.
//!
//! While the game is being completed, `uncited.txt` lists the rules that are not, an id a line; it must list exactly those.
//! `sternpost rules coverage twilight-imperium --uncited --ids` prints it.

use std::collections::BTreeSet;
use std::path::Path;
use sternpost_workbench::coverage;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rules known to be uncited; none once the file is gone.
#[expect(clippy::disallowed_methods, reason = "a test reads a list of the checkout; rules do not")]
fn known() -> BTreeSet<String> {
    let text = std::fs::read_to_string(folder().join("uncited.txt")).unwrap_or_default();
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned).collect()
}

#[test]
fn every_rule_is_cited_but_those_known_to_be_uncited() {
    let coverage = coverage::of_folder(folder()).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    let missing: BTreeSet<String> = coverage.missing().map(|covered| covered.row.id.clone()).collect();
    let known = known();
    let uncited: Vec<_> = missing.difference(&known).collect();
    assert!(uncited.is_empty(), "no scenario or test cites {uncited:?}");
    let cited: Vec<_> = known.difference(&missing).collect();
    assert!(cited.is_empty(), "strike from uncited.txt what is cited now, or does not exist: {cited:?}");
}

#[test]
fn the_ledger_has_every_row_of_the_book() {
    let coverage = coverage::of_folder(folder()).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert_eq!(coverage.rows.len(), 855);
    let of_the_reference = coverage.rows.iter().filter(|covered| covered.row.id.starts_with("LRR ")).count();
    assert_eq!(of_the_reference, 754, "441 rules, 89 introductions, 224 bullets");
}

// cites: NOTE-2
#[test]
fn numbers_only_the_index_of_the_book_knows_are_not_in_the_ledger() {
    let coverage = coverage::of_folder(folder()).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert!(coverage.rows.iter().all(|covered| !["LRR 15.11", "LRR 15.12"].contains(&covered.row.id.as_str())));
}
