//! Whole campaigns at random, under every property of the workbench.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use sternpost_core::{Arg, Game, Published, Source};
use sternpost_workbench::{Checks, Rng, play_out};
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

/// Plays seeds with everything in the box; what was told, by key and the name of the component.
fn play_everything(seeds: impl Iterator<Item = u64>, every: usize) -> BTreeMap<String, usize> {
    let mut seen = BTreeMap::new();
    for seed in seeds {
        let setup = with_everything(setup(seed));
        let finished = play_out(&GAME, &setup, seed, Checks::every(every)).unwrap_or_else(|failure| panic!("{failure}"));
        assert!(finished.standings.len() >= 3, "seed {seed} has a result");
        *seen.entry("answers".to_owned()).or_default() += finished.answers;
        *seen.entry("campaigns".to_owned()).or_default() += 1;
        for told in &finished.told {
            let name = told
                .text
                .args
                .iter()
                .find_map(|(_, arg)| if let Arg::Term { kind, id } = arg { Some(format!(" {kind} {id}")) } else { None });
            *seen.entry(format!("{}{}", told.text.key, name.unwrap_or_default())).or_default() += 1;
        }
    }
    seen
}

/// Which seeds a long run plays: `SEEDS=1000..1500`.
fn seeds_asked_for() -> Option<std::ops::Range<u64>> {
    let range = std::env::var("SEEDS").ok()?;
    let (from, to) = range.split_once("..").expect("SEEDS is FROM..TO");
    Some(from.parse().expect("a number")..to.parse().expect("a number"))
}

#[test]
fn campaigns_with_every_component_end_under_all_properties() {
    let seen = play_everything(seeds_asked_for().unwrap_or(1000..1004), 10);
    for (what, count) in seen {
        println!("{count:>8} {what}");
    }
}
