//! What a player reads beside choices and in the chronicle, in the words of both languages.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Arg, Chance, Eyes, Picked, Seat, Text};
use sternpost_game::{Asked, Game as _, Play};
use sternpost_players::Rng;
use sternpost_workbench::at_the_table::{asked, choose, given, hint, say, say_all};

/// A position of three who hold what is given.
fn position(players: &Value, systems: &Value, lead: &str) -> Box<dyn Play> {
    let laid_out = json!({ "players": players, "systems": systems, "at": { "turn": { "lead": lead } } });
    given(&GAME, &laid_out)
}

fn everybody_has_a_ship() -> Value {
    json!({ "gate2": { "ships": { "0": 1 } }, "gate5": { "ships": { "1": 1 } }, "gate6": { "ships": { "2": 1 } } })
}

// cites: ARCS-LEAD-02, ARCS-FOLLOW-03, ARCS-FOLLOW-05, ARCS-FOLLOW-07
#[test]
fn each_way_to_play_a_card_tells_its_pips_and_actions() {
    let players = json!([{ "hand": ["mobilization-2"] }, { "hand": ["administration-6", "construction-2"] }, {}]);
    let mut play = position(&players, &everybody_has_a_ship(), "administration-2");
    let question = asked(play.as_ref(), 1);
    assert_eq!(hint(&GAME, "en", &question, "surpass:administration:6"), "2 pips: Tax, Repair and Influence");
    assert_eq!(hint(&GAME, "de", &question, "surpass:administration:6"), "2 Aktionssterne: Besteuern, Reparieren und Beeinflussen");
    assert_eq!(hint(&GAME, "en", &question, "copy:construction:2"), "1 pip: Tax, Repair and Influence");
    assert_eq!(hint(&GAME, "en", &question, "pivot:construction:2"), "1 pip: Build and Repair");
    choose(play.as_mut(), 1, &["copy:administration:6", "nothing"]);
    // Seat 2 has no card: the round is over, and who has the initiative leads.
    assert_eq!(hint(&GAME, "en", &asked(play.as_ref(), 0), "lead:mobilization:2"), "4 pips: Move and Influence");
}

// cites: ARCS-DECL-04
#[test]
fn a_card_under_the_zero_marker_is_still_called_by_its_number() {
    let laid_out = json!({
        "players": [{ "hand": ["administration-2"] }, { "hand": ["administration-6"] }, {}],
        "systems": everybody_has_a_ship(),
        "at": "round",
    });
    let mut play = given(&GAME, &laid_out);
    choose(play.as_mut(), 0, &["lead:administration:2", "declare:tycoon"]);
    let prompt = asked(play.as_ref(), 1).prompt;
    assert_eq!(say(&GAME, "en", &prompt), "Administration 2 (counts as 0) was led. Which card do you play, and how?");
    assert_eq!(say(&GAME, "de", &prompt), "Primuskarte ist Verwaltung 2 (zählt als 0). Welche Karte spielst du, und wie?");
    let scene = play.scene(Eyes::Spectator);
    let rows: Vec<String> = scene.panels.iter().flat_map(|panel| &panel.rows).map(|row| say(&GAME, "en", &row.value)).collect();
    assert!(rows.contains(&"Administration 2 (counts as 0)".to_owned()), "{rows:?}");
}

#[test]
fn the_number_to_be_surpassed_is_not_told_twice() {
    let players = json!([{}, { "hand": ["administration-6"] }, {}]);
    let play = position(&players, &everybody_has_a_ship(), "administration-2");
    assert_eq!(say(&GAME, "en", &asked(play.as_ref(), 1).prompt), "Administration 2 was led. Which card do you play, and how?");
}

fn before_a_battle(rivals: &Value, lead: &str) -> Box<dyn Play> {
    let systems = json!({
        "hex3": { "ships": { "0": 2, "1": 3 }, "buildings": [{ "kind": "starport", "owner": 1 }] },
        "gate5": { "ships": { "1": 1 } },
        "gate6": { "ships": { "2": 1 } },
    });
    let mut play = position(&json!([{}, rivals, {}]), &systems, lead);
    choose(play.as_mut(), 0, &["act:battle"]);
    play
}

// cites: ARCS-BATTLE-09
#[test]
fn the_odds_of_each_kind_of_dice_stand_beside_their_question() {
    let play = before_a_battle(&json!({}), "aggression-2");
    let remarks = asked(play.as_ref(), 0).remarks;
    let words: Vec<String> = say_all(&GAME, "en", &remarks);
    assert_eq!(
        words,
        [
            "Assault dice hit hardest, and the attacker as well. On average 2 of them bring 2.3 hits and 1.0 hits on the attacker; in 31 of \
             100 rolls 3 fresh ships intercept: a hit on the attacker each.",
            "Skirmish dice never hurt the attacker. On average 2 of them bring 1.0 hits.",
            "Raid dice bring keys to steal with and hit buildings, and the attacker. On average 2 of them bring 1.3 keys, 1.0 hits on \
             buildings and 1.0 hits on the attacker; in 56 of 100 rolls 3 fresh ships intercept: a hit on the attacker each.",
        ]
    );
    assert_eq!(say(&GAME, "de", &remarks[1]), "Geplänkelwürfel schaden den Angreifern nie. Im Schnitt bringen 2 davon 1,0 Treffer.");
    assert_eq!(asked(play.as_ref(), 0).remarks, remarks);
}

fn chance_of_interception(remark: &Text) -> i64 {
    let found = remark.args.iter().find(|(name, _)| name == "chance");
    let Some((_, Arg::Number(chance))) = found else { panic!("no chance in {remark:?}") };
    *chance
}

#[test]
fn odds_know_what_cards_change() {
    // Mirror Plating adds an intercept where assault dice are rolled; raid dice have only their own: 1 - (2/3)^2.
    let plated = asked(before_a_battle(&json!({ "lore": ["mirror-plating"] }), "aggression-2").as_ref(), 0).remarks;
    assert_eq!((chance_of_interception(&plated[0]), chance_of_interception(&plated[2])), (100, 56));
}

// cites: ARCS-BATTLE-06
#[test]
fn raid_dice_that_are_missing_say_why() {
    let systems = json!({
        "gate3": { "ships": { "0": 2, "1": 1 } },
        "hex5": { "ships": { "1": 1 }, "buildings": [{ "kind": "starport", "owner": 1 }] },
        "gate6": { "ships": { "2": 1 } },
    });
    let mut play = position(&json!([{}, {}, {}]), &systems, "aggression-2");
    choose(play.as_mut(), 0, &["act:battle"]);
    let question = asked(play.as_ref(), 0);
    assert_eq!(question.remarks.len(), 2);
    let [barred] = question.barred.as_slice() else { panic!("one kind is missing: {question:?}") };
    let words = (barred.id.as_str(), say(&GAME, "en", &barred.why), say(&GAME, "de", &barred.why), barred.rule.as_str());
    assert_eq!(
        words,
        (
            "die:raid",
            "Seat 1 has no building here, but elsewhere".into(),
            "Seat 1 hat hier kein Gebäude, aber anderswo".into(),
            "ARCS-BATTLE-06"
        )
    );
}

// cites: ARCS-BATTLE-07
#[test]
fn what_is_rolled_is_told_by_what_the_faces_show() {
    let mut play = before_a_battle(&json!({}), "aggression-2");
    let dice = Picked::Split(vec![("die:assault".to_owned(), 2)]);
    let outcome = play.apply(Seat(0), &[dice], &mut Chance::noted(vec![vec![2, 5]])).unwrap();
    let rolled = outcome.told.iter().find(|told| told.text.key == "line-rolled").expect("it is told");
    assert_eq!(say(&GAME, "en", &rolled.text), "Seat 0 rolls assault dice: 2 hits + 1 hit on the attacker and 1 hit + interception.");
    assert_eq!(
        say(&GAME, "de", &rolled.text),
        "Seat 0 wirft Angriffswürfel: 2 Treffer + 1 Treffer auf die Angreifer und 1 Treffer + Abfangen."
    );
}

// cites: ARCS-BUILD-05
#[test]
fn what_will_be_built_damaged_says_so() {
    let systems = json!({
        "hex3": { "ships": { "0": 1, "1": 2 } },
        "hex2": { "ships": { "0": 1 } },
        "gate5": { "ships": { "1": 1 } },
        "gate6": { "ships": { "2": 1 } },
    });
    let mut play = position(&json!([{}, {}, {}]), &systems, "construction-4");
    choose(play.as_mut(), 0, &["act:build"]);
    let question = asked(play.as_ref(), 0);
    assert_eq!(hint(&GAME, "en", &question, "build:city:hex3"), "placed damaged: Seat 1 controls it");
    assert_eq!(hint(&GAME, "en", &question, "build:city:hex2"), "");
}

// cites: ARCS-SEIZE-02
#[test]
fn a_seizure_says_how() {
    let players = json!([{}, { "hand": ["mobilization-2", "administration-6"] }, {}]);
    let mut play = position(&players, &everybody_has_a_ship(), "aggression-4");
    choose(play.as_mut(), 0, &["done"]);
    let outcome = choose(play.as_mut(), 1, &["pivot:mobilization:2", "seize-with:administration:6"]);
    let words = |language| outcome.told.iter().map(|told| say(&GAME, language, &told.text)).collect::<Vec<_>>();
    assert_eq!(words("en")[0], "Seat 1 pivots with Mobilization 2.");
    assert!(words("en").contains(&"Seat 1 seizes the initiative with a second card, face down.".to_owned()), "{:?}", words("en"));
    assert!(words("de").contains(&"Seat 1 ergreift die Initiative mit einer zweiten, verdeckten Karte.".to_owned()), "{:?}", words("de"));
}

/// What declines stands last and is still what a passed deadline picks; choices begin like a sentence.
#[test]
fn what_declines_stands_last() {
    let mut play = position(&json!([{ "tokens": ["weapon"] }, {}, {}]), &everybody_has_a_ship(), "mobilization-4");
    let question = asked(play.as_ref(), 0);
    assert_eq!(question.offers.last().map(|offer| offer.id.as_str()), Some("done"));
    assert_eq!(question.default, Picked::One("done".to_owned()));
    for offer in &question.offers {
        let label = say(&GAME, "en", &offer.label);
        assert!(label.starts_with(char::is_uppercase), "{label}");
    }
    let outcome = choose(play.as_mut(), 0, &["spend-for-nothing"]);
    assert_eq!(say(&GAME, "de", &outcome.told[0].text), "Seat 0 gibt eine Waffe aus.");
}

fn detail(asked: &Asked, id: &str) -> Vec<String> {
    let offer = asked.offers.iter().find(|offer| offer.id == id).unwrap_or_else(|| panic!("{id} is not on offer: {asked:?}"));
    say_all(&GAME, "en", &offer.detail)
}

// cites: ARCS-DECL-03, ARCS-SCORE-01
#[test]
fn a_declaration_says_what_is_counted_how_far_everybody_is_and_what_it_brings() {
    let laid_out = json!({
        "players": [{ "hand": ["administration-2"] }, { "hand": ["administration-6"] }, {}],
        "systems": everybody_has_a_ship(),
        "at": "round",
    });
    let mut play = given(&GAME, &laid_out);
    choose(play.as_mut(), 0, &["lead:administration:2"]);
    let question = asked(play.as_ref(), 0);
    let said = detail(&question, "declare:tycoon");
    assert_eq!(said[0], "Counts material and fuel, on tokens and Guild cards.");
    assert!(said[1].starts_with("Worth ") && said[1].contains("Seat 0: 0") && said[1].contains("Seat 2: 0"), "{said:?}");
    let decline = question.offers.last().expect("nobody must declare");
    assert_eq!((decline.id.as_str(), say(&GAME, "en", &decline.label).as_str()), ("nothing", "Declare none"));
}

// cites: ARCS-LL-09
#[test]
fn rifles_have_their_odds_and_say_whom_they_aim_at() {
    let systems = json!({ "gate3": { "ships": { "0": 2 } }, "hex3": { "ships": { "1": 2 } }, "moon3": { "ships": { "2": 1 } } });
    let mut play = position(&json!([{ "lore": ["galactic-rifles"] }, {}, {}]), &systems, "aggression-2");
    choose(play.as_mut(), 0, &["act:fire-rifles"]);
    let aim = detail(&asked(play.as_ref(), 0), "target:1:hex3");
    assert_eq!(aim, ["Seat 1 has there: fresh ships 2, damaged ships 0, cities 0, starports 0."]);
    choose(play.as_mut(), 0, &["target:1:hex3"]);
    let remarks: Vec<String> = say_all(&GAME, "en", &asked(play.as_ref(), 0).remarks);
    assert_eq!(remarks, ["Skirmish dice never hurt the attacker. On average 2 of them bring 1.0 hits."]);
}

// cites: ARCS-SETUP-05, ARCS-LL-06, ARCS-LL-07
#[test]
fn the_draft_says_where_everybody_begins_and_with_what() {
    let options = json!({ "setup": "three-mix-up", "initiative": "first-seat", "leaders-and-lore": true });
    let setup = json!({ "options": options, "seats": ["red", "blue", "yellow"] });
    let (play, _) = GAME.begin(&setup, &mut Chance::live(&mut Rng::new(4))).unwrap_or_else(|why| panic!("{why}"));
    let question = asked(play.as_ref(), 2);
    let words: Vec<String> = say_all(&GAME, "en", &question.remarks);
    assert_eq!(words[0], "Setup card: 3 players: Mix Up.");
    let systems = |words: &str, all: [&str; 3]| all.iter().all(|system| words.contains(system));
    assert!(words[1].starts_with("Seat 0 begins in ") && systems(&words[1], ["(A)", "(B)", "(C)"]), "{words:?}");
    assert!(words[3].starts_with("You begin in "), "{words:?}");
    assert!(say(&GAME, "de", &question.remarks[3]).starts_with("Du beginnst in "), "{words:?}");
    let leaders: Vec<_> = question.offers.iter().filter(|offer| offer.id.starts_with("leader:")).collect();
    assert_eq!(leaders.len(), 4, "{leaders:?}");
    for leader in leaders {
        let brings = hint(&GAME, "en", &question, &leader.id);
        assert!(brings.starts_with("A: ") && brings.contains("; B: ") && brings.contains(" ships; "), "{brings}");
    }
    let panel =
        play.scene(Eyes::Spectator).panels.into_iter().find(|panel| say(&GAME, "en", &panel.title) == "Draft").expect("the draft is told");
    let rows: Vec<String> =
        panel.rows.iter().map(|row| format!("{}: {}", say(&GAME, "en", &row.name), say(&GAME, "en", &row.value))).collect();
    assert!(rows[0] == "Setup card: 3 players: Mix Up" && rows.iter().any(|row| row.starts_with("Seat 2: ")), "{rows:?}");
}

/// A draft that has just begun.
fn draft(setup: &str, seed: u64) -> Box<dyn Play> {
    let options = json!({ "setup": setup, "initiative": "first-seat", "leaders-and-lore": true });
    let seats = if setup.starts_with("two") { json!(["red", "blue"]) } else { json!(["red", "blue", "yellow", "white"]) };
    let setup = json!({ "options": options, "seats": seats });
    GAME.begin(&setup, &mut Chance::live(&mut Rng::new(seed))).unwrap_or_else(|why| panic!("{why}")).0
}

fn remarks(language: &str, asked: &Asked) -> Vec<String> {
    say_all(&GAME, language, &asked.remarks)
}

// cites: ARCS-SETUP-13, ARCS-LL-06
#[test]
fn a_draft_of_two_names_both_systems_c() {
    let question = asked(draft("two-frontiers", 1).as_ref(), 1);
    let english = [
        "Setup card: 2 players: Frontiers.",
        "Seat 0 begins in Hex 5 (A), Hex 4 (B) and Gate 3 and Hex 3 (C).",
        "You begin in Arrow 3 (A), Arrow 5 (B) and Gate 5 and Arrow 4 (C).",
    ];
    let german = [
        "Aufbaukarte: 2 Personen: Grenzland.",
        "Seat 0 beginnt in Sechseck 5 (A), Sechseck 4 (B) und Tor 3 und Sechseck 3 (C).",
        "Du beginnst in Pfeil 3 (A), Pfeil 5 (B) und Tor 5 und Pfeil 4 (C).",
    ];
    assert_eq!(remarks("en", &question), english);
    assert_eq!(remarks("de", &question), german);
}

// cites: ARCS-SETUP-10, ARCS-LL-03
#[test]
fn a_draft_of_four_names_everybodys_systems_in_turn_order() {
    let question = asked(draft("four-mix-up1", 2).as_ref(), 3);
    let words = remarks("de", &question);
    let begin: Vec<&str> = words.iter().map(|words| words.split(" in ").next().unwrap_or_default()).collect();
    assert_eq!(begin[1..], ["Seat 0 beginnt", "Seat 1 beginnt", "Seat 2 beginnt", "Du beginnst"]);
    assert_eq!(words[3], "Seat 2 beginnt in Pfeil 5 (A), Sechseck 1 (B) und Tor 4 (C).");
}

// cites: ARCS-LL-05, ARCS-LL-07
#[test]
fn a_leader_on_offer_brings_its_pieces_and_tokens_and_lore_nothing() {
    let drafts = || (0..40).map(|seed| draft("four-frontiers", seed));
    let offered = |id: &str| {
        let question = drafts().map(|play| asked(play.as_ref(), 3)).find(|asked| asked.offers.iter().any(|offer| offer.id == id));
        question.unwrap_or_else(|| panic!("{id} is never on offer"))
    };
    let brings = |language: &str, leader: &str| hint(&GAME, language, &offered(leader), leader);
    assert_eq!(brings("en", "leader:rebel"), "A: 4 ships and a starport; B: 4 ships; C: 2 ships; material and weapon");
    assert_eq!(brings("de", "leader:rebel"), "A: 4 Schiffe, 1 Raumhafen; B: 4 Schiffe; C: 2 Schiffe; Baustoff und Waffen");
    assert_eq!(brings("en", "leader:upstart"), "A: 4 ships and a city; B: 3 ships and a starport; C: 2 ships; psionic and material");
    let mut play = drafts().next().expect("there are some");
    let leader = asked(play.as_ref(), 3).offers[0].id.clone();
    choose(play.as_mut(), 3, &[&leader]);
    while play.asked_of(Seat(3)).is_none() {
        let next = play.asked()[0].clone();
        choose(play.as_mut(), next.seat.0, &[&next.offers.last().expect("there is a card left").id.clone()]);
    }
    let question = asked(play.as_ref(), 3);
    assert!(question.offers.iter().all(|offer| offer.id.starts_with("lore:") && offer.hint.is_none()), "{question:?}");
    assert_eq!(question.remarks.len(), 5, "where everybody begins is said until all have drafted");
}

/// Somebody without ships and starports, whose turn ends; so many of the fifteen ships are Trophies of somebody else.
fn without_a_fleet(trophies: u8) -> Box<dyn Play> {
    let players = json!([{}, { "trophies": { "0": { "ships": trophies } } }, {}]);
    let systems = json!({ "hex3": { "buildings": [{ "kind": "city", "owner": 0 }] }, "gate5": { "ships": { "1": 1 } } });
    position(&players, &systems, "mobilization-4")
}

// cites: ARCS-FINE-03
#[test]
fn relief_says_how_many_ships_come() {
    let cases = [
        (0, "at which gate do 3 ships come?", "An welches Tor kommen 3 Schiffe?"),
        (12, "at which gate do 3 ships come?", "An welches Tor kommen 3 Schiffe?"),
        (13, "at which gate do 2 ships come?", "An welches Tor kommen 2 Schiffe?"),
        (14, "at which gate does the one ship come that you have left?", "An welches Tor kommt das eine Schiff, das du noch hast?"),
    ];
    for (trophies, english, german) in cases {
        let prompt = asked(without_a_fleet(trophies).as_ref(), 0).prompt;
        assert_eq!(say(&GAME, "en", &prompt), format!("You have neither ships nor starports: {english}"));
        assert_eq!(say(&GAME, "de", &prompt), format!("Du hast weder Schiffe noch Raumhäfen: {german}"));
    }
}

// cites: ARCS-FINE-03
#[test]
fn as_many_ships_come_as_the_question_has_said_and_without_any_nobody_is_asked() {
    for (trophies, come) in [(12, 3), (13, 2), (14, 1)] {
        let mut play = without_a_fleet(trophies);
        choose(play.as_mut(), 0, &["system:gate5"]);
        let there = play.view(Eyes::Spectator).pointer("/systems/gate5/ships/0/fresh").cloned();
        assert_eq!(there, Some(json!(come)), "{trophies} are gone");
    }
    let prompts: Vec<_> = without_a_fleet(15).asked().into_iter().map(|asked| asked.prompt.key).collect();
    assert!(!prompts.iter().any(|key| key == "ask-relief"), "{prompts:?}");
}

/// What the layer of reach says of a system, for the first seat.
fn reach(player: &Value, systems: &Value, system: &str) -> Option<u32> {
    layer("reach", &json!([player, {}, {}]), systems, system)
}

/// What a layer says of a system to the first seat.
fn layer(layer: &str, players: &Value, systems: &Value, system: &str) -> Option<u32> {
    let play = position(players, systems, "mobilization-4");
    let overlay = play.overlay(Eyes::Seat(Seat(0)), layer).expect("there is such a layer");
    overlay.worths.iter().find(|worth| *worth.place.0 == *format!("system-{system}")).map(|worth| worth.count)
}

// cites: ARCS-MOD-01, ARCS-MOVE-01
#[test]
fn reach_knows_the_cards_that_change_a_move() {
    let systems = json!({ "hex3": { "ships": { "0": 3 }, "damaged": { "0": 1 } }, "gate5": { "ships": { "1": 1 } }, "gate6": { "ships": { "2": 1 } } });
    let of = |player: Value| ["gate3", "gate2", "hex2"].map(|system| reach(&player, &systems, system));
    assert_eq!(of(json!({})), [Some(4), None, None]);
    assert_eq!(of(json!({ "leader": "rebel" })), [Some(2), None, None]);
    // The damaged ship does not move on, and nothing moves three times.
    assert_eq!(of(json!({ "lore": ["sprinter-drives"] })), [Some(4), Some(3), None]);
    assert_eq!(of(json!({ "leader": "rebel", "lore": ["sprinter-drives"] })), [Some(2), Some(2), None]);
}

/// Nobody's cards, those of the Rebel, Sprinter Drives, and both.
fn fleets() -> [Value; 4] {
    let (rebel, drives) = (json!("rebel"), json!(["sprinter-drives"]));
    [json!({}), json!({ "leader": rebel }), json!({ "lore": drives }), json!({ "leader": rebel, "lore": drives })]
}

// cites: ARCS-MOD-01, ARCS-MOVE-02, ARCS-MOVE-03
#[test]
fn reach_of_a_catapult_knows_the_cards_that_change_a_move() {
    let starport = json!([{ "kind": "starport", "owner": 0 }]);
    let systems = json!({ "hex3": { "ships": { "0": 4 }, "buildings": starport }, "gate5": { "ships": { "1": 1 } }, "gate6": { "ships": { "2": 1 } } });
    // Beyond the gate that a Rival controls only a second Move comes.
    let of = |player: &Value| ["hex2", "gate5", "arrow5"].map(|system| reach(player, &systems, system));
    let [plain, rebel, drives, both] = fleets().each_ref().map(of);
    assert_eq!(plain, [Some(4), Some(4), None]);
    assert_eq!(rebel, [Some(2), Some(2), None]);
    assert_eq!(drives, [Some(4), Some(4), Some(4)]);
    assert_eq!(both, [Some(2), Some(2), Some(2)]);
}

// cites: ARCS-MOD-01, ARCS-MOVE-01
#[test]
fn reach_of_a_damaged_fleet_is_one_move_and_of_two_fleets_two_moves() {
    let rivals = json!({ "gate5": { "ships": { "1": 1 } }, "gate6": { "ships": { "2": 1 } } });
    let with = |systems: Value| {
        let mut all = rivals.clone();
        all.as_object_mut().unwrap().extend(systems.as_object().unwrap().clone());
        all
    };
    let damaged = with(json!({ "hex3": { "damaged": { "0": 3 } } }));
    let of = |player: &Value| ["gate3", "gate2"].map(|system| reach(player, &damaged, system));
    assert_eq!(fleets().each_ref().map(of), [[Some(3), None], [Some(2), None], [Some(3), None], [Some(2), None]]);
    let two = with(json!({ "hex3": { "ships": { "0": 3 } }, "arrow3": { "ships": { "0": 1 }, "damaged": { "0": 2 } } }));
    let of = |player: &Value| ["gate3", "gate2"].map(|system| reach(player, &two, system));
    assert_eq!(fleets().each_ref().map(of), [[Some(6), None], [Some(4), None], [Some(6), Some(4)], [Some(4), Some(3)]]);
}

// cites: ARCS-MOD-01, ARCS-MOVE-01
#[test]
fn fleets_of_others_are_counted_with_their_cards() {
    let systems = json!({ "gate2": { "ships": { "0": 1 } }, "gate5": { "ships": { "1": 5 } }, "gate6": { "ships": { "2": 1 } } });
    let of = |rival: &Value| ["gate3", "hex3"].map(|system| layer("threat", &json!([{}, rival, {}]), &systems, system));
    assert_eq!(fleets().each_ref().map(of), [[Some(5), None], [Some(2), None], [Some(5), Some(5)], [Some(2), Some(2)]]);
}
