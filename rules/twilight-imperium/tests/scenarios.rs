//! The rules as scenario files: every chapter's folder under `scenarios/`, each file a rule and what must come of it.

use serde_json::json;
use std::path::Path;
use sternpost_core::{Chance, Game as _, Picked, Published, Seat};
use sternpost_workbench::{Rng, scenario};
use twilight_imperium::TwilightImperium;

static GAME: Published<TwilightImperium> = Published::new();

#[test]
fn every_scenario_of_every_chapter_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let held = scenario::run_chapters(&GAME, &folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(held >= 100, "only {held} scenarios were found");
}

#[test]
fn no_question_of_a_scenario_has_two_offers_that_read_alike() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let alike = scenario::alike_in_chapters(&GAME, &folder).unwrap_or_else(|why| panic!("{why}"));
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

/// A combat in which nobody hits goes on for ever; what is wrong is the script.
#[test]
fn a_combat_without_dice_says_that_dice_run_dry() {
    let text = "
rule: LRR 63.5
title: Two cruisers and no dice
given:
  players: [{faction: hacan}, {faction: xxcha}, {faction: yssaril}]
  systems: {27: {units: {0: {cruiser: 1}, 1: {cruiser: 1}}}}
  at: {space-combat: {seat: 0, system: 27}}
steps: [{expect: {over: false}}]
";
    let failures = scenario::run(&GAME, text).unwrap_err();
    let words: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(words.len() == 1 && words[0].contains("run dry"), "{words:?}");
}

/// Somebody is asked what of a fleet goes; that settles this fleet, and no other one.
#[test]
fn lrr_43_3_a_surplus_is_found_while_another_fleet_is_settled() {
    let surplus = |system: &str| {
        let given = json!({
            "players": [{ "faction": "hacan", "fleet": 1 }, { "faction": "xxcha" }, { "faction": "yssaril" }],
            "systems": {
                "31": { "units": { "0": { "destroyer": 1 } } },
                "34": { "units": { "0": { "cruiser": 1 } } },
                system: { "units": { "1": { "fighter": 1 } } },
            },
            "at": { "movement": { "seat": 0, "system": 31 } },
        });
        let (mut play, _) = GAME.given(&given, &mut Chance::live(&mut Rng::new(1))).unwrap_or_else(|why| panic!("{why}"));
        let moves = Picked::Split(vec![("ship:cruiser:intact:34".to_owned(), 1)]);
        play.apply(Seat(0), &[moves], &mut Chance::live(&mut Rng::new(1))).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(play.asked()[0].prompt.key, "ask-remove-surplus");
        play.overfull()
    };
    for system in ["18", "47"] {
        assert_eq!(surplus(system), [format!("LRR 43.3: seat 1 is over capacity in system {system}")]);
    }
}
