//! The rules as scenario files: every chapter's folder under `scenarios/`, each file a rule and what must come of it.

use std::path::Path;
use sternpost_game::Published;
use sternpost_scenarios as scenario;
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();

#[test]
fn every_scenario_of_every_chapter_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let held = scenario::run_chapters(&GAME, &folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(held >= 100, "only {held} scenarios were found");
}

#[test]
fn no_question_of_a_scenario_has_two_offers_that_read_alike() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let alike = scenario::alike_in_chapters(&GAME, &folder).unwrap_or_else(|why| panic!("{why}"));
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

/// A combat in which nobody hits goes on for ever; what is wrong is the script.
#[test]
fn a_combat_without_dice_says_that_dice_run_dry() {
    let text = "
rule: LRR 63.5
title: Two cruisers and no dice
given:
  players: [{faction: hacan}, {faction: xxcha}, {faction: yssaril}]
  systems: {27: {units: {0: {cruiser: 1}, 1: {cruiser: 1}}}}
  at: {space-combat: {seat: 0, system: 27}}
steps: [{expect: {over: false}}]
";
    let failures = scenario::run(&GAME, text).unwrap_err();
    let words: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(words.len() == 1 && words[0].contains("run dry"), "{words:?}");
}
