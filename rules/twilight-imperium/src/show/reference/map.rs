//! System tiles and planets (LRR 59, 78).

use super::{name, names, number};
use crate::components::{Back, PlanetId, SystemTile, TILES};
use crate::words::reference::{Label, Value};
use sternpost_core::Message;
use sternpost_show::reference::{Entry, Naming};

/// All of them.
pub fn entries() -> Vec<Entry> {
    TILES.iter().map(of_tile).chain(PlanetId::ALL.iter().map(|planet| of_planet(*planet))).collect()
}

fn of_tile(tile: &SystemTile) -> Entry {
    let back = match tile.back {
        Back::Green => Some(Value::Green),
        Back::Blue => Some(Value::Blue),
        Back::Red => Some(Value::Red),
        Back::Mecatol => None,
    };
    let mut facts = vec![(Label::Number.text(), number(u32::from(tile.id.0)))];
    facts.extend(back.map(|back| (Label::Back.text(), back.text())));
    if !tile.planets.is_empty() {
        facts.push((Label::Planets.text(), names(tile.planets.iter().map(|planet| planet.name()))));
    }
    if !tile.wormholes.is_empty() {
        facts.push((Label::Wormholes.text(), names(tile.wormholes.iter().map(|wormhole| wormhole.name()))));
    }
    facts.extend(tile.anomaly.map(|anomaly| (Label::Anomaly.text(), Value::Anomaly { anomaly }.text())));
    facts.extend(tile.home_of.map(|faction| (Label::HomeOf.text(), name(faction.name()))));
    // Scenarios speak of a system by its number, or of what lies in it.
    let planets = tile.planets.iter().map(|planet| Naming::by_id(planet.slug()));
    let spoken_of = planets.chain([Naming::by_id(tile.id.to_string())]).collect();
    Entry { facts, spoken_of, ..Entry::new("system", tile.id.to_string()) }
}

fn of_planet(planet: PlanetId) -> Entry {
    let card = planet.card();
    let mut facts = vec![
        (Label::System.text(), name(card.system.name())),
        (Label::Resources.text(), number(card.resources)),
        (Label::Influence.text(), number(card.influence)),
    ];
    facts.extend(card.trait_of.map(|kind| (Label::Trait.text(), Value::Trait { kind }.text())));
    facts.extend(card.specialty.map(|colour| (Label::Specialty.text(), Value::Colour { colour }.text())));
    // A part of its tile: scenarios that speak of it use that.
    Entry { facts, spoken_of: vec![], ..Entry::new("planet", planet.slug()) }
}
