//! Rubbish at every door of the kernel: each must say no in words, and never panic.
//!
//! The first byte names the door; a text that begins otherwise is a scenario file, so that real ones are seeds as they are.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::{Act, Game as _, Play};
use sternpost_fuzz::{GAME, SCENARIOS, found, prepare};
use sternpost_players::Rng;
use sternpost_scenarios as scenario;
use sternpost_workbench::refold;

fuzz_target!(init: prepare(), |bytes: &[u8]| {
    let Some((door, rest)) = bytes.split_first() else { return };
    match door {
        b'{' => setup(bytes),
        b'P' => position(rest),
        b'S' => snapshot(rest),
        b'A' => answers(rest),
        b'L' => log(rest),
        _ => scenario_file(bytes),
    }
});

/// What went wrong in words, if it did.
fn caught<T>(what: &str, at: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(at)).unwrap_or_else(|payload| {
        let words = payload.downcast_ref::<String>().cloned();
        let words = words.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        found(&format!("{what} panics: {}", words.unwrap_or_default()))
    })
}

fn scenario_file(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Err(failures) = caught("running a scenario", || scenario::run(&GAME, &text)) else { return };
    for failure in failures.iter().map(ToString::to_string).filter(|failure| failure.contains("the rules panicked")) {
        found(&format!("a scenario makes the rules panic: {failure}\n{text}"));
    }
}

fn setup(bytes: &[u8]) {
    let Ok(setup) = serde_json::from_slice::<Value>(bytes) else { return };
    caught("a set-up", || {
        let _ = GAME.begin(&setup, &mut Chance::live(&mut Rng::new(0)));
        let _ = GAME.check_options(&setup["options"]);
        let taken = setup["seats"].as_array().cloned().unwrap_or_default();
        let _ = GAME.seat_offers(&setup["options"], &taken);
    });
}

fn position(bytes: &[u8]) {
    let Ok(given) = serde_json::from_slice::<Value>(bytes) else { return };
    caught("a position", || GAME.given(&given, &mut Chance::live(&mut Rng::new(0)))).ok();
}

/// A snapshot that can be read is written again as it is; that it makes sense is the log's business.
fn snapshot(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Ok(play) = caught("restoring", || GAME.restore(&text)) else { return };
    let written = caught("writing a snapshot", || play.snapshot());
    match GAME.restore(&written) {
        Ok(again) if again.snapshot() == written => {}
        _ => found(&format!("a snapshot does not survive being written: {text}")),
    }
}

/// A position, a seat, and a turn as JSON.
fn answers(bytes: &[u8]) {
    let [low, high, seat, json @ ..] = bytes else { return };
    let Ok(turn) = serde_json::from_slice::<Vec<Answer>>(json) else { return };
    let play: &dyn Play = SCENARIOS[usize::from(u16::from_le_bytes([*low, *high])) % SCENARIOS.len()].as_ref();
    let seat = Seat(seat % 8);
    let (before, mut fork) = (play.snapshot(), play.fork());
    let previewed = caught("looking ahead", || play.preview(seat, &turn).is_ok());
    let taken = caught("answering", || fork.apply(seat, &turn, &mut Chance::live(&mut Rng::new(0))).is_ok());
    if taken && !previewed {
        found(&format!("a turn is taken that looking ahead refuses: {turn:?}"));
    }
    if play.snapshot() != before {
        found(&format!("looking ahead changes the position: {turn:?}"));
    }
}

/// A log that never was. Snapshots in it are trusted, so it begins with a set-up; noted chance that does not fit is refused by
/// a panic that the service catches.
fn log(bytes: &[u8]) {
    let Ok(acts) = serde_json::from_slice::<Vec<Act>>(bytes) else { return };
    if acts.iter().any(|act| matches!(act, Act::Rebased { .. })) {
        return;
    }
    let folded = catch_unwind(AssertUnwindSafe(|| refold(&GAME, &acts).is_ok()));
    let Err(payload) = folded else { return };
    let words = payload.downcast_ref::<String>().cloned();
    let words = words.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default();
    if !words.starts_with("the log and the rules disagree") {
        found(&format!("folding panics: {words}"));
    }
}
