//! What an Advance is worth: how likely a world is taken, and what it would bring.

use super::rounds_left::{end, later};
use super::survey::{Mask, Survey, bit};
use super::ways::Bought;
use crate::components::{MOST_IN_AN_AREA, ORDERS_A_ROUND};
use crate::prelude::*;
use crate::rounds::ending;
use sternpost_kit::count_of;

/// How likely an attack is to succeed, in thousandths: who defends wins when all is even.
pub fn chance(attack: u32, guard: u32) -> i64 {
    if guard == 0 {
        return if attack > 0 { 1_000 } else { 0 };
    }
    let share = i64::from(attack) * 1_000 / i64::from(attack + guard);
    ((share - 350) * 4).clamp(0, 1_000)
}

/// What five of those who can come count for.
pub fn of_five(comers: &[u32]) -> u32 {
    comers.iter().take(MOST_IN_AN_AREA as usize).sum()
}

/// What a seat can bring to a world with one Advance, from wherever that is best.
pub fn best_force(survey: &Survey, seat: Seat, to: usize) -> u32 {
    let origins = survey.systems_beside(to / 4).chain([to / 4]);
    origins.map(|from| of_five(&survey.comers(seat, to, from))).max().unwrap_or(0)
}

/// How likely a seat is to take a world with one Advance, from wherever that is best.
pub fn best_chance(survey: &Survey, seat: Seat, to: usize) -> i64 {
    chance(best_force(survey, seat, to), survey.guard(to, seat))
}

/// Whether a seat may have an Advance to a system before objectives are collected: it has a token there, or some to lay.
pub fn may_come(s: &State, seat: Seat, system: SystemId) -> bool {
    let lies = |system: &SystemId| s.board.stacks.get(system).into_iter().flatten().filter(|order| order.seat == seat).count();
    match s.phase {
        Phase::Setup | Phase::Refresh => true,
        Phase::Planning => {
            let all: usize = s.board.stacks.keys().map(lies).sum();
            lies(&system) > 0 || all < ORDERS_A_ROUND
        }
        Phase::Operations => lies(&system) > 0,
    }
}

/// How likely somebody else is to take a world of a seat.
pub fn threat(survey: &Survey, s: &State, to: usize, of: Seat) -> i64 {
    let system = survey.area(to).system();
    let rivals = s.in_order().into_iter().filter(|seat| *seat != of && may_come(s, *seat, system));
    rivals.map(|rival| best_chance(survey, rival, to)).max().unwrap_or(0)
}

/// Whether one more objective would do.
pub fn is_last_one(s: &State, seat: Seat) -> bool {
    let held = s.board.areas.iter().filter(|(area, held)| held.objectives.contains(&seat) && s.is_friendly(**area, seat));
    s.players[seat].collected + count_of(held) + 1 == ending::needed(s)
}

/// What a world is worth to a seat that does not hold it.
pub fn prize(s: &State, survey: &Survey, at: usize, seat: Seat) -> i64 {
    let area = survey.area(at);
    let held = s.held(area);
    let own = i64::from(count_of(held.objectives.iter().filter(|of| **of == seat)));
    let owners = held.seats(s);
    let denied = i64::from(count_of(held.objectives.iter().filter(|of| owners.contains(of) && **of != seat)));
    let structures: i64 = held.structures.iter().map(|built| if built.structure == Structure::City { 3_500 } else { 1_600 }).sum();
    let structures = structures * (later(s) + 20).min(100) / 100;
    let yields = i64::from(count_of(area.yields())) * 140;
    let brings = i64::from(area.materiel()) * 550 + yields;
    let at_the_end = (if owners.is_empty() { 2_000 } else { 3_500 }) * end(s) / 100;
    own * if is_last_one(s, seat) { 16_000 } else { 8_000 } + denied * 4_000 + structures + brings * later(s) / 100 + at_the_end + 100
}

/// What an attack on a world promises: what is won, less what is lost if it fails.
pub fn attack(s: &State, survey: &Survey, seat: Seat, to: usize, from: usize) -> i64 {
    attack_with(s, survey, seat, (to, from), &[]).0
}

/// The same with units that are bought before; and the world, if it is more likely won than lost.
fn attack_with(s: &State, survey: &Survey, seat: Seat, (to, from): (usize, usize), bought: &[Bought]) -> (i64, Mask) {
    let comers = survey.comers_with(seat, to, from, bought);
    let (force, guard) = (of_five(&comers), survey.guard(to, seat));
    let chance = chance(force, guard);
    let won = prize(s, survey, to, seat) + i64::from(guard) * 120;
    let lost = i64::from(force) * 110;
    let wounded = i64::from(guard.min(force)) * 45;
    let promised = (won * chance - lost * (1_000 - chance)) / 1_000 - wounded;
    (promised, if chance >= 500 { bit(to) } else { 0 })
}

/// What an Advance to a system promises with units of one other, or of that system alone.
pub fn advance_from(s: &State, survey: &Survey, seat: Seat, system: usize, from: usize) -> i64 {
    advance_beside(s, survey, seat, (system, from), (0, &[])).0
}

/// The same beside orders that take some worlds and buy some units; and the worlds that it takes.
pub fn advance_beside(
    s: &State,
    survey: &Survey,
    seat: Seat,
    (system, from): (usize, usize),
    (taken, bought): (Mask, &[Bought]),
) -> (i64, Mask) {
    let open = survey.worlds_of(system).filter(|at| !survey.is_friendly(*at, seat) && taken & bit(*at) == 0);
    let (empty, enemy): (Vec<usize>, Vec<usize>) = open.partition(|at| survey.is_empty(*at));
    let attacks = enemy.into_iter().map(|at| attack_with(s, survey, seat, (at, from), bought));
    let aim = attacks.max().filter(|(promised, _)| *promised > 0);
    let mut comers = 0;
    let mut free: Vec<(i64, usize)> = vec![];
    for at in empty {
        let units = survey.comers(seat, at, from).len();
        comers = comers.max(units);
        if units > 0 {
            free.push((prize(s, survey, at, seat), at));
        }
    }
    free.sort_unstable_by_key(|(prize, _)| std::cmp::Reverse(*prize));
    free.truncate(if aim.is_some() { 1 } else { comers });
    let (promised, won) = aim.unwrap_or((0, 0));
    (promised + free.iter().map(|(prize, _)| prize).sum::<i64>(), free.iter().fold(won, |all, (_, at)| all | bit(*at)))
}
