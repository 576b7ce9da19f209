//! Whole campaigns at random, under every property of the workbench: all boards, every option.

use crate::GAME;
use crate::setups::setup;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_core::chance::Source as _;
use sternpost_core::{Chance, Eyes, Picked, Shape};
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::begun;
use sternpost_workbench::long_runs::{every, seeds};
use sternpost_workbench::{Checks, Finished, play_on, play_out};

fn campaign(seed: u64, checks: Checks) -> Finished {
    play_out(&GAME, &setup(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn campaigns_keep_every_property_after_every_answer() {
    let twins: usize = (2..5).map(|seed| campaign(seed, Checks::every(1)).twins).sum();
    assert!(twins > 100, "only {twins} twins differed");
}

/// Whatever is placed on the first two tiles, the third takes the rest, and the campaign begins with all forces on the board.
// cites: FS-SET-06, FS-SET-09, FS-SET-11, FS-SET-22
#[test]
fn fs_set_11_what_is_left_always_finds_room() {
    for (seed, setup) in (0..120_u64).map(|seed| (seed, setup(seed))).filter(|(_, setup)| setup["options"]["board"] == "built") {
        let mut rng = Rng::new(seed);
        let mut play = begun(&GAME, &setup, seed);
        let seats = setup["seats"].as_array().unwrap().len();
        while play.view(Eyes::Arbiter)["phase"] == json!("setup") {
            let asked = play.asked().remove(0);
            let answer = match asked.shape {
                Shape::OneOf => Picked::One(asked.offers[rng.below(asked.offers.len() as u32) as usize].id.clone()),
                Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange | Shape::Amount { .. } => asked.default.clone(),
            };
            play.apply(asked.seat, &[answer], &mut Chance::live(&mut rng)).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        }
        let view = play.view(Eyes::Arbiter);
        let (mut units, mut factories, mut objectives) = (0, 0, 0);
        for held in view["areas"].as_object().unwrap().values() {
            units += held["units"].as_object().into_iter().flatten().map(|(_, figures)| figures["fresh"].as_u64().unwrap()).sum::<u64>();
            factories += held["structures"].as_array().map_or(0, Vec::len);
            objectives += held["objectives"].as_array().map_or(0, Vec::len);
        }
        let start = |faction: &Value| match faction.as_str().unwrap() {
            "chaos" | "orks" => 5,
            _ => 6,
        };
        assert_eq!(units, setup["seats"].as_array().unwrap().iter().map(start).sum::<u64>(), "seed {seed}");
        assert_eq!((factories, objectives), (seats, 2 * seats * (seats - 1)), "seed {seed}");
        assert_eq!((view["tiles"].as_object().unwrap().len(), view["storms"].as_array().unwrap().len()), (3 * seats, seats));
    }
}

/// What comes up in most campaigns, so in any thirty of them. That each line comes up at all is shown by scenarios.
const COMES_UP: [&str; 8] =
    ["line-combat-begins", "line-falls", "line-collects", "line-uses-upgrade", "line-moves", "line-buys", "line-free", "line-storm-moves"];

#[test]
fn campaigns_end_under_all_properties() {
    let (mut told, mut played) = (BTreeSet::new(), 0);
    for seed in seeds(100..136) {
        let finished = campaign(seed, Checks::every(every(9)));
        assert!(finished.standings.iter().any(|standing| standing.rank == 1), "somebody is first");
        told.extend(keys(&finished));
        played += 1;
    }
    let missing: Vec<&str> = COMES_UP.into_iter().filter(|key| !told.contains(*key)).collect();
    assert!(missing.is_empty() || played < 30, "never comes up: {missing:?}");
}

fn keys(finished: &Finished) -> impl Iterator<Item = String> {
    finished.told.iter().map(|line| line.text.key.to_string())
}

/// All four factions close together, with all their schemes in play.
fn all_schemes_in_play() -> Value {
    json!({
        "begin": "operations",
        "options": { "schemes": "any" },
        "players": [
            { "faction": "ultramarines", "materiel": 6, "assets": { "forge": 1, "reinforcement": 1 },
              "schemes": ["adeptus-mechanicus", "emperors-champion", "exterminatus", "unwavering-resolve"] },
            { "faction": "chaos", "materiel": 6, "assets": { "reinforcement": 1 },
              "schemes": ["blight-of-nurgle", "prayer-to-the-dark-gods", "seduced-by-chaos", "through-the-warp"] },
            { "faction": "orks", "materiel": 6, "assets": { "cache": 1, "reinforcement": 2 },
              "schemes": ["gitz-dem", "mob-up", "teer-it-down", "warboss"] },
            { "faction": "eldar", "materiel": 6, "assets": { "forge": 1 },
              "schemes": ["farsight", "outmanoeuvre", "vicious-raids", "warp-gate"] },
        ],
        "storms": [{ "edge": { "lies": "north", "column": 1, "row": 1 } }, { "edge": { "lies": "west", "column": 2, "row": 1 } }],
        "stacks": {
            "s3b": [["chaos", "advance"], ["ultramarines", "advance"]],
            "s8a": [["eldar", "advance"], ["eldar", "advance"], ["orks", "advance"], ["orks", "advance"]],
        },
        "areas": {
            "s3b-ne": { "units": { "scout": 2, "space-marine": 1 }, "routed": { "scout": 1 } },
            "s3b-nw": { "units": { "strike-cruiser": 2 } },
            "s3b-sw": { "units": { "cultist": 2, "helbrute": 1 }, "structures": [["chaos", "city"]] },
            "s8a-se": { "units": { "gargant": 1, "nobz": 2, "ork-boyz": 1 }, "structures": [["orks", "factory"]] },
            "s8a-sw": { "units": { "wraithguard": 1, "falcon": 1, "warlock-battle-titan": 1 } },
            "s8a-nw": { "units": { "hellebore-frigate": 2 } },
            "s10a-ne": { "units": { "scout": 1 }, "structures": [["ultramarines", "factory"]] },
            "s12a-ne": { "units": { "cultist": 1 }, "structures": [["chaos", "factory"]] },
            "s11b-se": { "units": { "ork-boyz": 1 } },
            "s9a-se": { "units": { "aspect-warrior": 1 }, "structures": [["eldar", "factory"]] },
        },
    })
}

// cites: FS-EVT-09
#[test]
fn every_scheme_is_used_under_all_properties() {
    let given = all_schemes_in_play();
    let mut used = BTreeSet::new();
    for seed in seeds(0..40) {
        let finished = play_on(&GAME, &given, seed, Checks::every(every(9))).unwrap_or_else(|failure| panic!("{failure}"));
        let uses = finished.told.iter().filter(|line| line.text.key == "line-uses-scheme").flat_map(|line| &line.text.args);
        used.extend(uses.filter(|(name, _)| name == "event").map(|(_, event)| format!("{event:?}")));
    }
    assert_eq!(used.len(), 16, "only these were used: {used:?}");
}
