//! The tests of Forbidden Stars: scenarios, rules cited, what is written about it, whole campaigns at random.

mod random_play;

use forbidden_stars::ForbiddenStars;
use std::path::Path;
use sternpost_game::Published;
use sternpost_scenarios::coverage;
use sternpost_workbench::written::Crate;

static GAME: Published<ForbiddenStars> = Published::new();

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// No fewer scenarios are found.
const SCENARIOS: usize = 806;
/// Rules that no test cites yet: no more than this. The number only falls.
const UNCITED: usize = 17;

#[test]
fn every_scenario_of_every_chapter_holds() {
    let held = sternpost_scenarios::run_chapters(&GAME, &folder().join("scenarios")).unwrap_or_else(|report| panic!("{report}"));
    assert!(held >= SCENARIOS, "only {held} scenarios were found");
}

#[test]
fn no_question_of_a_scenario_has_two_offers_that_read_alike() {
    let alike = sternpost_scenarios::alike_in_chapters(&GAME, &folder().join("scenarios")).unwrap_or_else(|why| panic!("{why}"));
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

#[test]
fn the_ledger_has_every_row_of_the_book_and_ever_more_are_cited() {
    let coverage = coverage::of_folder(folder()).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    assert_eq!(coverage.rows.len(), 458);
    let uncited = coverage::uncited(folder());
    assert!(uncited.len() <= UNCITED, "{} rules are cited by no test:\n{}", uncited.len(), uncited.join("\n"));
}

#[test]
fn every_ruling_in_the_code_is_documented_and_shown() {
    let wrong = Crate(folder()).wrong_rulings(&folder().join("../../docs/rules/forbidden-stars.md"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
