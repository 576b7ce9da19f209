//! Offers whose words say more than their ids.

use crate::GAME;
use serde_json::json;
use sternpost_workbench::at_the_table::{answer, asked, given, offered, one, say, split};

/// With seven dice only one more can be rolled, whatever the card says.
// cites: FS-LIM-06, FS-GAIN-03
#[test]
fn fs_lim_06_a_ninth_die_is_not_spoken_of() {
    let cards = ["emperors-might", "ambush", "blessed-power-armour", "faith-in-the-emperor", "fury-of-the-ultramar"];
    let position = json!({
        "begin": "operations",
        "players": [
            {"faction": "ultramarines", "deck": ["emperors-might"], "combat-cards": cards},
            {"faction": "chaos", "deck": ["foul-worship"]},
        ],
        "areas": {
            "s10a-sw": {"units": {"warlord-titan": 2, "scout": 1}},
            "s1a-nw": {"units": {"helbrute": 1}},
            "s12a-ne": {"structures": [["chaos", "factory"]]},
            "s7a-se": {"structures": [["ultramarines", "factory"]]},
        },
        "stacks": {"s1a": [["ultramarines", "advance"]], "s12a": [["chaos", "dominate"]]},
    });
    let mut play = given(&GAME, &position);
    let moves = split(&[("move:warlord-titan:s10a-sw:s1a-nw", 2), ("move:scout:s10a-sw:s1a-nw", 1)]);
    answer(&mut *play, 0, &[one("resolve"), one("from:s10a"), one("aim:s1a-nw"), moves]);
    answer(&mut *play, 0, &[one("combat-card:emperors-might")]);
    answer(&mut *play, 1, &[one("combat-card:foul-worship")]);
    let question = asked(&*play, 0);
    let two = offered(&question, "roll-dice:2");
    assert_eq!(say(&GAME, "en", &two.label), "roll 1 more die");
}
