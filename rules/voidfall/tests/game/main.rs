//! The tests that every game has, for Voidfall: scenarios, rules cited, components used, what is written about it, golden logs.

mod abandoned;
mod conservation;
mod highlights;
mod orders;
mod players;
mod previews;
mod random_play;
mod secrets;
mod what_is_offered;

use serde_json::{Value, json};
use std::path::Path;
use sternpost_core::Eyes;
use sternpost_game::{Game as _, Play};
use sternpost_players::Purposeful;
use sternpost_workbench::game_tests::{Recording, chapters_of_the_ledger, is_asked, setup_with};
use sternpost_workbench::golden;
use voidfall::Voidfall;

static PLAYER: Purposeful<Voidfall> = Purposeful::new();

sternpost_workbench::game_tests!(
    Voidfall,
    scenarios: 550,
    rules: 463,
    components: 100,
    kinds: &[("house", 14), ("focus-card", 37), ("crisis", 35), ("war", 8), ("technology", 28), ("agenda", 31), ("event", 30)],
    chapters: chapters_of_the_ledger(env!("CARGO_MANIFEST_DIR"), "VF"),
    nameless: &["rounds", "setup", "galaxy", "position"],
    ids: &["AgendaId", "EventId"],
    unspoken: &[],
    golden: recordings(),
);

const HOUSES: [&str; 4] = ["valnis", "belitan", "dunlork", "cortozaar"];

/// So many seats, with the Houses of which everything is known.
fn setup(seats: usize, options: &Value) -> Value {
    of_houses(&HOUSES[..seats], options)
}

fn of_houses(houses: &[&str], options: &Value) -> Value {
    let houses: Vec<Value> = houses.iter().map(|house| json!({ "house": house, "origin": "a" })).collect();
    setup_with(&GAME, options, &Value::Array(houses))
}

fn recordings() -> Vec<Recording> {
    let usual = json!({});
    let (one, two, three, four) = (setup(1, &json!({ "mode": "expedition" })), setup(2, &usual), setup(3, &usual), setup(4, &usual));
    // Houses that begin with several types of fleets.
    let of_many_fleets = of_houses(&["zenor", "shiveus", "astoran", "fenrax"], &json!({ "houses": "without-abilities" }));
    vec![
        Recording::campaign("campaign-of-one", "An expedition", &one),
        Recording::campaign("campaign-of-two", "Two", &two),
        Recording::campaign("campaign-of-three", "Three", &three),
        Recording::campaign(
            "campaign-of-four",
            "Four with the other readings",
            &setup(4, &json!({ "absorption": "whole-type", "lost-trade": "both" })),
        ),
        Recording::campaign("campaign-alone-against-the-void", "One against the Void", &setup(1, &json!({ "mode": "solo" }))),
        Recording::campaign("campaign-against-the-void", "Two against the Void", &setup(2, &json!({ "mode": "cooperative" }))),
        Recording::campaign("campaign-of-three-against-the-void", "Three against the Void", &setup(3, &json!({ "mode": "cooperative" }))),
        Recording::campaign(
            "campaign-of-four-against-the-void",
            "Four against the Void, when it is hard",
            &setup(4, &json!({ "mode": "cooperative", "difficulty": "hard" })),
        ),
        snapshot("snapshot-salvo", "Somebody recalls a fleet in a fight", &of_many_fleets, 12, "ask-recall-in-fight"),
        snapshot("snapshot-effects", "Effects of an action are being chosen", &two, 20, "ask-which-effect"),
        Recording::snapshot("snapshot-takeover", "Something of a sector that was taken is decided", &three, 20, is_in_a_takeover),
        snapshot("snapshot-upkeep", "Upkeep is being covered", &four, 20, "ask-upkeep"),
        snapshot("snapshot-drawn", "One of two agendas is kept", &three, 20, "ask-keep-agenda"),
        by_hand("snapshot-shared", "Players share out the corruption of Know Your Enemy", 1, "know-your-enemy"),
        by_hand("snapshot-last-breath", "One of three deeds of Last Breath must be done", 3, "last-breath"),
    ]
}

fn snapshot(name: &'static str, about: &'static str, setup: &Value, after: usize, prompt: &'static str) -> Recording {
    Recording::snapshot(name, about, setup, after, is_asked(prompt))
}

/// Two against the Void in the first question about an event, played on for some turns.
fn by_hand(name: &'static str, about: &'static str, cycle: u8, event: &'static str) -> Recording {
    let void = json!({ "economic": [{ "crisis": "debts" }] });
    let given = json!({
        "options": { "mode": "cooperative" }, "begin": "event", "cycle": cycle, "event": event,
        "players": [{ "house": "valnis" }, { "house": "belitan" }], "void": void,
    });
    Recording::new(name, move |game, seed| golden::position(game, about, &given, seed, 40))
}

/// Whether something is decided where a fight was won: what a Reclaim or a Fallen House brings.
fn is_in_a_takeover(play: &dyn Play) -> bool {
    let parts = ["ask-take-over", "ask-fallen-technology", "ask-establish", "ask-build", "ask-deploy"];
    let is_fought_for = !play.view(Eyes::Arbiter)["fight"].is_null();
    is_fought_for && play.asked().iter().any(|question| parts.contains(&&*question.prompt.key))
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
