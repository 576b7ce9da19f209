//! The odds against figures worked out by hand, and against combats that the engine plays.

use crate::combat::odds::{self, Barrage};
use crate::combat::outlook::{Odds, Outlook};
use crate::combat::{invasion, space_combat};
use crate::flow::Step;
use crate::position::given::Given;
use crate::position::laying_out;
use crate::position::underway::{SpaceCombat, TacticalAction};
use crate::prelude::*;
use serde_json::{Value, json};
use sternpost_core::{Chance, Position};
use sternpost_players::Rng;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// A system of two planets without anything special.
const HERE: SystemId = SystemId(27);
const NEBULA: SystemId = SystemId(42);

/// Two fleets in a system, and what the first two players own.
fn fleets(system: SystemId, attacker: &Value, defender: &Value, technologies: [&Value; 2]) -> State {
    let map = if system == NEBULA { json!({ "0,-1": NEBULA }) } else { json!({}) };
    let player = |faction: &str, technologies: &Value| json!({ "faction": faction, "technologies": technologies });
    let given: Given = serde_json::from_value(json!({
        "options": { "content": [] },
        "players": [player("hacan", technologies[0]), player("xxcha", technologies[1]), player("yssaril", &json!([]))],
        "map": map,
        "systems": { system.to_string(): { "units": { "0": attacker, "1": defender } } },
        "at": { "space-combat": { "seat": 0, "system": system } },
    }))
    .expect("the position can be read");
    laying_out::position(&given).expect("the position is possible").0
}

fn in_space(attacker: &Value, defender: &Value) -> Odds {
    thousandths(of(&fleets(HERE, attacker, defender, [&json!([]), &json!([])]), HERE))
}

fn of(s: &State, system: SystemId) -> Option<Outlook> {
    odds::of_space_combat(s, system, A, B, Barrage::Ahead)
}

fn thousandths(outlook: Option<Outlook>) -> Odds {
    let odds = outlook.expect("it is small enough").of(1000);
    assert_eq!(odds.attacker + odds.defender + odds.nobody, 1000, "{odds:?}");
    odds
}

fn odds(attacker: u32, defender: u32, nobody: u32) -> Odds {
    Odds { attacker, defender, nobody }
}

#[test]
fn one_cruiser_against_another_wins_three_of_eight() {
    assert_eq!(in_space(&json!({ "cruiser": 1 }), &json!({ "cruiser": 1 })), odds(375, 375, 250));
}

#[test]
fn dreadnoughts_sustain_damage_before_they_are_lost() {
    assert_eq!(in_space(&json!({ "dreadnought": 1 }), &json!({ "dreadnought": 1 })), odds(373, 373, 254));
    assert_eq!(in_space(&json!({ "dreadnought": 1 }), &json!({ "cruiser": 2 })), odds(411, 448, 141));
    assert_eq!(in_space(&json!({ "dreadnought": 2 }), &json!({ "dreadnought": 1 })), odds(992, 4, 4));
}

#[test]
fn destroyers_shoot_at_fighters_first() {
    let s = fleets(HERE, &json!({ "destroyer": 2 }), &json!({ "fighter": 4, "carrier": 1 }), [&json!([]), &json!([])]);
    let with = thousandths(odds::of_space_combat(&s, HERE, A, B, Barrage::Ahead));
    let without = thousandths(odds::of_space_combat(&s, HERE, A, B, Barrage::Over));
    assert!(with.attacker > without.attacker + 50, "{with:?} against {without:?}");
    assert_eq!(in_space(&json!({ "destroyer": 2 }), &json!({ "fighter": 4 })), odds(192, 790, 18));
}

#[test]
fn the_sides_are_alike_where_nothing_tells_them_apart() {
    let (one, other) = (json!({ "cruiser": 2, "dreadnought": 1, "fighter": 3 }), json!({ "destroyer": 3, "carrier": 1, "fighter": 2 }));
    let (there, back) = (in_space(&one, &other), in_space(&other, &one));
    assert_eq!((there.attacker, there.defender, there.nobody), (back.defender, back.attacker, back.nobody));
}

// cites: LRR 57.3
#[test]
fn the_defender_in_a_nebula_hits_more_easily() {
    let s = fleets(NEBULA, &json!({ "cruiser": 1 }), &json!({ "cruiser": 1 }), [&json!([]), &json!([])]);
    assert_eq!(thousandths(of(&s, NEBULA)), odds(286, 428, 286));
}

#[test]
fn technologies_on_the_table_count() {
    let (one, other) = (json!({ "cruiser": 1 }), json!({ "cruiser": 1 }));
    let better = fleets(HERE, &one, &other, [&json!(["cruiser2"]), &json!([])]);
    // Five of ten against four of ten.
    assert_eq!(thousandths(of(&better, HERE)), odds(428, 286, 286));
}

#[test]
fn a_round_s_own_modifier_counts_in_that_round_alone() {
    let s = fleets(HERE, &json!({ "cruiser": 1 }), &json!({ "cruiser": 1 }), [&json!([]), &json!([])]);
    let mut now = s.clone();
    now.underway.combat = Some(SpaceCombat::begin(HERE, A, B));
    now.underway.combat.as_mut().unwrap().bonus.insert(A, 2);
    // Six of ten against four of ten in this round; after the 24 of 100 in which nobody hits it is as without.
    assert_eq!(thousandths(of(&now, HERE)), odds(450, 250, 300));
}

// cites: LRR 18.1, LRR 18.2
#[test]
fn ground_forces_fight_like_fleets() {
    let planet = PlanetId::Starpoint;
    let mut s = fleets(HERE, &json!({ "cruiser": 1 }), &json!({}), [&json!([]), &json!([])]);
    let put = |s: &mut State, seat, unit, count| {
        s.units_mut(seat, Location::Planet(planet)).add(unit, Condition::Intact, count);
    };
    put(&mut s, B, UnitType::Infantry, 1);
    assert_eq!(thousandths(odds::of_landing(&s, planet, A, 2)), odds(868, 92, 40));
    put(&mut s, B, UnitType::Pds, 1);
    assert_eq!(thousandths(odds::of_landing(&s, planet, A, 2)), odds(640, 252, 108));
    put(&mut s, A, UnitType::Infantry, 1);
    assert_eq!(thousandths(odds::of_ground_combat(&s, planet, A, B)), odds(412, 412, 176));
}

#[test]
fn a_fight_of_hundreds_is_not_worked_out() {
    let s = fleets(HERE, &json!({ "fighter": 80, "carrier": 1 }), &json!({ "fighter": 80, "carrier": 1 }), [&json!([]), &json!([])]);
    assert_eq!(of(&s, HERE), None);
}

/// Plays some steps with the defaults, so many times, and counts who is left.
fn played(s: &State, steps: &[Step], times: u32, left: impl Fn(&State) -> [bool; 2]) -> Odds {
    let mut count = odds(0, 0, 0);
    let mut rng = Rng::new(7);
    for _ in 0..times {
        let mut position = Position::<TwilightImperium>::at(s.clone(), steps.to_vec());
        position.settle(&mut Chance::live(&mut rng));
        while !position.is_over() {
            let answers = position.asked().map(|(seat, question)| (seat, question.default.clone())).collect();
            position.advance(answers, &mut Chance::live(&mut rng));
        }
        match left(&position.state) {
            [true, false] => count.attacker += 1,
            [false, true] => count.defender += 1,
            [_, _] => count.nobody += 1,
        }
    }
    count
}

fn assert_near(played: Odds, times: u32, worked_out: Odds) {
    let near = |played: u32, worked_out: u32| (played * 1000 / times).abs_diff(worked_out) <= 10;
    let all = near(played.attacker, worked_out.attacker) && near(played.defender, worked_out.defender);
    assert!(all, "played {played:?} of {times}, worked out {worked_out:?}");
}

/// A mixed fleet, with upgrades, barrage, sustaining and flagships.
#[test]
fn space_combats_that_are_played_end_as_the_odds_say() {
    const TIMES: u32 = 5_000;
    let one = json!({ "flagship": 1, "destroyer": 2, "fighter": 2 });
    let other = json!({ "dreadnought": 1, "cruiser": 2, "carrier": 1, "fighter": 3 });
    let s = fleets(HERE, &one, &other, [&json!(["destroyer2"]), &json!(["cruiser2"])]);
    let begin = space_combat::Step::Begin { attacker: A, system: HERE }.into();
    let counted = played(&s, &[begin], TIMES, |s| [A, B].map(|seat| s.has_ships(seat, HERE)));
    assert_near(counted, TIMES, thousandths(of(&s, HERE)));
}

/// With a space cannon that fires before.
#[test]
fn landings_that_are_played_end_as_the_odds_say() {
    const TIMES: u32 = 5_000;
    let (planet, at) = (PlanetId::Starpoint, Location::Planet(PlanetId::Starpoint));
    let mut s = fleets(HERE, &json!({ "carrier": 1 }), &json!({}), [&json!([]), &json!([])]);
    s.units_mut(B, at).add(UnitType::Infantry, Condition::Intact, 3);
    s.units_mut(B, at).add(UnitType::Pds, Condition::Intact, 1);
    let worked_out = thousandths(odds::of_landing(&s, planet, A, 4));
    s.units_mut(A, at).add(UnitType::Infantry, Condition::Intact, 4);
    let mut action = TacticalAction::begin(HERE);
    action.committed.insert(planet, 4);
    s.underway.tactical = Some(action);
    let steps = [invasion::Step::Defense { seat: A, planets: None }.into(), invasion::Step::NextCombat { seat: A, system: HERE }.into()];
    let counted = played(&s, &steps, TIMES, |s| [A, B].map(|seat| s.units(seat, at).ground_forces() > 0));
    assert_near(counted, TIMES, worked_out);
}
