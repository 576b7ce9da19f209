//! Offers whose words say more than their ids.

use crate::GAME;
use crate::setup;
use serde_json::json;
use sternpost_core::{Eyes, Place};
use sternpost_game::Play;
use sternpost_show::scene::Outline;
use sternpost_workbench::at_the_table::{answer, asked, begun, choose, given, hint, offered, one, say, split};

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

/// Where a tile may come on the board: the place, its outline, and what that is called.
fn open_places(play: &dyn Play) -> Vec<(String, Outline, [String; 2])> {
    let open = play.scene(Eyes::Spectator).areas.into_iter().filter(|area| area.style == "tile-open");
    open.map(|area| (area.id.0.to_string(), area.outline, ["en", "de"].map(|language| say(&GAME, language, &area.label)))).collect()
}

/// A board of three that nobody has laid anything on, and who lays the first tile.
fn nothing_laid() -> (Box<dyn Play>, u8) {
    let play = begun(&GAME, &setup(3, &json!({})), 5);
    let first = play.asked()[0].seat.0;
    assert_eq!(asked(&*play, first).prompt.key, "ask-tile");
    (play, first)
}

/// Takes what is on offer first, and says its place.
fn take_the_first(play: &mut dyn Play, seat: u8) -> Option<Place> {
    let offer = asked(play, seat).offers[0].clone();
    choose(play, seat, &[&offer.id]);
    offer.place
}

/// The first question of a board that players lay does not stand beside an empty picture.
// cites: FS-SET-06
#[test]
fn fs_set_06_the_first_tile_has_its_place_on_the_board_before_it_lies() {
    let (mut play, first) = nothing_laid();
    let before = open_places(&*play);
    let [(place, outline, said)] = &before[..] else { panic!("{before:?}") };
    assert_eq!(place, "cell-0-0");
    assert_eq!(said, &["where the first tile comes", "wo der erste Systemplan hinkommt"]);
    take_the_first(&mut *play, first);
    assert_eq!((&*asked(&*play, first).prompt.key, open_places(&*play)), ("ask-turn", before.clone()));
    take_the_first(&mut *play, first);
    let tile = play.scene(Eyes::Spectator).areas.into_iter().find(|area| area.style == "tile").expect("it lies now");
    assert_eq!(tile.outline, *outline, "where its outline was");
}

/// Each place on offer is to be seen, and the chosen one stays while the tile is turned.
// cites: FS-SET-07
#[test]
fn fs_set_07_places_of_the_next_tile_are_on_the_board_until_it_lies() {
    let (mut play, first) = nothing_laid();
    let mut next = first;
    while next == first {
        let question = play.asked().remove(0);
        answer(&mut *play, first, &[question.default]);
        next = play.asked()[0].seat.0;
    }
    assert_eq!(asked(&*play, next).prompt.key, "ask-tile");
    take_the_first(&mut *play, next);
    let offered: Vec<Option<Place>> = asked(&*play, next).offers.into_iter().map(|offer| offer.place).collect();
    let seen =
        |play: &dyn Play| -> Vec<Option<Place>> { open_places(play).iter().map(|(place, ..)| Some(Place::from(&**place))).collect() };
    assert_eq!((seen(&*play), offered.len()), (offered, 4));
    let chosen = take_the_first(&mut *play, next);
    assert_eq!((&*asked(&*play, next).prompt.key, seen(&*play)), ("ask-turn", vec![chosen]));
}
