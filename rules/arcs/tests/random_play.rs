//! Whole campaigns at random, under every property of the workbench: all set-ups, 2 to 4 seats.

use arcs::Arcs;
use arcs::components::SetupCardId;
use serde_json::{Value, json};
use sternpost_core::{Arg, Published};
use sternpost_workbench::{Checks, Finished, play_out};

static GAME: Published<Arcs> = Published::new();

/// Each of the twelve set-ups in turn, some of them left to be drawn.
fn setup(seed: u64) -> Value {
    let card = SetupCardId::ALL[usize::try_from(seed).unwrap() % SetupCardId::ALL.len()];
    let seats: Vec<&str> = ["red", "blue", "yellow", "white"].into_iter().take(card.card().players.into()).collect();
    let is_drawn = seed % 5 == 4;
    let options = if is_drawn {
        json!({})
    } else {
        json!({ "setup": card, "initiative": if seed.is_multiple_of(3) { "first-seat" } else { "random" } })
    };
    json!({ "options": options, "seats": seats })
}

/// ARCS-CHAP-09: the game ends once, everybody has a rank, and the winner is the one that was told.
fn has_one_winner(finished: &Finished, seed: u64) {
    let ranks: Vec<u8> = finished.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, (1..).take(ranks.len()).collect::<Vec<u8>>(), "seed {seed}");
    let last = finished.told.last().expect("a campaign tells something");
    let winner = ("seat".into(), Arg::Seat(finished.standings[0].seat));
    assert!(last.text.key == "line-won" && last.text.args.contains(&winner), "seed {seed}: {last:?}");
}

fn play(seeds: impl Iterator<Item = u64>, every: usize) {
    for seed in seeds {
        let finished = play_out(&GAME, &setup(seed), seed, Checks::every(every)).unwrap_or_else(|failure| panic!("{failure}"));
        has_one_winner(&finished, seed);
    }
}

#[test]
fn campaigns_keep_every_property_after_every_answer() {
    play([0, 5, 11].into_iter(), 1);
}

#[test]
fn campaigns_end_under_all_properties_1() {
    play(100..136, 7);
}

#[test]
fn campaigns_end_under_all_properties_2() {
    play(136..172, 7);
}
