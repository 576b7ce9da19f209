//! Scenarios: the position, what is answered, and what must come of it.

use conquest::Conquest;
use std::path::Path;
use sternpost_game::Published;

static GAME: Published<Conquest> = Published::new();

fn scenarios() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[test]
fn every_scenario_of_every_chapter_holds() {
    let held = sternpost_scenarios::run_chapters(&GAME, &scenarios()).unwrap_or_else(|report| panic!("{report}"));
    assert!(held >= 30, "only {held} scenarios were found");
}

#[test]
fn no_question_of_a_scenario_has_two_offers_that_read_alike() {
    let alike = sternpost_scenarios::alike_in_chapters(&GAME, &scenarios()).unwrap_or_else(|why| panic!("{why}"));
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}
