//! Whole campaigns at random, under every property of the workbench.

use serde_json::{Value, json};
use sternpost_core::{Game, Published, Source};
use sternpost_workbench::{Checks, Rng, play_out};
use twilight_imperium::TwilightImperium;
use twilight_imperium::components::FactionId;

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

/// The same with every kind of component in the box.
fn setup_with_everything(seed: u64) -> Value {
    let mut setup = setup(seed);
    let kinds = ["transactions", "action-cards", "agendas", "promissory-notes", "secret-objectives", "technologies", "faction-abilities"];
    setup["options"]["content"] = json!(kinds);
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

#[test]
fn campaigns_with_every_kind_of_component_end_under_all_properties() {
    for seed in 0..20 {
        let finished = play_out(&GAME, &setup_with_everything(seed), seed, Checks::every(10)).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(finished.standings.len() >= 3, "seed {seed} of {} has a result", GAME.id());
    }
}
