//! The board: tiles with four areas in them and an order space in their middle, edges on which storms lie, and a sheet for each player.

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

/// The width of a tile, and the strip above its areas that has its name.
const TILE: i32 = 3_500;
const STRIP: i32 = 330;
/// How far tiles are apart: storms lie between them.
const GAP: i32 = 170;
/// How far the next tile begins: to the right, and below.
const PITCH: (i32, i32) = (TILE + GAP, TILE + STRIP + GAP);
/// The side of an area.
const HALF: i32 = TILE / 2;
/// How much of an area's inner corner is the order space, and the radius of that.
const CUT: i32 = 620;
const ORDERS: i32 = 410;

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
        add_tile(*system, laid, view, &mut scene);
        for area in system.areas() {
            add_area(area, &board, view, &mut scene);
        }
    }
    for cell in &view.open_cells {
        let label = edges::beside(&view.tiles, *cell).text();
        scene.areas.push(Area::new(edges::cell_place(*cell), tile_at(*cell), "tile-open", label));
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
        scene.highlights.push(system_place(active));
        scene.focus.push(system_place(active));
    }
    let fought_for = view.combat.as_ref().map(|combat| combat.area).or_else(|| view.strike.as_ref().map(|strike| strike.to));
    scene.highlights.extend(fought_for.map(area_place));
    scene
}

/// The outline of a tile.
const fn tile_at((column, row): (i32, i32)) -> Outline {
    Outline::Box { x: column * PITCH.0, y: row * PITCH.1, w: TILE, h: TILE + STRIP }
}

/// A tile with its order space, in which the uppermost order lies first.
fn add_tile(system: SystemId, laid: &Laid, view: &View, scene: &mut Scene) {
    let place = system_place(system);
    scene.areas.push(Area::new(place.clone(), tile_at(laid.cell), "tile", system.name()));
    let stack: &[SeenOrder] = view.stacks.get(&system).map_or(&[], Vec::as_slice);
    let slot = Slot {
        id: format!("orders-{system}").into(),
        at: place,
        x: 0,
        y: STRIP / 2,
        r: ORDERS,
        label: Word::Stack { count: count(stack.len()) }.text(),
        badges: vec![],
    };
    for (height, order) in stack.iter().enumerate().rev() {
        let glyph = order.kind.map_or_else(|| "order".to_owned(), |kind| format!("order-{kind}"));
        let word = order.kind.map_or(Word::HiddenOrder, |order| Word::OwnOrder { order });
        let id = format!("order-{height}-{system}");
        scene.pieces.push(Piece::new(id, &slot.id, glyph, word.text()).of(order.seat).as_a(Role::Marker));
    }
    scene.slots.push(slot);
}

fn add_area(area: AreaId, board: &Board, view: &View, scene: &mut Scene) {
    let place = area_place(area);
    let (column, row) = square::tile(board.square(area));
    let (x, y) = board.square(area);
    // The corner that lies in the middle of the tile.
    let (ix, iy) = (if x == 2 * column { 1 } else { -1 }, if y == 2 * row { 1 } else { -1 });
    let half = HALF / 2;
    let corners = vec![
        (-ix * half, -iy * half),
        (ix * half, -iy * half),
        (ix * half, iy * (half - CUT)),
        (ix * (half - CUT), iy * half),
        (-ix * half, iy * half),
    ];
    let outline = Outline::Polygon { x: -ix * half, y: STRIP / 2 - iy * half, corners };
    let mut drawn = Area::new(place, outline, style_of(area), area.name()).within(system_place(area.system()));
    let held = view.areas.get(&area);
    drawn.owner = held.and_then(|held| holder(held, view));
    if area.is_world() {
        drawn.badges = printed(area).into_iter().map(|(sign, style, word)| Badge { sign, style, label: word.text() }).collect();
    }
    drawn.notes = printed(area).into_iter().map(|(_, _, word)| word.text()).collect();
    scene.areas.push(drawn);
    if let Some(held) = held {
        add_pieces(area, held, view, scene);
    }
}

/// What is printed on an area, as signs and in words.
fn printed(area: AreaId) -> Vec<(String, String, Word)> {
    let (materiel, capacity) = (area.materiel(), area.capacity());
    let mut all = vec![];
    if materiel > 0 {
        all.push((materiel.to_string(), "resources".to_owned(), Word::MaterielOf { count: materiel }));
    }
    all.push((capacity.to_string(), "population".to_owned(), Word::CapacityOf { count: capacity }));
    all.extend(area.yields().iter().map(|it| match it {
        Yield::Of(asset) => (String::new(), format!("asset-{asset}"), Word::YieldsAsset { asset: *asset }),
        Yield::Wealth => (String::new(), "asset-any".to_owned(), Word::YieldsWealth),
    }));
    all
}

/// The look of an area: a world by what it brings.
const fn style_of(area: AreaId) -> &'static str {
    if !area.is_world() {
        return "void";
    }
    match area.yields().first() {
        Some(Yield::Of(Asset::Forge)) => "world-hazardous",
        Some(Yield::Of(Asset::Cache)) => "world-industrial",
        Some(Yield::Of(Asset::Reinforcement)) => "world-cultural",
        Some(Yield::Wealth) => "world-capital",
        None => "world",
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
        let standing = Piece::new(format!("{unit}-in-{area}"), &place, glyphs::of_unit(*unit), unit.name()).of(seat);
        if figures.fresh > 0 {
            scene.pieces.push(standing.clone().times(figures.fresh));
        }
        if figures.routed > 0 {
            let id = format!("{unit}-routed-in-{area}").into();
            let routed = Badge { sign: figures.routed.to_string(), style: "routed".to_owned(), label: Word::Routed.text() };
            scene.pieces.push(Piece { id, badges: vec![routed], ..standing.times(figures.routed) });
        }
    }
    for (at, built) in held.structures.iter().enumerate() {
        let id = format!("{}-{at}-in-{area}", built.structure);
        scene.pieces.push(Piece::new(id, &place, built.structure.slug(), built.structure.name()).of(built.seat).as_a(Role::Structure));
    }
    for seat in &held.objectives {
        let id = format!("objective-{seat}-in-{area}");
        scene.pieces.push(Piece::new(id, &place, "objective", Word::Objective.text()).of(*seat).as_a(Role::Marker));
    }
}

/// An edge in the gap between tiles, or on the rim.
fn line(edge: Edge, board: &Board) -> Line {
    use crate::board::edges::Lies;
    let gap = GAP / 2;
    let (x, y) = (edge.column * PITCH.0, edge.row * PITCH.1);
    let (from, to) = match edge.lies {
        Lies::North => ((x, y - gap), (x + TILE, y - gap)),
        Lies::West => ((x - gap, y), (x - gap, y + TILE + STRIP)),
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
        let tiles: Vec<&Area> = scene.areas.iter().filter(|area| area.style == "tile").collect();
        assert_eq!((tiles.len(), scene.slots.len()), (12, 12));
        assert!(tiles.iter().all(|area| area.label.key.starts_with("system-") && area.label.args.is_empty()), "{tiles:?}");
    }
}
