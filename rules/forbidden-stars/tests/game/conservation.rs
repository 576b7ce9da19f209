//! Nothing is lost and nothing is doubled: what is counted after every answer of whole campaigns, beside the defects that every campaign at random looks for.

use crate::GAME;
use crate::setups::setup;
use serde_json::Value;
use std::collections::BTreeMap;
use sternpost_core::Eyes;
use sternpost_workbench::at_the_table::looked_at;

fn number(of: &Value) -> u64 {
    of.as_u64().unwrap_or_default()
}

/// All that lies in areas, by what it is: figures by type, structures and objectives by seat.
#[derive(Default)]
struct Lying {
    figures: BTreeMap<String, u64>,
    structures: BTreeMap<u64, u64>,
    objectives: BTreeMap<u64, u64>,
}

impl Lying {
    fn of(view: &Value) -> Self {
        let mut lying = Self::default();
        for held in view["areas"].as_object().unwrap().values() {
            for (unit, figures) in held["units"].as_object().into_iter().flatten() {
                *lying.figures.entry(unit.clone()).or_default() += number(&figures["fresh"]) + number(&figures["routed"]);
            }
            for built in held["structures"].as_array().into_iter().flatten() {
                *lying.structures.entry(number(&built["seat"])).or_default() += 1;
            }
            for seat in held["objectives"].as_array().into_iter().flatten() {
                *lying.objectives.entry(number(seat)).or_default() += 1;
            }
        }
        lying
    }
}

// cites: FS-LIM-01, FS-LIM-03, FS-SET-05, FS-SET-15
#[test]
fn fs_set_05_objectives_and_control_tokens_are_on_the_board_or_with_their_players() {
    let (mut looks, mut collected) = (0, 0);
    for seed in 0..12 {
        let setup = setup(seed);
        let seats = setup["seats"].as_array().unwrap().len() as u64;
        looked_at(&GAME, &setup, seed, (2_500, 60), |play, _| {
            let view = play.view(Eyes::Arbiter);
            let lying = Lying::of(&view);
            assert!(lying.structures.values().sum::<u64>() <= 35, "seed {seed}");
            // Who has left the game has taken what was left to the box: FS-ELIM has scenarios of that.
            let players = (0..).zip(view["players"].as_array().unwrap());
            for (seat, player) in players.filter(|(_, player)| player["is-eliminated"] == false) {
                let hands = view["laying"]["hands"].as_array().into_iter().flatten();
                let held: u64 = hands.map(|hand| number(&hand["objectives"][seat.to_string()])).sum();
                let on_board = lying.objectives.get(&seat).copied().unwrap_or_default();
                let built = lying.structures.get(&seat).copied().unwrap_or_default();
                assert_eq!(on_board + held + number(&player["collected"]), 2 * (seats - 1), "seed {seed}: objectives of seat {seat}");
                assert_eq!(number(&player["control-tokens"]) + built, 9, "seed {seed}: control tokens of seat {seat}");
                collected += number(&player["collected"]);
            }
            looks += 1;
        });
    }
    assert!(looks > 2_000 && collected > 0, "{looks} looks at {collected} objectives collected");
}
