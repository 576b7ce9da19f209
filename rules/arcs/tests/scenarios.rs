//! The rules as scenario files: every chapter's folder under `scenarios/`, each file a rule and what must come of it.

use arcs::Arcs;
use std::path::{Path, PathBuf};
use sternpost_core::Published;
use sternpost_workbench::scenario;

static GAME: Published<Arcs> = Published::new();

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
    assert!(held >= 60, "only {held} scenarios were found");
}
