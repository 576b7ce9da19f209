//! What somebody sees, built field by field.

use crate::board::edges::Storm;
use crate::board::{Held, Laid};
use crate::cards::events::EventId;
use crate::prelude::*;
use crate::rounds::ending;
use sternpost_core::Eyes;
use sternpost_kit::{count, count_of};

/// What somebody sees.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub round: u32,
    pub phase: Phase,
    pub first: Seat,
    pub needed: u32,
    pub tiles: BTreeMap<SystemId, Laid>,
    pub areas: BTreeMap<AreaId, Held>,
    pub stacks: BTreeMap<SystemId, Vec<SeenOrder>>,
    pub storms: Vec<Storm>,
    pub players: BySeat<SeenPlayer>,
    pub active: Option<SystemId>,
}

/// An order token on the board.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenOrder {
    pub seat: Seat,
    /// Its kind, if it may be known.
    pub kind: Option<OrderKind>,
}

/// A player.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenPlayer {
    pub faction: Faction,
    pub materiel: u32,
    pub assets: BTreeMap<Asset, u32>,
    /// Order tokens that are not laid: how many, and which if that may be known.
    pub unlaid: u32,
    pub unlaid_kinds: Option<Vec<OrderKind>>,
    pub resolved: Vec<OrderKind>,
    pub on_event_deck: u32,
    pub drawn: u32,
    pub drawn_events: Option<Vec<EventId>>,
    pub collected: u32,
    pub command_level: u32,
    pub control_tokens: u32,
    pub friendly_worlds: u32,
    pub units: u32,
    pub on_board: u32,
    /// Own objective tokens that lie on friendly worlds, and on others.
    pub objectives_held: u32,
    pub objectives_elsewhere: u32,
    pub is_eliminated: bool,
}

/// What these eyes see.
pub fn view(s: &State, eyes: Eyes) -> View {
    let order = |order: &crate::board::Order| SeenOrder { seat: order.seat, kind: order.kind.seen_by(eyes).copied() };
    View {
        round: s.round,
        phase: s.phase,
        first: s.first,
        needed: ending::needed(s),
        tiles: s.board.tiles.clone(),
        areas: s.board.areas.clone(),
        stacks: s.board.stacks.iter().map(|(system, stack)| (*system, stack.iter().map(order).collect())).collect(),
        storms: s.board.storms.clone(),
        players: BySeat::new(s.players.len(), |seat| player(s, seat, eyes)),
        active: s.active_system(),
    }
}

fn player(s: &State, seat: Seat, eyes: Eyes) -> SeenPlayer {
    let player = &s.players[seat];
    let lying = || s.board.areas.iter().filter(|(_, held)| held.objectives.contains(&seat)).map(|(area, _)| *area);
    let held = count_of(lying().filter(|area| s.is_friendly(*area, seat)));
    SeenPlayer {
        faction: player.faction,
        materiel: player.materiel,
        assets: player.assets.clone(),
        unlaid: count(player.unlaid.len()),
        unlaid_kinds: player.unlaid.known_by(eyes).map(<[OrderKind]>::to_vec),
        resolved: player.resolved.clone(),
        on_event_deck: count(player.on_event_deck.len()),
        drawn: count(player.drawn.len()),
        drawn_events: player.drawn.known_by(eyes).map(<[EventId]>::to_vec),
        collected: player.collected,
        command_level: s.command_level(seat),
        control_tokens: s.control_tokens_left(seat),
        friendly_worlds: count_of(s.friendly_worlds(seat)),
        units: s.units_of(seat),
        on_board: count_of(s.board.stacks.values().flatten().filter(|order| order.seat == seat)),
        objectives_held: held,
        objectives_elsewhere: count_of(lying()) - held,
        is_eliminated: player.is_eliminated,
    }
}
