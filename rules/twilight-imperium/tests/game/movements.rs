//! Positions in the middle of a movement: of revision 6 and before, which asked for ship after ship and for system after system, and
//! of today.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::Picked;
use sternpost_game::{Asked, Game, Play};
use sternpost_workbench::at_the_table::{answer, asked, given, one, split};

/// Seat 0 moves ships to a system.
fn movement(technology: &str, laid_out: &Value, system: u8) -> Box<dyn Play> {
    let mut position = json!({
        "options": {"content": []},
        "players": [{"faction": "hacan", "technologies": [technology]}, {"faction": "xxcha", "technologies": []}, {"faction": "yssaril", "technologies": []}],
        "at": {"movement": {"seat": 0, "system": system}},
    });
    for (name, value) in laid_out.as_object().expect("a position is an object") {
        position[name] = value.clone();
    }
    given(&GAME, &position)
}

/// The same as an older revision left it: these steps on top, and this under way.
fn left_by_an_older_revision(play: &dyn Play, steps: &[Value], moving: &Value) -> Box<dyn Play> {
    let mut snapshot: Value = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
    let flow = snapshot["flow"].as_array_mut().expect("the flow is a list");
    let _ = flow.pop();
    flow.extend(steps.iter().map(|step| json!({ "movement": step })));
    snapshot["state"]["underway"]["tactical"]["moving"] = moving.clone();
    GAME.restore(&snapshot.to_string()).expect("the snapshot is read")
}

fn ids(asked: &Asked) -> Vec<&str> {
    asked.offers.iter().map(|offer| offer.id.as_str()).collect()
}

fn space(play: &dyn Play, system: u8) -> Value {
    play.view(sternpost_core::Eyes::Arbiter)["systems"][system.to_string()]["space"]["0"].clone()
}

// cites: LRR 15.3, LRR 83.1
#[test]
fn ships_that_were_being_counted_are_loaded_and_led() {
    let laid_out = json!({"systems": {"21": {"units": {"0": {"carrier": 2}}}}, "planets": {"thibah": {"units": {"0": {"infantry": 5}}}}});
    let today = movement("carrier2", &laid_out, 27);
    let how_many = json!({"how-many": {"seat": 0, "unit": "carrier", "condition": "intact", "from": 21}});
    let mut play = left_by_an_older_revision(&*today, &[how_many], &json!([]));
    assert_eq!(asked(&*play, 0).prompt.key, "ask-how-many-ships");
    answer(&mut *play, 0, &[Picked::Amount(1)]);
    assert_eq!((asked(&*play, 0).prompt.key.as_ref(), ids(&asked(&*play, 0))), ("ask-load", vec!["load:infantry:thibah"]));
    answer(&mut *play, 0, &[split(&[("load:infantry:thibah", 3)])]);
    assert_eq!(asked(&*play, 0).prompt.key, "ask-next-system");
    answer(&mut *play, 0, &[one("system:27")]);
    // What is left can still come, as today.
    assert_eq!(ids(&asked(&*play, 0)), ["ship:carrier:intact:21", "load:infantry:thibah"]);
    answer(&mut *play, 0, &[split(&[("ship:carrier:intact:21", 1), ("load:infantry:thibah", 1)])]);
    assert_eq!(space(&*play, 27), json!({"carrier": {"intact": 2}, "infantry": {"intact": 4}}));
}

// cites: LRR 15.3f
#[test]
fn a_ship_that_was_being_led_goes_on() {
    let today = movement("antimass-deflectors", &json!({"systems": {"21": {"units": {"0": {"destroyer": 1}}}}}), 31);
    let cruiser = json!([{"unit": "cruiser", "condition": "intact", "count": 1, "path": [21], "left": 2}]);
    let steps = [json!({"choose": {"seat": 0}}), json!({"lead": {"seat": 0}})];
    let mut play = left_by_an_older_revision(&*today, &steps, &cruiser);
    assert_eq!(ids(&asked(&*play, 0)), ["system:18", "system:47"]);
    answer(&mut *play, 0, &[one("system:18")]);
    assert_eq!(ids(&asked(&*play, 0)), ["ship:destroyer:intact:21"]);
    answer(&mut *play, 0, &[split(&[])]);
    assert_eq!(space(&*play, 31), json!({"cruiser": {"intact": 1}}));
}

// cites: LRR 15.5, LRR 83.1
#[test]
fn a_movement_goes_on_after_it_was_read_back() {
    let laid_out = json!({
        "map": {"0,-1": 41},
        "systems": {"35": {"units": {"0": {"carrier": 1}}}, "27": {"units": {"0": {"cruiser": 2}}}},
        "planets": {"bereg": {"units": {"0": {"infantry": 1}}}, "starpoint": {"units": {"0": {"infantry": 1}}}},
    });
    let mut live = movement("carrier2", &laid_out, 21);
    let mut read = GAME.restore(&live.snapshot()).expect("the snapshot is read");
    let sheet = [("ship:carrier:intact:35", 1), ("ship:cruiser:intact:27", 1), ("load:infantry:bereg", 1)];
    for (prompt, next) in [
        ("ask-move-ships", split(&sheet)),
        ("ask-pick-up-on-the-way", split(&[("load:infantry:starpoint", 1)])),
        ("ask-commit-ground-forces", split(&[("stay", 2)])),
    ] {
        assert_eq!(asked(&*live, 0).prompt.key, prompt);
        assert_eq!(asked(&*live, 0), asked(&*read, 0));
        answer(&mut *live, 0, std::slice::from_ref(&next));
        answer(&mut *read, 0, &[next]);
        assert_eq!(live.snapshot(), read.snapshot());
        read = GAME.restore(&read.snapshot()).expect("the snapshot is read");
    }
}
