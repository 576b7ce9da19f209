//! What can move into the active system (LRR 15.3, 16) and what can be taken aboard there (LRR 83), and why other ships cannot.
//!
//! What is asked about it stands in [`crate::tactical::movement`].

use crate::position::underway::{Cargo, TacticalAction};
use crate::prelude::*;
use crate::tactical::routes::{Routes, moves_at_start};
use sternpost_core::Barred;

/// Equal ships of one system.
pub struct Ships {
    /// Their type.
    pub unit: UnitType,
    /// Their condition.
    pub condition: Condition,
    /// Where they are.
    pub from: SystemId,
    /// How many.
    pub count: u32,
    /// How far they move (LRR 16).
    pub moves: u32,
    /// What each can carry (LRR 43.1).
    pub capacity: u32,
    /// Whether it is the one ship with a move more (Gravity Drive).
    driven: bool,
}

impl Ships {
    /// The choice of them.
    pub fn choice(&self) -> Choice {
        let Self { unit, condition, from, .. } = *self;
        if self.driven { Choice::DrivenShip { unit, condition, from } } else { Choice::Ship { unit, condition, from } }
    }
}

/// The tactical action in which ships move.
pub fn action(s: &State) -> &TacticalAction {
    s.underway.tactical.as_ref().expect("ships move in a tactical action")
}

/// How far ships of a type move that set out from a system.
///
/// LRR 57.2a: what effects add comes on top of the one move in a nebula.
pub fn moves_from(s: &State, seat: Seat, unit: UnitType, from: SystemId) -> Option<u32> {
    let stats = s.stats(seat, unit)?;
    let movement = stats.movement.filter(|_| unit.is_ship() || stats.in_space)?;
    Some(moves_at_start(from, movement) + action(s).bonus_moves + modifiers::moves_further_from(s, seat, from))
}

/// What each ship of a type can carry (LRR 43.1).
pub fn capacity(s: &State, seat: Seat, unit: UnitType) -> u32 {
    s.stats(seat, unit).map_or(0, |stats| stats.capacity)
}

/// All ships of a player that have a move value, the one with a move more apart from its like.
fn ships(s: &State, seat: Seat) -> Vec<Ships> {
    let (mut all, action) = (vec![], action(s));
    for from in s.systems.keys().copied() {
        for (unit, pile) in s.units(seat, Location::Space(from)).iter() {
            let Some(moves) = moves_from(s, seat, unit, from) else { continue };
            let capacity = capacity(s, seat, unit);
            for (condition, there) in [(Condition::Intact, pile.intact), (Condition::Damaged, pile.damaged)] {
                let further = u32::from(there > 0 && action.driven == Some((unit, condition, from)));
                for (count, more, driven) in [(there - further, 0, false), (further, 1, true)] {
                    if count > 0 {
                        all.push(Ships { unit, condition, from, count, moves: moves + more, capacity, driven });
                    }
                }
            }
        }
    }
    all
}

/// The ways to the active system: some ships pass what stops others.
pub struct Charts<'s> {
    all: Routes<'s>,
    silent: Option<(SystemId, Routes<'s>)>,
    flagship: Option<Routes<'s>>,
}

impl<'s> Charts<'s> {
    /// The ways of ships that have at most so many moves.
    pub fn new(s: &'s State, seat: Seat, most: u32) -> Self {
        let active = action(s).system;
        Self {
            // One look from the active system shows the ways of all of them.
            all: Routes::to(s, seat, active, most),
            silent: action(s).silent.map(|start| (start, Routes::from(s, seat, active, most, start))),
            flagship: modifiers::flagship_passes_ships(s, seat).then(|| Routes::through_ships(s, seat, active, most)),
        }
    }

    /// The ways of ships of a type that set out from a system.
    pub fn of(&self, unit: UnitType, from: SystemId) -> &Routes<'s> {
        match (&self.silent, &self.flagship) {
            (_, Some(routes)) if unit == UnitType::Flagship => routes,
            (Some((start, routes)), _) if *start == from => routes,
            _ => &self.all,
        }
    }
}

/// The ships that can move into the active system.
pub fn movable(s: &State, seat: Seat) -> Vec<Ships> {
    movable_with(s, seat, 0)
}

/// The ships that could, if each had so many moves more.
pub fn movable_with(s: &State, seat: Seat, more: u32) -> Vec<Ships> {
    let active = action(s).system;
    if action(s).no_moves {
        return vec![];
    }
    // LRR 15.3c, 15.3d: a ship does not leave a system with an own token, the active one excepted
    let mut free = ships(s, seat);
    free.retain(|ships| ships.from == active || !s.has_token(seat, ships.from));
    free.iter_mut().for_each(|ships| ships.moves += more);
    let Some(most) = free.iter().map(|ships| ships.moves).max() else { return free };
    let charts = Charts::new(s, seat, most);
    free.retain(|ships| {
        let routes = charts.of(ships.unit, ships.from);
        routes.has_way(ships.from, ships.moves) && (ships.from != active || is_worth_leaving(s, seat, routes, ships))
    });
    free
}

/// LRR 15.3e: a ship may leave the active system and come back; that makes a difference only if it brings something, or lifts troops
/// off a planet of the active system to land them elsewhere in it (LRR 83.1).
fn is_worth_leaving(s: &State, seat: Seat, routes: &Routes<'_>, ships: &Ships) -> bool {
    // A flagship that went ahead of the others has moved.
    let has_moved = action(s).moved && ships.unit == UnitType::Flagship;
    let lifts = || !loadable_on_arrival(s, seat).is_empty();
    ships.capacity > 0 && !has_moved && (lifts() || is_worth_a_round_trip(s, seat, routes, ships.moves))
}

/// LRR 15.3e: whether something can be fetched from outside the active system.
pub fn is_worth_a_round_trip(s: &State, seat: Seat, routes: &Routes<'_>, left: u32) -> bool {
    let active = action(s).system;
    routes.on_the_way(active, left).into_iter().any(|system| system != active && !loadable(s, seat, system).is_empty())
}

/// What can be picked up in a system: fighters and ground forces (LRR 83.1), not under an own token outside the active
/// system (LRR 83.3).
pub fn loadable(s: &State, seat: Seat, system: SystemId) -> Vec<Cargo> {
    if system != action(s).system && s.has_token(seat, system) {
        return vec![];
    }
    let mut loadable = vec![];
    for from in s.locations_in(system) {
        for (unit, pile) in s.units(seat, from).iter() {
            if unit == UnitType::Fighter || unit.is_ground_force() {
                loadable.push(Cargo { unit, from, count: pile.intact + pile.damaged });
            }
        }
    }
    loadable
}

/// What ships can pick up where they arrive (LRR 83.1): what stands in the space area is there already.
pub fn loadable_on_arrival(s: &State, seat: Seat) -> Vec<Cargo> {
    let active = action(s).system;
    loadable(s, seat, active).into_iter().filter(|cargo| cargo.from != Location::Space(active)).collect()
}

/// The anomalies that stop ships, each with its rule, and all of them.
const CLOSED: [(&[Anomaly], &str); 4] = [
    (&[Anomaly::AsteroidField], "LRR 11.1"),
    (&[Anomaly::Nebula], "LRR 57.1"),
    (&[Anomaly::Supernova], "LRR 77.1"),
    (&[Anomaly::AsteroidField, Anomaly::Nebula, Anomaly::Supernova], "LRR 8.0"),
];

/// More moves than any ship has.
const FAR: u32 = 30;

/// The ships a player would look for and cannot move, with what stands against it.
pub fn barred(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let active = action(s).system;
    let can: Vec<Choice> = movable(s, seat).iter().map(Ships::choice).collect();
    let kept = ships(s, seat).into_iter().filter(|ships| ships.from != active && !can.contains(&ships.choice()));
    let through_ships = Routes::through_ships(s, seat, active, FAR);
    let through_all = CLOSED.map(|(anomalies, rule)| (Routes::if_open(s, seat, active, FAR, anomalies), rule));
    let why = |ships: &Ships| {
        let reaches = |routes: &Routes<'_>| routes.has_way(ships.from, ships.moves);
        if s.has_token(seat, ships.from) {
            return (Why::TokenHolds, "LRR 15.3c");
        }
        if reaches(&through_ships) {
            return (Why::ShipsInTheWay, "LRR 15.3b");
        }
        if let Some((_, rule)) = through_all.iter().find(|(routes, _)| reaches(routes)) {
            return (Why::AnomalyInTheWay, *rule);
        }
        match through_all.last().and_then(|(routes, _)| routes.needed(ships.from)) {
            Some(needs) => (Why::TooFar { needs, has: ships.moves }, "LRR 15.2"),
            None => (Why::NoWay, "LRR 15.3f"),
        }
    };
    let barred = |ships: Ships| {
        let (why, rule) = why(&ships);
        Barred::new(ships.choice(), &why, rule)
    };
    kept.map(barred).collect()
}
