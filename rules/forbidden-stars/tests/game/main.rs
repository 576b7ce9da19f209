//! The tests that every game has, for Forbidden Stars: scenarios, rules cited, components used, what is written about it, golden logs.

mod conservation;
mod highlights;
mod orders;
mod players;
mod random_play;
mod secrets;
mod setups;
mod warlike;
mod what_is_offered;

use forbidden_stars::ForbiddenStars;
use serde_json::{Value, json};
use std::path::Path;
use sternpost_game::Game as _;
use sternpost_workbench::game_tests::{Recording, chapters_of_the_ledger, is_asked, setup_with};

sternpost_workbench::game_tests!(
    ForbiddenStars,
    scenarios: 940,
    rules: 458,
    components: 90,
    kinds: &[("combat-card", 56), ("order-upgrade", 20), ("event", 32), ("unit", 24), ("system", 24)],
    chapters: chapters_of_the_ledger(env!("CARGO_MANIFEST_DIR"), "FS"),
    nameless: &["board", "orders", "battle", "rounds", "position", "setup"],
    ids: &["CombatCardId", "OrderUpgradeId", "EventId"],
    unspoken: &[],
    golden: golden(),
);

/// So many seats, with the factions of the introductory board.
fn setup(seats: usize, options: &Value) -> Value {
    setup_with(&GAME, options, &json!(["ultramarines", "chaos", "orks", "eldar"][..seats]))
}

fn golden() -> Vec<Recording> {
    let intro = json!({ "board": "introductory" });
    let faq = json!({ "board": "introductory", "paths": "faq", "storm-diagonals": "by-the-board", "ork-dominate": "friendly" });
    let built = json!({});
    let (two, three, four) = (setup(2, &intro), setup(3, &intro), setup(4, &intro));
    vec![
        Recording::campaign("campaign-of-two", "Two on the introductory board", &two),
        Recording::campaign("campaign-of-two-on-a-board-they-laid", "Two on a board they laid", &setup(2, &built)),
        Recording::campaign("campaign-of-three", "Three with the other readings", &setup(3, &faq)),
        Recording::campaign("campaign-of-four", "Four on a board they laid", &setup(4, &built)),
        snapshot("snapshot-set-up", "The board is being laid", &setup(3, &built), 20, "ask-forces"),
        snapshot("snapshot-planning", "Orders are being laid", &four, 6, "ask-place"),
        snapshot("snapshot-advance", "Ground units move in an Advance", &three, 16, "ask-move-ground"),
        snapshot("snapshot-strike", "A strike was rolled", &two, 30, "ask-suffer"),
        snapshot("snapshot-combat-card", "A combat card asks something", &three, 30, "ask-combat-card"),
        snapshot("snapshot-suffer", "Damage is suffered", &four, 40, "ask-suffer"),
        snapshot("snapshot-storm", "A storm is to be moved", &three, 40, "ask-storm"),
    ]
}

fn snapshot(name: &'static str, about: &'static str, setup: &Value, after: usize, prompt: &'static str) -> Recording {
    Recording::snapshot(name, about, setup, after, is_asked(prompt))
}

/// What comes up at random comes up by luck.
#[test]
fn every_line_is_shown_by_a_scenario() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let expected = sternpost_scenarios::lines_expected_in_chapters(&scenarios).unwrap_or_else(|why| panic!("{why}"));
    let lines = GAME.catalogue("en").keys().iter().filter(|key| key.starts_with("line-"));
    let unseen: Vec<&String> = lines.filter(|key| !expected.contains(*key)).collect();
    assert!(unseen.is_empty(), "no scenario expects: {unseen:?}");
}
