//! Fights composed at the table: what a seat reads before it hands an invasion in is what comes of it (VF-MV-05 to -10, VF-CB, VF-CD, VF-OUT).

use crate::GAME;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::chance::Source as _;
use sternpost_core::{Answer, Chance, Eyes, Outcome, Seat, Stop, Told};
use sternpost_game::Play;
use sternpost_players::{Rng, random};
use sternpost_workbench::at_the_table::{given, one};
use sternpost_workbench::long_runs::seeds;

/// The sector that is invaded, between the Home sector and the outpost of the first seat.
const TARGET: &str = "D4";
/// Everything that changes a fight, what is done before it or what comes of it.
const TECHNOLOGIES: [&str; 14] = [
    "targeting",
    "shields",
    "torpedoes",
    "destroyers",
    "dreadnoughts",
    "carriers",
    "sentries",
    "energy-cells",
    "deep-space-missiles",
    "autonomous-drones",
    "escape-pods",
    "combat-replicators",
    "salvage-scanner",
    "starbases",
];
const FLEETS: [(&str, &str); 4] =
    [("sentry", "sentries"), ("destroyer", "destroyers"), ("dreadnought", "dreadnoughts"), ("carrier", "carriers")];
/// What says how a fight came out.
const OUTCOMES: [&str; 3] = ["line-takes-sector", "line-holds", "line-tie"];

/// Up to five technologies, each basic or improved.
fn technologies(rng: &mut Rng) -> BTreeMap<&'static str, bool> {
    let mut own = BTreeMap::new();
    for _ in 0..rng.below(6) {
        own.insert(TECHNOLOGIES[rng.below(14) as usize], rng.percent(50));
    }
    own
}

/// Corvettes and, of what the technologies allow, more.
fn fleets(own: &BTreeMap<&str, bool>, rng: &mut Rng) -> BTreeMap<&'static str, u32> {
    let mut force = BTreeMap::new();
    for (fleet, technology) in FLEETS {
        if own.contains_key(technology) && rng.percent(70) {
            force.insert(fleet, 1 + rng.below(2));
        }
    }
    // Both sectors of a seat hold no more than it has.
    let most = 7_u32.saturating_sub(force.values().sum());
    if most > 0 && (force.is_empty() || rng.percent(70)) {
        force.insert("corvette", 1 + rng.below(3.min(most)));
    }
    while force.values().sum::<u32>() > 7 {
        force.pop_first();
    }
    force
}

fn installations(most: u32, rng: &mut Rng) -> Vec<&'static str> {
    let all = ["sector-defense", "shipyard", "starbase"];
    (0..rng.below(most + 1)).map(|_| all[rng.below(3) as usize]).collect()
}

/// A line-up: two own sectors beside one that is another player's, the Void's, or held by its defenses alone.
fn line_up(seed: u64) -> Value {
    let mut rng = Rng::new(seed);
    let rng = &mut rng;
    let [invader, defender] = [technologies(rng), technologies(rng)];
    let is_against_the_void = rng.percent(35);
    let mut target = Map::new();
    if is_against_the_void || rng.percent(30) {
        target.insert("voidborn".into(), json!(rng.below(4)));
    } else {
        target.insert("owner".into(), json!(1));
        target.insert("fleets".into(), json!(fleets(&defender, rng)));
    }
    target.insert("installations".into(), json!(installations(2, rng)));
    target.insert("corrupted".into(), json!(rng.percent(50)));
    target.insert("population".into(), json!(1 + rng.below(4)));
    if is_against_the_void {
        target.insert("harbingers".into(), json!(rng.below(2)));
    }
    if rng.percent(40) {
        target.insert("bounties".into(), json!([]));
        target.insert("reclaims".into(), json!([]));
    }
    let from = |slots: u32, rng: &mut Rng| json!({ "fleets": fleets(&invader, rng), "installations": installations(slots, rng) });
    let mut sectors = json!({ "C5": from(0, rng), "D5": from(2, rng) });
    let deployed: u64 =
        ["C5", "D5"].iter().flat_map(|at| sectors[at]["fleets"].as_object()).flat_map(Map::values).filter_map(Value::as_u64).sum();
    let active = u64::from(rng.below(3)).min(14 - deployed);
    sectors[TARGET] = Value::Object(target);
    let stock = json!({ "food": 6, "energy": 2 + rng.below(3), "materials": rng.below(10), "credits": rng.below(4), "science": 3 });
    let glory: Vec<u32> = (0..rng.below(3)).map(|_| 1 + rng.below(4)).collect();
    let mut options = json!({ "houses": "without-abilities", "absorption": if rng.percent(50) { "whole-type" } else { "point-by-point" } });
    if is_against_the_void {
        options["mode"] = json!("cooperative");
    }
    let [house, other] = [if rng.percent(50) { "nervo" } else { "valnis" }, "belitan"];
    json!({
        "options": options,
        "players": [
            { "house": house, "stock": stock, "tracks": [5, 5, 5], "technologies": invader, "trade": rng.below(3), "glory": glory, "active": active },
            { "house": other, "tracks": [5, 5, 5], "technologies": defender, "glory": glory, "active": 0 },
        ],
        "trade-board": [0, 0, 1, 1, 1, 1],
        "sectors": sectors,
    })
}

/// The invasion of the target, up to the question what moves in; a trade token is kept for the fight.
fn aimed(play: &dyn Play, position: &Value) -> Vec<Answer> {
    let picks: &[&str] = if position["players"][0]["house"] == "nervo" {
        &["focus:nervo-uplift", "act:0:bombard", "sector:D4"]
    } else {
        &["focus:conquest", "act:0:engage", "effect:0", "sector:D4"]
    };
    let mut answers = vec![one(picks[0])];
    for pick in &picks[1..] {
        loop {
            let seen = play.preview(Seat(0), &answers).expect("what is on offer can be looked at");
            let asked = seen.play.asked_of(Seat(0)).expect("the turn goes on");
            if asked.offers.iter().any(|offer| offer.id == *pick) {
                break;
            }
            answers.push(asked.default);
        }
        answers.push(one(pick));
    }
    answers
}

fn is_fought(play: &dyn Play) -> bool {
    !play.view(Eyes::Arbiter)["fight"].is_null()
}

/// A turn as its player puts it together: each next answer is given to the preview, until others are asked, something is drawn or the fight is over.
fn compose(play: &dyn Play, seat: Seat, mut answers: Vec<Answer>, rng: &mut Rng) -> Vec<Answer> {
    if answers.is_empty() {
        answers.push(random::answer(&play.asked_of(seat).expect("the seat is asked"), rng));
    }
    loop {
        let seen = play.preview(seat, &answers).expect("what is on offer can be looked at");
        if seen.stop != Stop::Asked || !is_fought(&*seen.play) {
            return answers;
        }
        answers.push(random::answer(&seen.play.asked_of(seat).expect("the seat is asked on"), rng));
    }
}

/// What was foreseen of a turn against what came of it: all of it, or all up to what is drawn.
fn compare(play: &mut dyn Play, seat: Seat, answers: &[Answer], about: &str) -> Outcome {
    let seen = play.preview(seat, answers).expect("what is on offer can be looked at");
    let outcome = play.apply(seat, answers, &mut Chance::live(&mut Rng::new(1))).expect("what is on offer can be done");
    let heard: Vec<&Told> = outcome.told.iter().filter(|line| line.audience.includes(Eyes::Seat(seat))).collect();
    if seen.stop == Stop::Chance {
        assert!(heard.iter().copied().take(seen.told.len()).eq(&seen.told), "{about}: {heard:?} after {:?}", seen.told);
        let said = |lines: &mut dyn Iterator<Item = &Told>| lines.filter(|line| OUTCOMES.contains(&&*line.text.key)).count();
        assert_eq!(said(&mut seen.told.iter()), said(&mut heard.into_iter()), "{about}: a fight is over before anything is drawn");
    } else {
        assert!(heard.iter().copied().eq(&seen.told), "{about}: {heard:?} after {:?}", seen.told);
        assert_eq!(seen.play.snapshot(), play.snapshot(), "{about}");
    }
    outcome
}

/// Plays one invasion out and says what was told and how often somebody answered.
fn fight(seed: u64) -> (Vec<Told>, usize) {
    let position = line_up(seed);
    let about = format!("seed {seed}: {position}");
    let mut rng = Rng::new(seed + 1_000_000);
    let mut play = given(&GAME, &position);
    let answers = compose(&*play, Seat(0), aimed(&*play, &position), &mut rng);
    let mut told = compare(&mut *play, Seat(0), &answers, &about).told;
    let mut acts = 1;
    while is_fought(&*play) {
        let seat = *play.waiting_for().first().expect("a fight waits for somebody");
        let answers = compose(&*play, seat, vec![], &mut rng);
        told.extend(compare(&mut *play, seat, &answers, &about).told);
        acts += 1;
    }
    (told, acts)
}

/// A long run: `SEEDS=0..10000`.
// cites: VF-MV-05, VF-CB-14, VF-CD-03, VF-OUT-03, VF-OUT-21
#[test]
fn vf_cb_14_a_fight_comes_out_as_its_preview_said() {
    let (mut outcomes, mut all, mut answered) = (BTreeMap::new(), BTreeSet::new(), 0);
    let seeds = seeds(0..300);
    let fights = seeds.end - seeds.start;
    for seed in seeds {
        let (told, acts) = fight(seed);
        let keys: Vec<&str> = told.iter().map(|line| &*line.text.key).collect();
        let outcome = OUTCOMES.into_iter().find(|key| keys.contains(key));
        assert!(outcome.is_some(), "seed {seed} ends without an outcome: {keys:?}");
        *outcomes.entry(outcome).or_insert(0_u64) += 1;
        all.extend(keys.into_iter().map(str::to_owned));
        answered += u64::from(acts > 1);
    }
    println!("{fights} fights, {answered} of them with answers of others or after a draw: {outcomes:?}");
    assert_eq!(outcomes.values().sum::<u64>(), fights);
    let comes_up = ["line-approach", "line-salvo", "line-hit", "line-escapes", "line-deploys", "line-lays-reclaim", "line-abandons"];
    let missing: Vec<&str> = comes_up.into_iter().filter(|key| !all.contains(*key)).collect();
    assert!(missing.is_empty() && outcomes.len() == 3 && answered > fights / 20, "never comes up: {missing:?}; {outcomes:?}, {answered}");
}
