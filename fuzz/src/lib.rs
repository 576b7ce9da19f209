//! What both fuzz targets need: the game, positions to begin from, and how a finding is told.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use sternpost_core::Chance;
use sternpost_game::{Game as _, Play, Published};
use sternpost_players::Rng;
use twilight_imperium::TwilightImperium;

/// The game that is fuzzed.
pub static GAME: Published<TwilightImperium> = Published::new();

/// The positions of all scenario files: in the middle of everything.
pub static SCENARIOS: LazyLock<Vec<Box<dyn Play>>> = LazyLock::new(|| {
    let scenarios = files("../rules/twilight-imperium/scenarios", "yaml");
    let positions: Vec<_> = scenarios.iter().filter_map(|file| position(file)).collect();
    assert!(!positions.is_empty(), "the scenarios lie beside the fuzzer");
    positions
});

/// Positions of whole campaigns, if `run` had any played: the late game.
pub static LATE: LazyLock<Vec<Box<dyn Play>>> = LazyLock::new(|| {
    let late = files("late", "json");
    late.iter().filter_map(|file| GAME.restore(&std::fs::read_to_string(file).ok()?).ok()).collect()
});

/// The files of a folder and all below it that end so, in the same order on every machine.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let (mut found, mut folders) = (vec![], vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)]);
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The position a scenario begins from, unless it begins from a set-up or is wrong on purpose.
fn position(file: &Path) -> Option<Box<dyn Play>> {
    let text = std::fs::read_to_string(file).ok()?;
    let scenario: Value = serde_norway::from_str(&text).ok()?;
    let begun = GAME.given(scenario.get("given")?, &mut Chance::live(&mut Rng::new(0)));
    Some(begun.ok()?.0).filter(|play| !play.asked().is_empty() && is_whole(play.as_ref()))
}

/// A scenario may leave out what its rule does not need: a carrier for the fighters that stand in the way. In the middle of an
/// action that is no defect yet, so defaults carry the position on until it would be.
fn is_whole(play: &dyn Play) -> bool {
    let mut play = play.fork();
    let mut dice = Rng::new(0);
    for _ in 0..25 {
        let Some(asked) = play.asked().into_iter().next() else { break };
        play.apply(asked.seat, &[asked.default], &mut Chance::live(&mut dice)).expect("a default is an answer");
        if !play.defects().is_empty() {
            return false;
        }
    }
    play.defects().is_empty()
}

/// What is done once, before inputs come and are timed: positions are read, and a panic says nothing by itself, for the workbench catches
/// and tells it; only what nobody catches ends the process.
pub fn prepare() {
    LazyLock::force(&SCENARIOS);
    LazyLock::force(&LATE);
    std::panic::set_hook(Box::new(|_| {}));
}

/// Tells what was found and ends the process, so that the fuzzer keeps the input.
pub fn found(what: &str) -> ! {
    eprintln!("\n{what}\n");
    std::process::abort();
}
