//! What is shown to whom (built field by field). All pieces of this game are public but the objectives
//! that lie face down and the tiles in hand during the set-up.

use crate::components::{FactionId, ObjectiveId, PlanetId, StrategyCardId, SystemId, TechnologyId};
use crate::state::{Phase, PlanetCard, State, StrategyCard, System};
use crate::tile_stacks::{self, TilePlacingView};
use crate::underway::Underway;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{BySeat, Eyes, Seat};

/// The table as somebody sees it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// Points that win.
    pub target: u32,
    /// The game round.
    pub round: u32,
    /// The phase.
    pub phase: Phase,
    /// Holder of the speaker token.
    pub speaker: Seat,
    /// The active player.
    pub active_player: Option<Seat>,
    /// The active system.
    pub active_system: Option<SystemId>,
    /// Where tiles lie: axial coordinates; off the board: none.
    pub tiles: BTreeMap<SystemId, Option<(i32, i32)>>,
    /// What lies in each system.
    pub systems: BTreeMap<SystemId, System>,
    /// The planets.
    pub planets: BTreeMap<PlanetId, PlanetCard>,
    /// The players' sheets.
    pub players: BySeat<Sheet>,
    /// The strategy cards.
    pub strategy_cards: BTreeMap<StrategyCardId, StrategyCard>,
    /// Objectives face up, with those who scored them.
    pub objectives: Vec<(ObjectiveId, BTreeSet<Seat>)>,
    /// How many objectives lie face down.
    pub objectives_face_down: usize,
    /// Whether the custodians token lies on Mecatol Rex.
    pub custodians: bool,
    /// The tiles still to be placed, while players lay out the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile_placing: Option<TilePlacingView>,
    /// What is being carried out.
    pub underway: Underway,
}

/// A player's sheet.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Sheet {
    /// The faction.
    pub faction: FactionId,
    /// Victory points.
    pub victory_points: u32,
    /// The tactic pool.
    pub tactic: u32,
    /// The fleet pool.
    pub fleet: u32,
    /// The strategy pool.
    pub strategy: u32,
    /// Command tokens in reinforcements.
    pub tokens_left: u32,
    /// Trade goods.
    pub trade_goods: u32,
    /// Commodities.
    pub commodities: u32,
    /// The most commodities.
    pub commodity_value: u32,
    /// Technologies.
    pub technologies: BTreeSet<TechnologyId>,
    /// Infantry waiting to return.
    pub returning: u32,
    /// Whether the player has passed.
    pub passed: bool,
}

/// Builds a view.
pub fn view(s: &State, eyes: Eyes) -> View {
    let on_board = s.galaxy.systems.iter().map(|(system, at)| (*system, Some(*at)));
    let beside = s.galaxy.off_board.iter().map(|system| (*system, None));
    let scored = |objective: &ObjectiveId| s.objectives.scored.get(objective).cloned().unwrap_or_default();
    View {
        eyes,
        target: s.target(),
        round: s.round,
        phase: s.phase,
        speaker: s.speaker,
        active_player: s.underway.turn.as_ref().map(|turn| turn.seat),
        active_system: s.underway.tactical.as_ref().map(|action| action.system),
        tiles: on_board.chain(beside).collect(),
        systems: s.systems.clone(),
        planets: s.planets.clone(),
        players: BySeat::new(s.players.len(), |seat| sheet(s, seat)),
        strategy_cards: s.strategy_cards.clone(),
        objectives: s.objectives.revealed.iter().map(|objective| (*objective, scored(objective))).collect(),
        // The number is public, the cards are not (LRR 12.13).
        objectives_face_down: s.objectives.face_down.for_the_rules().len(),
        custodians: s.custodians,
        tile_placing: s.tile_placing.as_ref().map(|placing| tile_stacks::view(s, placing, eyes)),
        underway: s.underway.clone(),
    }
}

fn sheet(s: &State, seat: Seat) -> Sheet {
    let player = &s.players[seat];
    Sheet {
        faction: player.faction,
        victory_points: player.victory_points,
        tactic: player.tactic,
        fleet: player.fleet,
        strategy: player.strategy,
        tokens_left: s.tokens_left(seat),
        trade_goods: player.trade_goods,
        commodities: player.commodities,
        commodity_value: crate::trade_goods::commodity_value(s, seat),
        technologies: player.technologies.clone(),
        returning: player.returning,
        passed: player.passed,
    }
}
