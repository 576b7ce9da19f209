//! Whole campaigns at random, under every property of the workbench.

use crate::{GAME, PLAYER};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_players::{Everybody, Strength};
use sternpost_workbench::game_tests::setup_with;
use sternpost_workbench::long_runs::{every, seeds};
use sternpost_workbench::{Checks, Finished, play_on, play_out, play_out_by};
use voidfall::House;

/// One to four seats in turn, Houses and origins in turn, options in turn.
pub fn setup(seed: u64) -> Value {
    setup_of(seed, ["expedition", "competitive"], "easy")
}

/// The same against the Void, with each difficulty in turn.
fn against_the_void(seed: u64) -> Value {
    let difficulty = ["easy", "normal", "hard"][usize::try_from(seed / 4 % 3).unwrap()];
    setup_of(seed, ["solo", "cooperative"], difficulty)
}

fn setup_of(seed: u64, [alone, together]: [&str; 2], difficulty: &str) -> Value {
    let nth = |of: u64, count: usize| usize::try_from(of % count as u64).unwrap();
    let seats = 1 + nth(seed, 4);
    let houses = House::playable();
    let sitting = (0..seats).map(|at| {
        let house = houses[(nth(seed, houses.len()) + 3 * at) % houses.len()];
        json!({ "house": house, "origin": if nth(seed / 2 + at as u64, 2) == 0 { "a" } else { "b" } })
    });
    let ahead = ["no", "no", "each-round", "no", "once"][nth(seed, 5)];
    let options = json!({
        "mode": if seats == 1 { alone } else { together },
        "houses": "without-abilities",
        "absorption": if seed % 3 == 1 { "whole-type" } else { "point-by-point" },
        "lost-trade": if seed % 5 == 1 { "both" } else { "one" },
        "focuses-ahead": ahead,
        "difficulty": difficulty,
    });
    setup_with(&GAME, &options, &Value::Array(sitting.collect()))
}

fn campaign(seed: u64, checks: Checks) -> Finished {
    play_out(&GAME, &setup(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"))
}

/// What comes up in most campaigns, so in any twenty of them.
const COMES_UP: [&str; 19] = [
    "line-event-revealed",
    "line-plays-focus",
    "line-flips-trade",
    "line-plays-agenda",
    "line-acts",
    "line-acts-by-agenda",
    "line-acts-by-technology",
    "line-acts-by-preferred",
    "line-invades",
    "line-takes-sector",
    "line-void-takes",
    "line-void-strikes",
    "line-skirmish-won",
    "line-researches",
    "line-advances",
    "line-gains-bounty",
    "line-gains-reclaim",
    "line-covers-upkeep",
    "line-takes-decree",
];

#[test]
fn campaigns_end_under_all_properties() {
    let (mut told, mut twins) = (BTreeSet::new(), 0);
    for seed in seeds(0..26) {
        let finished = campaign(seed, Checks::every(every(18)));
        twins += finished.twins;
        told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
    }
    let missing: Vec<&str> = COMES_UP.into_iter().filter(|key| !told.contains(*key)).collect();
    assert!(missing.is_empty() && twins > 100, "never comes up: {missing:?}; {twins} twins");
}

/// Players who play to win come to an end as well, under the same properties, and reach what players at random hardly do.
#[test]
fn eager_campaigns_end_under_all_properties() {
    let mut told = BTreeSet::new();
    for seed in seeds(0..4) {
        let eager = Everybody { player: &PLAYER, strength: Strength::Eager };
        let finished = play_out_by(&GAME, &setup(seed), seed, Checks::every(25), &eager).unwrap_or_else(|failure| panic!("{failure}"));
        println!("seed {seed}: {:?}", finished.standings);
        told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
    }
    let reached = ["line-overproduces", "line-falls-house", "line-improves"].iter().filter(|key| told.contains(**key)).count();
    assert!(reached > 0, "told: {told:?}");
}

/// What comes up in most campaigns against the Void.
const COMES_UP_WITH_THE_VOID: [&str; 25] = [
    "line-heroic-display",
    "line-takes-heroic",
    "line-alarms-renewed",
    "line-situation-revealed",
    "line-war-revealed",
    "line-crisis-revealed",
    "line-passes-crisis",
    "line-discards-crisis",
    "line-suffers-crisis",
    "line-crisis-ongoing",
    "line-crisis-pushed-off",
    "line-harbinger-on-row",
    "line-harbinger-placed",
    "line-harbinger-removed",
    "line-resolves-board",
    "line-demands-unpaid",
    "line-catastrophe",
    "line-lost-by-catastrophe",
    "line-builds-haven",
    "line-removes-voidborn",
    "line-proposes-order",
    "line-order-agreed",
    "line-order-stays",
    "line-void-scores",
    "line-void-prevails",
];

#[test]
fn campaigns_against_the_void_end_under_all_properties() {
    let (mut told, mut twins) = (BTreeSet::new(), 0);
    for seed in seeds(0..56) {
        let finished =
            play_out(&GAME, &against_the_void(seed), seed, Checks::every(every(18))).unwrap_or_else(|failure| panic!("{failure}"));
        twins += finished.twins;
        told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
    }
    let missing: Vec<&str> = COMES_UP_WITH_THE_VOID.into_iter().filter(|key| !told.contains(*key)).collect();
    assert!(missing.is_empty() && twins > 100, "never comes up: {missing:?}; {twins} twins");
}

/// What comes of each event that speaks of the Void, at random.
const OF_THE_VOID: [(u8, &str, &[&str]); 3] = [
    (1, "know-your-enemy", &["line-offers-to-take", "line-corrupts", "line-harbinger-removed"]),
    (2, "growing-threat", &["line-harbinger-placed", "line-placed", "line-takes-decree"]),
    (3, "last-breath", &["line-discards-crisis", "line-catastrophe", "line-harbinger-placed", "line-corrupts", "line-takes-decree"]),
];

/// Campaigns go on under all properties from each event that speaks of the Void, alone and together, with Crises on the board.
#[test]
fn campaigns_go_on_from_each_event_of_the_void() {
    for (cycle, event, comes) in OF_THE_VOID {
        let mut told = BTreeSet::new();
        for seed in seeds(0..12) {
            let houses = ["valnis", "belitan", "dunlork"].iter().take(1 + usize::try_from(seed % 3).unwrap());
            let mode = if seed % 3 == 0 { "solo" } else { "cooperative" };
            let catastrophes = seed % 4;
            let given = json!({
                "options": { "mode": mode }, "begin": "event", "cycle": cycle, "event": event,
                "players": houses.map(|house| json!({ "house": house })).collect::<Vec<_>>(),
                "void": { "economic": [{ "crisis": "debts" }, { "crisis": "strike" }], "catastrophes": catastrophes },
            });
            let finished = play_on(&GAME, &given, seed, Checks::every(every(14))).unwrap_or_else(|failure| panic!("{failure}"));
            told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
        }
        let missing: Vec<&&str> = comes.iter().filter(|key| !told.contains(**key)).collect();
        assert!(missing.is_empty(), "{event}: never comes up: {missing:?}");
    }
}

/// Players who play to win against the Void come to an end under the same properties.
#[test]
fn eager_campaigns_against_the_void_end_under_all_properties() {
    for seed in seeds(0..4) {
        let eager = Everybody { player: &PLAYER, strength: Strength::Eager };
        let finished =
            play_out_by(&GAME, &against_the_void(seed), seed, Checks::every(25), &eager).unwrap_or_else(|failure| panic!("{failure}"));
        println!("seed {seed}: {:?}", finished.standings);
    }
}
