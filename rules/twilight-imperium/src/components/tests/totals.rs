//! The tables add up to what is in the box.

use crate::components::*;
use std::collections::BTreeSet;

fn planets() -> impl Iterator<Item = &'static Planet> {
    PlanetId::ALL.iter().map(|id| id.card())
}

#[test]
fn every_id_finds_its_own_row() {
    PlanetId::ALL.iter().for_each(|id| assert_eq!(id.card().id, *id));
    FactionId::ALL.iter().for_each(|id| assert_eq!(id.sheet().id, *id));
    ObjectiveId::ALL.iter().for_each(|id| assert_eq!(id.card().id, *id));
    UnitCard::ALL.iter().for_each(|id| assert_eq!(id.stats().card, *id));
    for (row, number) in TILES.iter().zip(1..) {
        assert_eq!(row.id, SystemId(number));
        assert_eq!(tile(SystemId(number)), Some(row));
    }
    assert_eq!(tile(SystemId(0)), None);
    assert_eq!(tile(SystemId(52)), None);
}

// cites: LRR 78.0, LRR 78.1
#[test]
fn the_box_holds_51_tiles_in_four_kinds() {
    let count = |back| TILES.iter().filter(|tile| tile.back == back).count();
    assert_eq!((count(Back::Green), count(Back::Blue), count(Back::Red), count(Back::Mecatol)), (18, 20, 12, 1));
}

// cites: LRR 78.3, LRR 78.5
#[test]
fn tiles_and_planets_name_each_other() {
    for tile in &TILES {
        tile.planets.iter().for_each(|planet| assert_eq!(planet.card().system, tile.id, "{planet}"));
    }
    let on_tiles: Vec<PlanetId> = TILES.iter().flat_map(|tile| tile.planets).copied().collect();
    assert_eq!(on_tiles, PlanetId::ALL);
}

// cites: LRR 59.0, LRR 59.1, LRR 59.2, LRR 59.3, LRR 22.1, LRR 65.1
#[test]
fn the_planets_add_up() {
    let blue = || planets().filter(|planet| tile(planet.system).unwrap().back == Back::Blue);
    assert_eq!(PlanetId::ALL.len(), 59);
    assert_eq!(PlanetId::ALL.iter().filter(|planet| planet.is_home()).count(), 26);
    assert_eq!(blue().count(), 32);
    assert_eq!((planets().map(|p| p.resources).sum::<u32>(), planets().map(|p| p.influence).sum::<u32>()), (110, 93));
    assert_eq!((blue().map(|p| p.resources).sum::<u32>(), blue().map(|p| p.influence).sum::<u32>()), (46, 49));
    let of = |kind| planets().filter(|planet| planet.trait_of == Some(kind)).count();
    assert_eq!((of(Trait::Cultural), of(Trait::Hazardous), of(Trait::Industrial)), (10, 11, 11));
    for colour in Colour::ALL {
        assert_eq!(planets().filter(|planet| planet.specialty == Some(*colour)).count(), 2, "{colour}");
    }
}

// cites: LRR 8.1, LRR 8.2, LRR 8.3, LRR 88.1, LRR 88.4a, LRR 78.4
#[test]
fn wormholes_and_anomalies_are_on_their_tiles() {
    let with = |test: &dyn Fn(&SystemTile) -> bool| -> Vec<u8> { TILES.iter().filter(|t| test(t)).map(|t| t.id.0).collect() };
    assert_eq!(with(&|t| t.wormholes.contains(&Wormhole::Alpha)), [26, 39]);
    assert_eq!(with(&|t| t.wormholes.contains(&Wormhole::Beta)), [25, 40]);
    assert_eq!(with(&|t| t.wormholes.contains(&Wormhole::Delta)), [17, 51]);
    assert_eq!(with(&|t| t.anomaly == Some(Anomaly::AsteroidField)), [44, 45]);
    assert_eq!(with(&|t| t.anomaly == Some(Anomaly::GravityRift)), [41]);
    assert_eq!(with(&|t| t.anomaly == Some(Anomaly::Nebula)), [42]);
    assert_eq!(with(&|t| t.anomaly == Some(Anomaly::Supernova)), [43]);
    assert_eq!(with(&|t| t.back == Back::Red && t.anomaly.is_none() && t.wormholes.is_empty()), [46, 47, 48, 49, 50]);
}

// cites: SETUP-4, LRR 23.0, LRR 52.4
#[test]
fn lrr_23_2_a_colour_has_59_figures() {
    assert_eq!(UnitType::ALL.iter().map(|unit| unit.figures()).sum::<u32>(), 59);
    assert_eq!(UnitType::WarSun.supply(), Some(2));
    assert_eq!(UnitType::Fighter.supply(), None);
    assert_eq!(UnitType::Infantry.supply(), None);
}

// cites: SETUP-3, LRR 80.7, LRR 80.8, LRR 80.8a
#[test]
fn setup_4_a_colour_has_25_technologies_and_each_faction_two_more() {
    let cards = || TechnologyId::ALL.iter().map(|id| id.card());
    let generic = || cards().filter(|card| card.faction.is_none());
    assert_eq!((generic().count(), cards().count()), (25, 59));
    assert_eq!(generic().filter(|card| card.upgrade.is_some()).count(), 9);
    for colour in Colour::ALL {
        let row: Vec<_> = generic().filter(|card| card.colour == Some(*colour)).collect();
        // Four of each colour; the first needs nothing, each further one more of the same colour.
        let steps: Vec<u32> = row.iter().map(|card| card.prerequisites.iter().map(|(_, n)| n).sum()).collect();
        assert_eq!(steps, [0, 1, 2, 3], "{colour}");
        assert!(row.iter().all(|card| card.prerequisites.iter().all(|(of, _)| of == colour)), "{colour}");
    }
    for faction in FactionId::ALL {
        let own: Vec<_> = TechnologyId::ALL.iter().copied().filter(|id| id.card().faction == Some(*faction)).collect();
        assert_eq!(own, faction.sheet().technologies, "{faction}");
    }
}

// cites: LRR 78.2
#[test]
fn setup_3_the_factions_add_up() {
    assert_eq!(FactionId::ALL.len(), 17);
    assert_eq!(FactionId::ALL.iter().map(|faction| faction.sheet().commodities).sum::<u32>(), 55);
    let homes: BTreeSet<SystemId> = FactionId::ALL.iter().map(|faction| faction.sheet().home).collect();
    assert_eq!(homes.len(), 17);
    for faction in FactionId::ALL {
        let sheet = faction.sheet();
        let home = tile(sheet.home).unwrap();
        assert_eq!((home.home_of, home.planets), (Some(*faction), sheet.home_planets), "{faction}");
        assert_eq!(sheet.flagship.stats().faction, Some(*faction));
        for (unit, count) in sheet.starting_units {
            assert!(*count <= unit.figures() && *count > 0, "{faction}: {unit}");
        }
        assert!(sheet.starting_units.contains(&(UnitType::SpaceDock, 1)), "{faction}");
    }
}

// cites: LRR 12.1a, LRR 12.2
#[test]
fn there_are_ten_objectives_of_each_stage() {
    let cards = || ObjectiveId::ALL.iter().map(|id| id.card());
    assert!(cards().all(|card| card.points == if card.stage == Stage::I { 1 } else { 2 }));
    assert_eq!(cards().filter(|card| card.stage == Stage::I).count(), 10);
    assert_eq!(cards().filter(|card| card.stage == Stage::II).count(), 10);
}

// cites: SETUP-10, LRR 75.0
#[test]
fn lrr_75_5_eight_strategy_cards_stand_in_initiative_order() {
    let initiatives: Vec<u8> = StrategyCardId::ALL.iter().map(|card| card.initiative()).collect();
    assert_eq!(initiatives, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(StrategyCardId::Imperial.initiative(), 8);
}
