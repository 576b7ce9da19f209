//! Whole campaigns at random, under every property of the workbench: all set-ups, 2 to 4 seats.

use crate::GAME;
use arcs::components::{CourtCardId, SetupCardId};
use serde_json::{Value, json};
use sternpost_workbench::at_the_table::has_one_winner;
use sternpost_workbench::{Checks, Reach, play_out};

/// Each of the twelve set-ups in turn, some of them left to be drawn.
fn setup(seed: u64) -> Value {
    let card = SetupCardId::ALL[usize::try_from(seed).unwrap() % SetupCardId::ALL.len()];
    let seats: Vec<&str> = ["red", "blue", "yellow", "white"].into_iter().take(card.card().players.into()).collect();
    let is_drawn = seed % 5 == 4;
    let options = if is_drawn {
        json!({ "split-discard": true })
    } else {
        json!({ "setup": card, "initiative": if seed.is_multiple_of(3) { "first-seat" } else { "random" } })
    };
    json!({ "options": options, "seats": seats })
}

fn play(seeds: impl Iterator<Item = u64>, every: usize) {
    for seed in seeds {
        let finished = play_out(&GAME, &setup(seed), seed, Checks::every(every)).unwrap_or_else(|failure| panic!("{failure}"));
        // ARCS-CHAP-09
        has_one_winner(&finished, "line-won", &format!("seed {seed}"));
    }
}

/// Cards that only change what their owner does: nobody uses them.
const PASSIVE: [CourtCardId; 7] = [
    CourtCardId::LoyalEngineers,
    CourtCardId::LoyalPilots,
    CourtCardId::LoyalEmpaths,
    CourtCardId::LoyalKeepers,
    CourtCardId::SecretOrder,
    CourtCardId::SwornGuardians,
    CourtCardId::GalacticBards,
];

#[test]
fn every_court_card_is_secured_and_every_prelude_used() {
    let (mut secured, mut used) = (Reach::new(&[("line-secured", "court-card")]), Reach::new(&[("line-used-card", "court-card")]));
    for seed in 200..360 {
        let checks = Checks { eager: 90, ..Checks::every(400) };
        let finished = play_out(&GAME, &setup(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"));
        secured.add(&finished.told);
        used.add(&finished.told);
    }
    // Vox cards are secured and gone; Guild cards are used by their Prelude.
    for (at, card) in CourtCardId::ALL.iter().enumerate() {
        assert!(secured.uses("court-card", card.slug()) > 0, "{card} was never secured");
        let has_prelude = at < 25 && !PASSIVE.contains(card);
        assert_eq!(used.uses("court-card", card.slug()) > 0, has_prelude, "{card}");
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
