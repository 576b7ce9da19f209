//! What lies face down is not seen by who thinks a turn over: the next player's token is turned over only once the turn before cannot be taken back.

use crate::GAME;
use serde_json::json;
use sternpost_core::Seat;
use sternpost_workbench::at_the_table::{answer, choose, given, one, split};

// cites: FS-EVT-11, FS-OPS-01, FS-STK-03
#[test]
fn fs_evt_11_the_turn_behind_a_scheme_does_not_turn_over_the_next_token_for_who_thinks_it_over() {
    let position = json!({
        "begin": "operations",
        "players": [{ "faction": "eldar", "schemes": ["warp-gate"] }, { "faction": "chaos" }],
        "areas": {
            "s10a-ne": { "units": { "aspect-warrior": 2, "wraithguard": 1, "falcon": 1 } },
            "s7a-se": { "structures": [["eldar", "factory"]] },
            "s12a-ne": { "units": { "cultist": 1 } },
        },
        "stacks": { "s10a": [["eldar", "dominate"]], "s12a": [["chaos", "dominate"]] },
    });
    let mut play = given(&GAME, &position);
    choose(&mut *play, 0, &["use-scheme:warp-gate"]);
    let sent = split(&[("send:aspect-warrior:s10a-ne:s5a-sw", 2), ("send:falcon:s10a-ne:s5a-sw", 1)]);
    answer(&mut *play, 0, &[one("area:s5a-sw"), sent]);
    let last = [split(&[("unit:aspect-warrior", 1)])];
    let seen = play.preview(Seat(0), &last).unwrap();
    let told: Vec<&str> = seen.told.iter().map(|told| &*told.text.key).collect();
    assert_eq!(told, ["line-destroyed"], "Chaos has one token, which is turned over by itself");
    let outcome = answer(&mut *play, 0, &last);
    assert!(outcome.committed && outcome.told.iter().any(|told| told.text.key == "line-reveals"), "{outcome:?}");
}
