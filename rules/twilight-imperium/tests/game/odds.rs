//! The odds of a combat stand beside the questions in which somebody decides about it, the same for everybody, and tell nothing.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Chance, Eyes, Seat};
use sternpost_game::{Asked, Play};
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{asked, choose, given, number};

/// A position of three, the first two of whom hold what is given.
fn position(laid_out: &Value, hands: [&Value; 2]) -> Box<dyn Play> {
    let mut laid_out = laid_out.clone();
    let player = |faction: &str, hand: &Value| {
        let mut player = json!({ "faction": faction, "technologies": [] });
        player.as_object_mut().unwrap().extend(hand.as_object().unwrap().clone());
        player
    };
    laid_out["options"] = json!({ "content": ["action-cards"] });
    laid_out["players"] = json!([player("hacan", hands[0]), player("xxcha", hands[1]), player("yssaril", &json!({}))]);
    given(&GAME, &laid_out)
}

/// Who wins how many of a hundred, by the only remark.
fn odds(asked: &Asked, key: &str) -> [i64; 3] {
    let [remark] = asked.remarks.as_slice() else { panic!("one remark: {asked:?}") };
    assert_eq!(remark.key, key);
    ["attacker_wins", "defender_wins", "nobody_wins"].map(|name| number(remark, name))
}

fn two_cruisers() -> Value {
    json!({
        "systems": { "27": { "units": { "0": { "cruiser": 1 }, "1": { "cruiser": 1 } } } },
        "planets": { "thibah": { "controller": 0 }, "bereg": { "controller": 1 } },
        "at": { "space-combat": { "seat": 0, "system": 27 } },
    })
}

#[test]
fn they_stand_beside_the_question_of_a_retreat() {
    let play = position(&two_cruisers(), [&json!({}), &json!({})]);
    let question = play.asked().into_iter().find(|asked| asked.prompt.key == "ask-announce-retreat").expect("somebody may retreat");
    assert_eq!(odds(&question, "remark-space-odds"), [38, 37, 25]);
}

#[test]
fn they_stand_beside_the_question_whether_a_card_is_played() {
    let play = position(&two_cruisers(), [&json!({ "action-cards": ["morale-boost"] }), &json!({})]);
    let question = asked(play.as_ref(), 0);
    assert_eq!(question.prompt.key, "ask-react");
    assert_eq!(odds(&question, "remark-space-odds"), [38, 37, 25]);
}

#[test]
fn a_card_that_was_played_is_in_them() {
    let mut play = position(&two_cruisers(), [&json!({ "action-cards": ["morale-boost"] }), &json!({})]);
    let before = odds(&asked(play.as_ref(), 0), "remark-space-odds");
    choose(play.as_mut(), 0, &["play-card:morale-boost"]);
    let asked = play.asked();
    let retreat = asked.iter().find(|asked| asked.prompt.key == "ask-announce-retreat");
    let retreat = retreat.unwrap_or_else(|| panic!("somebody may retreat: {asked:?}"));
    let after = odds(retreat, "remark-space-odds");
    assert!(after[0] > before[0] && after[1] < before[1], "{before:?}, then {after:?}");
}

#[test]
fn hidden_cards_change_nothing() {
    let hands = [json!({ "action-cards": ["morale-boost"] }), json!({ "action-cards": ["morale-boost", "shields-holding", "direct-hit"] })];
    let play = position(&two_cruisers(), [&hands[0], &hands[1]]);
    let shown = odds(&asked(play.as_ref(), 0), "remark-space-odds");
    let alone = position(&two_cruisers(), [&hands[0], &json!({})]);
    assert_eq!(odds(&asked(alone.as_ref(), 0), "remark-space-odds"), shown);
    let twin = play.twin(Eyes::Seat(Seat(0)), &mut Chance::live(&mut Rng::new(9)));
    assert_eq!(odds(&asked(twin.as_ref(), 0), "remark-space-odds"), shown);
}

// cites: LRR 25.2
#[test]
fn they_stand_beside_the_question_who_lands_where() {
    let laid_out = json!({
        "systems": { "27": { "units": { "0": { "carrier": 1, "infantry": 2 } } } },
        "planets": { "new-albion": { "controller": 1, "units": { "1": { "infantry": 1 } } } },
        "at": { "invasion": { "seat": 0, "system": 27 } },
    });
    let play = position(&laid_out, [&json!({}), &json!({})]);
    let question = asked(play.as_ref(), 0);
    assert_eq!(question.prompt.key, "ask-commit-ground-forces");
    assert_eq!(odds(&question, "remark-landing-odds"), [87, 9, 4]);
    assert_eq!(number(&question.remarks[0], "count"), 2);
}

#[test]
fn they_stand_beside_the_question_which_ships_move() {
    let laid_out = json!({
        "systems": { "27": { "units": { "1": { "cruiser": 1 } } }, "35": { "units": { "0": { "cruiser": 1 } } } },
        "at": { "movement": { "seat": 0, "system": 27 } },
    });
    let play = position(&laid_out, [&json!({}), &json!({})]);
    let question = asked(play.as_ref(), 0);
    assert_eq!(question.prompt.key, "ask-move-ships");
    assert_eq!(odds(&question, "remark-arrival-odds"), [38, 37, 25]);
}

#[test]
fn nothing_is_said_where_nobody_fights() {
    let laid_out = json!({
        "systems": { "27": { "units": { "0": { "carrier": 1, "infantry": 2 } } } },
        "at": { "invasion": { "seat": 0, "system": 27 } },
    });
    let play = position(&laid_out, [&json!({}), &json!({})]);
    assert_eq!(asked(play.as_ref(), 0).remarks, vec![]);
}
