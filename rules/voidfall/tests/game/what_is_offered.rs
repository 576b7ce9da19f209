//! Offers whose words say more than their ids.

use crate::GAME;
use serde_json::json;
use sternpost_core::Picked;
use sternpost_workbench::at_the_table::{answer, asked, given, hint, offered, one, say, split, told};

/// Whoever selects a focus need not look up what it does.
// cites: VF-SEL-01
#[test]
fn vf_sel_01_the_actions_of_a_focus_stand_beside_it() {
    let play = given(&GAME, &json!({ "players": [{ "house": "valnis" }, { "house": "belitan" }] }));
    let reads = ["en", "de"].map(|language| hint(&GAME, language, &asked(&*play, 0), "focus:production"));
    assert!(reads[0].contains("Flourish") && reads[0].contains("Supply") && reads[0].contains("Optimize"), "{reads:?}");
    assert!(!reads[1].is_empty() && reads[0] != reads[1], "{reads:?}");
}

/// Beside an action stands what it costs now: an event of the cycle is in it.
// cites: VF-ACT-05, VF-PREP-22
#[test]
fn vf_act_05_an_action_says_what_it_costs_in_this_cycle() {
    let cost = |event: &str| {
        let position = json!({
            "cycle": 3, "event": event,
            "players": [{ "house": "valnis", "stock": { "energy": 4, "credits": 4, "science": 4 } }, { "house": "belitan" }],
        });
        let mut play = given(&GAME, &position);
        answer(&mut *play, 0, &[one("focus:politics")]);
        hint(&GAME, "en", &asked(&*play, 0), "act:0:inspire")
    };
    let [usual, dearer, other] = ["total-war", "adapt-and-overcome", "bright-future"].map(cost);
    assert!(usual.contains("science") && !usual.contains("energy"), "{usual}");
    assert!(dearer.contains("science") && dearer.contains("energy"), "{dearer}");
    assert!(other.contains("credit") && !other.contains("science"), "{other}");
}

/// Whoever cannot pay for an action reads what is missing, in both languages: what credits stand in for is not.
// cites: VF-ACT-05, VF-RES-08
#[test]
fn vf_act_05_an_action_that_cannot_be_paid_says_what_is_missing() {
    let missing = |stock: serde_json::Value, focus: &str, act: &str| {
        let position = json!({ "players": [{ "house": "valnis", "stock": stock, "active": 0 }, { "house": "belitan" }] });
        let mut play = given(&GAME, &position);
        answer(&mut *play, 0, &[one(focus)]);
        let barred = asked(&*play, 0).barred.into_iter().find(|closed| closed.id == act).expect("it is not on offer");
        assert_eq!(barred.why.key, "why-cannot-pay");
        ["en", "de"].map(|language| say(&GAME, language, &barred.why))
    };
    let engage = missing(json!({ "credits": 1, "materials": 3 }), "focus:conquest", "act:0:engage");
    assert!(engage[0].contains("1 energy") && engage[1].contains("1 Energie"), "{engage:?}");
    let prepare = missing(json!({ "energy": 2, "materials": 1 }), "focus:conquest", "act:2:prepare");
    assert!(prepare[0].contains("2 materials") && prepare[1].contains("2 Material"), "{prepare:?}");
    let inspire = missing(json!({ "credits": 9 }), "focus:politics", "act:0:inspire");
    assert!(inspire[0].contains("1 science") && inspire[1].contains("1 Wissen"), "{inspire:?}");
}

/// What a sector that is aimed at is defended by stands beside it.
// cites: VF-MV-05
#[test]
fn vf_mv_05_a_target_says_how_it_is_defended() {
    let mut play = given(&GAME, &json!({ "players": [{ "house": "valnis", "stock": { "energy": 2 } }, { "house": "belitan" }] }));
    answer(&mut *play, 0, &[one("focus:conquest"), one("act:0:engage"), one("effect:0")]);
    let reads = ["sector:C4", "sector:E5"].map(|id| hint(&GAME, "en", &asked(&*play, 0), id));
    assert!(reads[0].contains('1') && reads[1].contains('2') && reads[0] != reads[1], "{reads:?}");
}

/// Who would leave a sector to the Void reads that before it is done.
// cites: VF-FL-11
#[test]
fn vf_fl_11_a_recall_that_abandons_a_sector_says_so() {
    let position =
        json!({ "players": [{ "house": "valnis" }, { "house": "belitan" }], "sectors": { "D5": { "fleets": { "corvette": 1 } } } });
    let mut play = given(&GAME, &position);
    answer(&mut *play, 0, &[one("focus:development"), one("act:1:settle")]);
    let question = asked(&*play, 0);
    let [last, other] = ["fleet:corvette:D5", "fleet:corvette:C5"].map(|id| hint(&GAME, "en", &question, id));
    assert!(!last.is_empty() && other.is_empty(), "{last} {other}");
}

/// What the objectives of agendas would bring now stands beside those that can be scored.
// cites: VF-EVA-17
#[test]
fn vf_eva_17_an_agenda_says_what_it_would_bring() {
    let position = json!({
        "begin": "event", "event": "total-war", "cycle": 3,
        "players": [{ "house": "valnis", "agendas": ["self-managed-campaign"], "glory": [1, 1, 1], "stock": { "credits": 3 } }, { "house": "belitan" }],
    });
    let mut play = given(&GAME, &position);
    answer(&mut *play, 0, &[one("sector:C4")]);
    answer(&mut *play, 1, &[one("sector:G4")]);
    answer(&mut *play, 0, &[one("deed:0"), one("effect:0")]);
    let reads = hint(&GAME, "en", &asked(&*play, 0), "agenda:self-managed-campaign");
    assert!(reads.contains('8'), "{reads}");
}

/// The parts of a takeover are told apart in both languages.
// cites: VF-OUT-16
#[test]
fn vf_out_16_the_parts_of_a_takeover_are_said() {
    let position = json!({
        "players": [{ "house": "valnis", "stock": { "energy": 2 } }, { "house": "belitan" }],
        "sectors": { "D5": { "fleets": { "corvette": 4 } }, "E5": { "glory": [1] } },
    });
    let mut play = given(&GAME, &position);
    let moves = split(&[("flight:corvette:D5:E5", 3)]);
    answer(&mut *play, 0, &[one("focus:conquest"), one("act:0:engage"), one("effect:0"), one("sector:E5"), moves]);
    let question = asked(&*play, 0);
    for language in ["en", "de"] {
        let said = ["take-over:glory", "take-over:fallen-house"].map(|id| say(&GAME, language, &offered(&question, id).label));
        assert!(said[0] != said[1] && said.iter().all(|text| text.len() > 5), "{said:?}");
    }
}

/// Only the first overproduction of a turn can be a trade token: which that is must not depend on what was named first.
// cites: VF-PROD-08, VF-PROD-09
#[test]
fn vf_prod_08_several_resources_are_produced_alike_in_whatever_order_they_are_picked() {
    let position = json!({
        "cycle": 2,
        "players": [
            { "house": "valnis", "tracks": [3, 0, 0], "technologies": { "trade-nexus": true }, "stock": { "science": 15, "credits": 15 } },
            { "house": "belitan" },
        ],
        "sectors": { "D5": { "guilds": ["bankers", "scientists"] } },
    });
    let produced = |first: &str, second: &str| {
        let mut play = given(&GAME, &position);
        answer(&mut *play, 0, &[one("focus:temptation"), one("act:2:exert"), one("track:economy")]);
        answer(&mut *play, 0, &[one("effect:2")]);
        let several = Picked::Some([first, second].map(|resource| format!("resource:{resource}")).to_vec());
        let outcome = answer(&mut *play, 0, &[several]);
        assert_eq!(asked(&*play, 0).prompt.key, "ask-overproduced");
        (told(&GAME, "en", &outcome), play.snapshot())
    };
    assert_eq!(produced("science", "credits"), produced("credits", "science"));
}
