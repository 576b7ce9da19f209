//! What players read of questions and of an agenda under way: it must make sense days after the card was played.

use crate::GAME;
use serde_json::json;
use sternpost_core::{Eyes, Picked, Text};
use sternpost_game::Play;
use sternpost_workbench::at_the_table::{answer, asked, given, one, say, say_all, told};

/// The rows of the table of the agenda under way.
fn agenda(play: &dyn Play, language: &str) -> Vec<(String, String)> {
    let panel = play.scene(Eyes::Spectator).panels.into_iter().find(|panel| panel.id.0 == "agenda");
    panel.into_iter().flat_map(|panel| panel.rows).map(|row| (say(&GAME, language, &row.name), say(&GAME, language, &row.value))).collect()
}

fn unstable_planet() -> Box<dyn Play> {
    given(
        &GAME,
        &json!({
            "options": { "content": ["action-cards"] },
            "players": [
                { "faction": "hacan", "technologies": [], "action-cards": ["unstable-planet"] },
                { "faction": "xxcha", "technologies": [] },
                { "faction": "yssaril", "technologies": [], "action-cards": ["sabotage"] },
            ],
            "planets": { "abyz": { "controller": 1, "units": { "1": { "infantry": 3 } } }, "fria": { "controller": 1 } },
            "at": { "turn": 0 },
        }),
    )
}

/// The letter with the question comes days after the card was announced.
// cites: LRR 3.7
#[test]
fn a_question_of_a_card_names_it_and_planets_say_who_holds_them() {
    let mut play = unstable_planet();
    answer(play.as_mut(), 0, &[one("play-card:unstable-planet")]);
    let asked = asked(play.as_ref(), 0);
    assert_eq!(say(&GAME, "en", &asked.prompt), "Unstable Planet: which planet?");
    assert_eq!(say(&GAME, "de", &asked.prompt), "Instabiler Planet: Welcher Planet?");
    let hint = |planet: &str| asked.offers.iter().find(|offer| offer.id == planet).and_then(|offer| offer.hint.clone()).expect("a hint");
    assert_eq!(say(&GAME, "en", &hint("planet:abyz")), "Seat 1 controls it: 3 infantry");
    assert_eq!(say(&GAME, "de", &hint("planet:fria")), "unter der Kontrolle von Seat 1, ohne Einheiten");
}

// cites: FAQ-AC-8
#[test]
fn what_is_named_for_a_card_says_what_its_number_counts() {
    let mut play = unstable_planet();
    let outcome = answer(play.as_mut(), 0, &[one("play-card:unstable-planet"), one("planet:abyz"), Picked::Amount(2)]);
    let told = told(&GAME, "en", &outcome);
    assert!(told.contains(&"Seat 0 names for Unstable Planet: Abyz and 2 infantry.".to_owned()), "{told:?}");
}

/// Who is asked only because the hand is hidden is told so; nobody else reads it.
// cites: LRR 3.5
#[test]
fn who_can_do_nothing_learns_why_the_question_came() {
    let mut play = given(
        &GAME,
        &json!({
            "options": { "content": ["action-cards"] },
            "players": [
                { "faction": "hacan", "technologies": [], "action-cards": ["unstable-planet"] },
                { "faction": "xxcha", "technologies": [], "action-cards": ["plague"] },
                { "faction": "yssaril", "technologies": [], "action-cards": ["sabotage"] },
            ],
            "planets": { "abyz": { "controller": 1 } },
            "at": { "turn": 0 },
        }),
    );
    answer(play.as_mut(), 0, &[one("play-card:unstable-planet")]);
    let beside = |seat: u8| say_all(&GAME, "en", &asked(play.as_ref(), seat).remarks);
    assert_eq!(beside(1), ["Nothing that you have fits here. You are asked because others cannot see that."]);
    assert_eq!(beside(2), Vec::<String>::new());
}

/// It stands on the page as long as it is voted on, and not only in the chronicle.
// cites: LRR 2.12, LRR 2.16, LRR 2.22
#[test]
fn the_agenda_under_way_lies_beside_the_board() {
    let mut play = given(
        &GAME,
        &json!({
            "options": { "content": ["agendas", "action-cards", "faction-abilities"] },
            "custodians": false,
            "players": [
                { "faction": "hacan", "technologies": [] },
                { "faction": "nekro", "technologies": [] },
                { "faction": "yssaril", "technologies": [], "action-cards": ["trade-rider"] },
                { "faction": "sol", "technologies": [] },
            ],
            "agenda-deck": ["mutiny", "economic-equality"],
            "at": "agenda-phase",
        }),
    );
    assert_eq!(agenda(unstable_planet().as_ref(), "en"), vec![], "nothing is voted on");
    while let Some(open) = play.asked().into_iter().find(|asked| asked.prompt.key != "ask-vote") {
        let wanted = ["play-card:trade-rider", "for"];
        let choice = open.offers.iter().find(|offer| wanted.contains(&offer.id.as_str())).map_or("nothing", |offer| offer.id.as_str());
        answer(play.as_mut(), open.seat.0, &[one(choice)]);
    }
    answer(play.as_mut(), 3, &[one("for")]);
    let rows = agenda(play.as_ref(), "en");
    let row = |name: &str| rows.iter().find(|(of, _)| of == name).map(|(_, value)| value.as_str());
    assert!(row("Mutiny").is_some_and(|text| text.starts_with("For: Everybody who voted for this agenda")), "{rows:?}");
    assert_eq!((row("Votes: for"), row("Votes: against")), (Some("2 (Seat 3: 2)"), Some("none so far")), "{rows:?}");
    assert_eq!(row("Predictions"), Some("Seat 2 predicts for (Trade Rider)"));
    let without = "Seat 1 (this faction never votes) and Seat 2 (whoever predicts the outcome with a card does not vote)";
    assert_eq!(row("Without votes"), Some(without));
    assert!(agenda(play.as_ref(), "de").contains(&("Stimmen: dafür".to_owned(), "2 (Seat 3: 2)".to_owned())));
}

/// A meter each for fighters with what else is carried, and for ground forces alone: their words differ.
// cites: LRR 62.4a
#[test]
fn the_two_limits_of_capacity_are_told_apart() {
    let mut play = given(
        &GAME,
        &json!({
            "options": { "content": ["technologies", "faction-abilities"] },
            "players": [
                { "faction": "saar", "technologies": ["chaos-mapping"], "trade-goods": 6 },
                { "faction": "xxcha", "technologies": [] },
                { "faction": "yssaril", "technologies": [] },
            ],
            "systems": { "27": { "units": { "0": { "space-dock": 1, "carrier": 1 } } } },
            "at": { "turn": 0 },
        }),
    );
    while asked(play.as_ref(), 0).prompt.key != "ask-produce" {
        let open = asked(play.as_ref(), 0);
        let wanted = ["use-technology:chaos-mapping", "system:27"];
        let choice = open.offers.iter().find(|offer| wanted.contains(&offer.id.as_str())).expect("Chaos Mapping leads to production");
        answer(play.as_mut(), 0, &[one(&choice.id)]);
    }
    let meters: Vec<String> = asked(play.as_ref(), 0).meters.iter().map(|meter| say(&GAME, "en", &meter.label)).collect();
    let aboard: Vec<&String> = meters.iter().filter(|label| label.starts_with("Capacity used")).collect();
    assert_eq!(aboard, ["Capacity used (fighter and infantry)", "Capacity used (infantry)"], "{meters:?}");
}

/// Cards and secrets ask for traits, which the picture shows in colour: each has a word for who reads the board, and a specialty
/// does not read like one.
// cites: LRR 59.3
#[test]
fn the_board_in_words_can_name_traits_and_specialties() {
    let areas = unstable_planet().scene(Eyes::Spectator).areas;
    let area = |planet: &str| areas.iter().find(|area| area.id.0 == planet).expect("it is on the board");
    let kind = |planet: &str, language: &str| say(&GAME, language, &Text::plain(format!("style-{}", area(planet).style)));
    assert_eq!((kind("planet-abyz", "en"), kind("planet-abyz", "de")), ("hazardous".to_owned(), "gefährlich".to_owned()));
    let specialty = area("planet-wellon").notes.last().expect("a specialty");
    let in_words = Text { key: format!("{}-in-words", specialty.key).into(), args: specialty.args.clone() };
    assert_eq!((say(&GAME, "en", specialty), say(&GAME, "en", &in_words)), ("yellow".to_owned(), "specialty: yellow".to_owned()));
    assert_eq!(say(&GAME, "de", &in_words), "Spezialisierung: gelb");
}

/// A player about to take an action, with a rival's cruiser two steps away.
fn before_an_action(strategy_card: &str) -> Box<dyn Play> {
    given(
        &GAME,
        &json!({
            "options": { "content": [] },
            "players": [
                { "faction": "sol", "technologies": [], "strategy-cards": [strategy_card] },
                { "faction": "xxcha", "technologies": [] },
                { "faction": "hacan", "technologies": [] },
            ],
            "map": { "0,-1": 26 },
            "systems": { "26": { "units": { "1": { "cruiser": 2 } } } },
            "at": { "turn": 0 },
        }),
    )
}

/// The choice is said in the words of its question, with the whole cost and the half of the card that is used.
// cites: LRR 34.5, LRR 46.5, LRR 74.1
#[test]
fn a_secondary_says_what_it_costs_and_does() {
    let mut play = before_an_action("trade");
    answer(play.as_mut(), 0, &[one("strategic:trade"), Picked::Some(vec![])]);
    let asked = asked(play.as_ref(), 1);
    assert_eq!(asked.prompt.key, "ask-follow-secondary");
    let (follow, leave) = (&asked.offers[0], &asked.offers[1]);
    assert_eq!((follow.id.as_str(), leave.id.as_str()), ("accept", "decline"), "what is logged is as before");
    assert_eq!(
        (say(&GAME, "en", &follow.label), say(&GAME, "en", &leave.label)),
        ("Use the secondary of Trade".to_owned(), "Do not use it".to_owned())
    );
    assert_eq!(say(&GAME, "de", &follow.label), "Sekundärfähigkeit von „Handel“ nutzen");
    assert_eq!(follow.hint.as_ref().map(|hint| say(&GAME, "en", hint)).as_deref(), Some("costs 1 of 2 strategy tokens"));
    let detail: Vec<String> = say_all(&GAME, "en", &follow.detail);
    assert_eq!(detail, ["Secondary: a token of the strategy pool to replenish your commodities."]);
}

/// Whoever picks a system reads what waits there, and what the action costs.
// cites: LRR 6.2, LRR 79.1
#[test]
fn an_activation_says_what_waits_in_the_system() {
    let mut play = before_an_action("trade");
    answer(play.as_mut(), 0, &[one("tactical")]);
    let asked = asked(play.as_ref(), 0);
    let remarks: Vec<String> = say_all(&GAME, "en", &asked.remarks);
    assert_eq!(remarks, ["It costs 1 of your 3 tactic tokens."]);
    let offer = asked.offers.iter().find(|offer| offer.id == "system:26").expect("it can be activated");
    let waits = |language: &str| say_all(&GAME, language, &offer.detail);
    assert_eq!(waits("en"), ["Seat 1 is there with 2 cruisers.", "Under nobody’s control: Lodor 3/1."]);
    assert_eq!(waits("de")[0], "Dort ist Seat 1 mit 2 Kreuzer.");
}

/// A seat is told of itself, others of it.
#[test]
fn a_seat_that_is_asked_is_told_of_itself() {
    let play = given(
        &GAME,
        &json!({
            "options": { "content": [] },
            "players": [
                { "faction": "sol", "technologies": [] }, { "faction": "xxcha", "technologies": [] }, { "faction": "yssaril", "technologies": [] },
            ],
            "map": { "0,-1": 26, "1,-1": 46 },
            "systems": {
                "26": { "units": { "0": { "dreadnought": 1 }, "1": { "cruiser": 1 } } },
                "46": { "units": { "1": { "cruiser": 1 } } },
            },
            "at": { "space-combat": { "seat": 0, "system": 26 } },
        }),
    );
    let asked = asked(play.as_ref(), 1);
    let odds = |language: &str| say(&GAME, language, &asked.remarks[0]);
    assert!(odds("en").contains("Seat 0 wins") && odds("en").contains("you win") && !odds("en").contains("Seat 1"), "{}", odds("en"));
    assert!(odds("de").contains("gewinnt Seat 0") && odds("de").contains("gewinnst du"), "{}", odds("de"));
    assert_eq!(say(&GAME, "en", &asked.offers[0].label), "Fight on", "not: stay");
}

/// A system with one planet is called like it: what is aboard there and what is on the planet must be told apart.
// cites: LRR 78.5, LRR 78.6
#[test]
fn a_space_area_is_told_from_its_planet_in_every_choice() {
    let aboard = json!({ "0": { "carrier": 1, "infantry": 1 } });
    let play = given(
        &GAME,
        &json!({
            "options": { "content": [] },
            "players": [{ "faction": "sol", "technologies": [] }, { "faction": "xxcha", "technologies": [] }, { "faction": "hacan", "technologies": [] }],
            "map": { "1,0": 19, "1,1": 27 },
            "systems": { "19": { "units": aboard } },
            "planets": { "wellon": { "units": { "0": { "infantry": 1 } } } },
            "at": { "movement": { "seat": 0, "system": 27 } },
        }),
    );
    for language in ["en", "de"] {
        let question = asked(play.as_ref(), 0);
        let words: Vec<String> = question.offers.iter().map(|offer| say(&GAME, language, &offer.label)).collect();
        let mut distinct = words.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), words.len(), "{words:?}");
    }
    let loads = [("load:infantry:19", "infantry from the space area of Wellon"), ("load:infantry:wellon", "infantry from Wellon")];
    let question = asked(play.as_ref(), 0);
    for (id, words) in loads {
        let offer = question.offers.iter().find(|offer| offer.id == id).expect("both are on offer");
        assert_eq!(say(&GAME, "en", &offer.label), words);
    }
}
