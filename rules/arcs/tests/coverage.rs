//! Every rule of the book is cited by a scenario or a test.

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
    assert_eq!(coverage.rows.len(), 290);
}
