//! What the rulebook says of cards, sheets and tokens as things on a table: here they are what everybody is shown.

use crate::GAME;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use sternpost_core::{Chance, Eyes, Seat, Source};
use sternpost_game::{Game, Play};
use sternpost_players::{Rng, random};
use sternpost_scenarios::coverage;
use sternpost_workbench::at_the_table::{given, panels};
use twilight_imperium::components::{ObjectiveId, Stage};

/// A position of three, with some things of the first seat changed.
fn position(first: &Value, planets: &Value) -> Box<dyn Play> {
    let mut first = first.clone();
    first["faction"] = json!("hacan");
    let others = ["xxcha", "yssaril"].map(|faction| json!({ "faction": faction, "technologies": [] }));
    let laid_out = json!({
        "options": { "content": [] }, "players": [first, others[0], others[1]], "planets": planets, "at": { "turn": 0 },
    });
    given(&GAME, &laid_out)
}

// cites: LRR 80.4, LRR 80.11
#[test]
fn a_technology_deck_lacks_what_its_faction_can_never_research() {
    let players = ["sol", "xxcha", "yssaril"].map(|faction| json!({ "faction": faction, "technologies": [] }));
    let laid_out = json!({ "options": { "content": [] }, "players": players, "at": { "turn": 0 } });
    let play = given(&GAME, &laid_out);
    let panel = play.scene(Eyes::Seat(Seat(0))).panels.into_iter().find(|panel| panel.id.0 == "technology-deck-0").expect("Sol has a deck");
    let names: Vec<String> = panel.rows.iter().map(|row| row.name.key.to_string()).collect();
    let has = |technology: &str| names.contains(&format!("technology-{technology}"));
    // The faction's own upgrades take the place of the generic ones.
    assert!(has("advanced-carrier2") && has("spec-ops2") && has("cruiser2"), "{names:?}");
    assert!(!has("carrier2") && !has("infantry2"), "{names:?}");
}

// cites: LRR 28.0, LRR 28.2, LRR 45.0, LRR 45.1, LRR 46.1a, LRR 46.1b
#[test]
fn the_command_sheet_shows_three_pools() {
    let play = position(&json!({ "tactic": 4, "fleet": 2, "strategy": 1 }), &json!({}));
    assert_eq!(panels(&GAME, play.as_ref())["sheet-0"]["Command tokens"], "tactic 4, fleet 2, strategy 1");
    assert_eq!(panels(&GAME, play.as_ref())["sheet-1"]["Command tokens"], "tactic 3, fleet 3, strategy 2");
}

// cites: LRR 35.0, LRR 35.1, LRR 45.2, LRR 50.1
#[test]
fn the_command_sheet_shows_trade_goods_and_commodities_apart() {
    let play = position(&json!({ "trade-goods": 5, "commodities": 2 }), &json!({}));
    assert_eq!(panels(&GAME, play.as_ref())["sheet-0"]["Goods"], "5 trade goods, 2 of 6 commodities");
}

// cites: LRR 26.1, LRR 69.0, LRR 69.1, LRR 59.6
#[test]
fn an_exhausted_planet_is_shown_as_such() {
    let play = position(&json!({}), &json!({ "arretze": { "exhausted": true } }));
    let planets = &panels(&GAME, play.as_ref())["sheet-0"]["Planets"];
    assert!(
        planets.contains("Arretze 2/0 (exhausted)") && planets.contains("Hercant 1/1") && !planets.contains("1/1 (exhausted)"),
        "{planets}"
    );
    let dimmed: Vec<_> =
        play.scene(Eyes::Spectator).areas.into_iter().filter(|area| area.dimmed).map(|area| area.id.0.into_owned()).collect();
    assert_eq!(dimmed, ["planet-arretze"]);
}

// cites: LRR 75.2, LRR 75.2a, LRR 75.2b
#[test]
fn a_used_strategy_card_is_shown_as_such() {
    let play = position(&json!({ "strategy-cards": ["trade", "warfare"], "exhausted-cards": ["warfare"] }), &json!({}));
    let table = &panels(&GAME, play.as_ref())["table"];
    assert_eq!((table["Trade"].as_str(), table["Warfare"].as_str(), table["Imperial"].as_str()), ("Seat 0", "Seat 0, used", "free"));
}

// cites: LRR 80.4, LRR 80.12a
#[test]
fn a_player_sees_the_own_technology_deck_with_prerequisites() {
    let play = position(&json!({ "technologies": ["sarween-tools"] }), &json!({}));
    let of = |eyes: Eyes| {
        let (catalogue, name) = (GAME.catalogue("en"), |seat: Seat| format!("Seat {}", seat.0));
        let panel = play.scene(eyes).panels.into_iter().find(|panel| panel.id.0 == "technology-deck-0")?;
        let rows = panel.rows.iter().map(|row| (catalogue.say(&row.name, &name), catalogue.say(&row.value, &name)));
        Some(rows.collect::<BTreeMap<_, _>>())
    };
    let own = of(Eyes::Seat(Seat(0))).expect("the own deck is shown");
    assert_eq!((own["Graviton Laser System"].as_str(), own["Neural Motivator"].as_str()), ("needs yellow", "needs nothing"));
    assert!(!own.contains_key("Sarween Tools"), "what is owned has left the deck: {own:?}");
    assert_eq!((of(Eyes::Seat(Seat(1))), of(Eyes::Spectator)), (None, None));
}

// cites: LRR 10.0, LRR 22.1, LRR 65.1
#[test]
fn an_attached_law_shows_in_the_values_of_its_planet() {
    let laid_out = json!({
        "options": { "content": ["agendas"] },
        "players": [{ "faction": "hacan", "technologies": [] }, { "faction": "xxcha", "technologies": [] }, { "faction": "yssaril", "technologies": [] }],
        "planets": { "bereg": { "controller": 0 } },
        "laws": [{ "agenda": "core-mining", "planet": "bereg" }],
        "at": { "turn": 0 },
    });
    let play = given(&GAME, &laid_out);
    let planets = &panels(&GAME, play.as_ref())["sheet-0"]["Planets"];
    assert!(planets.contains("Bereg 5/1"), "3 resources and 2 more: {planets}");
    let laws = &panels(&GAME, play.as_ref())["common-cards"]["Core Mining"];
    assert!(laws.starts_with("on Bereg: "), "{laws}");
}

// cites: SETUP-12c, LRR 12.13, LRR 12.14a, LRR 73.2a
#[test]
fn five_objectives_of_each_stage_lie_ready_stage_two_below() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let setup =
            json!({ "options": GAME.default_options(), "seats": [{ "faction": "sol" }, { "faction": "hacan" }, { "faction": "letnev" }] });
        let play = GAME.begin(&setup, &mut Chance::live(&mut Rng::new(seed))).expect("three can play").0;
        let snapshot: Value = serde_json::from_str(&play.snapshot()).expect("a snapshot is JSON");
        let read = |list: &Value| serde_json::from_value::<Vec<ObjectiveId>>(list.clone()).expect("objectives");
        let objectives = &snapshot["state"]["objectives"];
        let (up, down) = (read(&objectives["revealed"]), read(&objectives["face-down"]["value"]));
        let row: Vec<ObjectiveId> = up.into_iter().chain(down).collect();
        let stages: Vec<Stage> = row.iter().map(|objective| objective.card().stage).collect();
        assert_eq!(stages, [[Stage::I; 5], [Stage::II; 5]].concat(), "seed {seed}");
        orders.insert(row);
    }
    assert!(orders.len() > 15, "the rows are shuffled");
}

/// Every question names the rule of the reference it comes from: the quick reference of this table, which nobody has to keep.
// cites: GOLD-1, LRR 45.3
#[test]
fn every_question_names_rules_of_the_reference() {
    let coverage = coverage::of_folder(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|wrong| panic!("{}", wrong.join("\n")));
    let known: BTreeSet<&str> = coverage.rows.iter().map(|covered| covered.row.id.as_str()).collect();
    let mut seen = BTreeSet::new();
    for seed in 0..6 {
        let mut rng = Rng::new(seed);
        let setup =
            json!({ "options": GAME.default_options(), "seats": [{ "faction": "sol" }, { "faction": "winnu" }, { "faction": "saar" }] });
        let mut play = GAME.begin(&setup, &mut Chance::live(&mut rng)).expect("three can play").0;
        for _ in 0..2_000 {
            let asked = play.asked();
            if asked.is_empty() {
                break;
            }
            let one = &asked[rng.below(u32::try_from(asked.len()).unwrap()) as usize];
            seen.extend(asked.iter().map(|question| question.rule.clone()));
            let answer = random::eager_answer(one, &mut rng, 60);
            play.apply(one.seat, &[answer], &mut Chance::live(&mut rng)).expect("what is offered is taken");
        }
    }
    let ids = |rule: &str| rule.split(", ").map(str::to_owned).collect::<Vec<_>>();
    let unknown: Vec<_> = seen.iter().filter(|rule| !ids(rule).iter().all(|id| known.contains(id.as_str()))).collect();
    assert!(unknown.is_empty(), "not in the ledger: {unknown:?}");
    assert!(seen.len() > 15, "{seen:?}");
}

/// Who has passed is said while actions are taken; once the round has ended everybody takes part again.
// cites: LRR 4.5, LRR 73.0
#[test]
fn who_has_passed_is_said_until_the_round_ends() {
    let players = ["sol", "xxcha", "yssaril"];
    let at = |place: &Value, passed: [bool; 3]| {
        // In a strategy phase nobody has chosen yet.
        let cards = |at: usize| if *place == "strategy-phase" { vec![] } else { vec![["leadership", "trade", "warfare"][at]] };
        let seat = |at: usize| json!({ "faction": players[at], "technologies": [], "passed": passed[at], "strategy-cards": cards(at) });
        let laid_out = json!({ "options": { "content": [] }, "players": [seat(0), seat(1), seat(2)], "at": place });
        given(&GAME, &laid_out)
    };
    let passed = |play: &dyn Play| panels(&GAME, play).values().find_map(|rows| rows.get("Passed").cloned());
    let (none, all) = ([false; 3], [true; 3]);
    assert_eq!(passed(at(&json!({ "turn": 0 }), [false, true, false]).as_ref()).as_deref(), Some("Seat 1"));
    assert_eq!(passed(at(&json!({ "turn": 0 }), none).as_ref()), None);
    for place in ["status-phase", "strategy-phase"] {
        assert_eq!(passed(at(&json!(place), all).as_ref()), None, "{place}");
    }
}
