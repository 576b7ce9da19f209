//! A position described by hand, for scenarios and rules questions.
//!
//! What is not said takes a neutral default: the preset map, an empty board, home planets controlled and ready, the sheet's
//! starting technologies, 3 tactic, 3 fleet and 2 strategy tokens, no goods, no points, the custodians token on Mecatol Rex,
//! nothing revealed.

use crate::board::units::{Condition, Location};
use crate::board::wormhole_tokens::{self, WormholeTokens};
use crate::cards::agendas::Law;
use crate::cards::occasions::{Occasion, window};
use crate::cards::promissory_notes::NoteId;
use crate::components::{
    ActionCardId, AgendaId, FactionId, ObjectiveId, PlanetId, SecretObjectiveId, Stage, StrategyCardId, SystemId, TechnologyId, UnitType,
    tile,
};
use crate::flow;
use crate::phases::action_phase;
use crate::position::given_cards;
use crate::position::state::{Phase, State};
use crate::position::underway::Turn;
use crate::setup::full_setup;
use crate::setup::options::Options;
use crate::{
    TwilightImperium,
    combat::{space_cannon, space_combat},
    phases::round,
    tactical::movement,
};
use crate::{combat::invasion, economy::production, position::underway, tactical::tactical_action};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{BySeat, FromGiven, Seat, steps};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Given {
    /// The options of the campaign.
    #[serde(default)]
    pub options: Options,
    /// Three to six players, clockwise.
    pub players: Vec<GivenPlayer>,
    /// Tiles to swap into the preset map, by axial coordinates `"q,r"`.
    #[serde(default)]
    pub map: BTreeMap<String, SystemId>,
    /// What is in the systems, by tile number.
    #[serde(default)]
    pub systems: BTreeMap<SystemId, GivenSystem>,
    /// What is on the planets.
    #[serde(default)]
    pub planets: BTreeMap<PlanetId, GivenPlanet>,
    /// Holder of the speaker token.
    #[serde(default = "first_seat")]
    pub speaker: Seat,
    /// The game round.
    #[serde(default = "one")]
    pub round: u32,
    /// Trade goods on strategy cards in the common area.
    #[serde(default)]
    pub trade_goods_on_cards: BTreeMap<StrategyCardId, u32>,
    /// Objectives that lie face up.
    #[serde(default)]
    pub objectives: Vec<ObjectiveId>,
    /// Objectives that lie face down, the next first; unsaid: the rest of the five and five in the order of the list.
    #[serde(default)]
    pub face_down: Option<Vec<ObjectiveId>>,
    /// Whether the custodians token lies on Mecatol Rex.
    #[serde(default = "yes")]
    pub custodians: bool,
    /// The action deck, the next card first: what is in no hand lies on the discard pile then. Unsaid: all that are in no hand
    /// and not discarded, in the order of the list.
    #[serde(default)]
    pub action_deck: Option<Vec<ActionCardId>>,
    /// Discarded action cards.
    #[serde(default)]
    pub action_discard: Vec<ActionCardId>,
    /// The agenda deck, the next card first: the others are not in the box then. Unsaid: all that are not in play and not
    /// discarded, in the order of the list.
    #[serde(default)]
    pub agenda_deck: Option<Vec<AgendaId>>,
    /// Discarded agendas.
    #[serde(default)]
    pub agenda_discard: Vec<AgendaId>,
    /// Laws in play.
    #[serde(default)]
    pub laws: Vec<Law>,
    /// Secret objectives that a law has made public, and who has scored them.
    #[serde(default)]
    pub leaked: BTreeMap<SecretObjectiveId, BTreeSet<Seat>>,
    /// The deck of secret objectives, the next first; unsaid: all that nobody has, in the order of the list.
    #[serde(default)]
    pub secret_deck: Option<Vec<SecretObjectiveId>>,
    /// Who has the Naalu token.
    #[serde(default)]
    pub zero_token: Option<Seat>,
    /// Wormhole tokens.
    #[serde(default)]
    #[schemars(with = "BTreeMap<SystemId, wormhole_tokens::Written>")]
    pub wormhole_tokens: WormholeTokens,
    /// Where the game goes on.
    #[serde(default)]
    pub at: At,
}

/// A player of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GivenPlayer {
    /// The faction.
    pub faction: FactionId,
    /// Victory points.
    #[serde(default)]
    pub victory_points: u32,
    /// The tactic pool.
    #[serde(default = "three")]
    pub tactic: u32,
    /// The fleet pool.
    #[serde(default = "three")]
    pub fleet: u32,
    /// The strategy pool.
    #[serde(default = "two")]
    pub strategy: u32,
    /// Trade goods.
    #[serde(default)]
    pub trade_goods: u32,
    /// Commodities.
    #[serde(default)]
    pub commodities: u32,
    /// Technologies; unsaid: those of the sheet.
    #[serde(default)]
    pub technologies: Option<BTreeSet<TechnologyId>>,
    /// Strategy cards held.
    #[serde(default)]
    pub strategy_cards: Vec<StrategyCardId>,
    /// Those of them that are exhausted.
    #[serde(default)]
    pub exhausted_cards: Vec<StrategyCardId>,
    /// Objectives scored.
    #[serde(default)]
    pub scored: Vec<ObjectiveId>,
    /// Whether the player has passed.
    #[serde(default)]
    pub passed: bool,
    /// Infantry waiting on its upgrade card.
    #[serde(default)]
    pub returning: u32,
    /// Whether the home planets are controlled.
    #[serde(default = "yes")]
    pub controls_home: bool,
    /// Action cards in hand.
    #[serde(default)]
    pub action_cards: Vec<ActionCardId>,
    /// Technologies that are exhausted.
    #[serde(default)]
    pub exhausted_technologies: BTreeSet<TechnologyId>,
    /// Technologies of others under assimilator tokens.
    #[serde(default)]
    pub assimilated: BTreeMap<TechnologyId, (Seat, TechnologyId)>,
    /// Other players' notes in hand; they leave their owners' hands.
    #[serde(default)]
    pub notes: Vec<NoteId>,
    /// Notes in the play area; they leave their owners' hands.
    #[serde(default)]
    pub play_area: Vec<NoteId>,
    /// Secret objectives not scored yet.
    #[serde(default)]
    pub secrets: Vec<SecretObjectiveId>,
    /// Secret objectives scored.
    #[serde(default)]
    pub scored_secrets: Vec<SecretObjectiveId>,
}

/// Units of a player, by type: a number, or intact and damaged ones.
pub type GivenUnits = BTreeMap<UnitType, GivenPile>;

/// Some units of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum GivenPile {
    /// Undamaged ones.
    Intact(u32),
    /// Both.
    Both {
        /// Undamaged ones.
        #[serde(default)]
        intact: u32,
        /// Damaged ones.
        #[serde(default)]
        damaged: u32,
    },
}

/// A system of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GivenSystem {
    /// Units in its space area, by seat.
    pub units: BTreeMap<Seat, GivenUnits>,
    /// Owners of command tokens.
    pub tokens: BTreeSet<Seat>,
}

/// A planet of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GivenPlanet {
    /// Who controls it; unsaid: whoever alone has ground forces there.
    pub controller: Option<Seat>,
    /// Whether its card is exhausted.
    pub exhausted: bool,
    /// Units on it, by seat.
    pub units: BTreeMap<Seat, GivenUnits>,
}

/// Where the game goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum At {
    /// The strategy phase begins.
    #[default]
    StrategyPhase,
    /// The action phase begins.
    ActionPhase,
    /// A player's turn begins.
    Turn(Seat),
    /// A player has just activated a system. A token is placed there if none was.
    Activated {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// A player has activated a system and moves ships. A token is placed there if none was.
    Movement {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Movement is over: space cannon offense, then the rest of the tactical action.
    SpaceCannonOffense {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Space combat, then the rest of the tactical action.
    SpaceCombat {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Invasion, then production.
    Invasion {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// Production.
    Production {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// The status phase begins.
    StatusPhase,
    /// The agenda phase begins.
    AgendaPhase,
}

fn first_seat() -> Seat {
    Seat(0)
}
fn one() -> u32 {
    1
}
fn two() -> u32 {
    2
}
fn three() -> u32 {
    3
}
fn yes() -> bool {
    true
}

/// No sensible position holds more of anything.
const MOST: u32 = 1_000;

/// The position and what follows.
///
/// # Errors
/// What is wrong with the description.
pub fn position(given: &Given) -> FromGiven<TwilightImperium> {
    let mut defects = vec![];
    check(given, &mut defects);
    if !defects.is_empty() {
        return Err(defects);
    }
    let factions: BySeat<FactionId> = given.players.iter().map(|player| player.faction).collect();
    let mut galaxy = full_setup::preset_galaxy(&factions);
    for (at, system) in &given.map {
        let Some(at) = coordinates(at) else { return Err(vec![format!("`{at}` is not a place: write \"q,r\"")]) };
        galaxy.lay(*system, at);
    }
    let face_down = given.face_down.clone().unwrap_or_else(|| rest_of_objectives(&given.objectives));
    let mut s = full_setup::empty_table(given.options.clone(), factions, galaxy, given.speaker, face_down);
    s.round = given.round;
    s.custodians = given.custodians;
    s.objectives.revealed.clone_from(&given.objectives);
    for (seat, player) in (0..).map(Seat).zip(&given.players) {
        sit_down(&mut s, seat, player, &mut defects);
    }
    for (system, there) in &given.systems {
        fill_system(&mut s, *system, there, &mut defects);
    }
    for (planet, there) in &given.planets {
        fill_planet(&mut s, *planet, there, &mut defects);
    }
    for (card, count) in &given.trade_goods_on_cards {
        s.strategy_cards.get_mut(card).expect("all eight cards are on the table").trade_goods = *count;
    }
    given_cards::lay_out(&mut s, given, &mut defects);
    let steps = go_on(&mut s, &given.at, &mut defects);
    s.sweep();
    if defects.is_empty() { Ok((s, steps)) } else { Err(defects) }
}

fn coordinates(text: &str) -> Option<(i32, i32)> {
    let (q, r) = text.split_once(',')?;
    let (q, r) = (q.trim().parse::<i32>().ok()?, r.trim().parse::<i32>().ok()?);
    (q.abs() <= 9 && r.abs() <= 9).then_some((q, r))
}

/// What would make the rest impossible to build.
fn check(given: &Given, defects: &mut Vec<String>) {
    let seats = given.players.len();
    if !(3..=6).contains(&seats) {
        defects.push(format!("{seats} players: three to six can play"));
    }
    let factions: BTreeSet<FactionId> = given.players.iter().map(|player| player.faction).collect();
    if factions.len() != seats {
        defects.push("SETUP-2: a faction is there twice".to_owned());
    }
    if usize::from(given.speaker.0) >= seats {
        defects.push(format!("speaker: there is no seat {}", given.speaker));
    }
    for system in given.map.values().filter(|system| tile(**system).is_none()) {
        defects.push(format!("there is no tile {system}"));
    }
    let numbers =
        given.players.iter().flat_map(|p| [p.victory_points, p.tactic, p.fleet, p.strategy, p.trade_goods, p.commodities, p.returning]);
    if numbers.chain([given.round]).chain(given.trade_goods_on_cards.values().copied()).any(|n| n > MOST) {
        defects.push(format!("a number is larger than {MOST}"));
    }
}

/// Five of each stage, without those face up, in the order of the list.
fn rest_of_objectives(revealed: &[ObjectiveId]) -> Vec<ObjectiveId> {
    let of = |stage: Stage| {
        let up = revealed.iter().filter(|objective| objective.card().stage == stage).count();
        let rest = ObjectiveId::ALL.iter().copied().filter(move |objective| objective.card().stage == stage);
        rest.filter(|objective| !revealed.contains(objective)).take(5_usize.saturating_sub(up)).collect::<Vec<_>>()
    };
    [of(Stage::I), of(Stage::II)].concat()
}

fn sit_down(s: &mut State, seat: Seat, given: &GivenPlayer, defects: &mut Vec<String>) {
    let player = &mut s.players[seat];
    player.victory_points = given.victory_points;
    (player.tactic, player.fleet, player.strategy) = (given.tactic, given.fleet, given.strategy);
    (player.trade_goods, player.commodities) = (given.trade_goods, given.commodities);
    (player.passed, player.returning) = (given.passed, given.returning);
    if let Some(technologies) = &given.technologies {
        player.technologies.clone_from(technologies);
    }
    if given.controls_home {
        for planet in given.faction.sheet().home_planets {
            if let Some(card) = s.planets.get_mut(planet) {
                card.controller = Some(seat);
            }
        }
    }
    for id in &given.strategy_cards {
        let card = s.strategy_cards.get_mut(id).expect("all eight cards are on the table");
        if card.holder.replace(seat).is_some() {
            defects.push(format!("LRR 76.1b: the card {id} is held twice"));
        }
        card.exhausted = given.exhausted_cards.contains(id);
    }
    for objective in &given.scored {
        s.objectives.scored.entry(*objective).or_default().insert(seat);
    }
}

fn fill_system(s: &mut State, system: SystemId, given: &GivenSystem, defects: &mut Vec<String>) {
    if !s.systems.contains_key(&system) {
        defects.push(format!("tile {system} is not on the board"));
        return;
    }
    for seat in given.tokens.iter().filter(|seat| s.players.get(**seat).is_some()) {
        s.systems.get_mut(&system).expect("just seen").tokens.insert(*seat);
    }
    put_all(s, Location::Space(system), &given.units, defects);
}

fn fill_planet(s: &mut State, planet: PlanetId, given: &GivenPlanet, defects: &mut Vec<String>) {
    if !s.planets.contains_key(&planet) {
        defects.push(format!("the planet {planet} is not on the board"));
        return;
    }
    put_all(s, Location::Planet(planet), &given.units, defects);
    let forces: Vec<Seat> = s.seats().filter(|seat| s.units(*seat, Location::Planet(planet)).ground_forces() > 0).collect();
    let alone = if forces.len() == 1 { forces.first().copied() } else { None };
    let card = s.planets.get_mut(&planet).expect("just seen");
    card.controller = given.controller.or(alone).or(card.controller);
    card.exhausted = given.exhausted;
    if card.controller.is_some_and(|seat| s.players.get(seat).is_none()) {
        defects.push(format!("{planet}: there is no such seat"));
    }
}

fn put_all(s: &mut State, at: Location, units: &BTreeMap<Seat, GivenUnits>, defects: &mut Vec<String>) {
    for (seat, piles) in units {
        if s.players.get(*seat).is_none() {
            defects.push(format!("there is no seat {seat}"));
            continue;
        }
        for (unit, pile) in piles {
            let (intact, damaged) = match *pile {
                GivenPile::Intact(intact) => (intact, 0),
                GivenPile::Both { intact, damaged } => (intact, damaged),
            };
            if intact > MOST || damaged > MOST {
                defects.push(format!("{unit}: more than {MOST}"));
                continue;
            }
            s.units_mut(*seat, at).add(*unit, Condition::Intact, intact);
            s.units_mut(*seat, at).add(*unit, Condition::Damaged, damaged);
        }
    }
}

/// LRR 76.1b: everybody chooses among the cards in the common area, so those must be enough.
fn cards_left_to_choose(s: &State, defects: &mut Vec<String>) {
    let left = s.strategy_cards.values().filter(|card| card.holder.is_none()).count();
    let wanted = s.seats().count() * s.cards_per_player();
    if left < wanted {
        defects.push(format!(
            "LRR 76.1b: the strategy phase begins, {wanted} strategy cards are to be chosen and {left} are left in the common area"
        ));
    }
}

/// The steps from which the game goes on.
fn go_on(s: &mut State, at: &At, defects: &mut Vec<String>) -> Vec<flow::Step> {
    let (seat, system) = match at {
        At::StrategyPhase => {
            cards_left_to_choose(s, defects);
            return round::from(Phase::Strategy);
        }
        At::ActionPhase => return round::from(Phase::Action),
        At::StatusPhase => return round::from(Phase::Status),
        At::AgendaPhase => return round::from(Phase::Agenda),
        At::Turn(seat) => (*seat, None),
        At::Activated { seat, system }
        | At::Movement { seat, system }
        | At::SpaceCannonOffense { seat, system }
        | At::SpaceCombat { seat, system }
        | At::Invasion { seat, system }
        | At::Production { seat, system } => (*seat, Some(*system)),
    };
    if s.players.get(seat).is_none() {
        defects.push(format!("at: there is no seat {seat}"));
        return vec![];
    }
    s.phase = Phase::Action;
    s.underway.turn = Some(Turn::of(seat));
    let end: [flow::Step; 2] = steps![action_phase::Step::TakeFurtherAction { seat }, action_phase::Step::EndOfTurn { seat }];
    let after: Vec<flow::Step> = end.into_iter().chain(round::from(Phase::Status)).collect();
    let Some(system) = system else {
        let begins = window(Occasion::TurnBegins { seat });
        let turn: [flow::Step; 4] =
            steps![action_phase::Step::StartOfTurn { seat }, begins, action_phase::Step::Begun, action_phase::Step::TakeAction { seat }];
        return turn.into_iter().chain(after).collect();
    };
    let Some(there) = s.systems.get_mut(&system) else {
        defects.push(format!("at: tile {system} is not on the board"));
        return vec![];
    };
    there.tokens.insert(seat);
    s.underway.tactical = Some(underway::TacticalAction::begin(system));
    let all: [flow::Step; 9] = steps![
        window(Occasion::Activating { seat, system }),
        window(Occasion::Activated { seat, system }),
        movement::Step::Choose { seat },
        window(Occasion::ShipsMoved { seat, system }),
        space_cannon::Step::Offense { seat, system },
        space_combat::Step::Begin { attacker: seat, system },
        invasion::Step::Begin { seat, system },
        production::Step::Begin { seat, system },
        tactical_action::Step::End,
    ];
    let done = match at {
        At::Movement { .. } => 2,
        At::SpaceCannonOffense { .. } => 4,
        At::SpaceCombat { .. } => 5,
        At::Invasion { .. } => 6,
        At::Production { .. } => 7,
        At::Activated { .. } | At::StrategyPhase | At::ActionPhase | At::StatusPhase | At::AgendaPhase | At::Turn(_) => 0,
    };
    all.into_iter().skip(done).chain(after).collect()
}
