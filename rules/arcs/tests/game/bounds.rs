//! A position that no box holds is found, wherever it comes from.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_game::Game;
use sternpost_workbench::at_the_table::{self, begun};

/// What is wrong with a position in which something was put elsewhere.
fn wrong(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let setup = json!({ "options": GAME.default_options(), "seats": ["red", "blue", "yellow"] });
    at_the_table::wrong(&GAME, &*begun(&GAME, &setup, 1), change)
}

fn system(position: &mut Value) -> &mut Value {
    position.pointer_mut("/state/systems").unwrap().as_object_mut().unwrap().values_mut().next().unwrap()
}

// cites: ARCS-FINE-05
#[test]
fn more_pieces_than_there_are_is_a_defect() {
    assert_eq!(wrong(|_| {}), Vec::<String>::new());
    // Two halves that add up to nothing where a sum runs over.
    for ships in [json!({ "fresh": 16, "damaged": 0 }), json!({ "fresh": 128, "damaged": 128 })] {
        let found = wrong(|position| system(position)["ships"][0] = ships.clone());
        assert_ne!(found, Vec::<String>::new(), "{ships}");
    }
    assert_ne!(wrong(|position| position["state"]["players"][0]["power"] = json!(u32::MAX)), Vec::<String>::new());
    assert_ne!(wrong(|position| position["state"]["players"][0]["power"] = json!(1_001)), Vec::<String>::new());
    assert_ne!(wrong(|position| position["state"]["players"][1]["captives"][0] = json!(200)), Vec::<String>::new());
}
