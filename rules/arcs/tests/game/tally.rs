//! How everybody stands: what the table says of three players.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Chance, Eyes, Seat};
use sternpost_game::{Game as _, Play};
use sternpost_players::Rng;
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Near, Progress, Weight};
use sternpost_workbench::at_the_table::{cells, given, goal, say, say_all};

fn tally(given: &Value) -> Tally {
    let play = GAME.given(given, &mut Chance::live(&mut Rng::new(1))).unwrap_or_else(|why| panic!("{why}")).0;
    play.tally(Eyes::Seat(Seat(0)))
}

fn three() -> Value {
    json!({
        "initiative": 1,
        "players": [
            { "power": 11, "hand": ["administration-2", "administration-3"], "tokens": ["fuel", "material"] },
            { "hand": ["administration-6"], "tokens": ["fuel"], "captives": { "0": 2 } },
            { "power": 4, "tokens": ["relic"] },
        ],
        "systems": { "gate2": { "ships": { "0": 3 } }, "gate5": { "ships": { "1": 1 } }, "gate6": { "ships": { "2": 1 } } },
        "declared": ["tycoon"],
        "at": "round",
    })
}

// cites: ARCS-GAME-01
#[test]
fn power_stands_against_what_ends_the_game_and_hands_are_counted_not_shown() {
    let tally = tally(&three());
    assert_eq!(tally.columns.first().map(|column| (column.id.as_ref(), column.weight)), Some(("power", Weight::Score)));
    assert_eq!(cells(&tally, "power"), [&Cell::of(11, 30), &Cell::of(0, 30), &Cell::of(4, 30)]);
    assert_eq!(cells(&tally, "hand"), [&Cell::count(2), &Cell::count(1), &Cell::count(0)]);
    assert_eq!(cells(&tally, "captives"), [&Cell::count(0), &Cell::count(2), &Cell::count(0)]);
    assert_eq!(cells(&tally, "ships"), [&Cell::count(12), &Cell::count(14), &Cell::count(14)]);
    let held: Vec<String> = say_all(&GAME, "en", cells(&tally, "resources")[0].texts());
    assert_eq!(held, ["fuel", "material"]);
}

// cites: ARCS-GLOSS-23
#[test]
fn who_has_the_initiative_is_marked_and_first_in_order() {
    let tally = tally(&three());
    assert_eq!(tally.order, [Seat(1), Seat(2), Seat(0)]);
    let initiative = tally.marks.iter().find(|mark| mark.id == "initiative").unwrap();
    assert_eq!(initiative.seats, [Seat(1)]);
    assert_eq!(say(&GAME, "en", &tally.facts[0].label), "Chapter 1, round 2");
}

fn when(play: &dyn Play) -> [String; 2] {
    let fact = play.tally(Eyes::Spectator).facts[0].label.clone();
    ["en", "de"].map(|language| say(&GAME, language, &fact))
}

/// A position in which whoever leads the second chapter has one card, and nobody else any.
fn second_chapter() -> Box<dyn Play> {
    let mut laid_out = three();
    laid_out["chapter"] = json!(2);
    laid_out["players"][0]["hand"] = json!([]);
    given(&GAME, &laid_out)
}

fn go_on_by_default(play: &mut dyn Play) {
    let asked = play.asked();
    play.apply(asked[0].seat, &[asked[0].default.clone()], &mut Chance::live(&mut Rng::new(1))).unwrap_or_else(|why| panic!("{why}"));
}

// cites: ARCS-GAME-02
#[test]
fn rounds_are_counted_within_their_chapter() {
    let mut play = second_chapter();
    assert_eq!(when(&*play), ["Chapter 2, round 2", "Kapitel 2, Runde 2"]);
    assert_eq!(play.phase(), "chapter 2, round 2");
    let label =
        |play: &dyn Play| say(&GAME, "en", &play.scene(Eyes::Spectator).areas.iter().find(|area| area.id.0 == "table").unwrap().label);
    assert_eq!(label(&*play), "Chapter 2, round 2");
    while play.phase().starts_with("chapter 2") {
        go_on_by_default(&mut *play);
    }
    assert_eq!(when(&*play), ["Chapter 3, round 1", "Kapitel 3, Runde 1"]);
    assert_eq!(label(&*play), "Chapter 3, round 1");
}

// cites: ARCS-GAME-02
#[test]
fn rounds_that_older_rules_have_counted_through_all_chapters_are_said_to_be_in_all() {
    let older = |chapter: u8| {
        let mut position: Value = serde_json::from_str(&second_chapter().snapshot()).unwrap();
        position["state"].as_object_mut().unwrap().remove("earlier-rounds");
        position["state"]["chapter"] = json!(chapter);
        GAME.restore(&position.to_string()).unwrap()
    };
    assert_eq!(when(&*older(1)), ["Chapter 1, round 3", "Kapitel 1, Runde 3"]);
    let mut play = older(2);
    assert_eq!(when(&*play), ["Chapter 2, round 3 in all", "Kapitel 2, Runde 3 insgesamt"]);
    while play.phase().starts_with("chapter 2") {
        go_on_by_default(&mut *play);
    }
    assert_eq!(when(&*play), ["Chapter 3, round 1", "Kapitel 3, Runde 1"]);
}

// cites: ARCS-SCORE-01, ARCS-SCORE-06, ARCS-SCORE-07
#[test]
fn a_declared_ambition_says_what_it_would_bring_each_seat_now() {
    let tally = tally(&three());
    let tycoon = goal(&tally, "ambition-tycoon");
    let progress = |state, have, brings| Progress { state, have: Some(have), need: None, brings: Some(brings) };
    assert_eq!(tycoon.seats[Seat(0)], progress(Near::Enough, 2, 5));
    assert_eq!(tycoon.seats[Seat(1)], progress(Near::Enough, 1, 3));
    assert_eq!(tycoon.seats[Seat(2)], progress(Near::Short, 0, 0));
    assert_eq!(say(&GAME, "en", &tycoon.worth), "5 / 3 Power");
    // Nobody has declared this one: what it counts is told, and that it brings nothing.
    let tyrant = goal(&tally, "ambition-tyrant");
    assert_eq!(tyrant.seats[Seat(1)], Progress { state: Near::Short, have: Some(2), need: None, brings: None });
    assert_eq!(say(&GAME, "en", &tyrant.worth), "not declared");
}
