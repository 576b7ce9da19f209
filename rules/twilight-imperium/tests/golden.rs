//! Logs of released revisions go on folding, and positions they left in the middle of things are played on.
//!
//! `cargo test -p twilight-imperium --test golden -- --ignored` writes those of the revision at hand; see
//! `docs/decisions/0006-golden-logs.md`.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use sternpost_core::{Game, Play, Published};
use sternpost_workbench::golden::{self, Golden};
use twilight_imperium::TwilightImperium;
use twilight_imperium::options::Content;

static GAME: Published<TwilightImperium> = Published::new();

/// No log is larger: they stay in the repository for ever.
const LARGEST: usize = 256 * 1024;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")
}

#[test]
fn golden_logs_fold_and_snapshots_are_played_on() {
    let counts = golden::check_folder(&GAME, &folder()).unwrap_or_else(|report| panic!("{report}"));
    let newest = counts.last().map(|(revision, _)| *revision);
    assert_eq!(newest, Some(GAME.revision()), "there are logs of the revision at hand: {counts:?}");
}

fn setup(factions: &[&str], options: &Value) -> Value {
    let seats: Vec<Value> = factions.iter().map(|faction| json!({ "faction": faction })).collect();
    let mut all = GAME.default_options();
    for (option, value) in options.as_object().expect("options are an object") {
        all[option] = value.clone();
    }
    json!({ "options": all, "seats": seats })
}

/// Whether somebody is asked this.
fn asked(prompt: &'static str) -> impl Fn(&dyn Play) -> bool {
    move |play| play.asked().iter().any(|question| question.prompt.key == prompt)
}

/// The first seed with which it happens, in a log that is small enough.
fn first(about: &str, recorded: impl Fn(u64) -> Result<Golden, String>) -> Golden {
    let mut why = String::new();
    for seed in 1..20 {
        match recorded(seed) {
            Ok(golden) if golden.written().len() <= LARGEST => return golden,
            Ok(golden) => why = format!("{} bytes are too many", golden.written().len()),
            Err(wrong) => why = wrong,
        }
    }
    panic!("{about}: with no seed; the last: {why}")
}

#[test]
#[ignore = "writes the golden logs of the revision at hand"]
fn record() {
    let whole_box = json!({ "content": Content::ALL, "unfinished": true });
    let three = setup(&["sol", "letnev", "hacan"], &json!({}));
    let four = setup(&["naalu", "l1z1x", "jolnar", "saar"], &json!({ "victory-points": "14", "map": "drawn" }));
    let five = setup(&["xxcha", "yin", "creuss", "sardakk", "muaat"], &json!({ "map": "placed", "speaker": "random" }));
    let six = setup(&["winnu", "mentak", "yssaril", "muaat", "arborec", "nekro"], &json!({}));
    let three_with_all = setup(&["nekro", "mentak", "xxcha"], &whole_box);
    let four_with_all = setup(&["l1z1x", "yin", "creuss", "naalu"], &whole_box);
    let campaign = |about, setup| first(about, |seed| golden::campaign(&GAME, about, setup, seed));
    let snapshot =
        |about, setup, after, prompt| first(about, |seed| golden::snapshot(&GAME, about, (setup, seed), (after, 40), asked(prompt)));
    write("campaign-of-three", &campaign("A campaign of three", &three));
    write("campaign-of-four", &campaign("A long campaign of four on a drawn map", &four));
    write("campaign-of-five", &campaign("A campaign of five on a map they laid out", &five));
    write("campaign-of-six", &campaign("A campaign of six", &six));
    write("campaign-of-three-with-everything", &campaign("A campaign of three with every component", &three_with_all));
    write("campaign-of-four-with-everything", &campaign("A campaign of four with every component", &four_with_all));
    write("snapshot-hits", &snapshot("Hits of a combat are being assigned", &four, 100, "ask-assign-hits"));
    write("snapshot-retreat", &snapshot("A retreat may be announced", &six, 100, "ask-announce-retreat"));
    write("snapshot-production", &snapshot("Units are being produced", &three, 60, "ask-produce"));
    let voting = json!({
        "options": { "content": Content::ALL, "unfinished": true },
        "custodians": false,
        "players": [
            { "faction": "nekro", "action-cards": ["bribery", "veto"], "notes": [{ "kind": "political-secret", "owner": 1 }] },
            { "faction": "xxcha", "action-cards": ["imperial-rider", "sabotage"] },
            { "faction": "yssaril", "action-cards": ["distinguished-councilor"], "trade-goods": 3 },
        ],
        "laws": [{ "agenda": "minister-of-commerce", "owner": 2 }, { "agenda": "core-mining", "planet": "bereg" }],
        "agenda-deck": ["mutiny", "economic-equality", "public-execution", "minister-of-policy", "holy-planet-of-ixth"],
        "at": "agenda-phase",
    });
    write("snapshot-vote", &first("An agenda is voted on", |seed| golden::position(&GAME, "An agenda is voted on", &voting, seed, 40)));
    write("snapshot-window", &snapshot("Cards may be played in reaction", &three_with_all, 100, "ask-react"));
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
