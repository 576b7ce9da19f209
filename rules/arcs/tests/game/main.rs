//! The tests that every game has, for Arcs: scenarios, rules cited, components used, what is written about it, golden logs.

mod bounds;
mod highlights;
mod leaders_and_lore;
mod random_play;
mod tally;
mod what_players_read;

use arcs::Arcs;
use arcs::components::SetupCardId::{self, *};
use serde_json::{Value, json};
use sternpost_workbench::game_tests::{Recording, chapters_of_the_ledger, is_asked, setup_with};

sternpost_workbench::game_tests!(
    Arcs,
    scenarios: 160,
    rules: 290,
    components: 53,
    kinds: &[("court-card", 31), ("leader", 8), ("lore", 14)],
    chapters: chapters_of_the_ledger(env!("CARGO_MANIFEST_DIR"), "ARCS"),
    nameless: &["actions", "battle", "board", "rounds", "setup", "position", "show"],
    ids: &["CourtCardId", "LeaderId", "LoreId"],
    unspoken: &[],
    golden: golden(),
);

fn setup(card: SetupCardId, options: &Value) -> Value {
    let mut options = options.clone();
    options["setup"] = json!(card);
    let seats: Vec<&str> = ["red", "blue", "yellow", "white"].into_iter().take(card.card().players.into()).collect();
    setup_with(&GAME, &options, &json!(seats))
}

fn golden() -> Vec<Recording> {
    let plain = json!({});
    let leaders = json!({ "leaders-and-lore": true });
    let more = json!({ "leaders-and-lore": true, "second-lore": true });
    let split = json!({ "split-discard": true });
    vec![
        Recording::campaign("campaign-of-two", "A campaign of two", &setup(TwoFrontiers, &plain)),
        Recording::campaign("campaign-of-three", "A campaign of three", &setup(ThreeMixUp, &split)),
        Recording::campaign("campaign-of-four-with-leaders", "Four with leaders and lore", &setup(FourMixUp1, &leaders)),
        Recording::campaign("campaign-of-three-with-much-lore", "Three with two lore each", &setup(ThreeHomelands, &more)),
        snapshot("snapshot-draft", "Leaders and lore are being drafted", &setup(FourFrontiers, &leaders), 2, "ask-draft"),
        snapshot("snapshot-hits", "Hits of a battle are dealt", &setup(FourMixUp2, &plain), 60, "ask-assign-hit"),
        snapshot("snapshot-raid", "A raid is on", &setup(ThreeCoreConflict, &plain), 60, "ask-raid"),
        snapshot("snapshot-catapult", "Ships are catapulted", &setup(TwoHomelands, &plain), 30, "ask-catapult-on"),
    ]
}

fn snapshot(name: &'static str, about: &'static str, setup: &Value, after: usize, prompt: &'static str) -> Recording {
    Recording::snapshot(name, about, setup, after, is_asked(prompt))
}
