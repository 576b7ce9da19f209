//! What somebody sees, built field by field.

use crate::components::agendas::AgendaId;
use crate::components::events::EventId;
use crate::components::focuses::FocusId;
use crate::components::maps::{Kind, MapId};
use crate::components::tokens::{Bounty, Reclaim};
use crate::galaxy::Force;
use crate::position::{Copies, Improved, Phase, Slot};
use crate::prelude::*;
use crate::rounds::evaluation;
use crate::show::crisis::{self, SeenVoid};
use sternpost_core::Eyes;
use sternpost_kit::count;

/// What somebody sees.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    pub cycle: u8,
    pub phase: Phase,
    pub round: u8,
    pub rounds: u8,
    pub order: Vec<Seat>,
    pub map: MapId,
    pub sectors: BTreeMap<SectorId, SeenSector>,
    pub players: BySeat<SeenPlayer>,
    pub trade_board: [u8; 6],
    pub technologies: BTreeMap<TechnologyId, Copies>,
    pub improved: Improved,
    pub agendas: BTreeMap<AgendaType, SeenAgendas>,
    pub event: Option<EventId>,
    pub bounties: u32,
    pub reclaims: u32,
    pub turn: Option<Seat>,
    pub focus: Option<FocusId>,
    /// Where a fight is on.
    pub fight: Option<SectorId>,
    /// The Crisis board, where the Void is played against.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub void: Option<SeenVoid>,
}

/// A sector.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenSector {
    pub kind: Kind,
    pub population: u8,
    pub is_corrupted: bool,
    pub guilds: Vec<Guild>,
    pub installations: Vec<Installation>,
    pub printed: Vec<Installation>,
    pub guild_slots: u32,
    pub installation_slots: u32,
    pub owner: Option<Seat>,
    pub force: Force,
    pub voidborn: u8,
    pub glory: Vec<u8>,
    pub bounties: u32,
    pub reclaims: u32,
    pub fallen: Option<House>,
    pub upkeep: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub harbingers: u8,
}

/// Whether there is none, so that nothing is said of it.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes what it may skip by reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// Agendas of a type on the board.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenAgendas {
    pub stack: u32,
    pub display: Option<AgendaId>,
    pub is_corrupted: bool,
}

/// A player.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenPlayer {
    pub house: House,
    pub origin: Origin,
    pub influence: u32,
    pub stock: Stock,
    pub levels: BTreeMap<Resource, u32>,
    pub yields: BTreeMap<Resource, u8>,
    pub active: u8,
    pub inactive: u8,
    pub deployed: u8,
    pub tracks: [u8; 3],
    pub corrupted_tracks: [bool; 3],
    pub slots: [Slot; 4],
    /// Agendas in hand: how many of each type, and which if that may be known.
    pub hand: BTreeMap<AgendaType, u32>,
    pub hand_cards: Vec<Option<AgendaId>>,
    pub drawn: Option<Vec<AgendaId>>,
    pub foreseen: Option<Vec<EventId>>,
    pub focuses: BTreeSet<FocusId>,
    pub played: Vec<FocusId>,
    /// Whether a focus lies face down for the next turn, and which if that may be known.
    pub has_laid: bool,
    pub laid: Option<FocusId>,
    pub technologies: BTreeMap<TechnologyId, bool>,
    pub technology_limit: u32,
    pub on_chambers: u8,
    pub glory: Vec<u8>,
    pub bounties: Vec<Bounty>,
    pub reclaims: Vec<Reclaim>,
    pub trade: u8,
    pub kept_corruption: u8,
    pub pure: u32,
    pub corrupted: u32,
    pub upkeep: u8,
    pub upkeep_due: u8,
    pub corruption_on_mat: u8,
    /// What each objective in play brings now, by agenda; the starting one has none.
    pub objectives: Vec<(Option<AgendaId>, u32, i32)>,
}

/// What these eyes see.
pub fn view(s: &State, eyes: Eyes) -> View {
    View {
        cycle: s.cycle,
        phase: s.phase,
        round: s.round,
        rounds: s.rounds(),
        order: s.order.clone(),
        map: s.galaxy.map,
        sectors: s.galaxy.sectors.iter().map(|(at, held)| (*at, sector(held))).collect(),
        players: BySeat::new(s.players.len(), |seat| player(s, seat, eyes)),
        trade_board: s.trade_board,
        technologies: s.technologies.clone(),
        improved: s.improved.clone(),
        agendas: s
            .agendas
            .iter()
            .map(|(agenda_type, agendas)| {
                let seen = SeenAgendas { stack: count(agendas.stack.len()), display: agendas.display, is_corrupted: agendas.is_corrupted };
                (*agenda_type, seen)
            })
            .collect(),
        event: s.event,
        bounties: count(s.bounties.len()),
        reclaims: count(s.reclaims.len()),
        turn: s.turn.as_ref().map(|turn| turn.seat),
        focus: s.turn.as_ref().map(|turn| turn.focus),
        fight: s.invasion.as_ref().map(|invasion| invasion.at),
        void: crisis::seen(s),
    }
}

fn sector(held: &crate::galaxy::Sector) -> SeenSector {
    let printed = held.all_installations().count() - held.installations.len();
    SeenSector {
        kind: held.kind,
        population: held.population,
        is_corrupted: held.is_corrupted,
        guilds: held.guilds.clone(),
        installations: held.installations.clone(),
        printed: held.all_installations().take(printed).collect(),
        guild_slots: count(held.guild_slots()),
        installation_slots: count(held.installation_slots()),
        owner: held.owner,
        force: held.force.clone(),
        voidborn: held.voidborn,
        glory: held.glory.clone(),
        bounties: count(held.bounties.len()),
        reclaims: count(held.reclaims.len()),
        fallen: held.fallen,
        upkeep: held.upkeep(),
        harbingers: held.harbingers,
    }
}

fn player(s: &State, seat: Seat, eyes: Eyes) -> SeenPlayer {
    let player = &s.players[seat];
    let own: Vec<&crate::galaxy::Sector> = s.galaxy.of(seat).map(|(_, sector)| sector).collect();
    let mut hand = BTreeMap::new();
    // VF-AGE-05: backs show the type.
    for agenda in player.hand.for_the_rules() {
        *hand.entry(agenda.agenda_type()).or_insert(0) += 1;
    }
    SeenPlayer {
        house: player.house,
        origin: player.origin,
        influence: player.influence,
        stock: player.stock,
        levels: Resource::ALL.iter().map(|resource| (*resource, s.level(seat, *resource))).collect(),
        yields: Resource::ALL.iter().map(|resource| (*resource, s.yield_of(seat, *resource))).collect(),
        active: player.active,
        inactive: player.inactive,
        deployed: own.iter().map(|sector| sector.force.total()).sum(),
        tracks: player.tracks,
        corrupted_tracks: player.corrupted_tracks,
        slots: player.slots,
        hand,
        hand_cards: player.hand.one_by_one(eyes).map(|agenda| agenda.copied()).collect(),
        drawn: player.drawn.known_by(eyes).map(<[AgendaId]>::to_vec),
        foreseen: player.foreseen.known_by(eyes).map(<[EventId]>::to_vec),
        focuses: player.focuses.clone(),
        played: player.played.clone(),
        has_laid: player.laid.is_some(),
        laid: player.laid.as_ref().and_then(|laid| laid.seen_by(eyes)).copied(),
        technologies: player.technologies.clone(),
        technology_limit: count(player.technology_limit()),
        on_chambers: player.on_chambers,
        glory: player.glory.clone(),
        bounties: player.bounties.clone(),
        reclaims: player.reclaims.clone(),
        trade: player.trade,
        kept_corruption: player.kept_corruption,
        pure: count(own.iter().filter(|sector| sector.is_pure()).count()),
        corrupted: count(own.iter().filter(|sector| sector.is_corrupted).count()),
        upkeep: s.upkeep(seat),
        upkeep_due: evaluation::upkeep_due(s, seat),
        corruption_on_mat: player.corruption_on_mat(),
        objectives: objectives(s, seat),
    }
}

/// What each objective brings now, numbered within its agenda.
fn objectives(s: &State, seat: Seat) -> Vec<(Option<AgendaId>, u32, i32)> {
    let mut numbers: BTreeMap<Option<AgendaId>, u32> = BTreeMap::new();
    let mut number = |agenda: Option<AgendaId>| {
        let number = numbers.entry(agenda).or_insert(0);
        *number += 1;
        *number
    };
    s.objectives(seat).map(|(agenda, objective)| (agenda, number(agenda), s.brings(seat, objective))).collect()
}
