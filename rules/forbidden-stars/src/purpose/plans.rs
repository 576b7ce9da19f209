//! What orders promise: a fight that can be won, worlds that can be taken, what can be bought. An order is looked at where it lies, or where it might be laid.

use super::attacks::{advance_beside, of_five, prize, threat};
use super::goals;
use super::rounds_left::later;
use super::survey::{Mask, Survey, bit, power};
use super::ways::Bought;
use crate::cards::combat::CombatCardId;
use crate::components::{MOST_OF_AN_ASSET, ORDERS_A_ROUND, Yield};
use crate::orders::strategize;
use crate::prelude::*;
use sternpost_kit::count_of;

/// How closely orders are looked at.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Sight {
    /// As one leans to them: what each takes from the board as it lies.
    #[default]
    Glance,
    /// As a whole plan is weighed: what one buys and takes serves the next, and units come nearer to what one is after.
    Together,
}

/// What a plan takes of what there is: later orders have less.
#[derive(Clone, Copy, Default)]
struct Spent {
    sight: Sight,
    materiel: u32,
    upgrades: u32,
    /// Systems whose units go elsewhere, as bits.
    gone: u32,
    /// Orders of a kind in a system that were looked at before.
    alike: u32,
    /// Units that are bought before others go.
    bought: [Bought; 2],
    /// Worlds that are taken.
    taken: Mask,
}

/// What coming nearer to an objective is good for: units of elsewhere gather in a system.
fn gathering(s: &State, survey: &Survey, seat: Seat, system: usize, sight: Sight) -> i64 {
    if sight == Sight::Together {
        return goals::gathering(s, survey, seat, system);
    }
    let far = goals::distances(s, survey, seat);
    let goal = survey.worlds_of(system).find(|at| survey.is_friendly(*at, seat) || survey.is_empty(*at));
    let Some(goal) = goal else { return 0 };
    let nearer = |from: usize| {
        let steps = i64::from(far[from]) - i64::from(far[system]);
        if steps > 0 { i64::from(of_five(&survey.comers(seat, goal, from))) * 11 * steps } else { 0 }
    };
    survey.systems_beside(system).map(nearer).max().unwrap_or(0)
}

/// What an order promises in a system, and what it takes.
fn promise(s: &State, survey: &Survey, seat: Seat, (order, system): (OrderKind, SystemId), spent: &mut Spent) -> i64 {
    let Some(at) = survey.system_at(system) else { return 0 };
    match order {
        OrderKind::Advance => {
            let promised = advance(s, survey, seat, at, spent);
            promised.max(gathering(s, survey, seat, at, spent.sight) * later(s) / 100) * 85 / 100 / i64::from(1 + 2 * spent.alike)
        }
        OrderKind::Deploy => deploy(s, survey, seat, at, spent),
        OrderKind::Strategize => learn(s, survey, seat, at, spent) * later(s) / 100,
        OrderKind::Dominate => dominate(s, survey, seat, at, spent) / i64::from(1 + 3 * spent.alike) * later(s) / 100,
    }
}

/// What is taken from wherever that is best; units that one order takes away are hardly there for the next.
fn advance(s: &State, survey: &Survey, seat: Seat, system: usize, spent: &mut Spent) -> i64 {
    let promised = |from: usize| {
        let (promised, taken) = advance_beside(s, survey, seat, (system, from), (spent.taken, &spent.bought));
        let again = if spent.gone & (1 << from) != 0 { 30 } else { 100 };
        (promised * again / 100, from, taken)
    };
    let best = survey.systems_beside(system).chain([system]).map(promised).max().filter(|(promised, ..)| *promised > 0);
    let Some((promised, from, taken)) = best else { return 0 };
    spent.gone |= 1 << from;
    if spent.sight == Sight::Together {
        spent.taken |= taken;
    }
    promised
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
    if let (Some(free), true) = (spent.bought.iter_mut().find(|bought| bought.units == 0), bought > 0 && spent.sight == Sight::Together) {
        *free = Bought { system, units: bought, power: paid * 10 / 3 / bought };
    }
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

/// Assets of friendly worlds and of those that are taken before, and what the faction can do.
fn dominate(s: &State, survey: &Survey, seat: Seat, system: usize, spent: &mut Spent) -> i64 {
    let player = &s.players[seat];
    let mut room: BTreeMap<Asset, u32> = Asset::ALL.iter().map(|asset| (*asset, MOST_OF_AN_ASSET - player.has(*asset))).collect();
    let mut promised = 0;
    for at in survey.worlds_of(system).filter(|at| survey.is_friendly(*at, seat) || spent.taken & bit(*at) != 0) {
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
    let usual = if is_present { 350 } else { 0 };
    let (reached, world) = reached_by_ability(s, survey, seat, system, spent.taken);
    if spent.sight == Sight::Glance || reached <= usual {
        return promised + usual;
    }
    spent.taken |= world;
    promised + reached
}

/// The best world that nobody holds to which a Cultist is sent, or on which Orks muster.
fn reached_by_ability(s: &State, survey: &Survey, seat: Seat, system: usize, taken: Mask) -> (i64, Mask) {
    let best = |worlds: &mut dyn Iterator<Item = usize>| {
        let free = worlds.filter(|at| survey.is_empty(*at) && taken & bit(*at) == 0);
        free.map(|at| (prize(s, survey, at, seat), bit(at))).max().unwrap_or((0, 0))
    };
    let mut here = survey.groups.iter().filter(|group| group.seat == seat && group.at / 4 == system && group.figures.fresh > 0);
    match s.players[seat].faction {
        Faction::Chaos if here.any(|group| group.unit == UnitId::Cultist) => {
            best(&mut survey.systems_beside(system).flat_map(|other| survey.worlds_of(other)))
        }
        Faction::Orks if s.players[seat].materiel >= UnitId::OrkBoyz.card().cost => best(&mut survey.worlds_of(system)),
        Faction::Ultramarines | Faction::Chaos | Faction::Orks | Faction::Eldar => (0, 0),
    }
}

/// What the orders promise that a seat has laid, together.
pub fn of_laid(s: &State, survey: &Survey, seat: Seat) -> i64 {
    let mut spent = Spent { sight: weighing(survey), ..Spent::default() };
    laid(s, seat).iter().enumerate().map(|(number, order)| promise_after(s, survey, seat, (*order, number), &mut spent)).sum()
}

/// What one more order would promise beside those that are laid, at a glance: what is found by weighing plans is not leant to, or who weighs few of them would
/// play as well.
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

/// How closely a plan is looked at that is weighed.
const fn weighing(survey: &Survey) -> Sight {
    if survey.is_crowded { Sight::Together } else { Sight::Glance }
}

/// What an order promises that lies already, by itself.
pub fn of_order(s: &State, survey: &Survey, seat: Seat, order: (OrderKind, SystemId)) -> i64 {
    promise(s, survey, seat, order, &mut Spent { sight: weighing(survey), ..Spent::default() })
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
    let own = each.filter(|(order, _)| order.seat == seat).map(|(order, system)| (*order.kind.for_the_rules(), system));
    let mut orders: Vec<_> = own.collect();
    // Units are bought before others go, and what these take pays.
    if goals::is_crowded(s) {
        orders.sort_by_key(|(order, _)| match order {
            OrderKind::Deploy => 0,
            OrderKind::Advance => 1,
            OrderKind::Dominate => 2,
            OrderKind::Strategize => 3,
        });
    }
    orders
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
