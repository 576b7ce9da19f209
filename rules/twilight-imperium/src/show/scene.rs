//! The board as a neutral scene: tiles, planets, units and tokens, and the sheets beside it.

use crate::board::units::Units;
use crate::cards::agendas;
use crate::components::{Anomaly, Back, CREUSS_HOME, MECATOL, PlanetId, SystemId, UnitType, tile};
use crate::show::messages::Word;
use crate::show::sheets;
use crate::show::tile_scene;
use crate::show::view::View;
use std::collections::BTreeMap;
use sternpost_core::scene::{Area, Badge, Glyph, Outline, Piece};
use sternpost_core::{Message, Place, Scene, Seat, Text};

/// The tiles with what lies and stands on them.
pub fn tiles(view: &View) -> Scene {
    let mut scene = Scene { glyphs: glyphs(), ..Scene::default() };
    for (system, at) in &view.tiles {
        add_tile(&mut scene, view, *system, *at);
    }
    scene
}

/// Draws a view.
pub fn scene(view: &View) -> Scene {
    let mut scene = tiles(view);
    tile_scene::add_positions(&mut scene, view);
    add_moving(&mut scene, view);
    if view.custodians {
        let id = Place::from("custodians");
        let (at, glyph) = (PlanetId::MecatolRex.place(), "custodians".to_owned());
        scene.pieces.push(Piece { id, at, owner: None, glyph, count: 1, badges: vec![], label: Word::Custodians.text() });
    }
    scene.highlights.extend(view.active_system.map(SystemId::place));
    scene.panels = sheets::panels(view);
    scene.panels.extend(tile_scene::panels(view));
    scene
}

/// A style of the renderer for a tile.
fn style(system: SystemId) -> &'static str {
    let Some(tile) = tile(system) else { return "space" };
    match (tile.anomaly, tile.back) {
        (Some(Anomaly::AsteroidField), _) => "asteroid",
        (Some(Anomaly::Nebula), _) => "nebula",
        (Some(Anomaly::Supernova), _) => "supernova",
        (Some(Anomaly::GravityRift), _) => "rift",
        (None, Back::Mecatol) => "mecatol",
        (None, Back::Green) => "home",
        (None, _) if !tile.wormholes.is_empty() => "wormhole",
        (None, Back::Red) => "empty",
        (None, Back::Blue) => "space",
    }
}

/// The Creuss home lies beside the board (LRR 70.1): in the corner beyond the rim, touching nothing.
const BESIDE_THE_BOARD: (i32, i32) = (4, -5);

fn add_tile(scene: &mut Scene, view: &View, system: SystemId, at: Option<(i32, i32)>) {
    let Some(known) = tile(system) else { return };
    let (q, r) = at.unwrap_or(BESIDE_THE_BOARD);
    let anomaly = known.anomaly.map(|anomaly| Word::AnomalyMark { anomaly }.text());
    let printed_and_tokens = known.wormholes.iter().copied().chain(view.wormhole_tokens.in_system(system));
    let wormholes = printed_and_tokens.map(|wormhole| Word::WormholeMark { wormhole }.text());
    scene.areas.push(Area {
        id: system.place(),
        parent: None,
        outline: Outline::Hex { q, r },
        style: style(system).to_owned(),
        glyph: None,
        label: system.name(),
        notes: anomaly.into_iter().chain(wormholes).collect(),
        owner: None,
        dimmed: false,
    });
    for (planet, outline) in known.planets.iter().zip(discs(known.planets.len(), system)) {
        add_planet(scene, view, *planet, outline);
    }
    let Some(there) = view.systems.get(&system) else { return };
    for (seat, units) in &there.space {
        add_units(scene, &system.place(), *seat, units);
    }
    for seat in &there.tokens {
        let id = Place::from(format!("command-token-{seat}-{}", system.place().0));
        let glyph = "command-token".to_owned();
        scene.pieces.push(Piece {
            id,
            at: system.place(),
            owner: Some(*seat),
            glyph,
            count: 1,
            badges: vec![],
            label: Word::CommandToken.text(),
        });
    }
}

/// Where the planets of a tile lie.
fn discs(planets: usize, system: SystemId) -> Vec<Outline> {
    let disc = |x, y, r| Outline::Disc { x, y, r };
    match planets {
        1 if system == MECATOL || system == CREUSS_HOME => vec![disc(0, 80, 400)],
        1 => vec![disc(-120, 100, 340)],
        2 => vec![disc(-380, -80, 300), disc(330, 300, 300)],
        _ => vec![disc(-420, -120, 260), disc(400, -120, 260), disc(0, 470, 260)],
    }
}

fn add_planet(scene: &mut Scene, view: &View, planet: PlanetId, outline: Outline) {
    let card = planet.card();
    let state = view.planets.get(&planet);
    let (more_resources, more_influence) = agendas::adds(&view.laws, planet);
    let (resources, influence) = (card.resources + more_resources, card.influence + more_influence);
    let values = Word::PlanetValues { resources, influence }.text();
    let specialty = card.specialty.map(|colour| Word::Specialty { colour }.text());
    let style = if planet == PlanetId::MecatolRex { "mecatol".to_owned() } else { kind_style(planet) };
    scene.areas.push(Area {
        id: planet.place(),
        parent: Some(card.system.place()),
        outline,
        style,
        glyph: None,
        label: planet.name(),
        notes: std::iter::once(values).chain(specialty).collect(),
        owner: state.and_then(|state| state.controller),
        dimmed: state.is_some_and(|state| state.exhausted),
    });
    for (seat, units) in state.iter().flat_map(|state| &state.units) {
        add_units(scene, &planet.place(), *seat, units);
    }
}

fn kind_style(planet: PlanetId) -> String {
    planet.card().trait_of.map_or_else(|| "planet".to_owned(), |kind| kind.id())
}

fn add_units(scene: &mut Scene, at: &Place, seat: Seat, units: &Units) {
    for (unit, pile) in units.iter() {
        scene.pieces.push(Piece {
            id: Place::from(format!("{unit}-{seat}-{}", at.0)),
            at: at.clone(),
            owner: Some(seat),
            glyph: unit.id(),
            count: pile.intact + pile.damaged,
            badges: damage(pile.intact + pile.damaged, pile.damaged),
            label: unit.name(),
        });
    }
}

/// The mark of those of a pile that are damaged.
fn damage(count: u32, damaged: u32) -> Vec<Badge> {
    let sign = if count > 1 { format!("!{damaged}") } else { "!".to_owned() };
    let mark = Badge { sign, style: "damage".to_owned(), label: Word::DamagedOfPile { count: damaged }.text() };
    if damaged > 0 { vec![mark] } else { vec![] }
}

/// Ships on their way are shown where they are now, with what they carry.
fn add_moving(scene: &mut Scene, view: &View) {
    let (Some(turn), Some(action)) = (&view.underway.turn, &view.underway.tactical) else { return };
    for (number, moving) in action.moving.iter().enumerate() {
        let mut piece = |unit: UnitType, count: u32, damaged: u32| {
            let id = Place::from(format!("moving-{number}-{}-{unit}", scene.pieces.len()));
            let at = moving.at().place();
            let badges = damage(count, damaged);
            scene.pieces.push(Piece { id, at, owner: Some(turn.seat), glyph: unit.id(), count, badges, label: unit.name() });
        };
        let is_damaged = moving.condition == crate::board::units::Condition::Damaged;
        piece(moving.unit, moving.count, if is_damaged { moving.count } else { 0 });
        for cargo in &moving.cargo {
            piece(cargo.unit, cargo.count, 0);
        }
    }
    for (number, cargo) in action.aboard.iter().enumerate() {
        let (id, at) = (Place::from(format!("aboard-{number}-{}", cargo.unit)), cargo.from.system().place());
        let (glyph, label) = (cargo.unit.id(), cargo.unit.name());
        scene.pieces.push(Piece { id, at, owner: Some(turn.seat), glyph, count: cargo.count, badges: vec![], label });
    }
}

/// Silhouettes of our own, in a 24 by 24 box, and letters for boards of text.
const GLYPHS: [(&str, &str, &str); 12] = [
    ("fighter", "FT", "M12 3l2.2 8.2L21 16v2.6l-6.6-2L13.4 21h-2.8l-1-4.4-6.6 2V16l6.8-4.8z"),
    ("destroyer", "DD", "M12 2l3 8 1 9-4 3-4-3 1-9z"),
    ("cruiser", "CR", "M12 2l3 6v4l5 4v3l-5-1.5-1 4h-4l-1-4L4 19v-3l5-4V8z"),
    ("carrier", "CV", "M9 2h6l1 5h4v10h-4l-1 5H9l-1-5H4V7h4z"),
    ("dreadnought", "DN", "M12 1l4 5 1 6 4 2v5l-5 1-2 3h-4l-2-3-5-1v-5l4-2 1-6z"),
    ("flagship", "FS", "M12 1l3 4 5 2-2 5 3 6-6 1-3 4-3-4-6-1 3-6-2-5 5-2zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"),
    ("war-sun", "WS", "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm0 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"),
    ("infantry", "IN", "M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM6 22v-6a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v6h-3v-5h-1v5h-4v-5H9v5z"),
    ("pds", "PD", "M4 21v-3h3v-5l4-2 5-8 3 2-4.5 8L17 15v3h3v3z"),
    ("space-dock", "SD", "M3 10h4V4h10v6h4v10h-6v-5H9v5H3zM10 7v3h4V7z"),
    ("command-token", "ct", "M12 2l9 18H3zm0 7l-3.5 8h7z"),
    ("custodians", "CU", "M12 2l8 4v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10V6zm0 4l-4 2v4c0 2.5 1.5 4 4 5.5 2.5-1.5 4-3 4-5.5V8z"),
];

fn glyphs() -> BTreeMap<String, Glyph> {
    let glyph = |(name, letters, path): &(&str, &str, &str)| {
        ((*name).to_owned(), Glyph { path: (*path).to_owned(), letters: (*letters).to_owned() })
    };
    GLYPHS.iter().map(glyph).collect()
}

/// Several things as one text.
pub fn list(items: impl IntoIterator<Item = Text>) -> Text {
    use sternpost_core::ToArg as _;
    let items: Vec<_> = items.into_iter().map(|text| text.to_arg()).collect();
    if items.is_empty() { Word::NoneOfThem.text() } else { Word::List { items }.text() }
}
