//! Scenarios, and whole campaigns under every property.

use harbours::Harbours;
use serde_json::json;
use std::path::Path;
use sternpost_game::Published;
use sternpost_workbench::{Checks, play_out};

static GAME: Published<Harbours> = Published::new();

#[test]
fn every_scenario_holds() {
    let held = sternpost_scenarios::run_chapters(&GAME, &Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios"));
    assert_eq!(held.unwrap_or_else(|report| panic!("{report}")), 4);
}

#[test]
fn two_hundred_random_campaigns_keep_every_property() {
    let setup = json!({ "options": {}, "seats": ["red", "blue"] });
    let (mut draws, mut wins) = (0, 0);
    for seed in 0..200 {
        let played = play_out(&GAME, &setup, seed, Checks::every(1)).unwrap_or_else(|failure| panic!("{failure}"));
        let first = played.standings.iter().filter(|standing| standing.rank == 1).count();
        if first == 2 { draws += 1 } else { wins += 1 }
    }
    assert!(draws > 5 && wins > 50, "{draws} draws, {wins} wins");
}
