//! Whole campaigns at random, under every property of the workbench.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::Source;
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::has_one_winner;
use sternpost_workbench::long_runs::{Seen, every, seeds};
use sternpost_workbench::{Checks, play_out};
use twilight_imperium::components::FactionId;
use twilight_imperium::options::Content;

/// A set-up of any size, length, factions and way to a map; the seed decides.
fn setup(seed: u64) -> Value {
    let mut rng = Rng::new(seed);
    let seats = 3 + usize::try_from(seed % 4).unwrap();
    let map = ["preset", "drawn", "placed"][usize::try_from(seed / 4 % 3).unwrap()];
    let are_dealt = rng.percent(20);
    let mut factions: Vec<FactionId> = FactionId::ALL.to_vec();
    let mut chosen = vec![];
    for _ in 0..seats {
        let faction = factions.swap_remove(rng.below(u32::try_from(factions.len()).unwrap()) as usize);
        chosen.push(if are_dealt || rng.percent(20) { json!({}) } else { json!({ "faction": faction }) });
    }
    let options = json!({
        "content": ["transactions"],
        "victory-points": if seed.is_multiple_of(3) { "14" } else { "10" },
        "map": map,
        "factions": if are_dealt { "random" } else { "chosen" },
        "speaker": if rng.percent(50) { "random" } else { ["first-seat", "second-seat", "third-seat"][rng.below(3) as usize] },
    });
    json!({ "options": options, "seats": chosen })
}

/// The same with every kind of component in the box.
fn with_everything(mut setup: Value) -> Value {
    setup["options"]["content"] = json!(Content::ALL);
    setup
}

/// Plays the seeds of one of several tests, so that they run side by side.
fn play(seeds: impl Iterator<Item = u64>, every: usize) {
    for seed in seeds {
        let finished = play_out(&GAME, &setup(seed), seed, Checks::every(every)).unwrap_or_else(|failure| panic!("{failure}"));
        // LRR 68.7
        has_one_winner(&finished, "line-won", &format!("seed {seed}"));
    }
}

#[test]
fn a_campaign_keeps_every_property_after_every_answer() {
    play([3].into_iter(), 1);
}

#[test]
fn a_placed_map_keeps_every_property_after_every_answer() {
    // Five players: the speaker's drawn tile too.
    assert_eq!(setup(10)["options"]["map"], "placed");
    play([10].into_iter(), 1);
}

#[test]
fn campaigns_end_under_all_properties_1() {
    play(0..50, 25);
}

#[test]
fn campaigns_end_under_all_properties_2() {
    play(50..100, 25);
}

#[test]
fn campaigns_end_under_all_properties_3() {
    play(100..150, 25);
}

#[test]
fn campaigns_end_under_all_properties_4() {
    play(150..200, 25);
}

/// Plays seeds with everything in the box.
fn play_everything(seeds: impl Iterator<Item = u64>) {
    let mut seen = Seen::default();
    for seed in seeds {
        let finished =
            play_out(&GAME, &with_everything(setup(seed)), seed, Checks::every(every(20))).unwrap_or_else(|failure| panic!("{failure}"));
        // LRR 68.7
        has_one_winner(&finished, "line-won", &format!("seed {seed}"));
        println!("seed {seed}: {} answers", finished.answers);
        seen.add(&finished.told);
    }
    seen.print();
}

#[test]
fn campaigns_with_every_component_end_under_all_properties_1() {
    play_everything(seeds(1000..1040));
}

#[test]
fn campaigns_with_every_component_end_under_all_properties_2() {
    play_everything(seeds(1040..1080));
}
