//! Logs of released revisions go on folding, and positions they left in the middle of things are played on.
//!
//! `cargo test -p twilight-imperium --test golden -- --ignored` writes those of the revision at hand; see
//! `docs/decisions/0006-golden-logs.md`.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use sternpost_game::{Game, Play, Published};
use sternpost_workbench::golden::{self, Golden};
use sternpost_workbench::refold;
use twilight_imperium::TwilightImperium;
use twilight_imperium::options::Content;

static GAME: Published<TwilightImperium> = Published::new();

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

fn first(about: &str, recorded: impl Fn(u64) -> Result<Golden, String>) -> Golden {
    golden::first(&GAME, recorded).unwrap_or_else(|why| panic!("{about}: {why}"))
}

#[test]
#[ignore = "writes the golden logs of the revision at hand"]
fn record() {
    let whole_box = json!({ "content": Content::ALL });
    let three = setup(&["sol", "letnev", "hacan"], &json!({}));
    let four = setup(&["naalu", "l1z1x", "jolnar", "saar"], &json!({ "victory-points": "14", "map": "drawn" }));
    let three_with_all = setup(&["nekro", "mentak", "xxcha"], &whole_box);
    let campaign = |about, setup| first(about, |seed| golden::campaign(&GAME, about, setup, seed));
    let snapshot =
        |about, setup, after, prompt| first(about, |seed| golden::snapshot(&GAME, about, (setup, seed), (after, 40), asked(prompt)));
    let five = setup(&["sol", "yssaril", "muaat", "winnu", "arborec"], &json!({ "map": "drawn" }));
    let six = setup(&["hacan", "sol", "xxcha", "letnev", "mentak", "creuss"], &json!({}));
    write("campaign-of-four", &campaign("A campaign of four", &four));
    write("campaign-of-five", &campaign("A campaign of five on a drawn map", &five));
    write("campaign-of-six", &campaign("A campaign of six", &six));
    write("campaign-of-three", &campaign("A campaign of three", &three));
    write("campaign-of-three-with-everything", &campaign("A campaign of three with every component", &three_with_all));
    write("snapshot-hits", &snapshot("Hits of a combat are being assigned", &six, 40, "ask-assign-hits"));
    write("snapshot-window", &snapshot("Cards may be played in reaction", &three_with_all, 60, "ask-react"));
    let together = |play: &dyn Play| asked("ask-redistribute-tokens")(play) && play.waiting_for().len() == 4;
    let about = "Command tokens are divided by all at once";
    write("snapshot-tokens", &first(about, |seed| golden::snapshot(&GAME, about, (&four, seed), (60, 40), together)));
    let dealing = |play: &dyn Play| play.view(sternpost_core::Eyes::Spectator).get("proposals").is_some();
    let about = "Transactions lie on the table";
    write("snapshot-proposals", &first(about, |seed| golden::snapshot(&GAME, about, (&six, seed), (40, 40), dealing)));
    let about = "A vote on Mutiny ends the game, with an Imperial Rider beside it";
    write("snapshot-last-vote", &first(about, |seed| ended(golden::position(&GAME, about, &last_vote(), seed, 40)?)));
}

/// Whoever votes for it and wins the vote has ten points; nothing else brings one.
fn last_vote() -> Value {
    json!({
        "options": { "content": ["agendas", "action-cards"] },
        "custodians": false,
        "players": [
            { "faction": "hacan", "action-cards": ["imperial-rider"], "victory-points": 9 },
            { "faction": "xxcha", "victory-points": 9 },
            { "faction": "yssaril", "trade-goods": 3, "victory-points": 9 },
        ],
        "laws": [{ "agenda": "minister-of-commerce", "owner": 2 }],
        "agenda-deck": ["mutiny", "economic-equality", "public-execution", "minister-of-policy"],
        "at": "agenda-phase",
    })
}

/// The log, if a prediction that was right lay beside the vote that ended the game.
fn ended(golden: Golden) -> Result<Golden, String> {
    let answers = serde_json::to_string(&golden.acts[1..]).expect("acts are plain data");
    let predicted = answers.contains(r#"{"one":"play-card:imperial-rider"},{"one":"for"}"#)
        || answers.contains(r#"{"one":"play-card:imperial-rider"}],"chance":[]},{"act":"answered","seat":0,"answers":[{"one":"for"}"#)
        || answers.contains(r#""0":{"one":"play-card:imperial-rider"}"#)
            && answers.contains(r#"{"act":"answered","seat":0,"answers":[{"one":"for"}"#);
    if predicted && refold(&GAME, &golden.acts)?.is_over() { Ok(golden) } else { Err("the vote does not end it".to_owned()) }
}

fn write(name: &str, golden: &Golden) {
    golden::keep(&GAME, &folder(), name, golden).unwrap_or_else(|why| panic!("{name}: {why}"));
}
