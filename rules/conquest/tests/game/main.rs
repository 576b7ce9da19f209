//! Scenarios: the position, what is answered, and what must come of it.

mod players;
mod random_play;

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
    assert!(held >= 90, "only {held} scenarios were found");
}

#[test]
fn no_question_of_a_scenario_has_two_offers_that_read_alike() {
    let alike = sternpost_scenarios::alike_in_chapters(&GAME, &scenarios()).unwrap_or_else(|why| panic!("{why}"));
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

fn shared() -> sternpost_workbench::game_tests::GameTests {
    sternpost_workbench::game_tests::GameTests {
        game: &GAME,
        folder: env!("CARGO_MANIFEST_DIR"),
        book: sternpost_show::Reference::book(&Conquest),
        scenarios: 90,
        rules: 211,
        components: 188,
        kinds: &[],
        chapters: sternpost_workbench::game_tests::chapters_of_the_ledger(env!("CARGO_MANIFEST_DIR"), "CONQ"),
        nameless: &["phases", "combat", "effects", "position", "setup", "purpose"],
        ids: &["Title", "Token", "PlanetId"],
        unspoken: &[],
        golden: vec![],
    }
}

#[test]
fn the_ledger_has_every_row_of_the_book() {
    shared().the_ledger_has_every_row_of_the_book();
}

#[test]
fn every_ruling_in_the_code_is_documented_and_shown() {
    shared().every_ruling_in_the_code_is_documented_and_shown();
}

#[test]
fn the_chapter_map_names_every_chapter_once_and_files_that_exist() {
    shared().the_chapter_map_names_every_chapter_once_and_files_that_exist();
}

#[test]
fn the_reference_calls_the_chapters_as_the_chapter_map_does() {
    shared().the_reference_calls_the_chapters_as_the_chapter_map_does();
}

#[test]
fn no_chapter_names_a_single_component() {
    shared().no_chapter_names_a_single_component();
}
