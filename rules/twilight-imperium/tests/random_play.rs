//! Whole campaigns at random, under every property of the workbench.

mod support;

use serde_json::{Value, json};
use sternpost_core::{Arg, Source, Told};
use sternpost_game::{Game, Published};
use sternpost_players::Rng;
use sternpost_workbench::{Finished, play_out};
use support::{Seen, checks, every, seeds};
use twilight_imperium::TwilightImperium;
use twilight_imperium::components::FactionId;
use twilight_imperium::options::Content;

static GAME: Published<TwilightImperium> = Published::new();

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

/// LRR 68.7: the game ends once, with one winner, and the ranking is the one that was told.
fn has_one_winner(finished: &Finished, seed: u64) {
    let ranks: Vec<u8> = finished.standings.iter().map(|standing| standing.rank).collect();
    let expected: Vec<u8> = (1..).take(ranks.len()).collect();
    assert!(ranks.len() >= 3 && ranks == expected, "seed {seed} of {}: everybody has a rank of their own: {ranks:?}", GAME.id());
    let told: Vec<&Told> = finished.told.iter().filter(|line| line.text.key == "line-won").collect();
    let last = finished.told.last().expect("a campaign tells something");
    assert!(told.len() == 1 && last.text.key == "line-won", "seed {seed}: the end is told once, and last: {last:?}");
    let winner = ("seat".into(), Arg::Seat(finished.standings[0].seat));
    assert!(last.text.args.contains(&winner), "seed {seed}: who is told to have won is ranked first: {last:?}");
}

/// Plays the seeds of one of several tests, so that they run side by side.
fn play(seeds: impl Iterator<Item = u64>, every: usize) {
    for seed in seeds {
        let finished = play_out(&GAME, &setup(seed), seed, checks(every)).unwrap_or_else(|failure| panic!("{failure}"));
        has_one_winner(&finished, seed);
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
            play_out(&GAME, &with_everything(setup(seed)), seed, checks(every(20))).unwrap_or_else(|failure| panic!("{failure}"));
        has_one_winner(&finished, seed);
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
