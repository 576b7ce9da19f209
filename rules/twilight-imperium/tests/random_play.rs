//! Whole campaigns at random, under every property of the workbench.

mod support;

use serde_json::{Value, json};
use sternpost_core::{Game, Published, Source};
use sternpost_workbench::{Checks, Rng, play_out};
use support::{Seen, every, seeds};
use twilight_imperium::TwilightImperium;
use twilight_imperium::components::FactionId;
use twilight_imperium::options::Content;

static GAME: Published<TwilightImperium> = Published::new();

/// A set-up of any size, length and factions; the seed decides.
fn setup(seed: u64) -> Value {
    let mut rng = Rng::new(seed);
    let seats = 3 + usize::try_from(seed % 4).unwrap();
    let mut factions: Vec<FactionId> = FactionId::ALL.to_vec();
    let mut chosen = vec![];
    for _ in 0..seats {
        chosen.push(factions.swap_remove(rng.below(u32::try_from(factions.len()).unwrap()) as usize));
    }
    let points = if seed.is_multiple_of(3) { "14" } else { "10" };
    json!({ "options": { "victory-points": points }, "seats": chosen.iter().map(|faction| json!({ "faction": faction })).collect::<Vec<_>>() })
}

/// The same with every kind of component in the box, complete or not.
fn with_everything(mut setup: Value) -> Value {
    setup["options"]["content"] = json!(Content::ALL);
    setup["options"]["unfinished"] = json!(true);
    setup
}

/// Plays the seeds of one of several tests, so that they run side by side.
fn play(seeds: impl Iterator<Item = u64>, every: usize) {
    for seed in seeds {
        let finished = play_out(&GAME, &setup(seed), seed, Checks::every(every)).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(finished.standings.len() >= 3, "seed {seed} of {} has a result", GAME.id());
    }
}

#[test]
fn a_campaign_keeps_every_property_after_every_answer() {
    play([3].into_iter(), 1);
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
        assert!(finished.standings.len() >= 3, "seed {seed} has a result");
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
