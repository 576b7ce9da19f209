//! Every rule of the book is cited by a scenario or a test. `sternpost rules coverage twilight-imperium` prints which cite it.

use std::path::Path;
use sternpost_scenarios::coverage;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_rule_is_cited() {
    assert_eq!(coverage::uncited(folder()), Vec::<String>::new());
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
