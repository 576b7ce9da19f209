//! What both fuzz targets need: the game, positions to begin from, and how a finding is told.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use sternpost_core::{Chance, Game as _, Play, Published};
use sternpost_workbench::Rng;
use twilight_imperium::TwilightImperium;

/// The game that is fuzzed.
pub static GAME: Published<TwilightImperium> = Published::new();

/// The positions of all scenario files: games of every kind, in the middle of everything.
pub static POSITIONS: LazyLock<Vec<Box<dyn Play>>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/twilight-imperium/scenarios");
    let mut files = vec![];
    find(&folder, &mut files);
    files.sort();
    let positions: Vec<_> = files.iter().filter_map(|file| position(file)).collect();
    assert!(!positions.is_empty(), "{} has no scenarios", folder.display());
    positions
});

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the scenarios lie beside the fuzzer").flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "yaml") {
            files.push(path);
        }
    }
}

/// The position a scenario begins from, unless it begins from a set-up or is wrong on purpose.
fn position(file: &Path) -> Option<Box<dyn Play>> {
    let text = std::fs::read_to_string(file).ok()?;
    let scenario: Value = serde_norway::from_str(&text).ok()?;
    let begun = GAME.given(scenario.get("given")?, &mut Chance::live(&mut Rng::new(0)));
    Some(begun.ok()?.0).filter(|play| !play.asked().is_empty())
}

/// A panic is caught and told by the workbench; only what nobody catches ends the process.
pub fn hush_panics() {
    std::panic::set_hook(Box::new(|_| {}));
}

/// Tells what was found and ends the process, so that the fuzzer keeps the input.
pub fn found(what: &str) -> ! {
    eprintln!("\n{what}\n");
    std::process::abort();
}
