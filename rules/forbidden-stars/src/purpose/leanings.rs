//! How a seat leans to each offer of a question, before it looks ahead.

use super::survey::{FAR, Survey};
use super::{attacks, fights, goals, plans, rounds_left, ships};
use crate::battle;
use crate::components::MOST_IN_AN_AREA;
use crate::flow::Step;
use crate::orders::{buying, deploy};
use crate::prelude::*;
use crate::rounds::operations;
use crate::setup::laying;
use sternpost_core::Shape;
use sternpost_kit::count_of;
use sternpost_players::{Asking, Preference};

/// How a seat leans to each offer, in their order; to an amount with one entry.
pub fn leanings(asking: &Asking<'_, ForbiddenStars>) -> Vec<Preference> {
    if matches!(asking.question.shape, Shape::Amount { .. }) {
        return vec![Preference::to(1)];
    }
    if let Step::Planning(_) = asking.step {
        return of_orders(asking);
    }
    let sheet = asking.question.offers.iter().any(|offer| matches!(offer.choice, Choice::Move { .. }));
    if sheet {
        return of_moves(asking);
    }
    if asking.question.offers.iter().any(|offer| matches!(offer.choice, Choice::Buy { .. })) {
        return of_purchases(asking);
    }
    let survey = Survey::of(asking.state);
    asking.question.offers.iter().map(|offer| lean(asking, &survey, &offer.choice)).collect()
}

fn lean(asking: &Asking<'_, ForbiddenStars>, survey: &Survey, choice: &Choice) -> Preference {
    let (s, seat) = (asking.state, asking.seat);
    if let Step::Battle(step) = asking.step {
        return Preference::to(in_combat(asking, step, choice));
    }
    if let Step::Laying(step) = asking.step {
        return of_laying(s, survey, (seat, step), choice);
    }
    if let Choice::Reveal { system } = *choice {
        let order = s.board.top(system).map(|order| *order.kind.for_the_rules());
        let promised = order.map_or(0, |order| plans::of_order(s, survey, seat, (order, system)));
        return Preference::to(promised);
    }
    if let Step::Operations(operations::Step::Fate { .. }) = asking.step {
        return Preference::to(if *choice == Choice::Resolve { 10 } else { 0 });
    }
    if let Some(promised) = of_advance(s, survey, seat, choice) {
        return Preference::to(promised);
    }
    if let Choice::Build { structure, area } | Choice::BuildWithCache { structure, area } = *choice {
        let with_cache = i64::from(matches!(choice, Choice::BuildWithCache { .. }) && s.players[seat].materiel < 4);
        return Preference::to(of_structure(s, survey, seat, (structure, area)) + with_cache);
    }
    if let Choice::CombatCard { card } = *choice {
        let (_, cost) = card.card().deck.level_and_cost();
        return Preference::to(50 + i64::from(cost));
    }
    if matches!(choice, Choice::Event { .. }) {
        return Preference::to(10);
    }
    of_the_rest(asking, choice)
}

/// What is offered is mostly good; what is the default of such a question is nothing.
fn of_the_rest(asking: &Asking<'_, ForbiddenStars>, choice: &Choice) -> Preference {
    let is_default = is_default(asking, choice);
    if matches!(choice, Choice::Nothing) {
        return Preference::to(0);
    }
    if matches!(choice, Choice::Unit { .. } | Choice::RoutedUnit { .. } | Choice::Token | Choice::RoutedToken) {
        return Preference::to(if is_default { 10 } else { -10 });
    }
    Preference::to(if is_default { 20 } else { 10 })
}

fn is_default(asking: &Asking<'_, ForbiddenStars>, choice: &Choice) -> bool {
    match &asking.question.default {
        Picked::One(picked) => picked == choice,
        Picked::Some(picked) | Picked::Arrange(picked) => picked.contains(choice),
        Picked::Split(parts) => parts.iter().any(|(picked, _)| picked == choice),
        Picked::Amount(_) => false,
    }
}

/// Orders that are thought of, of some forty that might be laid: with more there is no thought left for those that come after.
const ORDERS_THOUGHT_OF: usize = 11;

/// Orders: what each would promise beside those that lie already; those that promise least are not thought of.
fn of_orders(asking: &Asking<'_, ForbiddenStars>) -> Vec<Preference> {
    let survey = Survey::of(asking.state);
    let place = |choice: &Choice| if let Choice::Place { order, system } = *choice { Some((order, system)) } else { None };
    let offers: Vec<_> = asking.question.offers.iter().filter_map(|offer| place(&offer.choice)).collect();
    let promised = plans::more(asking.state, &survey, asking.seat, &offers);
    let mut best = promised.clone();
    best.sort_unstable_by_key(|promised| std::cmp::Reverse(*promised));
    let least = best.get(ORDERS_THOUGHT_OF - 1).copied().unwrap_or(i64::MIN);
    promised.into_iter().map(|promised| if promised < least { Preference::NEVER } else { Preference::to(promised) }).collect()
}

/// From where units come, and at whom an Advance aims.
fn of_advance(s: &State, survey: &Survey, seat: Seat, choice: &Choice) -> Option<i64> {
    let order = s.order.as_ref()?;
    let active = survey.system_at(order.system)?;
    let from = order.from.and_then(|from| survey.system_at(from)).unwrap_or(active);
    if let Choice::From { system } = *choice {
        return survey.system_at(system).map(|from| advance_or_gather(s, survey, seat, active, from));
    }
    if *choice == Choice::Within {
        return Some(attacks::advance_from(s, survey, seat, active, active));
    }
    if let Choice::Aim { area } = *choice {
        return survey.at(area).map(|at| attacks::attack(s, survey, seat, at, from));
    }
    (*choice == Choice::NoAim).then_some(0)
}

/// What an Advance takes with units of another system, or what they gain by coming nearer to what one is after.
fn advance_or_gather(s: &State, survey: &Survey, seat: Seat, system: usize, from: usize) -> i64 {
    let taken = attacks::advance_from(s, survey, seat, system, from);
    if !survey.is_crowded {
        return taken;
    }
    let gained = goals::gathering_from(s, survey, seat, &goals::distances(s, survey, seat), (system, from));
    taken.max(gained * rounds_left::later(s) / 100)
}

/// Moves: all that may go where it is aimed, one unit on each world that is free, ships where they make a way; the weakest stays where nothing else holds a
/// world.
fn of_moves(asking: &Asking<'_, ForbiddenStars>) -> Vec<Preference> {
    let (s, seat) = (asking.state, asking.seat);
    let survey = Survey::of(s);
    let aim = s.resolving().aim;
    let staying = staying(s, &survey, seat, aim);
    let far = if survey.is_crowded { goals::distances(s, &survey, seat) } else { vec![] };
    let finds_a_way = survey.is_crowded && aim.is_none_or(AreaId::is_world);
    let bridges = if finds_a_way { ships::on_the_way(s, &survey, seat, &moves_on_offer(asking)) } else { vec![] };
    let of = |choice: &Choice| {
        let Choice::Move { unit, from, to } = *choice else { return Preference::to(0) };
        let fresh = s.held(from).units.get(&unit).map_or(0, |figures| figures.fresh);
        let going = fresh - staying.get(&from).filter(|stays| **stays == unit).map_or(0, |_| fresh.min(1));
        let power = i64::from(super::survey::power(unit));
        if aim == Some(to) {
            return Preference::up_to(if unit.is_ship() { fresh } else { going }, 1_000 + power);
        }
        let is_free = s.is_uncontrolled(to);
        if unit.is_ship() {
            let makes_a_way =
                if survey.is_crowded { bridges.contains(&(unit, from, to)) } else { is_free && aim.is_some_and(AreaId::is_world) };
            return if makes_a_way { Preference::up_to(1, 50 - power) } else { Preference::up_to(0, -1) };
        }
        let own = s.held(to).objectives.contains(&seat);
        if is_free {
            let worth = i64::from(to.materiel()) * 10 + if own { 500 } else { 0 };
            return Preference::up_to(going.min(if own { 3 } else { 1 }), 100 + worth - power);
        }
        if own {
            return Preference::up_to(going, 60);
        }
        let room = to.capacity().saturating_sub(s.unit_count(to, seat));
        if comes_nearer(s, &survey, &far, seat, (from, to)) {
            Preference::up_to(going.min(room), 20 + power)
        } else {
            Preference::up_to(0, -1)
        }
    };
    asking.question.offers.iter().map(|offer| of(&offer.choice)).collect()
}

/// Whether a world is nearer than another to what a seat is after; one with an own objective is not left.
fn comes_nearer(s: &State, survey: &Survey, far: &[u32], seat: Seat, (from, to): (AreaId, AreaId)) -> bool {
    let way = |area: AreaId| survey.system_at(area.system()).and_then(|system| far.get(system)).copied().unwrap_or(FAR);
    way(to) < way(from) && way(from) < FAR && !s.held(from).objectives.contains(&seat)
}

fn moves_on_offer(asking: &Asking<'_, ForbiddenStars>) -> Vec<(UnitId, AreaId, AreaId)> {
    let of = |choice: &Choice| if let Choice::Move { unit, from, to } = *choice { Some((unit, from, to)) } else { None };
    asking.question.offers.iter().filter_map(|offer| of(&offer.choice)).collect()
}

/// The weakest unit of each world that nothing else holds: it stays.
fn staying(s: &State, survey: &Survey, seat: Seat, aim: Option<AreaId>) -> BTreeMap<AreaId, UnitId> {
    let mut weakest: BTreeMap<AreaId, UnitId> = BTreeMap::new();
    for group in survey.groups.iter().filter(|group| group.seat == seat && !group.unit.is_ship()) {
        let area = survey.area(group.at);
        let is_held = survey.has_structure(group.at) || group.figures.routed > 0 || aim == Some(area);
        if !is_held && weakest.get(&area).is_none_or(|other| super::survey::power(*other) > super::survey::power(group.unit)) {
            weakest.insert(area, group.unit);
        }
    }
    // Who would not be missed: a world that brings nothing, once units go to fight.
    weakest.retain(|area, _| area.materiel() > 0 || s.held(*area).objectives.contains(&seat));
    weakest
}

/// A sheet of units: as many as can be paid, the thriftiest first, where they are needed and find room.
fn of_purchases(asking: &Asking<'_, ForbiddenStars>) -> Vec<Preference> {
    let (s, seat) = (asking.state, asking.seat);
    let survey = Survey::of(s);
    let player = &s.players[seat];
    let system = s.resolving().system;
    let mut left = if matches!(asking.step, Step::Deploy(_)) { deploy::production_limit(s, seat, system) } else { 1 };
    let (mut purse, mut forge) = (player.materiel, player.has(Asset::Forge));
    // What a city takes is kept.
    let is_free = |area: &AreaId| area.is_world() && s.is_friendly(*area, seat) && s.held(*area).structures.is_empty();
    let builds = s.command_level(seat) < 2 && system.areas().iter().any(is_free) && purse >= 5;
    purse -= if builds { Structure::City.cost() } else { 0 };
    let mut caches = player.has(Asset::Cache).min(left);
    let mut room: BTreeMap<AreaId, u32> =
        system.areas().into_iter().map(|area| (area, area.capacity().saturating_sub(s.unit_count(area, seat)))).collect();
    let ships =
        survey.groups.iter().filter(|group| group.seat == seat && group.unit.is_ship()).map(|group| group.figures.all()).sum::<u32>();
    let mut offers: Vec<(usize, UnitId, AreaId, i64)> = vec![];
    for (number, offer) in asking.question.offers.iter().enumerate() {
        if let Choice::Buy { unit, area } = offer.choice {
            let place = survey.at(area).map_or(0, |at| plans::place_for_units(s, &survey, seat, at));
            let few_ships = if unit.is_ship() { if ships < 2 { 0 } else { -60 } } else { 0 };
            offers.push((number, unit, area, plans::thrift(unit) + place + few_ships));
        }
    }
    offers.sort_by_key(|(.., liked)| std::cmp::Reverse(*liked));
    let mut wishes: BTreeMap<usize, u32> = BTreeMap::new();
    let mut spent_caches = 0;
    let mut stock: BTreeMap<UnitId, u32> = offers.iter().map(|(_, unit, ..)| (*unit, s.figures_left(*unit))).collect();
    for (number, unit, area, _) in &offers {
        let tokens = buying::forge_tokens(s, seat, *unit).unwrap_or(0);
        loop {
            let saved = if caches > 0 { 2 } else { 0 };
            let (Some(space), Some(figures)) = (room.get_mut(area), stock.get_mut(unit)) else { break };
            if left == 0 || *space == 0 || *figures == 0 || tokens > forge || unit.card().cost > purse + saved {
                break;
            }
            purse = purse + saved - unit.card().cost;
            spent_caches += u32::from(saved > 0);
            caches -= u32::from(saved > 0);
            forge -= tokens;
            (left, *space, *figures) = (left - 1, *space - 1, *figures - 1);
            *wishes.entry(*number).or_default() += 1;
        }
    }
    let of = |(number, offer): (usize, &Offer<Choice>)| match (wishes.get(&number), &offer.choice) {
        (Some(wish), _) => Preference::up_to(*wish, 100),
        (None, Choice::Cache) => Preference::up_to(spent_caches, 200),
        (None, _) => Preference::up_to(0, -1),
    };
    asking.question.offers.iter().enumerate().map(of).collect()
}

/// Cities first, a factory where there is none, a bastion where somebody might come.
fn of_structure(s: &State, survey: &Survey, seat: Seat, (structure, area): (Structure, AreaId)) -> i64 {
    let threatened = survey.at(area).map_or(0, |at| attacks::threat(survey, s, at, seat));
    let own = s.held(area).objectives.contains(&seat);
    let factories = s.structures_of(seat).filter(|(_, structure)| *structure == Structure::Factory).count();
    match structure {
        Structure::City => 100 - 10 * i64::from(s.command_level(seat)) - threatened / 20,
        Structure::Factory => 20 + 12 * i64::from(area.capacity()) - if factories > 1 { 40 } else { 0 },
        Structure::Bastion => 40 + threatened / 20 + if own { 60 } else { 0 },
    }
}

/// Cards by what is printed, dice by what they are good for, losses as a passed deadline has them.
fn in_combat(asking: &Asking<'_, ForbiddenStars>, step: &battle::Step, choice: &Choice) -> i64 {
    let (s, seat) = (asking.state, asking.seat);
    if let Choice::CombatCard { card } = *choice {
        return fights::of_card(s, seat, card);
    }
    let is_own = matches!(step, battle::Step::Ability(using) if s.side(using.role).seat == seat);
    if *choice == Choice::Nothing {
        return if is_own { 1 } else { 0 };
    }
    if let Some(weight) = fights::of_dice(choice) {
        return weight;
    }
    let is_lost =
        matches!(choice, Choice::Unit { .. } | Choice::RoutedUnit { .. } | Choice::Token | Choice::RoutedToken | Choice::Rout { .. });
    if is_default(asking, choice) {
        return 20;
    }
    if is_lost && is_own { 5 } else { -5 }
}

/// Forces where they hold most, objectives of others where one stands oneself.
fn of_laying(s: &State, survey: &Survey, (seat, _): (Seat, &laying::Step), choice: &Choice) -> Preference {
    if let Choice::Station { unit, area } = *choice {
        let here = i64::from(area.materiel()) * 10 + i64::from(count_of(area.yields())) * 4;
        let wish = if unit.is_ship() { 1 } else { 1 + MOST_IN_AN_AREA.min(area.capacity()) / 3 };
        return Preference::up_to(wish, 50 + here);
    }
    if let Choice::Build { area, .. } = *choice {
        return Preference::up_to(1, i64::from(area.capacity()) * 20 - 30);
    }
    if let Choice::Objective { area, .. } = *choice {
        let is_held = survey.at(area).is_some_and(|at| survey.is_friendly(at, seat));
        return Preference::to(i64::from(is_held) * 10 + i64::from(s.unit_count(area, seat)));
    }
    Preference::to(1)
}
