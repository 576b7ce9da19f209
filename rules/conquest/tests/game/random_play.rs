//! Whole campaigns at random, under every property of the workbench: all pairings of warlords.

use crate::{GAME, properties};
use conquest::components::WarlordId;
use serde_json::{Value, json};
use sternpost_workbench::long_runs::{every, seeds};
use sternpost_workbench::{Checks, Finished, play_out};

/// Each of the pairings in turn.
fn setup(seed: u64) -> Value {
    let of = |number: u64| WarlordId::ALL[usize::try_from(number).unwrap() % WarlordId::ALL.len()];
    json!({ "options": {}, "seats": [of(seed), of(seed / 7)] })
}

/// Nobody gives up: campaigns are to go to their end.
fn checks(every: usize) -> Checks {
    Checks { anytime: 0, ..Checks::every(every) }
}

/// One campaign, held to every property of the workbench and to those of the game.
fn campaign(setup: &Value, seed: u64, checks: Checks) -> Finished {
    let finished = play_out(&GAME, setup, seed, checks).unwrap_or_else(|failure| panic!("{failure}"));
    properties::hold(&finished);
    finished
}

fn play(seeds: impl Iterator<Item = u64>, checks: Checks) -> Vec<Finished> {
    seeds.map(|seed| campaign(&setup(seed), seed, checks)).collect()
}

/// The same with decks that are not the starters.
fn with_decks(decks: &str, seed: u64, checks: Checks) -> Finished {
    let mut setup = setup(seed);
    setup["options"]["decks"] = json!(decks);
    campaign(&setup, seed, checks)
}

#[test]
fn campaigns_keep_every_property_after_every_answer() {
    play([0, 9, 17].into_iter(), checks(1));
}

#[test]
fn two_events_that_reduce_one_cost_are_lost_to_nobody() {
    play([1_244].into_iter(), checks(40));
}

#[test]
fn campaigns_end_under_all_properties() {
    play(seeds(100..149), checks(every(9)));
}

#[test]
fn who_gives_up_has_lost() {
    let finished = play(0..10, Checks { anytime: 30, ..Checks::every(20) });
    let gave_up = |finished: &&Finished| {
        finished.told.iter().any(|line| line.text.key == "line-won" && format!("{line:?}").contains("word-conceded"))
    };
    assert!(finished.iter().filter(gave_up).count() > 3);
}

#[test]
fn campaigns_without_card_texts_end() {
    for seed in 0..7 {
        let mut setup = setup(seed);
        setup["options"]["abilities"] = json!("none");
        campaign(&setup, seed, checks(9));
    }
}

#[test]
fn campaigns_with_drawn_and_own_decks_end() {
    for (seed, decks) in seeds(300..306).zip(["drawn", "own", "own-or-starter"].into_iter().cycle()) {
        with_decks(decks, seed, checks(every(7)));
    }
}

/// Each position is compared with a twin, whose other deck is another list than the one that is played.
#[test]
fn positions_with_own_decks_look_the_same_whatever_list_the_other_plays() {
    let twins: usize = seeds(400..404).map(|seed| with_decks("own", seed, checks(every(2))).twins).sum();
    assert!(twins > 200, "only {twins} twins differed");
}
