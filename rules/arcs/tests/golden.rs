//! Logs of released revisions go on folding, and positions they left in the middle of things are played on.
//!
//! `cargo test -p arcs --test golden -- --ignored` writes those of the revision at hand; see `docs/decisions/0006-golden-logs.md`.

use arcs::Arcs;
use arcs::components::SetupCardId;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use sternpost_game::{Game, Play, Published};
use sternpost_workbench::golden::{self, Golden};

static GAME: Published<Arcs> = Published::new();

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")
}

#[test]
fn golden_logs_fold_and_snapshots_are_played_on() {
    let counts = golden::check_folder(&GAME, &folder()).unwrap_or_else(|report| panic!("{report}"));
    let newest = counts.last().map(|(revision, _)| *revision);
    assert_eq!(newest, Some(GAME.revision()), "there are logs of the revision at hand: {counts:?}");
}

fn setup(card: SetupCardId, options: &Value) -> Value {
    let mut all = GAME.default_options();
    all["setup"] = json!(card);
    for (option, value) in options.as_object().expect("options are an object") {
        all[option] = value.clone();
    }
    let seats = ["red", "blue", "yellow", "white"].into_iter().take(card.card().players.into()).collect::<Vec<_>>();
    json!({ "options": all, "seats": seats })
}

fn asked(prompt: &'static str) -> impl Fn(&dyn Play) -> bool {
    move |play| play.asked().iter().any(|question| question.prompt.key == prompt)
}

fn write(name: &str, recorded: impl Fn(u64) -> Result<Golden, String>) {
    let golden = golden::first(&GAME, recorded).unwrap_or_else(|why| panic!("{name}: {why}"));
    golden::keep(&GAME, &folder(), name, &golden).unwrap_or_else(|why| panic!("{name}: {why}"));
}

#[test]
#[ignore = "writes the golden logs of the revision at hand"]
fn record() {
    let plain = json!({});
    let campaign = |about: &str, card, options: &Value, seed| golden::campaign(&GAME, about, &setup(card, options), seed);
    write("campaign-of-two", |seed| campaign("A campaign of two", SetupCardId::TwoFrontiers, &plain, seed));
    write("campaign-of-three", |seed| campaign("A campaign of three", SetupCardId::ThreeMixUp, &json!({ "split-discard": true }), seed));
    let leaders = json!({ "leaders-and-lore": true });
    write("campaign-of-four-with-leaders", |seed| campaign("Four with leaders and lore", SetupCardId::FourMixUp1, &leaders, seed));
    let more = json!({ "leaders-and-lore": true, "second-lore": true });
    write("campaign-of-three-with-much-lore", |seed| campaign("Three with two lore each", SetupCardId::ThreeHomelands, &more, seed));
    let snapshot = |about: &str, card, options: &Value, seed, after, prompt| {
        golden::snapshot(&GAME, about, (&setup(card, options), seed), (after, 40), asked(prompt))
    };
    write("snapshot-draft", |seed| {
        snapshot("Leaders and lore are being drafted", SetupCardId::FourFrontiers, &leaders, seed, 2, "ask-draft")
    });
    write("snapshot-hits", |seed| snapshot("Hits of a battle are dealt", SetupCardId::FourMixUp2, &plain, seed, 60, "ask-assign-hit"));
    write("snapshot-raid", |seed| snapshot("A raid is on", SetupCardId::ThreeCoreConflict, &plain, seed, 60, "ask-raid"));
    write("snapshot-catapult", |seed| snapshot("Ships are catapulted", SetupCardId::TwoHomelands, &plain, seed, 30, "ask-catapult-on"));
}
