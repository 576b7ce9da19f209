//! Positions in which everybody stands beside everybody, with all upgrades and an Advance in each system: combats and strikes come up at random seldom enough
//! elsewhere.

use crate::GAME;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_workbench::long_runs::{every, seeds};
use sternpost_workbench::{Checks, Finished, play_on};

/// A faction: its ground units and ships, its order upgrades, its combat cards.
struct Faction {
    name: &'static str,
    ground: [&'static str; 4],
    ships: [&'static str; 2],
    upgrades: [&'static str; 5],
    cards: [&'static str; 14],
}

const FACTIONS: [Faction; 4] = [
    Faction {
        name: "ultramarines",
        ground: ["scout", "space-marine", "land-raider", "warlord-titan"],
        ships: ["strike-cruiser", "battle-barge"],
        upgrades: ["rain-of-fire", "crusade", "direct-the-faithful", "recruitment-worlds", "drop-pods"],
        cards: [
            "ambush",
            "blessed-power-armour",
            "faith-in-the-emperor",
            "fury-of-the-ultramar",
            "reconnaissance",
            "drop-pod-assault",
            "glory-and-death",
            "hold-the-line",
            "veteran-scouts",
            "armoured-advance",
            "break-the-line",
            "show-no-fear",
            "emperors-glory",
            "emperors-might",
        ],
    },
    Faction {
        name: "chaos",
        ground: ["cultist", "chaos-space-marine", "helbrute", "chaos-reaver-titan"],
        ships: ["iconoclast-destroyer", "repulsive-grand-cruiser"],
        upgrades: ["fear-from-above", "dread-ritual", "favour-of-the-dark-gods", "from-the-warp", "complete-destruction"],
        cards: [
            "dark-faith",
            "foul-worship",
            "impure-zeal",
            "khornes-rage",
            "lure-of-chaos",
            "mark-of-khorne",
            "mark-of-nurgle",
            "mark-of-slaanesh",
            "mark-of-tzeentch",
            "chaos-united",
            "daemonic-resilience",
            "inhuman-strength",
            "chaos-victorious",
            "death-and-despair",
        ],
    },
    Faction {
        name: "orks",
        ground: ["ork-boyz", "nobz", "battlewagon", "gargant"],
        ships: ["onslaught-attack-ship", "kill-kroozer"],
        upgrades: ["lootin", "werk-fasta", "the-green-tide", "ork-roks", "stealin"],
        cards: [
            "ard-boyz",
            "gretchin",
            "mek-boyz",
            "shoota-boyz",
            "slugga-boyz",
            "biker-nobz",
            "mega-nobz",
            "sea-of-green",
            "waaagh",
            "party-wagon",
            "rokkit-wagon",
            "weirdboyz",
            "smasher-gargant",
            "snapper-gargant",
        ],
    },
    Faction {
        name: "eldar",
        ground: ["aspect-warrior", "wraithguard", "falcon", "warlock-battle-titan"],
        ships: ["hellebore-frigate", "void-stalker"],
        upgrades: ["tactical-strikes", "corsair-raid", "farseers", "wraithbone-singers", "strafing-run"],
        cards: [
            "command-of-the-autarch",
            "hit-and-run",
            "howling-banshees",
            "ranger-support",
            "striking-scorpions",
            "fire-dragons-vengeance",
            "swooping-hawks",
            "wraithguard-advance",
            "wraithguard-support",
            "fire-prism",
            "spiritseers-guidance",
            "wave-serpent",
            "holofield-emitter",
            "psychic-lance",
        ],
    },
];

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
    let mut areas = Map::new();
    let mut stacks: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for (at, (system, four)) in SYSTEMS.iter().enumerate() {
        for (corner, (name, is_world)) in four.iter().enumerate() {
            let faction = &FACTIONS[(corner + at * (1 + seed % 3) + seed) % 4];
            let mut units: Vec<&str> = if *is_world { faction.ground.to_vec() } else { faction.ships.to_vec() };
            units.rotate_left(seed % 2);
            units.truncate(3);
            let structure = ["bastion", "city", "factory"][(seed + corner + at) % 3];
            let structures = if *is_world && (seed + at) % 3 > 0 { json!([[faction.name, structure]]) } else { json!([]) };
            let standing: BTreeMap<&str, u32> = units.iter().map(|unit| (*unit, 1)).collect();
            areas.insert(format!("{system}-{name}"), json!({"units": standing, "structures": structures}));
            let order = ["advance", "advance", "strategize", "deploy"][(corner + seed) % 4];
            stacks.entry(system).or_default().push(json!([FACTIONS[(corner + at) % 4].name, order]));
        }
    }
    for (faction, home) in FACTIONS.iter().zip(HOMES) {
        areas.insert(home.to_owned(), json!({"structures": [[faction.name, "city"]]}));
    }
    let player = |faction: &Faction| {
        let cards: Vec<&str> = (0..5).map(|card| faction.cards[(seed + 3 * card) % 14]).collect();
        let assets = json!({"forge": 2, "cache": 2, "reinforcement": 3});
        json!({"faction": faction.name, "materiel": 8, "assets": assets, "upgrades": faction.upgrades, "combat-cards": cards})
    };
    let options = json!({
        "last-tokens": if seed % 2 == 1 { "nobody" } else { "capture" },
        "more-morale": if seed % 3 == 1 { "all-icons" } else { "dice" },
        "battlewagon-morale": if seed % 5 == 1 { "three" } else { "two" },
        "direct-the-faithful": if seed % 4 == 1 { "anywhere" } else { "active-system" },
    });
    let players: Vec<Value> = FACTIONS.iter().map(player).collect();
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

#[test]
fn war_keeps_every_property() {
    let (mut told, mut played) = (BTreeSet::new(), 0);
    for seed in seeds(0..28) {
        let checks = Checks { stop_after: Some(90), ..Checks::every(every(6)) };
        let finished: Finished = play_on(&GAME, &position(seed), seed, checks).unwrap_or_else(|failure| panic!("{failure}"));
        told.extend(finished.told.iter().map(|line| line.text.key.to_string()));
        played += 1;
    }
    let missing: Vec<&str> = COMES_UP.into_iter().filter(|key| !told.contains(*key)).collect();
    assert!(missing.is_empty() || played < 28, "never comes up: {missing:?}");
}
