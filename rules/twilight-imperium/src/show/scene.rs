//! The board as a neutral scene: tiles, planets, units and tokens, and the sheets beside it.

use crate::board::units::Units;
use crate::cards::agendas;
use crate::components::{Anomaly, Back, CREUSS_HOME, MECATOL, PlanetId, SystemId, UnitType, Wormhole, tile};
use crate::show::draft_scene;
use crate::show::sheets;
use crate::show::signs;
use crate::show::strengths::strengths;
use crate::show::tile_scene;
use crate::show::view::View;
use crate::words::Word;
use sternpost_core::{Message, Place, Seat, Text};
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Badge, Emblem, Outline, Piece, Role};

/// The tiles with what lies and stands on them.
pub fn tiles(view: &View) -> Scene {
    let mut scene = Scene { glyphs: signs::glyphs(), ..Scene::default() };
    for (system, at) in &view.tiles {
        add_tile(&mut scene, view, *system, *at);
    }
    scene
}

/// Draws a view.
pub fn scene(view: &View) -> Scene {
    let mut scene = tiles(view);
    tile_scene::add_positions(&mut scene, view);
    draft_scene::add_draft(&mut scene, view);
    add_moving(&mut scene, view);
    scene.strengths = strengths(view);
    scene.emblems = emblems(view);
    if view.custodians {
        let custodians = Piece::new("custodians", &PlanetId::MecatolRex.place(), "custodians", Word::Custodians.text());
        scene.pieces.push(custodians.as_a(Role::Marker));
    }
    scene.highlights.extend(view.active_system.map(SystemId::place));
    scene.focus.extend(view.active_system.map(SystemId::place));
    scene.panels = sheets::panels(view);
    scene.panels.extend(tile_scene::panels(view));
    scene
}

/// Everybody's emblem, at home; while factions are drafted nobody has one.
fn emblems(view: &View) -> Vec<Emblem> {
    let played = view.players.iter().filter(|_| view.draft.is_none());
    played.filter_map(|(seat, sheet)| sheet.faction.map(|faction| signs::emblem(seat, faction))).collect()
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

/// The Creuss home lies beside the board (LRR 70.1): beyond the rim, touching nothing, and where it makes the board no wider.
const BESIDE_THE_BOARD: (i32, i32) = (3, -5);

/// A tile where it lies; none: beside the board.
pub fn add_tile(scene: &mut Scene, view: &View, system: SystemId, at: Option<(i32, i32)>) {
    let Some(known) = tile(system) else { return };
    let (q, r) = at.unwrap_or(BESIDE_THE_BOARD);
    let anomaly = known.anomaly.map(|anomaly| Word::AnomalyMark { anomaly }.text());
    let wormholes: Vec<Wormhole> = known.wormholes.iter().copied().chain(view.wormhole_tokens.in_system(system)).collect();
    let signs = wormholes.iter().map(|wormhole| signs::wormhole(*wormhole)).chain(signs::anomaly(system, style(system)));
    scene.areas.push(Area {
        id: system.place(),
        parent: None,
        outline: Outline::Hex { q, r },
        style: style(system).to_owned(),
        glyph: None,
        label: system.name(),
        notes: anomaly.into_iter().chain(wormholes.iter().map(|wormhole| Word::WormholeMark { wormhole: *wormhole }.text())).collect(),
        badges: signs.collect(),
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
        let id = format!("command-token-{seat}-{}", system.place().0);
        let token = Piece::new(id, &system.place(), "command-token", Word::CommandToken.text());
        scene.pieces.push(token.of(*seat).as_a(Role::Marker));
    }
}

/// Where the planets of a tile lie: in its upper half, so that fleets have the lower one.
fn discs(planets: usize, system: SystemId) -> Vec<Outline> {
    let disc = |x, y, r| Outline::Disc { x, y, r };
    match planets {
        1 if system == MECATOL => vec![disc(0, -270, 380)],
        // What stands beside a planet has its wormhole to the left of it.
        1 if system == CREUSS_HOME || tile(system).is_some_and(|tile| !tile.wormholes.is_empty()) => vec![disc(150, -270, 340)],
        1 => vec![disc(0, -270, 340)],
        2 => vec![disc(-440, -310, 285), disc(440, -310, 285)],
        _ => vec![disc(-570, -170, 230), disc(0, -400, 230), disc(570, -170, 230)],
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
        glyph: card.trait_of.map(|kind| kind.id()),
        label: planet.name(),
        notes: std::iter::once(values).chain(specialty).collect(),
        badges: signs::planet(card, resources, influence),
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
        scene.pieces.push(standing(format!("{unit}-{seat}-{}", at.0), at, (seat, unit), (pile.intact + pile.damaged, pile.damaged)));
    }
}

/// Units of a type; how many, and how many of them are damaged.
fn standing(id: String, at: &Place, (seat, unit): (Seat, UnitType), (count, damaged): (u32, u32)) -> Piece {
    let piece = Piece::new(id, at, unit.id(), unit.name()).of(seat).times(count).as_a(role(unit));
    Piece { badges: damage(count, damaged), ..piece }
}

/// What a unit is beside others.
fn role(unit: UnitType) -> Role {
    match unit {
        UnitType::Fighter => Role::Escort,
        UnitType::Infantry => Role::Cargo,
        UnitType::Flagship | UnitType::WarSun => Role::Chief,
        UnitType::Carrier | UnitType::Cruiser | UnitType::Destroyer | UnitType::Dreadnought => Role::Unit,
        UnitType::Pds | UnitType::SpaceDock => Role::Structure,
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
            let id = format!("moving-{number}-{}-{unit}", scene.pieces.len());
            scene.pieces.push(standing(id, &moving.at().place(), (turn.seat, unit), (count, damaged)));
        };
        let is_damaged = moving.condition == crate::board::units::Condition::Damaged;
        piece(moving.unit, moving.count, if is_damaged { moving.count } else { 0 });
        for cargo in &moving.cargo {
            piece(cargo.unit, cargo.count, 0);
        }
    }
    for (number, cargo) in action.aboard.iter().enumerate() {
        let id = format!("aboard-{number}-{}", cargo.unit);
        scene.pieces.push(standing(id, &cargo.from.system().place(), (turn.seat, cargo.unit), (cargo.count, 0)));
    }
}

/// Several things as one text.
pub fn list(items: impl IntoIterator<Item = Text>) -> Text {
    use sternpost_core::ToArg as _;
    let items: Vec<_> = items.into_iter().map(|text| text.to_arg()).collect();
    if items.is_empty() { Word::NoneOfThem.text() } else { Word::List { items }.text() }
}
