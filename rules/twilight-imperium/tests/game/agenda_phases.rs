//! Agenda phases at random from positions in which there is something to vote about: whole campaigns rarely get that far.

use crate::GAME;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sternpost_core::{Chance, Eyes, Seat};
use sternpost_game::Game;
use sternpost_players::Rng;
use sternpost_players::random::answer;

/// Agendas that can be elected about, on top of the deck; the rest of the deck follows in no particular order.
fn agendas() -> Vec<String> {
    let schema = GAME.given_schema().to_string();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let ids = schema.pointer("/$defs/AgendaId/enum").or_else(|| schema.pointer("/$defs/AgendaId/oneOf")).expect("agendas are listed");
    let id = |value: &Value| value.as_str().or_else(|| value["const"].as_str()).unwrap().to_owned();
    ids.as_array().unwrap().iter().map(id).collect()
}

/// Five players with planets, units, goods and all the cards of an agenda phase in their hands.
fn position(turned_by: usize, laws: bool) -> Value {
    let mut deck = agendas();
    let in_play: Vec<Value> = if laws {
        deck.retain(|agenda| agenda != "minister-of-war" && agenda != "holy-planet-of-ixth" && agenda != "committee-formation");
        vec![
            json!({"agenda": "minister-of-war", "owner": 1}),
            json!({"agenda": "holy-planet-of-ixth", "planet": "quann"}),
            json!({"agenda": "committee-formation", "owner": 2}),
        ]
    } else {
        vec![]
    };
    let turn = turned_by % deck.len();
    deck.rotate_left(turn);
    json!({
        "options": {"content":
            ["transactions", "action-cards", "agendas", "promissory-notes", "secret-objectives", "technologies", "faction-abilities"]},
        "players": [
            {"faction": "hacan", "fleet": 5, "trade-goods": 4, "victory-points": 3,
             "action-cards": ["veto", "bribery", "trade-rider", "sabotage", "warfare-rider"]},
            {"faction": "xxcha", "fleet": 5, "trade-goods": 2, "victory-points": 5, "strategy-cards": [],
             "action-cards": ["distinguished-councilor", "imperial-rider", "construction-rider"],
             "notes": [{"kind": "political-secret", "owner": 0}]},
            {"faction": "nekro", "victory-points": 9, "action-cards": ["politics-rider", "technology-rider", "confusing-legal-text"]},
            {"faction": "yssaril", "victory-points": 3, "action-cards": ["assassinate-representative", "diplomacy-rider", "sabotage"],
             "notes": [{"kind": "political-favor", "owner": 1}]},
            {"faction": "letnev", "action-cards": ["leadership-rider", "ancient-burial-sites"], "fleet": 6}
        ],
        "systems": {
            "18": {"units": {"0": {"dreadnought": 3, "carrier": 1, "infantry": 2}}},
            "26": {"units": {"1": {"cruiser": 5}}},
            "39": {"units": {"3": {"carrier": 2, "fighter": 4, "infantry": 3}}}
        },
        "planets": {
            "mecatol-rex": {"units": {"0": {"infantry": 3}}},
            "quann": {"units": {"1": {"infantry": 2, "pds": 1}}},
            "vefut-ii": {"units": {"2": {"infantry": 1}}},
            "saudor": {"units": {"3": {"infantry": 4, "space-dock": 1}}},
            "thibah": {"controller": 4},
            "lodor": {"units": {"4": {"infantry": 2}}}
        },
        "custodians": false,
        "agenda-deck": deck,
        "laws": in_play,
        "at": "agenda-phase"
    })
}

/// What each seat sees and is asked is the same in a position it cannot tell from this one.
fn check_secrets(play: &dyn sternpost_game::Play, rng: &mut Rng) {
    for seat in (0..play.seats()).map(Seat) {
        let eyes = Eyes::Seat(seat);
        let twin = play.twin(eyes, &mut Chance::live(rng));
        assert_eq!(play.view(eyes), twin.view(eyes), "seat {seat} sees something hidden");
        let asked = |play: &dyn sternpost_game::Play| play.asked().into_iter().find(|asked| asked.seat == seat);
        assert_eq!(format!("{:?}", asked(play)), format!("{:?}", asked(&*twin)), "seat {seat} is asked about something hidden");
    }
}

#[test]
fn agenda_phases_come_to_an_end_without_defects() {
    let mut resolved: BTreeSet<String> = BTreeSet::new();
    for seed in 0..160_u32 {
        let mut rng = Rng::new(u64::from(seed));
        let given = position(seed as usize, seed % 2 == 1);
        let (mut play, _) = GAME.given(&given, &mut Chance::live(&mut rng)).unwrap_or_else(|why| panic!("{why}"));
        for turn in 0..400 {
            assert!(turn < 399, "seed {seed}: the phase never ends");
            if play.is_over() || play.view(Eyes::Arbiter)["phase"] != "agenda" {
                break;
            }
            if turn % 7 == 0 {
                check_secrets(&*play, &mut rng);
            }
            let asked = play.asked();
            let one = &asked[turn % asked.len()];
            let answer = answer(one, &mut rng);
            let out = play.apply(one.seat, std::slice::from_ref(&answer), &mut Chance::live(&mut rng));
            let out = out.unwrap_or_else(|why| panic!("seed {seed}: {answer:?} to {one:?}: {why}"));
            let lines = out.told.iter().filter(|told| told.text.key == "line-outcome-resolved");
            resolved.extend(lines.map(|told| format!("{:?}", told.text.args[0].1)));
            assert_eq!(play.defects(), Vec::<String>::new(), "seed {seed}, turn {turn}");
        }
    }
    assert!(resolved.len() + 3 >= agendas().len(), "only {} agendas were resolved: {resolved:?}", resolved.len());
}
