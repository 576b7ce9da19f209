//! Moving ships in a tactical action (LRR 15) with what they carry (LRR 83), and gravity rifts (LRR 33).
//!
//! The active player names ships, leads them system by system and loads on the way; all arrive together (LRR 15.5).

use crate::board::fleet;
use crate::board::units::{Condition, Location};
use crate::cards::modifiers;
use crate::components::{Anomaly, PlanetId, SystemId, UnitType};
use crate::flow::{Asks, Part, T, ask, nobody};
use crate::position::state::State;
use crate::position::underway::{Cargo, Moving};
use crate::show::messages::{Choice, Hint, Line, Prompt};
use crate::tactical::departure;
use crate::tactical::routes::{Routes, anomaly, is_left_no_more, left_after, moves_at_start};
use crate::tactical::tactical_action::active_system;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Steps of movement. The ships on the way are in the tactical action; the last of them is being led.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Which ships move next (LRR 15.3).
    Choose {
        /// Who.
        seat: Seat,
    },
    /// How many of several equal ships.
    HowMany {
        /// Who.
        seat: Seat,
        /// Their type.
        unit: UnitType,
        /// Their condition.
        condition: Condition,
        /// Where they are.
        from: SystemId,
    },
    /// What they load where they are (LRR 83.1).
    Load {
        /// Who.
        seat: Seat,
    },
    /// Where they go next (LRR 15.3f).
    Lead {
        /// Who.
        seat: Seat,
    },
    /// A flagship with a wormhole moves before or after the others.
    Settle {
        /// Who.
        seat: Seat,
    },
    /// All have been named: they arrive (LRR 15.5).
    Arrive {
        /// Who.
        seat: Seat,
    },
}

fn active(s: &State) -> SystemId {
    active_system(s).expect("ships move in a tactical action")
}

fn led(s: &State) -> &Moving {
    s.underway.tactical.as_ref().and_then(|action| action.moving.last()).expect("a ship is being led")
}

/// Equal ships that can move.
struct Movable {
    unit: UnitType,
    condition: Condition,
    from: SystemId,
    moves: u32,
    capacity: u32,
    /// Whether it is the one ship with a move more (Gravity Drive).
    driven: bool,
}

/// The ships that can still move into the active system.
fn movable(s: &State, seat: Seat) -> Vec<Movable> {
    let mut movable = free_to_move(s, seat);
    // One look from the active system shows the ways of all of them.
    let Some(most) = movable.iter().map(|ship| ship.moves).max() else { return movable };
    let routes = Routes::to(s, seat, active(s), most);
    let silent = s.underway.tactical.as_ref().and_then(|action| action.silent);
    let silent = silent.map(|start| (start, Routes::from(s, seat, active(s), most, start)));
    let flagship = modifiers::flagship_passes_ships(s, seat).then(|| Routes::through_ships(s, seat, active(s), most));
    movable.retain(|ship| match (&silent, &flagship) {
        (_, Some(routes)) if ship.unit == UnitType::Flagship => routes.has_way(ship.from, ship.moves),
        (Some((start, routes)), _) if *start == ship.from => routes.has_way(ship.from, ship.moves),
        _ => routes.has_way(ship.from, ship.moves),
    });
    movable
}

/// The ships that may move, wherever they can get to.
fn free_to_move(s: &State, seat: Seat) -> Vec<Movable> {
    let active = active(s);
    let mut free = vec![];
    let action = s.underway.tactical.as_ref().expect("ships move in a tactical action");
    if action.no_moves {
        return free;
    }
    for from in s.systems.keys().copied() {
        // LRR 15.3c, 15.3d: a ship does not leave a system with an own token, the active one excepted
        if from != active && s.has_token(seat, from) {
            continue;
        }
        for (unit, pile) in s.units(seat, Location::Space(from)).iter() {
            let Some(stats) = s.stats(seat, unit) else { continue };
            let Some(movement) = stats.movement.filter(|_| unit.is_ship() || stats.in_space) else { continue };
            let capacity = stats.capacity;
            // LRR 57.2a: what effects add comes on top of the one move in a nebula
            let moves = moves_at_start(from, movement) + action.bonus_moves + modifiers::moves_further_from(s, seat, from);
            let most = moves + u32::from(action.driven.is_some_and(|(driven, _, at)| (driven, at) == (unit, from)));
            if from == active && !is_worth_leaving(s, seat, active, capacity, most) {
                continue;
            }
            for (condition, count) in [(Condition::Intact, pile.intact), (Condition::Damaged, pile.damaged)] {
                if count > 0 {
                    free.push(Movable { unit, condition, from, moves, capacity, driven: false });
                }
                if count > 0 && action.driven == Some((unit, condition, from)) {
                    free.push(Movable { unit, condition, from, moves: moves + 1, capacity, driven: true });
                }
            }
        }
    }
    free
}

/// LRR 15.3e: a ship may leave the active system and come back; that makes a difference only if it can load on the way.
fn is_worth_a_round_trip(s: &State, seat: Seat, routes: &Routes<'_>, capacity: u32, left: u32) -> bool {
    let active = active(s);
    let on_the_way = || routes.on_the_way(active, left).into_iter().filter(|system| *system != active);
    capacity > 0 && on_the_way().any(|system| !loadable(s, seat, system).is_empty())
}

/// LRR 83.1: a ship that starts in the active system may also lift troops off its planets, to land them elsewhere in it.
fn is_worth_leaving(s: &State, seat: Seat, active: SystemId, capacity: u32, moves: u32) -> bool {
    let has_troops = |planet: &PlanetId| s.units(seat, Location::Planet(*planet)).ground_forces() > 0;
    let routes = || Routes::from(s, seat, active, moves, active);
    capacity > 0 && (s.planets_in(active).iter().any(has_troops) || is_worth_a_round_trip(s, seat, &routes(), capacity, moves))
}

/// What can be picked up in a system: fighters and ground forces (LRR 83.1), not under an own token outside the active
/// system (LRR 83.3).
fn loadable(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitType, Location, u32)> {
    if system != active(s) && s.has_token(seat, system) {
        return vec![];
    }
    let mut loadable = vec![];
    for at in s.locations_in(system) {
        for (unit, pile) in s.units(seat, at).iter() {
            if unit == UnitType::Fighter || unit.is_ground_force() {
                loadable.push((unit, at, pile.intact + pile.damaged));
            }
        }
    }
    loadable
}

fn room(s: &State, seat: Seat, moving: &Moving) -> u32 {
    let each = s.stats(seat, moving.unit).map_or(0, |stats| stats.capacity);
    (each * moving.count).saturating_sub(moving.loaded())
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        // Nothing can move: LRR 79.2b
        Step::Choose { seat } => it.asks_or(|s| ships_on_offer(s, seat), |picked, t| choose(seat, picked, t), |t| go(seat, t)),
        Step::HowMany { seat, unit, condition, from } => it.asks(
            |s| ask(seat, how_many(s, seat, unit, condition, from)),
            |picked, t| lead(t, seat, (unit, condition, from), picked.amount(), 0),
        ),
        Step::Load { seat } => it.may_ask(|s| loads_on_offer(s, seat), |picked, t| load(seat, picked, t)),
        Step::Lead { seat } => it.may_ask(|s| ways_on_offer(s, seat), |picked, t| lead_on(seat, picked, t)),
        Step::Settle { seat } => it.does(|t| settle(t, seat)),
        Step::Arrive { seat } => it.does(|t| arrive(t, seat)),
    }
}

fn ships_on_offer(s: &State, seat: Seat) -> Asks {
    let ships = movable(s, seat);
    if ships.is_empty() {
        return nobody();
    }
    let offers = ships.into_iter().map(|ship| {
        let Movable { unit, condition, from, .. } = ship;
        let choice = if ship.driven { Choice::DrivenShip { unit, condition, from } } else { Choice::Ship { unit, condition, from } };
        Offer::new(choice).hint(&Hint::Move { left: ship.moves, capacity: ship.capacity }).at(ship.from.place())
    });
    let offers = std::iter::once(Offer::new(Choice::Done)).chain(offers);
    ask(seat, Question::one_of(&Prompt::MoveShips { system: active(s) }, "LRR 15.3", offers))
}

fn choose(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let choice = picked.one();
    if choice == Choice::Done {
        go(seat, t);
    } else if let Choice::Ship { unit, condition, from } = choice {
        t.next(steps![Step::HowMany { seat, unit, condition, from }]);
    } else if let Choice::DrivenShip { unit, condition, from } = choice {
        t.state.underway.tactical.as_mut().expect("ships move in a tactical action").driven = None;
        lead(t, seat, (unit, condition, from), 1, 1);
    } else {
        unreachable!("not a ship: {choice:?}");
    }
}

fn go(seat: Seat, t: &mut T<'_>) {
    t.next(steps![Step::Arrive { seat }]);
}

fn how_many(s: &State, seat: Seat, unit: UnitType, condition: Condition, from: SystemId) -> Question<Choice> {
    let most = s.units(seat, Location::Space(from)).count_in(unit, condition);
    Question::amount(&Prompt::HowManyShips { unit, from }, "LRR 15.3", 1, most).skipped_when_forced()
}

/// Ships leave their place and are led system by system.
fn lead(t: &mut T<'_>, seat: Seat, (unit, condition, from): (UnitType, Condition, SystemId), count: u32, more: u32) {
    let movement = t.state.stats(seat, unit).and_then(|stats| stats.movement).expect("only ships that move are offered");
    t.state.units_mut(seat, Location::Space(from)).take(unit, condition, count);
    let further = modifiers::moves_further_from(t.state, seat, from);
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    let left = moves_at_start(from, movement) + action.bonus_moves + more + further;
    action.moving.push(Moving { unit, condition, count, path: vec![from], left, cargo: vec![] });
    t.next(steps![Step::Load { seat }, Step::Lead { seat }]);
    if unit == UnitType::Flagship && modifiers::flagship_wormhole(t.state, seat).is_some() {
        t.next(steps![Step::Settle { seat }]);
    }
    t.next(steps![Step::Choose { seat }]);
}

fn loads_on_offer(s: &State, seat: Seat) -> Asks {
    let moving = led(s);
    let (at, room) = (moving.at(), room(s, seat, moving));
    // What stands in the active system's space area is there already.
    let arrived = moving.path.len() > 1 && at == active(s);
    let here = loadable(s, seat, at).into_iter().filter(|(_, from, _)| !(arrived && *from == Location::Space(at)));
    let mut offers: Vec<Offer<Choice>> = here
        .map(|(unit, from, count)| Offer::new(Choice::Load { unit, from }).hint(&Hint::Available { count }).cap(count).at(from.place()))
        .collect();
    if room == 0 || offers.is_empty() {
        return nobody();
    }
    offers.push(Offer::new(Choice::Empty));
    let question = Question::split(&Prompt::Load { unit: moving.unit, at, room }, "LRR 83.1", room, offers);
    ask(seat, question.default(Picked::Split(vec![(Choice::Empty, room)])))
}

fn load(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        if let Choice::Load { unit, from } = choice {
            t.state.units_mut(seat, from).take_any(unit, count);
            led_mut(t).cargo.push(Cargo { unit, from, count });
        }
    }
}

fn ways_on_offer(s: &State, seat: Seat) -> Asks {
    let moving = led(s);
    let (at, active) = (moving.at(), active(s));
    let arrived = moving.path.len() > 1 && at == active;
    let mut offers = vec![];
    let passes = moving.unit == UnitType::Flagship && modifiers::flagship_passes_ships(s, seat);
    let routes = if passes {
        Routes::through_ships(s, seat, active, moving.left)
    } else {
        Routes::from(s, seat, active, moving.left, moving.path[0])
    };
    if arrived {
        // LRR 15.3e: going on from the active system only to come back with more aboard; LRR 57.1a: not out of a nebula
        if is_left_no_more(s, seat, active) || !is_worth_a_round_trip(s, seat, &routes, room(s, seat, moving), moving.left) {
            return nobody();
        }
        offers.push(Offer::new(Choice::Done));
    }
    let next = routes.next(at, moving.left);
    offers.extend(next.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place())));
    let prompt = Prompt::NextSystem { unit: moving.unit, at, left: moving.left };
    ask(seat, Question::one_of(&prompt, "LRR 15.3", offers).skipped_when_forced())
}

fn lead_on(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system } = picked.one() else { return };
    let moving = led_mut(t);
    moving.left = left_after(moving.at(), moving.left).expect("only systems in reach are offered");
    moving.path.push(system);
    t.next(steps![Step::Load { seat }, Step::Lead { seat }]);
}

/// A flagship with a wormhole goes first or last: first, it arrives at once and its wormhole serves the ships that follow (or is lost with it
/// in a rift, FAQ-CREUSS-3); after others, it is the last to move.
fn settle(t: &mut T<'_>, seat: Seat) {
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    if action.moving.len() > 1 {
        action.no_moves = true;
        return;
    }
    let system = action.system;
    let Some(moving) = action.moving.pop() else { return };
    let left_behind: BTreeSet<SystemId> = moving.path.iter().copied().filter(|at| *at != system).collect();
    arrive_together(t, seat, system, moving);
    t.next(left_behind.into_iter().map(|system| fleet::Step::Check { seat, system }.into()));
}

fn led_mut<'t>(t: &'t mut T<'_>) -> &'t mut Moving {
    t.state.underway.tactical.as_mut().and_then(|action| action.moving.last_mut()).expect("a ship is being led")
}

fn arrive(t: &mut T<'_>, seat: Seat) {
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    let (system, groups) = (action.system, std::mem::take(&mut action.moving));
    let mut left_behind: BTreeSet<SystemId> = BTreeSet::new();
    for moving in groups {
        left_behind.extend(moving.path.iter().copied().filter(|at| *at != system));
        arrive_together(t, seat, system, moving);
    }
    t.state.sweep();
    // LRR 43.3: what was left behind must fit there; LRR 28.3 in the active system, where capacity waits for the combat (43.3b)
    t.next(left_behind.into_iter().map(|system| fleet::Step::Check { seat, system }.into()));
    t.next(steps![fleet::Step::CheckPool { seat, system }]);
}

fn arrive_together(t: &mut T<'_>, seat: Seat, system: SystemId, moving: Moving) {
    let from = moving.path[0];
    let capacity = t.state.stats(seat, moving.unit).map_or(0, |stats| stats.capacity);
    let (unit, condition) = (moving.unit, moving.condition);
    let mut arrived = 0;
    for hold in stow(&moving, capacity) {
        if is_lost_in_rift(t, seat, &moving) {
            continue;
        }
        arrived += 1;
        for cargo in hold {
            t.state.units_mut(seat, Location::Space(system)).add(cargo, Condition::Intact, 1);
        }
    }
    t.state.units_mut(seat, Location::Space(system)).add(unit, condition, arrived);
    if arrived > 0 {
        t.state.underway.tactical.as_mut().expect("ships move in a tactical action").moved = true;
        t.tell(&Line::Moved { seat, count: arrived, unit, from, to: system });
    }
    for Cargo { unit, from, count } in moving.cargo {
        t.tell(&Line::Carried { seat, count, unit, from });
    }
}

/// RULING: of several ships moving together the first is filled first, so that it is settled what a lost ship carried.
fn stow(moving: &Moving, capacity: u32) -> Vec<Vec<UnitType>> {
    let mut units = moving.cargo.iter().flat_map(|cargo| (0..cargo.count).map(|_| cargo.unit));
    (0..moving.count).map(|_| units.by_ref().take(capacity as usize).collect()).collect()
}

/// LRR 33.2: one die for each gravity rift the ship leaves.
fn is_lost_in_rift(t: &mut T<'_>, seat: Seat, moving: &Moving) -> bool {
    let mut exits = moving.path.iter().rev().skip(1).rev().copied().filter(|at| anomaly(*at) == Some(Anomaly::GravityRift));
    exits.any(|system| departure::is_lost(t, seat, moving.unit, system))
}
