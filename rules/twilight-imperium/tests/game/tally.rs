//! How everybody stands: what the table says of three players, and how near they are to the objectives.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Answer, Chance, Eyes, Picked, Seat};
use sternpost_game::Play;
use sternpost_players::Rng;
use sternpost_show::Tally;
use sternpost_show::tally::{Cell, Near, Progress, Weight};
use sternpost_workbench::at_the_table::{cells, given, goal, say};

/// Three players in the action phase: the first has three planets away from home and one unit upgrade.
fn three(at: &Value) -> Box<dyn Play> {
    let laid_out = json!({
        "options": { "content": ["action-cards", "secret-objectives"] },
        "map": { "0,-1": 26 },
        "round": 3,
        "objectives": ["expand-borders", "develop-weaponry", "negotiate-trade-routes"],
        "players": [
            {
                "faction": "hacan", "victory-points": 4, "tactic": 3, "fleet": 4, "strategy": 2, "trade-goods": 6, "commodities": 2,
                "technologies": ["carrier2"], "strategy-cards": ["warfare", "trade"], "exhausted-cards": ["trade"],
                "action-cards": ["sabotage", "bribery"], "secrets": ["monopolize-production"],
            },
            { "faction": "xxcha", "victory-points": 3, "technologies": [], "scored": ["expand-borders"], "strategy-cards": ["leadership", "diplomacy"] },
            { "faction": "yssaril", "technologies": [], "controls-home": false, "trade-goods": 9, "strategy-cards": ["politics", "technology"] },
        ],
        "planets": {
            "quann": { "controller": 0 }, "lodor": { "controller": 0, "exhausted": true }, "wellon": { "controller": 2 },
            "vefut-ii": { "controller": 0 },
        },
        "at": at,
    });
    given(&GAME, &laid_out)
}

fn tally() -> Tally {
    three(&json!({ "turn": 0 })).tally(Eyes::Seat(Seat(0)))
}

#[test]
fn points_tokens_goods_and_hands_of_every_seat_are_counted() {
    let tally = tally();
    assert_eq!(tally.columns.first().map(|column| (column.id.as_ref(), column.weight)), Some(("points", Weight::Score)));
    assert_eq!(cells(&tally, "points"), [&Cell::of(4, 10), &Cell::of(3, 10), &Cell::of(0, 10)]);
    let of_the_first = |id: &str| cells(&tally, id)[0].clone();
    assert_eq!(["tactic", "fleet", "strategy"].map(of_the_first), [3, 4, 2].map(Cell::count));
    assert_eq!(of_the_first("trade-goods"), Cell::count(6));
    assert_eq!(of_the_first("commodities"), Cell::of(2, 6));
    assert_eq!(cells(&tally, "action-cards"), [&Cell::count(2), &Cell::count(0), &Cell::count(0)]);
    assert_eq!(of_the_first("technologies"), Cell::count(1));
    // Three away from home, three at home.
    assert_eq!(of_the_first("planets"), Cell::count(6));
    assert_eq!(say(&GAME, "en", &tally.facts[0].label), "Round 3");
    assert_eq!(say(&GAME, "de", &tally.facts[1].label), "Aktionsphase");
}

// cites: LRR 26.2
#[test]
fn an_exhausted_planet_counts_for_what_there_could_be_and_not_for_what_is_ready() {
    let (ready, whole) = match cells(&tally(), "resources")[0] {
        Cell::Number { count, most: Some(most) } => (*count, *most),
        Cell::Number { .. } | Cell::Nothing | Cell::Things { .. } => panic!("resources are a number of so many"),
    };
    // Lodor yields three resources.
    assert_eq!(whole - ready, 3);
}

// cites: LRR 74.2
#[test]
fn a_strategy_card_is_marked_once_it_was_used() {
    let tally = tally();
    let Cell::Things { things } = cells(&tally, "strategy-cards")[0] else { panic!("cards have names") };
    let said: Vec<(String, bool)> = things.iter().map(|thing| (say(&GAME, "en", &thing.label), thing.is_used)).collect();
    assert_eq!(said, [("Trade".to_owned(), true), ("Warfare".to_owned(), false)]);
}

// cites: LRR 40.1
#[test]
fn who_speaks_and_who_is_active_is_marked_and_initiative_makes_the_order() {
    let tally = tally();
    let marked = |id: &str| tally.marks.iter().find(|mark| mark.id == id).map(|mark| mark.seats.clone());
    assert_eq!((marked("speaker"), marked("active"), marked("passed")), (Some(vec![Seat(0)]), Some(vec![Seat(0)]), None));
    // Leadership 1, Politics 3, Trade 5.
    assert_eq!(tally.order, [Seat(1), Seat(2), Seat(0)]);
}

// cites: LRR 12.5, LRR 12.16
#[test]
fn an_objective_says_how_near_each_seat_is() {
    let tally = tally();
    let borders = goal(&tally, "objective-expand-borders");
    assert_eq!(borders.seats[Seat(0)], Progress::toward(3, 6));
    assert_eq!(borders.seats[Seat(1)], Progress::DONE);
    assert_eq!(goal(&tally, "objective-develop-weaponry").seats[Seat(0)], Progress::toward(1, 2));
    let routes = goal(&tally, "objective-negotiate-trade-routes");
    assert_eq!(routes.seats[Seat(0)].state, Near::Enough);
    // Who has lost a planet of the home system has the goods and cannot score.
    assert_eq!(routes.seats[Seat(2)], Progress { state: Near::Short, ..Progress::toward(9, 5) });
    assert_eq!(say(&GAME, "de", &routes.worth), "1 Punkt");
}

// cites: LRR 12.17
#[test]
fn a_secret_objective_stands_there_for_its_holder_alone() {
    let play = three(&json!({ "turn": 0 }));
    let secret = |eyes: Eyes| play.tally(eyes).goals.into_iter().find(|goal| goal.owner.is_some());
    let own = secret(Eyes::Seat(Seat(0))).expect("the seat holds one");
    assert_eq!((own.id.as_ref(), own.owner), ("secret-objective-monopolize-production", Some(Seat(0))));
    assert_eq!((own.seats[Seat(0)].need, own.seats[Seat(1)]), (Some(4), Progress::default()));
    assert_eq!((secret(Eyes::Seat(Seat(1))), secret(Eyes::Spectator)), (None, None));
}

// cites: LRR 12.6
#[test]
fn scoring_raises_the_points_and_the_objective_is_done() {
    let mut play = three(&json!("status-phase"));
    let scorer = play.asked().into_iter().find(|asked| asked.offers.iter().any(|offer| offer.id == "objective:negotiate-trade-routes"));
    let scorer = scorer.unwrap_or_else(|| panic!("somebody can score: {:?}", play.asked()));
    let before = play.tally(Eyes::Spectator);
    assert_eq!(goal(&before, "objective-negotiate-trade-routes").seats[scorer.seat].state, Near::Enough);
    let answer: Answer = Picked::One("objective:negotiate-trade-routes".to_owned());
    play.apply(scorer.seat, &[answer], &mut Chance::live(&mut Rng::new(1))).expect("it is on offer");
    let after = play.tally(Eyes::Spectator);
    assert_eq!(goal(&after, "objective-negotiate-trade-routes").seats[scorer.seat], Progress::DONE);
    assert_eq!(cells(&after, "points")[usize::from(scorer.seat.0)], &Cell::of(5, 10));
    assert_eq!(cells(&after, "trade-goods")[usize::from(scorer.seat.0)], &Cell::count(1));
}
