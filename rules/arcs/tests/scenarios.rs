//! The rules as scenario files: every chapter's folder under `scenarios/`, each file a rule and what must come of it.

use arcs::Arcs;
use std::path::Path;
use sternpost_game::Published;
use sternpost_scenarios as scenario;

static GAME: Published<Arcs> = Published::new();

#[test]
fn every_scenario_of_every_chapter_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let held = scenario::run_chapters(&GAME, &folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(held >= 160, "only {held} scenarios were found");
}

#[test]
fn no_question_of_a_scenario_has_two_offers_that_read_alike() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let alike = scenario::alike_in_chapters(&GAME, &folder).unwrap_or_else(|why| panic!("{why}"));
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}
