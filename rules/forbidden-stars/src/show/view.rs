//! What somebody sees, built field by field.

use crate::battle::sides::{Dice, Role};
use crate::board::edges::Storm;
use crate::board::{Figures, Held, Laid};
use crate::cards::combat::CombatCardId;
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
use crate::position::underway::Striking;
use crate::prelude::*;
use crate::rounds::ending;
use crate::setup::laying::{self, Laying};
use sternpost_core::Eyes;
use sternpost_kit::board::square::Square;
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
    pub combat: Option<SeenCombat>,
    /// The orbital strike that is on; all of it lies open.
    pub strike: Option<Striking>,
    /// What is not on the board yet, and where the next tile may come.
    pub laying: Option<Laying>,
    pub open_cells: Vec<Square>,
}

/// The combat that is on.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenCombat {
    pub area: AreaId,
    pub round: u32,
    pub attacker: SeenSide,
    pub defender: SeenSide,
    /// What is fought for next.
    pub second: Option<AreaId>,
}

/// A side of it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenSide {
    pub seat: Seat,
    pub dice: Dice,
    pub tokens: Dice,
    /// How many cards are held, and which if that may be known.
    pub hand: u32,
    pub hand_cards: Option<Vec<CombatCardId>>,
    /// Whether a card lies face down, and which if that may be known.
    pub has_face_down: bool,
    pub face_down: Option<CombatCardId>,
    pub face_up: Vec<CombatCardId>,
    pub reinforcements: Figures,
    pub offence: u32,
    pub defence: u32,
    pub morale: u32,
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
    /// Schemes in play.
    pub schemes: Vec<EventId>,
    pub upgrades: BTreeMap<OrderUpgradeId, bool>,
    pub combat_cards: BTreeSet<CombatCardId>,
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
        laying: s.laying.clone(),
        open_cells: cells_to_come(s),
        combat: s.combat.as_ref().map(|combat| SeenCombat {
            area: combat.area,
            round: combat.round,
            attacker: side(s, Role::Attacker, eyes),
            defender: side(s, Role::Defender, eyes),
            second: combat.second.map(|onward| onward.area),
        }),
        strike: s.order.as_ref().and_then(|order| order.strike.clone()),
    }
}

/// Cells where a tile may come: the one that was chosen for it, else any that is open.
fn cells_to_come(s: &State) -> Vec<Square> {
    let Some(laying) = &s.laying else { return vec![] };
    match laying.cell {
        Some(chosen) => vec![chosen],
        None if s.board.tiles.is_empty() => vec![laying::FIRST_CELL],
        None => laying::open_cells(s).into_iter().collect(),
    }
}

fn side(s: &State, role: Role, eyes: Eyes) -> SeenSide {
    let side = s.side(role);
    SeenSide {
        seat: side.seat,
        dice: side.dice,
        tokens: side.tokens,
        hand: count(side.hand.len()),
        hand_cards: side.hand.known_by(eyes).map(<[CombatCardId]>::to_vec),
        has_face_down: side.face_down.is_some(),
        face_down: side.face_down.as_ref().and_then(|card| card.seen_by(eyes)).copied(),
        face_up: side.face_up.iter().map(|face_up| face_up.card).collect(),
        reinforcements: side.reinforcements,
        offence: s.offence(role),
        defence: s.defence(role),
        morale: s.morale(role),
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
        schemes: player.schemes.clone(),
        upgrades: player.upgrades.clone(),
        combat_cards: player.combat_cards.clone(),
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
