//! Whole campaigns at random with Leaders & Lore, under every property of the workbench: 2 to 4 seats, with one lore card each and with
//! two.

use crate::GAME;
use arcs::components::{LeaderId, LoreId, SetupCardId};
use serde_json::{Value, json};
use sternpost_workbench::at_the_table::has_one_winner;
use sternpost_workbench::{Checks, Reach, play_out};

/// Each of the twelve set-ups in turn; every other campaign with a second lore card.
fn setup(seed: u64) -> Value {
    let card = SetupCardId::ALL[usize::try_from(seed).unwrap() % SetupCardId::ALL.len()];
    let seats: Vec<&str> = ["red", "blue", "yellow", "white"].into_iter().take(card.card().players.into()).collect();
    let only_raids = seed % 5 == 4;
    let options = json!({
        "setup": card,
        "leaders-and-lore": true,
        "second-lore": (seed / 12).is_multiple_of(2),
        "resources-on-cards": if only_raids { "stolen-in-raids" } else { "stolen-by-anything" },
    });
    json!({ "options": options, "seats": seats })
}

fn play(seeds: impl Iterator<Item = u64>, every: usize) {
    for seed in seeds {
        let finished = play_out(&GAME, &setup(seed), seed, Checks::every(every)).unwrap_or_else(|failure| panic!("{failure}"));
        has_one_winner(&finished, "line-won", &format!("seed {seed}"));
    }
}

/// What tells that a lore card with an action was used.
const USED: [(LoreId, &str); 8] = [
    (LoreId::GalacticRifles, "line-fired-rifles"),
    (LoreId::LivingStructures, "line-replaced"),
    (LoreId::LivingStructures, "act:nurture"),
    (LoreId::ToolPriests, "act:summon"),
    (LoreId::CloudCities, "build-outside-slots:"),
    (LoreId::GatePorts, "build:starport:gate"),
    (LoreId::GateStations, "build:city:gate"),
    (LoreId::AncientHoldings, ":7:"),
];

#[test]
fn every_leader_and_every_lore_card_is_drafted_and_every_action_of_lore_is_taken() {
    let mut leaders = Reach::new(&[("line-drafted-leader", "leader")]);
    let mut lore = Reach::new(&[("line-drafted-lore", "lore")]);
    let mut told: Vec<String> = vec![];
    for seed in 500..560 {
        let checks = Checks { eager: 90, ..Checks::every(400) };
        let finished = play_out(&GAME, &setup(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"));
        leaders.add(&finished.told);
        lore.add(&finished.told);
        told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
        told.extend(finished.acts.iter().map(|act| serde_json::to_string(act).expect("an act can be written")));
    }
    for leader in LeaderId::ALL {
        assert!(leaders.uses("leader", leader.slug()) > 0, "{leader} was never drafted");
    }
    for card in LoreId::ALL {
        assert!(lore.uses("lore", card.slug()) > 0, "{card} was never drafted");
    }
    for (card, sign) in USED {
        assert!(told.iter().any(|line| line.contains(sign)), "{card} was never used: {sign}");
    }
}

#[test]
fn campaigns_keep_every_property_after_every_answer() {
    play([1, 4, 8].into_iter(), 1);
}

#[test]
fn campaigns_end_under_all_properties_1() {
    play(400..424, 7);
}

#[test]
fn campaigns_end_under_all_properties_2() {
    play(424..448, 7);
}
