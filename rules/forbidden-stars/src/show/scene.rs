//! The board: tiles with four areas and an order space in their middle, edges on which storms lie, and a sheet for each player.

use super::view::{SeenCombat, SeenOrder, SeenPlayer, SeenSide, View};
use super::{area_place, edges, glyphs, system_place};
use crate::battle::sides::Dice;
use crate::board::{Board, Held, Laid};
use crate::cards::combat::CombatCardId;
use crate::components::{MOST_OF_AN_ASSET, Yield};
use crate::position::underway::Striking;
use crate::prelude::*;
use crate::setup::{self, Options};
use sternpost_core::Eyes;
use sternpost_kit::board::square;
use sternpost_kit::count;
use sternpost_show::scene::{Area, Badge, Edge as Line, Outline, Panel, Piece, Role, Row, Slot};
use sternpost_show::{FirstLook, Scene};

/// The side of a tile, and how far the next one begins.
const TILE: i32 = 3_500;
const PITCH: i32 = 3_650;
/// Half a tile: the side of an area.
const HALF: i32 = TILE / 2;
/// How much of an area's inner corner is the order space.
const CUT: i32 = 620;

/// The board before the start.
pub fn first_look(options: Options, seats: u8) -> FirstLook {
    let factions: BySeat<Faction> = setup::factions_of(usize::from(seats)).iter().copied().collect();
    let colours = BySeat::new(factions.len(), |seat| factions[seat].colour().to_owned());
    let mut s = setup::bare(options, Seat(0), &factions);
    setup::lay_out_introductory(&mut s);
    FirstLook { scene: scene(&super::view::view(&s, Eyes::Spectator)), colours }
}

/// The scene of a view.
pub fn scene(view: &View) -> Scene {
    let mut scene = Scene { glyphs: glyphs::all(), ..Scene::default() };
    let board = Board { tiles: view.tiles.clone(), storms: view.storms.clone(), ..Board::default() };
    for (system, laid) in &view.tiles {
        for area in system.areas() {
            add_area(area, &board, view, &mut scene);
        }
        add_order_space(*system, laid, view, &mut scene);
    }
    for cell in &view.open_cells {
        let outline = Outline::Box { x: cell.0 * PITCH, y: cell.1 * PITCH, w: TILE, h: TILE };
        scene.areas.push(Area::new(edges::cell_place(*cell), outline, "open", edges::beside(&view.tiles, *cell).text()));
    }
    for edge in board.edges() {
        scene.edges.push(line(edge, &board));
    }
    scene.panels = view.players.iter().map(|(seat, player)| panel(seat, player, view)).collect();
    if let Some(combat) = &view.combat {
        scene.panels.extend([&combat.attacker, &combat.defender].map(|side| combat_panel(combat, side)));
    }
    scene.panels.extend(view.strike.as_ref().map(strike_panel));
    if let Some(active) = view.active {
        let places = active.areas().map(area_place);
        scene.highlights.extend(places.clone());
        scene.focus.extend(places);
    }
    scene
}

fn add_area(area: AreaId, board: &Board, view: &View, scene: &mut Scene) {
    let place = area_place(area);
    let (column, row) = square::tile(board.square(area));
    let (x, y) = board.square(area);
    let (dx, dy) = (x - 2 * column, y - 2 * row);
    let middle = (column * PITCH + dx * HALF + HALF / 2, row * PITCH + dy * HALF + HALF / 2);
    // The corner that lies in the middle of the tile.
    let (ix, iy) = (if dx == 0 { 1 } else { -1 }, if dy == 0 { 1 } else { -1 });
    let half = HALF / 2;
    let corners = vec![
        (-ix * half, -iy * half),
        (ix * half, -iy * half),
        (ix * half, iy * (half - CUT)),
        (ix * (half - CUT), iy * half),
        (-ix * half, iy * half),
    ];
    let outline = Outline::Polygon { x: middle.0, y: middle.1, corners };
    let mut drawn = Area::new(place.clone(), outline, if area.is_world() { "world" } else { "void" }, area.name());
    let held = view.areas.get(&area);
    drawn.owner = held.and_then(|held| holder(held, view));
    if area.materiel() > 0 {
        drawn.badges.push(badge(area.materiel(), "resources", &Word::MaterielOf { count: area.materiel() }));
    }
    drawn.badges.push(badge(area.capacity(), "population", &Word::CapacityOf { count: area.capacity() }));
    drawn.notes = area.yields().iter().map(|it| yields(*it).text()).collect();
    scene.areas.push(drawn);
    if let Some(held) = held {
        add_pieces(area, held, view, scene);
    }
}

fn yields(it: Yield) -> Word {
    match it {
        Yield::Of(asset) => Word::YieldsAsset { asset },
        Yield::Wealth => Word::YieldsWealth,
    }
}

fn seat_of(unit: UnitId, view: &View) -> Option<Seat> {
    view.players.iter().find(|(_, player)| player.faction == unit.card().faction).map(|(seat, _)| seat)
}

/// Who alone has something there.
fn holder(held: &Held, view: &View) -> Option<Seat> {
    let units = held.units.keys().filter_map(|unit| seat_of(*unit, view));
    let seats: BTreeSet<Seat> = units.chain(held.structures.iter().map(|built| built.seat)).collect();
    if seats.len() == 1 { seats.first().copied() } else { None }
}

fn add_pieces(area: AreaId, held: &Held, view: &View, scene: &mut Scene) {
    let place = area_place(area);
    for (unit, figures) in &held.units {
        let Some(seat) = seat_of(*unit, view) else { continue };
        let mut piece = Piece::new(format!("{unit}-in-{area}"), &place, glyphs::of_unit(*unit), unit.name()).of(seat).times(figures.all());
        if figures.routed > 0 {
            piece.badges.push(badge(figures.routed, "damage", &Word::Routed { count: figures.routed }));
        }
        scene.pieces.push(piece);
    }
    for (at, built) in held.structures.iter().enumerate() {
        let id = format!("{}-{at}-in-{area}", built.structure);
        scene.pieces.push(Piece::new(id, &place, built.structure.slug(), built.structure.name()).of(built.seat).as_a(Role::Structure));
    }
    for seat in &held.objectives {
        let id = format!("objective-{seat}-in-{area}");
        scene.pieces.push(Piece::new(id, &place, "objective", Word::Objective { seat: *seat }.text()).of(*seat).as_a(Role::Marker));
    }
}

fn add_order_space(system: SystemId, laid: &Laid, view: &View, scene: &mut Scene) {
    let place = system_place(system);
    let (x, y) = (laid.cell.0 * PITCH + HALF, laid.cell.1 * PITCH + HALF);
    let reach = CUT - 30;
    let outline = Outline::Polygon { x, y, corners: vec![(0, -reach), (reach, 0), (0, reach), (-reach, 0)] };
    let stack: &[SeenOrder] = view.stacks.get(&system).map_or(&[], Vec::as_slice);
    let mut area = Area::new(place.clone(), outline, "orders", system.name());
    // From the top down.
    area.notes = stack.iter().rev().map(|order| order_word(order).text()).collect();
    scene.areas.push(area);
    let slot = Slot {
        id: format!("orders-{system}").into(),
        at: place,
        x: 0,
        y: 0,
        r: 300,
        label: Word::Stack { system, count: count(stack.len()) }.text(),
        badges: vec![],
    };
    if let Some(top) = stack.last() {
        let glyph = top.kind.map_or_else(|| "order".to_owned(), |kind| format!("order-{kind}"));
        let mut piece = Piece::new(format!("top-{system}"), &slot.id, glyph, order_word(top).text()).of(top.seat).as_a(Role::Marker);
        piece.badges.push(badge(count(stack.len()), "value", &Word::Stack { system, count: count(stack.len()) }));
        scene.pieces.push(piece);
    }
    scene.slots.push(slot);
}

fn order_word(order: &SeenOrder) -> Word {
    order.kind.map_or(Word::OrderOf { seat: order.seat }, |order| Word::OwnOrder { order })
}

/// An edge in the gap between tiles, or on the rim.
fn line(edge: Edge, board: &Board) -> Line {
    use crate::board::edges::Lies;
    let gap = (PITCH - TILE) / 2;
    let (x, y) = (edge.column * PITCH, edge.row * PITCH);
    let (from, to) = match edge.lies {
        Lies::North => ((x, y - gap), (x + TILE, y - gap)),
        Lies::West => ((x - gap, y), (x - gap, y + TILE)),
    };
    let storm = board.storms.iter().find(|storm| storm.edge == edge);
    let at = edges::said(&board.tiles, edge);
    let label = match storm {
        Some(storm) if storm.has_moved => Word::MovedStorm { at }.text(),
        Some(_) => Word::Storm { at }.text(),
        None => at,
    };
    let beside = board.beside(edge).map(system_place).collect();
    let style = if storm.is_some() { "storm" } else { "border" }.to_owned();
    Line { id: edge.place(), from, to, beside, style, label, badges: vec![] }
}

fn badge(number: u32, style: &str, label: &Word) -> Badge {
    Badge { sign: number.min(999).to_string(), style: style.to_owned(), label: label.text() }
}

fn panel(seat: Seat, player: &SeenPlayer, view: &View) -> Panel {
    let number = |count: u32| Word::Count { count }.text();
    let orders =
        |orders: &Vec<OrderKind>| if orders.is_empty() { Word::NoOrders.text() } else { Word::Orders { orders: orders.clone() }.text() };
    let mut rows = vec![
        (Word::Objectives.text(), number(player.collected)),
        (Word::Materiel.text(), number(player.materiel)),
        (Word::Assets.text(), assets(player).text()),
        (Word::CommandLevel.text(), number(player.command_level)),
        (Word::ControlTokens.text(), number(player.control_tokens)),
        (Word::CombatDeck.text(), Word::CombatCards { cards: player.combat_cards.iter().copied().collect() }.text()),
        (Word::NotLaid.text(), player.unlaid_kinds.as_ref().map_or_else(|| number(player.unlaid), orders)),
        (Word::Resolved.text(), orders(&player.resolved)),
        (Word::OnEventDeck.text(), number(player.on_event_deck)),
    ];
    if !player.schemes.is_empty() {
        rows.push((Word::Schemes.text(), Word::Events { events: player.schemes.clone() }.text()));
    }
    if let Some(events) = player.drawn_events.as_ref().filter(|events| !events.is_empty()) {
        rows.push((Word::DrawnEvents.text(), Word::Events { events: events.clone() }.text()));
    }
    for (is_used, word) in [(false, Word::OrderUpgrades), (true, Word::UsedUpgrades)] {
        let upgrades: Vec<_> = player.upgrades.iter().filter(|(_, used)| **used == is_used).map(|(upgrade, _)| *upgrade).collect();
        if !upgrades.is_empty() {
            rows.push((word.text(), Word::UpgradesOf { upgrades }.text()));
        }
    }
    if let Some(laying) = &view.laying {
        let hand = &laying.hands[seat];
        let systems = hand.tiles.iter().flat_map(|tile| [*tile, tile.other_side()]).collect();
        rows.push((Word::TilesToLay.text(), Word::Systems { systems }.text()));
        rows.push((Word::ForcesToLay.text(), Word::Forces { count: hand.units.values().sum() }.text()));
    }
    let title = Word::Player { seat, faction: player.faction }.text();
    Panel { id: format!("player-{seat}").into(), title, owner: Some(seat), rows: Row::each(rows) }
}

fn icons(dice: Dice) -> Word {
    Word::Icons { bolter: dice.bolter, shield: dice.shield, morale: dice.morale }
}

/// An orbital strike: its dice, and the upgrades that were declared.
fn strike_panel(strike: &Striking) -> Panel {
    let mut rows = vec![(Word::Dice.text(), icons(strike.dice).text())];
    if !strike.upgrades.is_empty() {
        rows.push((Word::UsedUpgrades.text(), Word::UpgradesOf { upgrades: strike.upgrades.clone() }.text()));
    }
    let title = Word::StrikeAt { from: strike.from, to: strike.to }.text();
    Panel { id: "strike".into(), title, owner: None, rows: Row::each(rows) }
}

/// A side of the combat: what it has, and what that comes to.
fn combat_panel(combat: &SeenCombat, side: &SeenSide) -> Panel {
    let cards = |cards: &Vec<CombatCardId>| {
        if cards.is_empty() { Word::NoOrders.text() } else { Word::CombatCards { cards: cards.clone() }.text() }
    };
    let reinforcements = Word::ReinforcementsOf { count: side.reinforcements.all(), routed: side.reinforcements.routed };
    let total = Word::TotalOf { offence: side.offence, defence: side.defence, morale: side.morale };
    let mut rows = vec![
        (Word::CombatAt { area: combat.area, round: combat.round }.text(), total.text()),
        (Word::Dice.text(), icons(side.dice).text()),
        (Word::Tokens.text(), icons(side.tokens).text()),
        (Word::FaceUpCards.text(), cards(&side.face_up)),
        (Word::HandOfCards.text(), side.hand_cards.as_ref().map_or_else(|| Word::Count { count: side.hand }.text(), cards)),
    ];
    if side.reinforcements.all() > 0 {
        rows.push((Word::Reinforcements.text(), reinforcements.text()));
    }
    if let Some(area) = combat.second {
        rows.push((Word::NextCombat.text(), Word::InArea { area }.text()));
    }
    Panel {
        id: format!("combat-{}", side.seat).into(),
        title: Word::SideOf { seat: side.seat }.text(),
        owner: Some(side.seat),
        rows: Row::each(rows),
    }
}

fn assets(player: &SeenPlayer) -> Word {
    let of = |asset: Asset| player.assets.get(&asset).copied().unwrap_or(0).min(MOST_OF_AN_ASSET);
    Word::AssetsOf { forge: of(Asset::Forge), cache: of(Asset::Cache), reinforcement: of(Asset::Reinforcement) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::BoardOption;

    // cites: FS-SYS-02, FS-SYS-04
    #[test]
    fn fs_sys_02_every_system_has_an_order_space_and_is_called_by_its_name_alone() {
        let options = Options { board: BoardOption::Introductory, ..Options::default() };
        let scene = first_look(options, 4).scene;
        let spaces: Vec<&Area> = scene.areas.iter().filter(|area| area.style == "orders").collect();
        assert_eq!((spaces.len(), scene.slots.len()), (12, 12));
        assert!(spaces.iter().all(|area| area.label.key.starts_with("system-") && area.label.args.is_empty()), "{spaces:?}");
    }
}
