//! Crowded boards at random: everybody next to everybody, hands full, technologies owned; a few rounds under every property.
//! Whole campaigns from the set-up seldom come to blows; here they do at once.

use crate::GAME;
use serde_json::{Map, Value, json};
use sternpost_core::{Chance, Source};
use sternpost_game::Game;
use sternpost_players::Rng;
use sternpost_workbench::long_runs::{Seen, every, seeds};
use sternpost_workbench::{Checks, play_on};
use twilight_imperium::components::{FactionId, PlanetId, TechnologyId, preset};
use twilight_imperium::options::Content;

fn one<T: Copy>(rng: &mut Rng, things: &[T]) -> T {
    things[rng.below(u32::try_from(things.len()).unwrap()) as usize]
}

/// A fleet that its pool and its carriers bear.
fn fleet(rng: &mut Rng) -> Value {
    let mut units = Map::new();
    units.insert("carrier".into(), json!(1));
    for _ in 0..rng.below(3) {
        units.insert(one(rng, &["cruiser", "dreadnought", "destroyer"]).to_owned(), json!(1 + rng.below(2)));
    }
    if rng.percent(20) {
        units.insert("flagship".into(), json!(1));
    }
    let aboard = rng.below(5);
    let fighters = rng.below(aboard + 1);
    if fighters > 0 {
        units.insert("fighter".into(), json!(fighters));
    }
    if aboard > fighters {
        units.insert("infantry".into(), json!(aboard - fighters));
    }
    Value::Object(units)
}

fn position(seed: u64) -> Value {
    let mut rng = Rng::new(seed);
    let seats = 3 + u8::try_from(rng.below(4)).unwrap();
    let mut factions: Vec<FactionId> = FactionId::ALL.to_vec();
    let mut flagships = vec![false; usize::from(seats)];
    let players: Vec<Value> = (0..seats)
        .map(|_| {
            let faction = factions.swap_remove(rng.below(u32::try_from(factions.len()).unwrap()) as usize);
            let allowed = TechnologyId::ALL.iter().filter(|t| t.card().faction.is_none_or(|own| own == faction));
            let mut technologies: Vec<TechnologyId> = faction.sheet().starting_technologies.to_vec();
            for technology in allowed {
                if rng.percent(30) && !technologies.contains(technology) {
                    technologies.push(*technology);
                }
            }
            json!({
                "faction": faction, "technologies": technologies, "trade-goods": rng.below(6), "fleet": 6, "tactic": 4, "strategy": 3,
                "victory-points": rng.below(8),
            })
        })
        .collect();
    let mut systems = Map::new();
    let mut planets = Map::new();
    for (_, system) in preset(seats).unwrap() {
        let seat = rng.below(u32::from(seats));
        let id = system.0.to_string();
        if rng.percent(45) && !matches!(system.0, 41..=45) {
            let mut units = fleet(&mut rng);
            if units.get("flagship").is_some() && std::mem::replace(&mut flagships[seat as usize], true) {
                units.as_object_mut().unwrap().remove("flagship");
            }
            systems.insert(id, json!({ "units": { seat.to_string(): units } }));
        }
        for planet in PlanetId::ALL.iter().filter(|planet| planet.card().system == *system) {
            if rng.percent(70) {
                let owner = rng.below(u32::from(seats)).to_string();
                let mut units = Map::new();
                units.insert("infantry".into(), json!(1 + rng.below(2)));
                if rng.percent(15) {
                    units.insert("pds".into(), json!(1));
                }
                planets.insert(planet.to_string(), json!({ "units": { owner: units }, "exhausted": rng.percent(30) }));
            }
        }
    }
    let at = if rng.percent(70) { json!({ "turn": rng.below(u32::from(seats)) }) } else { json!("status-phase") };
    let custodians = rng.percent(50);
    if custodians {
        planets.remove("mecatol-rex");
    }
    json!({
        "options": { "content": Content::ALL, "victory-points": "14" },
        "players": players, "systems": systems, "planets": planets, "custodians": custodians, "at": at,
    })
}

/// Deals action cards to everybody, from the whole deck in a random order.
fn with_hands(mut position: Value, seed: u64) -> Value {
    let mut rng = Rng::new(seed ^ 0x5eed);
    let seats = position["players"].as_array().unwrap().len();
    let mut deck = twilight_imperium::testing::action_deck();
    for i in (1..deck.len()).rev() {
        deck.swap(i, rng.below(u32::try_from(i + 1).unwrap()) as usize);
    }
    for seat in 0..seats {
        let hand: Vec<String> = (0..1 + rng.below(5)).filter_map(|_| deck.pop()).collect();
        position["players"][seat]["action-cards"] = json!(hand);
    }
    position["action-deck"] = json!(deck);
    position
}

#[test]
fn crowded_boards_keep_every_property() {
    let mut seen = Seen::default();
    for seed in seeds(0..60) {
        // A box holds few carriers: some boards cannot be, the next one can.
        let possible = (0..50).map(|again| with_hands(position(seed + 10_000 * again), seed));
        let mut possible = possible.filter(|position| GAME.given(position, &mut Chance::live(&mut Rng::new(seed))).is_ok());
        let position = possible.next().expect("one of fifty boards is possible");
        let checks = Checks { stop_after: Some(150), ..Checks::every(every(6)) };
        let finished = play_on(&GAME, &position, seed, checks).unwrap_or_else(|failure| panic!("seed {seed}: {failure}"));
        seen.add(&finished.told);
    }
    seen.print();
}
