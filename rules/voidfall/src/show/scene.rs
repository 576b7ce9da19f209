//! The board: a hex for each sector with what lies in it, storms on edges, and a sheet for each player.

use super::view::{SeenPlayer, SeenSector, View};
use super::{effects, glyphs};
use crate::components::maps::{Kind, MapId};
use crate::components::{BEST_GLORY, FORCE, MOST_OF_A_RESOURCE, tracks};
use crate::prelude::*;
use sternpost_show::Scene;
use sternpost_show::scene::{Area, Badge, Link, Outline, Panel, Piece, Role, Row};

/// The scene of a view.
pub fn scene(view: &View) -> Scene {
    let mut scene = of_sectors(&view.sectors, view.map);
    scene.panels.push(table(view));
    scene.panels.extend(view.players.iter().map(|(seat, player)| panel(seat, player)));
    if let Some(at) = view.fight {
        scene.highlights.push(at.place());
        scene.focus.push(at.place());
    }
    scene
}

/// Sectors of a map, with the storms between them.
pub fn of_sectors(sectors: &BTreeMap<SectorId, SeenSector>, map: MapId) -> Scene {
    let mut scene = Scene { glyphs: glyphs::all(), ..Scene::default() };
    for (at, sector) in sectors {
        add_sector(*at, sector, &mut scene);
    }
    for (a, b) in map.map().storms {
        let between = [SectorId::of(*a).place(), SectorId::of(*b).place()];
        scene.links.push(Link { between, through: vec![], style: "storm".to_owned(), note: Some(Word::Voidstorm.text()) });
    }
    scene
}

/// How a sector looks.
fn style_of(sector: &SeenSector) -> &'static str {
    match (sector.kind, sector.is_corrupted, sector.voidborn > 0) {
        (Kind::Rift, ..) => "rift",
        (Kind::FallenHouse, ..) if sector.owner.is_none() => "ruin",
        (_, _, true) => "voidborn",
        (_, true, false) => "corrupted",
        (_, false, false) => "space",
    }
}

fn badge(sign: impl ToString, style: &str, word: &Word) -> Badge {
    Badge { sign: sign.to_string(), style: style.to_owned(), label: word.text() }
}

fn add_sector(at: SectorId, sector: &SeenSector, scene: &mut Scene) {
    let (q, r) = at.hex();
    let mut area = Area::new(at.place(), Outline::Hex { q, r }, style_of(sector), Word::SectorOf { kind: sector.kind, sector: at }.text());
    area.owner = sector.owner;
    if sector.population > 0 {
        area.badges.push(badge(sector.population, "population", &Word::Population { count: sector.population }));
    }
    if sector.is_corrupted {
        area.badges.push(badge("!", "damage", &Word::IsCorrupted));
    }
    for value in &sector.glory {
        area.badges.push(badge(value, "value", &Word::GloryOf { value: *value }));
    }
    if sector.bounties > 0 {
        let count = u8::try_from(sector.bounties).unwrap_or(u8::MAX);
        area.badges.push(badge(count, "resources", &Word::Bounties { count }));
    }
    if sector.reclaims > 0 {
        let count = u8::try_from(sector.reclaims).unwrap_or(u8::MAX);
        area.badges.push(badge(count, "influence", &Word::Reclaims { count }));
    }
    if sector.upkeep > 0 {
        area.badges.push(badge(sector.upkeep, "cost", &Word::CausesUpkeep { count: sector.upkeep }));
    }
    area.notes = area.badges.iter().map(|badge| badge.label.clone()).collect();
    if let Some(house) = sector.fallen {
        area.notes.push(Word::FallenHouse { house }.text());
    }
    let place = area.id.clone();
    scene.areas.push(area);
    let piece = |id: &str, glyph: &str, word: Text| Piece::new(format!("{id}-{at}"), &place, glyph, word);
    for (fleet, count) in sector.force.iter() {
        let piece = piece(fleet.slug(), fleet.slug(), fleet.name()).times(count.into());
        scene.pieces.push(match sector.owner {
            Some(owner) => piece.of(owner),
            None => piece,
        });
    }
    if sector.voidborn > 0 {
        scene.pieces.push(piece("voidborn", "voidborn", Word::VoidbornFleet.text()).times(sector.voidborn.into()));
    }
    for installation in Installation::ALL {
        let all = sector.printed.iter().chain(&sector.installations).filter(|other| *other == installation).count();
        if all > 0 {
            let all = u32::try_from(all).unwrap_or(0);
            scene.pieces.push(piece(installation.slug(), installation.slug(), installation.name()).times(all).as_a(Role::Structure));
        }
    }
    for guild in Guild::ALL {
        let all = sector.guilds.iter().filter(|other| *other == guild).count();
        if all > 0 {
            let all = u32::try_from(all).unwrap_or(0);
            scene.pieces.push(piece(guild.slug(), guild.slug(), guild.name()).times(all).as_a(Role::Structure));
        }
    }
}

fn row(name: &Word, value: Text) -> Row {
    Row::from((name.text(), value))
}

fn list(texts: Vec<Text>) -> Text {
    if texts.is_empty() { Word::NothingAtAll.text() } else { Word::Amounts { parts: texts }.text() }
}

/// What lies beside the map.
fn table(view: &View) -> Panel {
    let mut rows = vec![];
    if let Some(event) = view.event {
        rows.push(row(&Word::EventTitle, event.name()));
        for (number, decree) in (1..).zip(event.card().decrees) {
            let conditions = decree.conditions.iter().map(effects::condition_said);
            let does = effects::deed_said(&decree.deed);
            rows.push(row(&Word::DecreeTitle { number }, list(conditions.chain([does]).collect())));
        }
    }
    let spaces = view.trade_board.iter().map(|tokens| Word::Count { count: *tokens }.text()).collect();
    rows.push(row(&Word::TradeBoard, list(spaces)));
    for (agenda_type, agendas) in &view.agendas {
        let shown = agendas.display.map_or_else(|| Word::NothingAtAll.text(), |agenda| agenda.name());
        let stack = u8::try_from(agendas.stack).unwrap_or(u8::MAX);
        let word = if agendas.is_corrupted {
            Word::CorruptDisplay { agenda: shown, count: stack }
        } else {
            Word::Display { agenda: shown, count: stack }
        };
        rows.push(row(&Word::AgendasOf { agenda_type: *agenda_type }, word.text()));
    }
    let technologies = view.technologies.iter().filter(|(_, copies)| copies.any()).map(|(technology, copies)| {
        let count = copies.more + u8::from(copies.first);
        Word::TechnologyCopies { technology: *technology, count, influence: if copies.first { 4 } else { 0 } }.text()
    });
    rows.push(row(&Word::BasicOnBoard, list(technologies.collect())));
    rows.push(row(&Word::ImprovedOnBoard, list(view.improved.open.iter().map(|technology| technology.name()).collect())));
    let later = view.improved.behind_the_barrier.iter().chain(&view.improved.third_cycle);
    rows.push(row(&Word::ImprovedLater, list(later.map(|technology| technology.name()).collect())));
    Panel { id: "table".into(), title: Word::TableTitle.text(), owner: None, rows }
}

/// A House board.
fn panel(seat: Seat, player: &SeenPlayer) -> Panel {
    let mut rows = vec![];
    for resource in Resource::ALL {
        let word = Word::StockOf {
            count: player.stock[*resource],
            most: MOST_OF_A_RESOURCE,
            level: player.levels[resource],
            gives: player.yields[resource],
        };
        rows.push(Row::from((resource.name(), word.text())));
    }
    rows.push(row(
        &Word::FleetPower,
        Word::ForceOf { deployed: player.deployed, active: player.active, inactive: player.inactive, all: FORCE }.text(),
    ));
    for track in Track::ALL {
        let space = player.tracks[*track as usize];
        let level = tracks::level(space);
        let word =
            if player.corrupted_tracks[*track as usize] { Word::CorruptTrack { space, level } } else { Word::TrackAt { space, level } };
        rows.push(Row::from((track.name(), word.text())));
    }
    let technologies = player.technologies.iter().map(|(technology, is_improved)| {
        if *is_improved { Word::ImprovedTechnology { technology: *technology }.text() } else { technology.name() }
    });
    rows.push(row(&Word::TechnologiesTitle, list(technologies.collect())));
    let slots = player.slots.iter().enumerate().filter_map(|(at, slot)| match (slot.agenda, slot.is_corrupted) {
        (Some(agenda), false) => Some(agenda.name()),
        (Some(agenda), true) => Some(Word::CorruptAgenda { agenda }.text()),
        (None, true) => Some(Word::CorruptSlot { slot: u8::try_from(at + 1).unwrap_or(0) }.text()),
        (None, false) => None,
    });
    rows.push(row(&Word::AgendasInPlay, list(slots.collect())));
    let hand = player.hand_cards.iter().flatten().map(|agenda| agenda.name());
    let hidden = player.hand_cards.iter().filter(|agenda| agenda.is_none()).count();
    let by_type = player.hand.iter().map(|(agenda_type, count)| Word::HandOf { agenda_type: *agenda_type, count: *count }.text());
    let hand: Vec<Text> = if hidden == 0 { hand.collect() } else { by_type.chain(hand).collect() };
    rows.push(row(&Word::Hand, list(hand)));
    if let Some(drawn) = player.drawn.as_ref().filter(|drawn| !drawn.is_empty()) {
        rows.push(row(&Word::Drawn, list(drawn.iter().map(|agenda| agenda.name()).collect())));
    }
    if let Some(events) = player.foreseen.as_ref().filter(|events| !events.is_empty()) {
        rows.push(row(&Word::ForeseenTitle, list(events.iter().map(|event| event.name()).collect())));
    }
    rows.push(row(&Word::FocusesInHand, list(player.focuses.iter().map(|focus| focus.name()).collect())));
    rows.push(row(&Word::FocusesPlayed, list(player.played.iter().map(|focus| focus.name()).collect())));
    rows.push(row(
        &Word::GloryTitle,
        list(player.glory.iter().map(|value| Word::Value { value: *value, best: BEST_GLORY }.text()).collect()),
    ));
    rows.push(row(&Word::BountiesTitle, list(player.bounties.iter().map(|bounty| bounty.name()).collect())));
    rows.push(row(&Word::ReclaimsTitle, list(player.reclaims.iter().map(|reclaim| reclaim.name()).collect())));
    rows.push(row(&Word::TradeTitle, Word::Count { count: player.trade }.text()));
    rows.push(row(&Word::UpkeepTitle, Word::UpkeepOf { count: player.upkeep, due: player.upkeep_due }.text()));
    if player.on_chambers > 0 {
        rows.push(row(&Word::ChambersTitle, Word::Count { count: player.on_chambers }.text()));
    }
    if player.kept_corruption > 0 {
        rows.push(row(&Word::KeptTitle, Word::Count { count: player.kept_corruption }.text()));
    }
    Panel { id: format!("board-{seat}").into(), title: Word::Player { seat, house: player.house }.text(), owner: Some(seat), rows }
}
