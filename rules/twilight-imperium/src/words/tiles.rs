//! What is printed on tiles.

use crate::components::tile;
use crate::prelude::*;

/// What is printed on a tile: planets with their values, wormholes, its anomaly.
pub fn contents(system: SystemId) -> Vec<Text> {
    let Some(tile) = tile(system) else { return vec![] };
    let planets = tile.planets.iter().map(|planet| {
        let card = planet.card();
        Word::PlanetRow { planet: *planet, resources: card.resources, influence: card.influence }.text()
    });
    let wormholes = tile.wormholes.iter().map(|wormhole| Word::WormholeMark { wormhole: *wormhole }.text());
    planets.chain(wormholes).chain(tile.anomaly.map(|anomaly| Word::AnomalyMark { anomaly }.text())).collect()
}

/// So many halves as a number: five of them are 2½.
pub fn halves(count: u32) -> Text {
    let whole = Word::Points { count: count / 2 };
    if count.is_multiple_of(2) { whole.text() } else { Word::PointsAndHalf { count: count / 2 }.text() }
}

/// The technology specialties of the planets of some tiles.
pub fn specialties(tiles: &[SystemId]) -> Vec<Text> {
    let planets = tiles.iter().filter_map(|system| tile(*system)).flat_map(|tile| tile.planets);
    planets.filter_map(|planet| planet.card().specialty).map(|colour| Word::Specialty { colour }.text()).collect()
}
