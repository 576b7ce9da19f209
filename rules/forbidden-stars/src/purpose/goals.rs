//! What a seat is after: own objectives on worlds that it does not hold, how far off they are, and how much of what takes one has come near it.
//!
//! A plan lasts over rounds because it is read off the board: units that have gone towards an objective make it the nearest to being taken.

use super::attacks::{best_force, is_last_one};
use super::rounds_left::later;
use super::survey::{FAR, Survey, strength};
use crate::prelude::*;
use crate::rounds::ending;

/// With so many seats each has six objectives, lies beside three rivals and lacks force for all: what it goes for is chosen, and orders are thought of
/// together. With fewer seats campaigns end by objectives anyhow, and eager players gained more by it than steady ones.
const CROWDED: u8 = 4;

/// Whether goals are chosen.
pub fn is_crowded(s: &State) -> bool {
    s.players.len() >= CROWDED
}

/// The worlds with an own objective that a seat does not hold.
pub fn open(s: &State, survey: &Survey, seat: Seat) -> Vec<usize> {
    let own = s.board.areas.iter().filter(|(_, held)| held.objectives.contains(&seat));
    own.filter_map(|(area, _)| survey.at(*area)).filter(|at| !survey.is_friendly(*at, seat)).collect()
}

/// How far each system is from the nearest of them.
pub fn distances(s: &State, survey: &Survey, seat: Seat) -> Vec<u32> {
    survey.distances(open(s, survey, seat).into_iter().map(|at| at / 4))
}

/// What a unit's power is worth a system nearer to an objective.
const NEARER: i64 = 11;

/// What coming nearer to an objective is good for: units of one system go to another.
pub fn gathering_from(s: &State, survey: &Survey, seat: Seat, far: &[u32], (system, from): (usize, usize)) -> i64 {
    let steps = i64::from(far[from]) - i64::from(far[system]);
    let room = |at: usize| survey.area(at).capacity().saturating_sub(s.unit_count(survey.area(at), seat));
    let goals = survey.worlds_of(system).filter(|at| survey.is_friendly(*at, seat) || survey.is_empty(*at));
    let Some(goal) = goals.max_by_key(|at| room(*at)).filter(|_| steps > 0 && far[from] < FAR) else { return 0 };
    let comers = survey.comers(seat, goal, from);
    let staying = survey.comers(seat, goal, system).len();
    let coming = comers.len().saturating_sub(staying).min(room(goal) as usize);
    let keen = if is_last_one(s, seat) { 2 } else { 1 };
    i64::from(comers.iter().take(coming).sum::<u32>()) * NEARER * steps * keen
}

/// The same from wherever it is best.
pub fn gathering(s: &State, survey: &Survey, seat: Seat, system: usize) -> i64 {
    let far = distances(s, survey, seat);
    survey.systems_beside(system).map(|from| gathering_from(s, survey, seat, &far, (system, from))).max().unwrap_or(0)
}

/// What force that is ready to take one objective is worth, and what it is worth for another.
const READY: [i64; 2] = [4_000, 2_000];
/// Per cent of the force of units so many systems off that count as ready.
const COUNTED: [u32; 4] = [65, 65, 40, 15];
/// What may be added to a guard before anybody comes, and per cent of it that are sure to win.
const ADDED: u32 = 6;
const SURE: u32 = 130;

/// How far a seat has come with the objectives that it is nearest to taking, of as many as it lacks.
pub fn progress(s: &State, survey: &Survey, seat: Seat, open: &[usize], held: usize) -> i64 {
    let lacking = (ending::needed(s) as usize).saturating_sub(s.players[seat].collected as usize + held);
    let mut ready: Vec<i64> = open.iter().map(|at| readiness(survey, seat, *at)).collect();
    ready.sort_unstable_by_key(|ready| std::cmp::Reverse(*ready));
    ready.iter().take(lacking).zip(READY).map(|(ready, worth)| ready * worth / 1_000).sum::<i64>() * later(s) / 100
}

/// How much of what takes a world a seat has near it, in thousandths.
fn readiness(survey: &Survey, seat: Seat, at: usize) -> i64 {
    let far = survey.distances([at / 4]);
    let own = survey.groups.iter().filter(|group| group.seat == seat && !group.unit.is_ship());
    let near = own.map(|group| strength(group.unit, group.figures) * COUNTED.get(far[group.at / 4] as usize).copied().unwrap_or(0));
    let force = best_force(survey, seat, at).max(near.sum::<u32>() / 100);
    let needed = (survey.guard(at, seat) + ADDED) * SURE / 100;
    i64::from(force.min(needed)) * 1_000 / i64::from(needed)
}
