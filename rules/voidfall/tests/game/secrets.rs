//! What lies face down is not seen by who thinks a turn over: a preview ends before it, and once it is shown the turn cannot be taken back.

use crate::GAME;
use serde_json::{Value, json};
use sternpost_core::{Answer, Picked, Seat, Text};
use sternpost_workbench::at_the_table::{answer, given, one, split};

/// The first answers stand; the last one would show something, which its preview does not and its act does.
fn shows_only_when_done(position: &Value, before: &[Answer], last: &Answer, shown: &str) {
    let mut play = given(&GAME, position);
    for step in before {
        answer(&mut *play, 0, std::slice::from_ref(step));
    }
    let seen = play.preview(Seat(0), std::slice::from_ref(last)).unwrap_or_else(|why| panic!("{shown}: {why}"));
    let told: Vec<&str> = seen.told.iter().map(|told| &*told.text.key).collect();
    assert!(!told.contains(&shown), "{shown} is seen before it is there: {told:?}");
    let outcome = answer(&mut *play, 0, std::slice::from_ref(last));
    let told: Vec<&str> = outcome.told.iter().map(|told| &*told.text.key).collect();
    assert!(outcome.committed && told.contains(&shown), "{shown} cannot be taken back: {told:?}");
}

fn of_two(player: Value) -> Value {
    json!({ "options": { "houses": "without-abilities" }, "players": [player, { "house": "belitan" }] })
}

fn ones(ids: &[&str]) -> Vec<Answer> {
    ids.iter().map(|id| one(id)).collect()
}

// cites: VF-LOOT-09, VF-LOOT-05
#[test]
fn vf_loot_09_a_bounty_that_is_drawn_is_not_seen_before() {
    let position = of_two(json!({ "house": "yarvek", "stock": { "credits": 1 } }));
    let before = ones(&["focus:yarvek-raid", "act:2:negotiate", "track:society"]);
    shows_only_when_done(&position, &before, &one("effect:0"), "line-gains-bounty");
}

// cites: VF-LOOT-09
#[test]
fn vf_loot_09_what_lies_in_a_sector_is_not_seen_before_it_is_taken() {
    for loot in ["bounties", "reclaims"] {
        let mut position = of_two(json!({ "house": "valnis", "stock": { "energy": 2 } }));
        position["sectors"] = json!({ "C4": { "bounties": [], "reclaims": [] } });
        position["sectors"]["C4"][loot] = if loot == "bounties" { json!(["food"]) } else { json!(["miners"]) };
        let before = ones(&["focus:conquest", "act:0:engage", "effect:0", "sector:C4"]);
        let line = if loot == "bounties" { "line-gains-bounty" } else { "line-gains-reclaim" };
        shows_only_when_done(&position, &before, &split(&[("flight:corvette:C5:C4", 2)]), line);
    }
}

// cites: VF-LOOT-09
#[test]
fn vf_loot_09_a_reclaim_of_a_track_is_not_seen_before() {
    let position = of_two(json!({ "house": "yarvek", "tracks": [1, 0, 0] }));
    shows_only_when_done(&position, &ones(&["focus:production", "act:0:flourish"]), &one("track:society"), "line-gains-reclaim");
}

// cites: VF-AGE-03, VF-AGE-02
#[test]
fn vf_age_03_agendas_that_are_drawn_or_turned_over_are_not_seen_before() {
    let position = of_two(json!({ "house": "valnis", "stock": { "energy": 1, "credits": 1, "materials": 3 } }));
    let before = ones(&["focus:conquest", "act:1:plan"]);
    shows_only_when_done(&position, &before, &one("from-stack:might"), "line-draws-agenda");
    shows_only_when_done(&position, &before, &one("from-display:might"), "line-takes-agenda");
}

// cites: VF-FOR-01
#[test]
fn vf_for_01_events_are_not_foreseen_by_who_thinks_it_over() {
    let position = of_two(json!({ "house": "valnis" }));
    let before = ones(&["focus:temptation", "act:1:conspire", "slot:0"]);
    shows_only_when_done(&position, &before, &one("effect:1"), "line-foresees");
}

// cites: VF-PREP-16
#[test]
fn vf_prep_16_the_event_of_the_next_cycle_is_not_seen_by_who_picks_a_position() {
    let position =
        json!({ "begin": "cycle-ends", "players": [{ "house": "valnis", "influence": 1 }, { "house": "belitan", "influence": 9 }] });
    shows_only_when_done(&position, &[], &one("position:1"), "line-event-revealed");
}

/// A draft of the last turn of a player does not turn over what another has laid.
// cites: VF-SEL-10
#[test]
fn vf_sel_10_the_focus_that_another_laid_is_not_seen_by_who_thinks_over_the_turn_before() {
    let position = json!({ "options": { "focuses-ahead": "each-round" }, "players": [{ "house": "valnis" }, { "house": "belitan" }] });
    let mut play = given(&GAME, &position);
    answer(&mut *play, 0, &ones(&["focus:production"]));
    answer(&mut *play, 1, &ones(&["focus:politics"]));
    let seen = play.preview(Seat(0), &ones(&["done"])).expect("it is on offer");
    assert!(seen.told.iter().all(|told| told.text.key != "line-plays-focus"), "{:?}", seen.told);
    let outcome = answer(&mut *play, 0, &ones(&["done"]));
    assert!(outcome.committed && outcome.told.iter().any(|told| told.text.key == "line-plays-focus"));
}

/// Where the lot decides whom the Void strikes, a draft of the turn before does not see it.
// cites: VF-SKI-13, VF-PREP-23
#[test]
fn vf_ski_13_the_lot_of_a_skirmish_is_not_seen_before_it_is_drawn() {
    let alike = json!({ "owner": 0, "fleets": { "corvette": 2 }, "population": 3, "corrupted": true, "guilds": [] });
    let position = json!({
        "cycle": 3, "event": "wind-of-annihilation", "players": [{ "house": "valnis" }, { "house": "belitan" }],
        "sectors": { "C4": alike, "D4": alike, "D5": { "fleets": { "corvette": 6 } } },
    });
    shows_only_when_done(&position, &ones(&["focus:production"]), &one("done"), "line-void-strikes");
}

/// VF-SEL-07: nothing that was selected is final until something new is shown.
// cites: VF-SEL-07
#[test]
fn vf_sel_07_what_was_selected_can_be_taken_back_until_something_is_shown() {
    let mut position = of_two(json!({ "house": "valnis", "trade": 1, "hand": ["heavy-industry"], "stock": { "energy": 2 } }));
    position["trade-board"] = json!([0, 1, 1, 1, 1, 1]);
    let mut play = given(&GAME, &position);
    for id in ["focus:reinforcement", "flip-trade", "agenda:heavy-industry", "agenda-act:support", "effect:1", "installation:shipyard:D5"] {
        assert!(!answer(&mut *play, 0, &[one(id)]).committed, "{id}");
    }
}

/// What an invasion will come to is no secret: it is the same thought over and done (VF-CB-01).
// cites: VF-CB-01
#[test]
fn vf_cb_01_a_fight_that_is_thought_over_goes_as_it_will() {
    let position = json!({
        "players": [{ "house": "valnis", "stock": { "energy": 2 }, "active": 4, "technologies": { "carriers": false } }, { "house": "belitan" }],
        "sectors": { "C5": { "fleets": { "carrier": 2 } }, "C4": { "voidborn": 2, "installations": ["sector-defense"], "glory": [] } },
    });
    let mut play = given(&GAME, &position);
    let before = ones(&["focus:conquest", "act:0:engage", "effect:0", "sector:C4"]);
    answer(&mut *play, 0, &before);
    let fight = [split(&[("flight:carrier:C5:C4", 2)]), Picked::Amount(2), one("fleet-type:corvette")];
    let seen = play.preview(Seat(0), &fight).expect("they were on offer");
    let done = answer(&mut *play, 0, &fight);
    let seen: Vec<&Text> = seen.told.iter().map(|told| &told.text).collect();
    let done: Vec<&Text> = done.told.iter().map(|told| &told.text).collect();
    assert_eq!(seen, done);
}
