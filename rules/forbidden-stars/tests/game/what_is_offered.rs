//! Offers whose words say more than their ids.

use crate::GAME;
use serde_json::json;
use sternpost_workbench::at_the_table::{answer, asked, given, hint, offered, one, say, split};

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

/// Whoever is asked about an event card need not look it up, be it in a window, beside the orders to turn over or when it is chosen.
// cites: FS-EVT-08, FS-EVT-11
#[test]
fn fs_evt_11_what_an_event_card_does_stands_beside_it() {
    let position = json!({
        "begin": "operations",
        "players": [
            {"faction": "ultramarines", "schemes": ["unwavering-resolve"]},
            {"faction": "orks", "schemes": ["warboss"], "materiel": 3, "assets": {"reinforcement": 2}},
        ],
        "areas": {
            "s10a-ne": {"units": {"scout": 1}, "routed": {"scout": 1}},
            "s12a-ne": {"structures": [["orks", "factory"]]},
        },
        "stacks": {"s10a": [["ultramarines", "dominate"]], "s12a": [["orks", "deploy"]]},
    });
    let mut play = given(&GAME, &position);
    let reads =
        |play: &dyn sternpost_game::Play, seat: u8, id: &str| ["en", "de"].map(|language| hint(&GAME, language, &asked(play, seat), id));
    let instead = reads(&*play, 0, "use-scheme:unwavering-resolve");
    assert_eq!(instead[0], "Instead of turning over an order: rally all your units in one system.");
    assert!(instead[1].starts_with("Statt"), "{instead:?}");
    answer(&mut *play, 0, &[one("reveal:s10a"), one("to-event-deck")]);
    answer(&mut *play, 1, &[one("resolve")]);
    let [english, german] = reads(&*play, 1, "use-scheme:warboss");
    assert!(english.contains("reinforcement token") && german.contains("Verstärkungsmarker"), "{english} {german}");
    answer(&mut *play, 1, &[one("nothing"), split(&[])]);
    let question = asked(&*play, 0);
    let event = &question.offers.first().expect("a card was drawn").id;
    let [english, german] = reads(&*play, 0, event);
    assert!(english.starts_with("moves a storm") && german.starts_with("bewegt einen Sturm"), "{english} {german}");
    assert!(english.matches('.').count() > 1 && german.matches('.').count() > 1, "{english} {german}");
}
