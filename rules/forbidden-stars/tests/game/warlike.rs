//! Positions in which everybody stands beside everybody, with all upgrades and an Advance in each system: combats and strikes come up at random seldom enough
//! elsewhere.

use crate::GAME;
use forbidden_stars::ForbiddenStars;
use forbidden_stars::components::{Faction, UnitId};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_show::Reference as _;
use sternpost_workbench::long_runs::{every, seeds};
use sternpost_workbench::{Checks, Finished, Reach, play_on};

/// A faction: its ground units and ships, its order upgrades, its combat cards.
struct Force {
    name: &'static str,
    ground: Vec<&'static str>,
    ships: Vec<&'static str>,
    upgrades: Vec<&'static str>,
    cards: Vec<&'static str>,
}

impl Force {
    /// All that a faction has in the box.
    fn of(faction: Faction) -> Self {
        let units = |is_ship: bool| UnitId::of(faction).filter(|unit| unit.is_ship() == is_ship).map(UnitId::slug).collect();
        let cards = |kind: &str| {
            let own = ForbiddenStars.book().of_kind(kind).filter(|entry| entry.group == Some(faction.name()));
            own.map(|entry| &*entry.id).collect()
        };
        Self {
            name: faction.slug(),
            ground: units(false),
            ships: units(true),
            upgrades: cards("order-upgrade"),
            cards: cards("combat-card"),
        }
    }
}

/// Four systems in the middle of the board for four, with their worlds and voids.
const SYSTEMS: [(&str, [(&str, bool); 4]); 4] = [
    ("s1a", [("nw", true), ("ne", false), ("se", true), ("sw", false)]),
    ("s11b", [("nw", true), ("ne", false), ("se", true), ("sw", true)]),
    ("s3b", [("nw", false), ("ne", true), ("se", false), ("sw", true)]),
    ("s8a", [("nw", false), ("ne", false), ("se", true), ("sw", true)]),
];
/// A world of each faction elsewhere.
const HOMES: [&str; 4] = ["s10a-ne", "s12a-ne", "s2b-se", "s9a-se"];

fn position(seed: u64) -> Value {
    let seed = usize::try_from(seed).unwrap();
    let forces: Vec<Force> = Faction::ALL.iter().map(|faction| Force::of(*faction)).collect();
    let mut areas = Map::new();
    let mut stacks: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for (at, (system, four)) in SYSTEMS.iter().enumerate() {
        for (corner, (name, is_world)) in four.iter().enumerate() {
            let faction = &forces[(corner + at * (1 + seed % 3) + seed) % 4];
            let mut units: Vec<&str> = if *is_world { faction.ground.clone() } else { faction.ships.clone() };
            units.rotate_left(seed % 2);
            units.truncate(3);
            let structure = ["bastion", "city", "factory"][(seed + corner + at) % 3];
            let structures = if *is_world && (seed + at) % 3 > 0 { json!([[faction.name, structure]]) } else { json!([]) };
            let standing: BTreeMap<&str, u32> = units.iter().map(|unit| (*unit, 1)).collect();
            areas.insert(format!("{system}-{name}"), json!({"units": standing, "structures": structures}));
            let order = ["advance", "advance", "strategize", "deploy"][(corner + seed) % 4];
            stacks.entry(system).or_default().push(json!([forces[(corner + at) % 4].name, order]));
        }
    }
    for (faction, home) in forces.iter().zip(HOMES) {
        areas.insert(home.to_owned(), json!({"structures": [[faction.name, "city"]]}));
    }
    let player = |faction: &Force| {
        let cards: Vec<&str> = (0..5).map(|card| faction.cards[(seed + 3 * card) % faction.cards.len()]).collect();
        let assets = json!({"forge": 2, "cache": 2, "reinforcement": 3});
        json!({"faction": faction.name, "materiel": 8, "assets": assets, "upgrades": faction.upgrades, "combat-cards": cards})
    };
    let options = json!({
        "last-tokens": if seed % 2 == 1 { "nobody" } else { "capture" },
        "more-morale": if seed % 3 == 1 { "all-icons" } else { "dice" },
        "battlewagon-morale": if seed % 5 == 1 { "three" } else { "two" },
        "direct-the-faithful": if seed % 4 == 1 { "anywhere" } else { "active-system" },
    });
    let players: Vec<Value> = forces.iter().map(player).collect();
    json!({"begin": "operations", "options": options, "players": players, "areas": areas, "stacks": stacks})
}

/// What comes up in such positions: all that strikes, upgrades and combats tell.
const COMES_UP: [&str; 23] = [
    "line-strikes",
    "line-uses-upgrade",
    "line-spends-die",
    "line-resolves-as",
    "line-changes-structure",
    "line-combat-begins",
    "line-reinforces",
    "line-turns-over",
    "line-gains-tokens",
    "line-gains-dice",
    "line-converts",
    "line-falls",
    "line-survives",
    "line-is-routed",
    "line-is-rallied",
    "line-is-destroyed",
    "line-discards",
    "line-morale",
    "line-retreats",
    "line-captures",
    "line-free",
    "line-moves",
    "line-destroyed",
];

/// What says that a card or an upgrade was used: all of them are.
const USED: &[(&str, &str)] = &[("line-turns-over", "combat-card"), ("line-uses-upgrade", "order-upgrade")];
/// Positions that are played on, and turns in each.
const POSITIONS: u64 = 90;
const TURNS: usize = 90;

#[test]
fn war_keeps_every_property_and_uses_every_combat_card_and_order_upgrade() {
    let (mut told, mut played, mut reach) = (BTreeSet::new(), 0, Reach::new(USED));
    for seed in seeds(0..POSITIONS) {
        let checks = Checks { stop_after: Some(TURNS), ..Checks::every(every(12)) };
        let finished: Finished = play_on(&GAME, &position(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"));
        told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
        reach.add(&finished.told);
        played += 1;
    }
    let unused = reach.kinds().into_iter().flat_map(|kind| reach.of_kind(ForbiddenStars.book(), kind).1);
    let unused = unused.map(|entry| &*entry.id);
    let missing: Vec<&str> = COMES_UP.into_iter().filter(|key| !told.contains(*key)).chain(unused).collect();
    assert!(missing.is_empty() || played < POSITIONS, "never comes up: {missing:?}");
}
