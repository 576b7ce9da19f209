//! Logs of released revisions go on folding, and positions they left in the middle of things are played on.
//!
//! `cargo test -p twilight-imperium --test golden -- --ignored` writes those of the revision at hand; see
//! `docs/decisions/0006-golden-logs.md`.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use sternpost_core::{Game, Play, Published};
use sternpost_workbench::golden::{self, Golden};
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();

/// No log is larger: they stay in the repository for ever.
const LARGEST: usize = 150 * 1024;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")
}

#[test]
fn golden_logs_fold_and_snapshots_are_played_on() {
    // Before the first release there are none.
    if !folder().is_dir() {
        return;
    }
    let counts = golden::check_folder(&GAME, &folder()).unwrap_or_else(|report| panic!("{report}"));
    let newest = counts.last().map(|(revision, _)| *revision);
    assert_eq!(newest, Some(GAME.revision()), "there are logs of the revision at hand: {counts:?}");
}

fn setup(factions: &[&str]) -> Value {
    let seats: Vec<Value> = factions.iter().map(|faction| json!({ "faction": faction })).collect();
    json!({ "options": GAME.default_options(), "seats": seats })
}

/// Whether somebody is asked this.
fn asked(prompt: &'static str) -> impl Fn(&dyn Play) -> bool {
    move |play| play.asked().iter().any(|question| question.prompt.key == prompt)
}

/// The first seed with which it happens, in a log that is small enough.
fn first(about: &str, recorded: impl Fn(u64) -> Result<Golden, String>) -> Golden {
    let fits = |golden: &Golden| golden.written().len() <= LARGEST;
    (1..60).find_map(|seed| recorded(seed).ok().filter(fits)).unwrap_or_else(|| panic!("{about}: with no seed"))
}

#[test]
#[ignore = "writes the golden logs of the revision at hand"]
fn record() {
    let three = setup(&["sol", "letnev", "hacan"]);
    let four = setup(&["naalu", "l1z1x", "jolnar", "saar"]);
    let six = setup(&["winnu", "mentak", "yssaril", "muaat", "arborec", "nekro"]);
    let campaign = |about, setup| first(about, |seed| golden::campaign(&GAME, about, setup, seed));
    let snapshot =
        |about, setup, after, prompt| first(about, |seed| golden::snapshot(&GAME, about, (setup, seed), (after, 40), asked(prompt)));
    write("campaign-of-three", &campaign("A campaign of three", &three));
    write("campaign-of-four", &campaign("A campaign of four", &four));
    write("campaign-of-six", &campaign("A campaign of six", &six));
    write("snapshot-hits", &snapshot("Hits of a combat are being assigned", &four, 100, "ask-assign-hits"));
    write("snapshot-retreat", &snapshot("A retreat may be announced", &six, 100, "ask-announce-retreat"));
    write("snapshot-production", &snapshot("Units are being produced", &three, 60, "ask-produce"));
    let some_sealed = |play: &dyn Play| asked("ask-redistribute-tokens")(play) && play.waiting_for().len() == 2;
    let about = "Command tokens are divided; two answers are sealed, two missing";
    write("snapshot-tokens", &first(about, |seed| golden::snapshot(&GAME, about, (&four, seed), (150, 40), some_sealed)));
}

#[expect(clippy::disallowed_methods, reason = "a test that writes files of the checkout; rules do not")]
fn write(name: &str, golden: &Golden) {
    let text = golden.written();
    golden.check(&GAME).unwrap_or_else(|why| panic!("{name}: {why}"));
    let revision = folder().join(format!("r{}", GAME.revision()));
    std::fs::create_dir_all(&revision).expect("the folder of the revision can be made");
    std::fs::write(revision.join(format!("{name}.json")), text).expect("the log can be written");
}
