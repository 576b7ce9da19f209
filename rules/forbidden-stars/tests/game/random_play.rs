//! Whole campaigns at random, under every property of the workbench: all boards, every option.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_workbench::game_tests::setup_with;
use sternpost_workbench::long_runs::{every, seeds};
use sternpost_workbench::{Checks, Finished, play_out};

/// Two to four seats in turn, seats dealt anyhow, options in turn.
fn setup(seed: u64) -> Value {
    let seats = 2 + usize::try_from(seed % 3).unwrap();
    let mut factions = ["ultramarines", "chaos", "orks", "eldar"][..seats].to_vec();
    factions.rotate_left(usize::try_from(seed / 3).unwrap() % seats);
    let options = json!({
        "paths": if seed % 4 == 1 { "faq" } else { "seed" },
        "storm-diagonals": if seed % 5 == 1 { "by-the-board" } else { "by-the-storm" },
        "ork-dominate": if seed % 7 == 1 { "friendly" } else { "friendly-or-uncontrolled" },
    });
    setup_with(&GAME, &options, &json!(factions))
}

fn campaign(seed: u64, checks: Checks) -> Finished {
    play_out(&GAME, &setup(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn campaigns_keep_every_property_after_every_answer() {
    let twins: usize = (0..3).map(|seed| campaign(seed, Checks::every(1)).twins).sum();
    assert!(twins > 100, "only {twins} twins differed");
}

#[test]
fn campaigns_end_under_all_properties() {
    for seed in seeds(100..130) {
        let finished = campaign(seed, Checks::every(every(9)));
        assert!(finished.standings.iter().any(|standing| standing.rank == 1), "somebody is first");
    }
}
