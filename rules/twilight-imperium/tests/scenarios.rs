//! The rules as scenario files: every chapter's folder under `scenarios/`, each file a rule and what must come of it.

use std::path::{Path, PathBuf};
use sternpost_core::Published;
use sternpost_workbench::scenario;
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();

/// The folders of the chapters, in order.
fn chapters() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut chapters: Vec<_> = entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()).collect();
    chapters.sort();
    chapters
}

#[test]
fn every_scenario_of_every_chapter_holds() {
    let mut failing = String::new();
    let mut held = 0;
    for chapter in chapters() {
        match scenario::run_folder(&GAME, &chapter) {
            Ok(count) => held += count,
            Err(report) => failing.push_str(&report),
        }
    }
    assert!(failing.is_empty(), "{failing}");
    assert!(held >= 100, "only {held} scenarios were found");
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
