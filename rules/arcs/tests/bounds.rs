//! A position that no box holds is found, wherever it comes from.

use arcs::Arcs;
use serde_json::{Value, json};
use sternpost_core::Chance;
use sternpost_game::bounds::unbounded;
use sternpost_game::{Game, Published};

static GAME: Published<Arcs> = Published::new();

fn begun() -> Value {
    let options = GAME.default_options();
    let seats = (0..3).fold(vec![], |mut seats: Vec<Value>, _| {
        seats.push(GAME.seat_offers(&options, &seats).unwrap()[0].0.clone());
        seats
    });
    let mut dice = |bound: u32| bound / 2;
    let (play, _) = GAME.begin(&json!({ "options": options, "seats": seats }), &mut Chance::live(&mut dice)).unwrap();
    serde_json::from_str(&play.snapshot()).unwrap()
}

/// What is wrong with a position in which something was put elsewhere.
fn wrong(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut position = begun();
    change(&mut position);
    unbounded(&position).map_or_else(|| GAME.restore(&position.to_string()).unwrap().defects(), |more| vec![more])
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
