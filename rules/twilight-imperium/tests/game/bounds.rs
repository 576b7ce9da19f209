//! A position that no box holds is found, wherever it comes from.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_game::Game;
use sternpost_workbench::at_the_table::{self, begun};

/// What is wrong with a position in which something was put elsewhere.
fn wrong(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let setup =
        json!({ "options": GAME.default_options(), "seats": [{ "faction": "sol" }, { "faction": "hacan" }, { "faction": "letnev" }] });
    at_the_table::wrong(&GAME, &*begun(&GAME, &setup, 1), change)
}

fn home(position: &Value) -> String {
    let systems = position.pointer("/state/systems").unwrap().as_object().unwrap();
    systems.iter().find(|(_, system)| system.pointer("/space/0").is_some()).unwrap().0.clone()
}

// cites: LRR 23.2, LRR 52.4
#[test]
fn more_pieces_cards_and_goods_than_there_are_is_a_defect() {
    assert_eq!(wrong(|_| {}), Vec::<String>::new());
    for count in [9, 1_000_000, u32::MAX] {
        let found = wrong(|position| {
            let home = home(position);
            position["state"]["systems"][&home]["space"]["0"]["cruiser"] = json!({ "intact": count });
        });
        assert_ne!(found, Vec::<String>::new(), "{count} cruisers");
    }
    let fighters = wrong(|position| {
        let home = home(position);
        position["state"]["systems"][&home]["space"]["0"]["fighter"] = json!({ "intact": 401 });
    });
    assert!(fighters[0].contains("401"), "{fighters:?}");
    assert_ne!(wrong(|position| position["state"]["players"][0]["trade-goods"] = json!(1_001)), Vec::<String>::new());
    let stranger = wrong(|position| {
        let home = home(position);
        position["state"]["systems"][&home]["space"]["7"] = json!({ "cruiser": { "intact": 1 } });
    });
    assert!(stranger[0].contains("seat 7"), "{stranger:?}");
    let twice = wrong(|position| {
        let deck = position["state"]["action-deck"]["value"].as_array_mut().unwrap();
        deck[0] = deck[1].clone();
        deck[2] = deck[1].clone();
        deck[3] = deck[1].clone();
        deck[4] = deck[1].clone();
        deck[5] = deck[1].clone();
    });
    assert!(twice.iter().any(|defect| defect.contains("too often")), "{twice:?}");
}
