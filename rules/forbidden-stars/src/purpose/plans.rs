//! What orders promise: a fight that can be won, worlds that can be taken, what can be bought. An order is looked at where it lies, or where it might be laid.

use super::survey::{Survey, power};
use crate::cards::combat::CombatCardId;
use crate::components::{MOST_IN_AN_AREA, MOST_OF_AN_ASSET, ORDERS_A_ROUND, ROUNDS, Yield};
use crate::orders::strategize;
use crate::prelude::*;
use crate::rounds::ending;
use sternpost_kit::count_of;

/// What a plan takes of what there is: later orders have less.
#[derive(Clone, Copy, Default)]
pub struct Spent {
    materiel: u32,
    upgrades: u32,
    /// Systems whose units go elsewhere, as bits.
    gone: u32,
    /// Orders of a kind in a system that were looked at before.
    alike: u32,
}

/// How likely an attack is to succeed, in thousandths: who defends wins when all is even.
pub fn chance(attack: u32, guard: u32) -> i64 {
    if guard == 0 {
        return if attack > 0 { 1_000 } else { 0 };
    }
    let share = i64::from(attack) * 1_000 / i64::from(attack + guard);
    ((share - 350) * 4).clamp(0, 1_000)
}

/// What five of those who can come count for.
fn of_five(comers: &[u32]) -> u32 {
    comers.iter().take(MOST_IN_AN_AREA as usize).sum()
}

/// How likely a seat is to take a world with one Advance, from wherever that is best.
pub fn best_chance(survey: &Survey, seat: Seat, to: usize) -> i64 {
    let guard = survey.guard(to, seat);
    let origins = survey.systems_beside(to / 4).chain([to / 4]);
    origins.map(|from| chance(of_five(&survey.comers(seat, to, from)), guard)).max().unwrap_or(0)
}

/// Per cent of what it usually is that something is worth which helps later on: the last rounds leave no time for it.
pub const fn later(s: &State) -> i64 {
    match ROUNDS.saturating_sub(s.round) {
        0 => 10,
        1 => 45,
        2 => 75,
        3 => 90,
        _ => 100,
    }
}

/// How near the end is, in per cent: what ranks those who have collected as many objectives.
pub const fn end(s: &State) -> i64 {
    match ROUNDS.saturating_sub(s.round) {
        0 => 100,
        1 => 50,
        2 => 20,
        _ => 0,
    }
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
fn prize(s: &State, survey: &Survey, at: usize, seat: Seat) -> i64 {
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
    let comers = survey.comers(seat, to, from);
    let (force, guard) = (of_five(&comers), survey.guard(to, seat));
    let chance = chance(force, guard);
    let won = prize(s, survey, to, seat) + i64::from(guard) * 120;
    let lost = i64::from(force) * 110;
    let wounded = i64::from(guard.min(force)) * 45;
    (won * chance - lost * (1_000 - chance)) / 1_000 - wounded
}

/// What an Advance to a system promises with units of one other, or of that system alone.
pub fn advance_from(s: &State, survey: &Survey, seat: Seat, system: usize, from: usize) -> i64 {
    let worlds: Vec<usize> = survey.worlds_of(system).filter(|at| !survey.is_friendly(*at, seat)).collect();
    let (empty, enemy): (Vec<usize>, Vec<usize>) = worlds.iter().partition(|at| survey.is_empty(**at));
    let best = enemy.iter().map(|at| attack(s, survey, seat, *at, from)).max().unwrap_or(0).max(0);
    let mut comers = 0;
    let mut taken: Vec<i64> = vec![];
    for at in empty {
        let units = survey.comers(seat, at, from).len();
        comers = comers.max(units);
        if units > 0 {
            taken.push(prize(s, survey, at, seat));
        }
    }
    taken.sort_unstable_by_key(|prize| std::cmp::Reverse(*prize));
    best + taken.iter().take(if best > 0 { 1 } else { comers }).sum::<i64>()
}

/// What coming nearer to an objective is good for: units of elsewhere gather in a system.
fn gathering(s: &State, survey: &Survey, seat: Seat, system: usize) -> i64 {
    let own = s.board.areas.iter().filter(|(_, held)| held.objectives.contains(&seat));
    let open = own.filter_map(|(area, _)| survey.at(*area)).filter(|at| !survey.is_friendly(*at, seat));
    let far = survey.distances(open.map(|at| at / 4));
    let goal = survey.worlds_of(system).find(|at| survey.is_friendly(*at, seat) || survey.is_empty(*at));
    let Some(goal) = goal else { return 0 };
    let nearer = |from: usize| {
        let steps = i64::from(far[from]) - i64::from(far[system]);
        if steps > 0 { i64::from(of_five(&survey.comers(seat, goal, from))) * 11 * steps } else { 0 }
    };
    survey.systems_beside(system).map(nearer).max().unwrap_or(0)
}

/// What an order promises in a system, and what it takes.
pub fn promise(s: &State, survey: &Survey, seat: Seat, (order, system): (OrderKind, SystemId), spent: &mut Spent) -> i64 {
    let Some(at) = survey.system_at(system) else { return 0 };
    match order {
        OrderKind::Advance => {
            let origins = survey.systems_beside(at).chain([at]);
            let promised = |from: usize| {
                let from_there = advance_from(s, survey, seat, at, from);
                let again = if spent.gone & (1 << from) != 0 { 30 } else { 100 };
                from_there * again / 100
            };
            let (best, from) = origins.map(|from| (promised(from), from)).max().unwrap_or((0, at));
            if best > 0 {
                spent.gone |= 1 << from;
            }
            best.max(gathering(s, survey, seat, at) * later(s) / 100) * 85 / 100 / i64::from(1 + 2 * spent.alike)
        }
        OrderKind::Deploy => deploy(s, survey, seat, at, spent),
        OrderKind::Strategize => learn(s, survey, seat, at, spent) * later(s) / 100,
        OrderKind::Dominate => dominate(s, survey, seat, at) / i64::from(1 + 3 * spent.alike) * later(s) / 100,
    }
}

/// Units for as much as there is, nearer to the front the better, and a structure.
fn deploy(s: &State, survey: &Survey, seat: Seat, system: usize, spent: &mut Spent) -> i64 {
    let player = &s.players[seat];
    let friendly: Vec<usize> = survey.worlds_of(system).filter(|at| survey.is_friendly(*at, seat)).collect();
    let factories = friendly.iter().filter(|at| {
        let built = &s.held(survey.area(**at)).structures;
        built.iter().any(|built| built.structure == Structure::Factory)
    });
    let limit: u32 = factories.map(|at| survey.area(*at).capacity()).sum();
    let mut purse = (player.materiel + 2 * player.has(Asset::Cache)).saturating_sub(spent.materiel);
    let has_free_world = friendly.iter().any(|at| !survey.has_structure(*at));
    let mut promised = 0;
    if has_free_world && purse >= 3 && s.control_tokens_left(seat) > 0 {
        let cities = s.command_level(seat);
        let city = if cities < 3 { 1_700 } else { 500 };
        promised += city * later(s) / 100;
        purse -= 3;
        spent.materiel += 3;
    }
    let room: u32 = friendly.iter().map(|at| survey.area(*at).capacity()).sum();
    let here = survey.groups.iter().filter(|group| group.at / 4 == system && group.seat == seat && !group.unit.is_ship());
    let room = room.saturating_sub(here.map(|group| group.figures.all()).sum());
    let bought = (purse / 2).min(limit).min(room.max(u32::from(limit > 0)));
    let paid = purse.min(bought * 3);
    spent.materiel += paid;
    promised + i64::from(paid) * (470 - 250 * (100 - later(s)) / 100)
}

/// A combat upgrade for what is left, and a card more to choose from in the refresh phase.
fn learn(s: &State, survey: &Survey, seat: Seat, system: usize, spent: &mut Spent) -> i64 {
    let player = &s.players[seat];
    let purse = player.materiel.saturating_sub(spent.materiel);
    let is_present = survey.groups.iter().any(|group| group.at / 4 == system && group.seat == seat);
    let level = s.command_level(seat);
    let fits = |card: &CombatCardId| {
        let (needed, cost) = card.card().deck.level_and_cost();
        cost > 0 && needed <= level && cost <= purse
    };
    if !is_present || spent.upgrades > 0 {
        return 100;
    }
    let best = strategize::upgrade_deck(s, seat).filter(fits).map(|card| card.card().deck.level_and_cost().1).min();
    let Some(cost) = best else { return 250 };
    spent.upgrades += 1;
    spent.materiel += cost;
    250 + 1_200 - i64::from(cost) * 250
}

/// Assets of friendly worlds, and what the faction can do.
fn dominate(s: &State, survey: &Survey, seat: Seat, system: usize) -> i64 {
    let player = &s.players[seat];
    let mut room: BTreeMap<Asset, u32> = Asset::ALL.iter().map(|asset| (*asset, MOST_OF_AN_ASSET - player.has(*asset))).collect();
    let mut promised = 0;
    for at in survey.worlds_of(system).filter(|at| survey.is_friendly(*at, seat)) {
        for it in survey.area(at).yields() {
            let asset = match it {
                Yield::Of(asset) => Some(*asset),
                Yield::Wealth => room.iter().find(|(_, left)| **left > 0).map(|(asset, _)| *asset),
            };
            if let Some(left) = asset.and_then(|asset| room.get_mut(&asset)).filter(|left| **left > 0) {
                *left -= 1;
                promised += 420;
            }
        }
    }
    let is_present = survey.groups.iter().any(|group| group.at / 4 == system && group.seat == seat && !group.unit.is_ship());
    promised + if is_present { 350 } else { 0 }
}

/// What the orders promise that a seat has laid, together.
pub fn of_laid(s: &State, survey: &Survey, seat: Seat) -> i64 {
    let mut spent = Spent::default();
    laid(s, seat).iter().enumerate().map(|(number, order)| promise_after(s, survey, seat, (*order, number), &mut spent)).sum()
}

/// What one more order would promise beside those that are laid.
pub fn more(s: &State, survey: &Survey, seat: Seat, offers: &[(OrderKind, SystemId)]) -> Vec<i64> {
    let before = laid(s, seat);
    let mut spent = Spent::default();
    for (number, order) in before.iter().enumerate() {
        promise_after(s, survey, seat, (*order, number), &mut spent);
    }
    let promised = |order: &(OrderKind, SystemId)| {
        let alike = count_of(before.iter().filter(|other| *other == order));
        promise(s, survey, seat, *order, &mut Spent { alike, ..spent })
    };
    offers.iter().map(promised).collect()
}

fn promise_after(s: &State, survey: &Survey, seat: Seat, (order, number): ((OrderKind, SystemId), usize), spent: &mut Spent) -> i64 {
    spent.alike = count_of(laid(s, seat)[..number].iter().filter(|other| **other == order));
    promise(s, survey, seat, order, spent)
}

/// Whether who was to lay an order `then` has laid all of them `now`.
pub fn has_laid_all(now: &State, then: &State) -> bool {
    // FS-PLAN-01: of those who have laid fewest it is the first one's turn.
    let thinking = then.clockwise_from(then.first).into_iter().min_by_key(|seat| laid(then, *seat).len());
    thinking.is_some_and(|seat| laid(now, seat).len() >= ORDERS_A_ROUND)
}

/// The orders of a seat on the board.
fn laid(s: &State, seat: Seat) -> Vec<(OrderKind, SystemId)> {
    let each = s.board.stacks.iter().flat_map(|(system, stack)| stack.iter().map(|order| (order, *system)));
    each.filter(|(order, _)| order.seat == seat).map(|(order, system)| (*order.kind.for_the_rules(), system)).collect()
}

/// How good a place for new units an area is: near what one is after, and threatened.
pub fn place_for_units(s: &State, survey: &Survey, seat: Seat, at: usize) -> i64 {
    let own = s.held(survey.area(at)).objectives.contains(&seat);
    let threatened = threat(survey, s, at, seat) / 20;
    i64::from(own) * 60 + threatened + i64::from(survey.area(at).materiel()) * 5
}

/// What a unit counts for by what it costs.
pub fn thrift(unit: UnitId) -> i64 {
    i64::from(power(unit)) * 10 / i64::from(unit.card().cost.max(1)) + i64::from(unit.card().level) * 5
}
