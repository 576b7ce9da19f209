//! A position described by hand is laid out on the table ([`crate::position::given`]), and the steps that follow from where it stands.

use crate::components::{ObjectiveId, Stage, tile};
use crate::flow;
use crate::phases::action_phase;
use crate::phases::round;
use crate::position::given::{At, Given, GivenPile, GivenPlanet, GivenPlayer, GivenSystem, GivenUnits};
use crate::position::given_cards;
use crate::position::state::Phase;
use crate::position::underway::Turn;
use crate::prelude::*;
use crate::setup::full_setup;
use crate::{position::underway, tactical::tactical_action};
use sternpost_core::FromGiven;

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
    let all = tactical_action::steps(seat, system);
    let done = match at {
        At::Movement { .. } => 2,
        At::SpaceCannonOffense { .. } => 4,
        At::SpaceCombat { .. } => 5,
        At::Invasion { .. } => 6,
        At::Production { .. } => 7,
        At::Activated { .. } | At::StrategyPhase | At::ActionPhase | At::StatusPhase | At::AgendaPhase | At::Turn(_) => 0,
    };
    all.into_iter().skip(done).chain([action_phase::performed(seat)]).chain(after).collect()
}
