//! The board as a picture, made from a view: the Reach as a ring of clusters, the Court and a sheet for each seat beside it.

use super::layout;
use super::messages::{Word, card_list};
use super::view::{PlayerView, View};
use crate::components::{CourtCardId, Resource, SystemId};
use crate::position::state::BuildingKind;
use std::collections::BTreeMap;
use sternpost_core::scene::{Area, Glyph, Outline, Panel, Piece};
use sternpost_core::{Message, Place, Scene, Seat, Text};

/// The place of a system.
fn place(system: SystemId) -> Place {
    Place::from(format!("system-{system}"))
}

/// The board.
pub fn scene(view: &View) -> Scene {
    let half = layout::HALF;
    let board = Area {
        id: Place::from("reach"),
        parent: None,
        outline: Outline::Box { x: -half, y: -half, w: 2 * half, h: 2 * half },
        style: "board".to_owned(),
        label: Word::Board.text(),
        notes: vec![],
        owner: None,
        dimmed: false,
    };
    let areas = std::iter::once(board).chain(view.systems.keys().map(|system| area(view, *system))).collect();
    let mut panels = vec![round_panel(view), ambition_panel(view), court_panel(view)];
    panels.extend(view.players.iter().map(|(seat, player)| player_panel(seat, player)));
    Scene {
        areas,
        pieces: pieces(view),
        panels,
        glyphs: glyphs(),
        highlights: view.battle.iter().map(|battle| place(battle.system)).collect(),
    }
}

fn area(view: &View, system: SystemId) -> Area {
    let (x, y, r) = layout::disc(system);
    let slots = Word::Slots { slots: system.slots() }.text();
    Area {
        id: place(system),
        parent: Some(Place::from("reach")),
        outline: Outline::Disc { x, y, r },
        style: if system.is_gate() { "gate" } else { "planet" }.to_owned(),
        label: system.name(),
        notes: system.planet().map(|resource| vec![resource.name(), slots]).unwrap_or_default(),
        owner: view.systems[&system].controller,
        dimmed: false,
    }
}

fn pieces(view: &View) -> Vec<Piece> {
    let mut pieces = vec![];
    for (system, here) in &view.systems {
        for (seat, ships) in here.ships.iter().filter(|(_, ships)| ships.count() > 0) {
            pieces.push(Piece {
                id: Place::from(format!("ships-{system}-{seat}")),
                at: place(*system),
                owner: Some(seat),
                glyph: "ship".to_owned(),
                count: u32::from(ships.count()),
                damaged: u32::from(ships.damaged),
                label: Text::plain("piece-ship"),
            });
        }
        for (slot, building) in (1..).zip(&here.buildings).filter_map(|(slot, building): (u8, _)| Some((slot, building.as_ref()?))) {
            pieces.push(Piece {
                id: Place::from(format!("building-{system}-{slot}")),
                at: place(*system),
                owner: Some(building.owner),
                glyph: building.kind.id(),
                count: 1,
                damaged: u32::from(building.condition == crate::position::state::Condition::Damaged),
                label: building.kind.name(),
            });
        }
    }
    pieces
}

fn glyphs() -> BTreeMap<String, Glyph> {
    let glyph = |path: &str, letters: &str| Glyph { path: path.to_owned(), letters: letters.to_owned() };
    BTreeMap::from([
        ("ship".to_owned(), glyph("M12 2L20 21L12 16L4 21Z", "s")),
        (BuildingKind::City.id(), glyph("M3 21V11H8V5H16V11H21V21Z", "C")),
        (BuildingKind::Starport.id(), glyph("M12 2L22 12L12 22L2 12ZM12 7L7 12L12 17L17 12Z", "P")),
    ])
}

fn number(n: u32) -> Text {
    Word::Number { n }.text()
}

fn names(names: Vec<Text>) -> Text {
    Word::Names { names }.text()
}

fn round_panel(view: &View) -> Panel {
    let mut rows = vec![
        (Word::Chapter.text(), number(u32::from(view.chapter))),
        (Word::Initiative.text(), Word::Player { seat: view.initiative }.text()),
    ];
    if let Some(lead) = &view.lead {
        let card = Word::Card { suit: lead.card.suit, number: lead.card.number };
        let zeroed = Word::Zeroed { suit: lead.card.suit, pips: lead.card.pips() };
        rows.push((Word::Lead.text(), if lead.number == 0 { zeroed.text() } else { card.text() }));
    }
    Panel { id: Place::from("round"), title: Word::Round.text(), owner: None, rows }
}

fn ambition_panel(view: &View) -> Panel {
    let row = |marker: &super::view::MarkerView| {
        let name = marker.on.map_or_else(|| Word::Available.text(), |ambition| ambition.name());
        (name, Word::Worth { first: marker.first, second: marker.second }.text())
    };
    Panel { id: Place::from("ambitions"), title: Word::Ambitions.text(), owner: None, rows: view.markers.iter().map(row).collect() }
}

fn court_panel(view: &View) -> Panel {
    let row = |place: &super::view::CourtView| {
        let agents = place.agents.iter().filter(|(_, count)| **count > 0);
        let of = agents.map(|(seat, count)| Word::AgentsOf { seat, count: *count }.text()).collect();
        (place.card.name(), Word::Agents { of }.text())
    };
    Panel { id: Place::from("court"), title: Word::Court.text(), owner: None, rows: view.court.iter().flatten().map(row).collect() }
}

fn player_panel(seat: Seat, player: &PlayerView) -> Panel {
    let hand = player.hand.as_ref().map(|cards| names(card_list(cards)));
    let hand = hand.unwrap_or_else(|| number(u32::try_from(player.cards).expect("a hand is small")));
    let captives: u32 = player.captives.iter().map(|(_, count)| u32::from(*count)).sum();
    let trophies: u32 = player.trophies.iter().map(|(_, trophies)| u32::from(trophies.count())).sum();
    let rows = vec![
        (Word::Power.text(), number(player.power)),
        (Word::Hand.text(), hand),
        (
            Word::Tokens.text(),
            names(player.slots.iter().flatten().chain(&player.gained).map(|resource: &Resource| resource.name()).collect()),
        ),
        (Word::Guild.text(), names(player.guild.iter().map(|card: &CourtCardId| card.name()).collect())),
        (Word::Captives.text(), number(captives)),
        (Word::Trophies.text(), number(trophies)),
        (Word::Outraged.text(), names(player.outrage.iter().map(|resource| resource.name()).collect())),
    ];
    Panel { id: Place::from(format!("player-{seat}")), title: Word::Player { seat }.text(), owner: Some(seat), rows }
}
