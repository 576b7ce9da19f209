//! Producing units (LRR 24, 62) and blockades (LRR 17).

use crate::board::fleet;
use crate::board::supply;
use crate::components;
use crate::economy::payment::{self, Currency};
use crate::economy::producible;
use crate::position::underway::{ProducingEffect, Production};
use crate::prelude::*;
use std::cmp::Reverse;
use sternpost_core::{Barred, ToArg as _};

/// Steps of production.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The production step of a tactical action (LRR 62.0).
    Begin {
        /// The active player.
        seat: Seat,
        /// The active system.
        system: SystemId,
    },
    /// What is at hand when units use PRODUCTION is settled: they produce.
    Use { seat: Seat, system: SystemId },
    /// The same for one space dock of the home system, which its player names if several could produce (LRR 49.3).
    UseAtHome { seat: Seat },
    /// What is produced.
    Choose,
    /// How many more of a unit: in positions of revision 5 and before, which asked for one type after another.
    HowMany {
        /// Of what.
        unit: UnitType,
    },
    /// Reinforcements hold none: one is taken from the board (LRR 24.5a).
    TakeFromBoard {
        /// Of what.
        unit: UnitType,
    },
    /// All has been chosen: it is paid together (LRR 24.1b).
    Pay,
    /// And placed.
    Place,
    /// Where ground forces go (LRR 62.3, 62.4).
    PlaceGroundForces {
        /// Of what.
        unit: UnitType,
    },
    /// What was produced is in place: the fleet must be within its limits.
    End,
    /// An effect that produced, at whatever time, is over once the fleet is within its limits.
    Over,
}

/// The producing units of a place and what they add to the limit (LRR 62.1, 62.1a).
fn value(s: &State, seat: Seat, at: Location) -> u32 {
    let of = |unit: UnitType, count: u32| match s.stats(seat, unit).and_then(|stats| stats.production) {
        Some(components::Production::Fixed(n)) => n * count,
        Some(components::Production::PlanetResourcesPlus(n)) => match at {
            Location::Planet(planet) => (s.resources(planet) + n) * count,
            Location::Space(_) => 0,
        },
        None => 0,
    };
    let stopped = || !modifiers::may_produce_in(s, seat, at.system());
    if matches!(at, Location::Planet(planet) if !modifiers::may_produce_on(s, planet)) || stopped() {
        return 0;
    }
    s.units(seat, at).iter().map(|(unit, pile)| of(unit, pile.intact + pile.damaged)).sum()
}

/// Where in the home system a space dock stands that could produce (LRR 49.3, FAQ-ARB-1).
fn home_docks(s: &State, seat: Seat) -> Vec<Location> {
    if !modifiers::may_produce_in(s, seat, s.home(seat)) {
        return vec![];
    }
    let places = s.locations_in(s.home(seat)).into_iter();
    let docks = places.filter(|at| s.units(seat, *at).count(UnitType::SpaceDock) > 0);
    docks.filter(|at| !producible::buildable(s, &at_dock(s, seat, *at)).is_empty()).collect()
}

/// Whether a space dock of the home system could produce.
pub fn can_produce_at_home(s: &State, seat: Seat) -> bool {
    !home_docks(s, seat).is_empty()
}

fn at_dock(s: &State, seat: Seat, at: Location) -> Production {
    Production {
        seat,
        system: at.system(),
        producers: vec![at],
        limit: producible::dock_value(s, seat, at),
        built: BTreeMap::new(),
        effect: None,
    }
}

/// Whether a player's units in a system could produce something.
pub fn can_produce(s: &State, seat: Seat, system: SystemId) -> bool {
    s.locations_in(system).into_iter().any(|at| value(s, seat, at) > 0)
}

/// The secondary of Warfare (LRR 49.3).
pub fn produce_at_home(t: &mut T<'_>, seat: Seat) {
    if can_produce_at_home(t.state, seat) {
        let system = t.state.home(seat);
        t.next(steps![window(Occasion::Producing { seat, system }), Step::UseAtHome { seat }]);
    }
}

/// LRR 49.3: which of them produces is its player's choice; by default the one that can produce most.
fn docks_on_offer(s: &State, seat: Seat) -> Asks {
    let docks = home_docks(s, seat);
    if docks.len() < 2 {
        return nobody();
    }
    let unit = UnitType::SpaceDock;
    let offers = docks.into_iter().map(|at| {
        let hint = Hint::ProducesUpTo { count: producible::dock_value(s, seat, at) };
        Offer::new(Choice::UnitOf { seat, unit, at }).hint(&hint).at(at.place())
    });
    let least =
        |choice: &Choice| if let Choice::UnitOf { at, .. } = choice { Reverse(producible::dock_value(s, seat, *at)) } else { Reverse(0) };
    ask(seat, Question::one_of(&Prompt::ProduceAtDock, "LRR 49.3", offers).preferring(least))
}

fn produce_at(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::UnitOf { at, .. } = picked.one() else { unreachable!("only docks are offered") };
    let production = at_dock(t.state, seat, at);
    choose_units(t, production);
}

fn produce_at_the_only_dock(t: &mut T<'_>, seat: Seat) {
    match home_docks(t.state, seat).first().map(|at| at_dock(t.state, seat, *at)) {
        Some(production) => choose_units(t, production),
        None => close(t),
    }
}

fn choose_units(t: &mut T<'_>, production: Production) {
    t.state.underway.production = Some(production);
    t.next(steps![Step::Choose]);
}

/// Production is over, and with it what held for this use of PRODUCTION.
fn close(t: &mut T<'_>) {
    t.state.underway.production = None;
    t.state.underway.exchanged_values = None;
}

/// An effect that produces so many units in a system without PRODUCTION (LRR 24.4): ships in its space area, ground forces at these
/// places (LRR 62.3, 62.4).
pub fn by_effect(seat: Seat, system: SystemId, producers: Vec<Location>, limit: u32, effect: ProducingEffect) -> Production {
    Production { seat, system, producers, limit, built: BTreeMap::new(), effect: Some(effect) }
}

/// Whether an effect could produce anything.
pub fn can_produce_by(s: &State, production: &Production) -> bool {
    !producible::buildable(s, production).is_empty()
}

/// Its owner says what an effect produces, pays it (FAQ-PROD-1) and places it.
pub fn produce_by(t: &mut T<'_>, production: Production) {
    if can_produce_by(t.state, &production) {
        choose_units(t, production);
    }
}

/// Where a player has units with PRODUCTION, whether or not they can use it.
pub fn producers_in(s: &State, seat: Seat, system: SystemId) -> Vec<Location> {
    let produces = |unit: UnitType| s.stats(seat, unit).is_some_and(|stats| stats.production.is_some());
    s.locations_in(system).into_iter().filter(|at| s.units(seat, *at).iter().any(|(unit, _)| produces(unit))).collect()
}

fn underway(s: &State) -> &Production {
    s.underway.production.as_ref().expect("production is under way")
}

fn underway_mut<'t>(t: &'t mut T<'_>) -> &'t mut Production {
    t.state.underway.production.as_mut().expect("production is under way")
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Begin { seat, system } => it.does(|t| begin(seat, system, t)),
        Step::Use { seat, system } => it.does(|t| use_units(seat, system, t)),
        Step::UseAtHome { seat } => {
            it.asks_or(|s| docks_on_offer(s, seat), |picked, t| produce_at(t, seat, picked), |t| produce_at_the_only_dock(t, seat))
        }
        Step::Choose => it.barring(|s, _| not_producible(s)).asks_or(units_to_choose_from, choose, pay),
        Step::HowMany { unit } => {
            it.asks(|s| how_many(s, unit), |picked, t| *underway_mut(t).built.entry(unit).or_default() += picked.amount())
        }
        Step::TakeFromBoard { unit } => {
            it.asks(|s| supply::asks_which_to_take(s, underway(s).seat, unit), |picked, t| take_from_board(unit, picked, t))
        }
        Step::Pay => it.does(pay),
        Step::Place => it.does(place),
        Step::PlaceGroundForces { unit } => it.asks(|s| places_for_ground_forces(s, unit), place_ground_forces),
        Step::End => it.does(end),
        Step::Over => it.does(close),
    }
}

fn begin(seat: Seat, system: SystemId, t: &mut T<'_>) {
    if can_produce(t.state, seat, system) {
        t.next(steps![window(Occasion::Producing { seat, system }), Step::Use { seat, system }]);
    }
}

fn use_units(seat: Seat, system: SystemId, t: &mut T<'_>) {
    let producers: Vec<Location> = t.state.locations_in(system).into_iter().filter(|at| value(t.state, seat, *at) > 0).collect();
    let limit = producers.iter().map(|at| value(t.state, seat, *at)).sum();
    if limit > 0 {
        choose_units(t, Production { seat, system, producers, limit, built: BTreeMap::new(), effect: None });
    } else {
        close(t);
    }
}

/// Everything is chosen at once; what limits it all together is measured.
fn units_to_choose_from(s: &State) -> Asks {
    let use_of = underway(s);
    let units = producible::buildable(s, use_of);
    if units.is_empty() {
        return nobody();
    }
    let offers = units.iter().map(|(unit, most)| {
        let stats = s.stats(use_of.seat, *unit).expect("only units with a stat line are offered");
        let hint = Hint::Cost { cost: stats.cost.unwrap_or(0), units: producible::units_per_cost(s, stats) };
        Offer::new(Choice::Produce { unit: *unit }).hint(&hint).cap(*most)
    });
    let prompt = Prompt::Produce { system: use_of.system, room: producible::room(use_of), resources: producible::purse(s, use_of) };
    let question = Question::split_up_to(&prompt, "LRR 62.0", producible::room(use_of), offers);
    ask(use_of.seat, producible::limits(s, use_of, &units).into_iter().fold(question, Question::meter))
}

/// What a player would look for and cannot produce now.
fn not_producible(s: &State) -> Vec<Barred<Choice>> {
    let use_of = underway(s);
    let costs =
        |unit: &&UnitType| producible::is_allowed(use_of, **unit) && s.stats(use_of.seat, **unit).is_some_and(|stats| stats.cost.is_some());
    UnitType::ALL.iter().filter(costs).filter_map(|unit| producible::against(s, use_of, *unit)).collect()
}

/// What reinforcements do not hold is taken from the board (LRR 24.5a).
fn choose(picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        let Choice::Produce { unit } = choice else { unreachable!("not a unit: {choice:?}") };
        let use_of = underway(t.state);
        let planned = use_of.built.get(&unit).copied().unwrap_or(0);
        let in_box = t.state.reinforcements(use_of.seat, unit).map_or(count, |left| left.saturating_sub(planned).min(count));
        if in_box > 0 {
            *underway_mut(t).built.entry(unit).or_default() += in_box;
        }
        t.next((in_box..count).flat_map(|_| steps![Step::TakeFromBoard { unit }]));
    }
    t.next(steps![Step::Pay]);
}

/// LRR 24.1b: everything is paid together, then placed.
fn pay(t: &mut T<'_>) {
    let use_of = underway(t.state);
    if use_of.built.is_empty() {
        close(t);
        return;
    }
    let pay = payment::Step { seat: use_of.seat, currency: Currency::Resources, owed: producible::cost_so_far(t.state, use_of) };
    t.next(steps![pay, Step::Place]);
}

fn how_many(s: &State, unit: UnitType) -> Asks {
    let use_of = underway(s);
    let question = Question::amount(&Prompt::HowManyUnits { unit }, "LRR 62.1", 1, producible::most(s, use_of, unit).max(1));
    ask(use_of.seat, question.skipped_when_forced())
}

fn take_from_board(unit: UnitType, picked: Picked<Choice>, t: &mut T<'_>) {
    let seat = underway(t.state).seat;
    supply::take_from_board(t, seat, picked.one());
    *underway_mut(t).built.entry(unit).or_default() += 1;
}

/// LRR 62.2: ships go to the active system; ground forces are placed by the player.
fn place(t: &mut T<'_>) {
    let Production { seat, system, built, effect, .. } = underway(t.state).clone();
    let units = built.iter().map(|(unit, count)| units(*unit, *count)).collect();
    t.tell(&Line::Produced { seat, system, units });
    if effect.is_none() {
        modifiers::produced(seat, &built, t);
    }
    for (unit, count) in built {
        if unit.is_ground_force() {
            t.next(steps![Step::PlaceGroundForces { unit }]);
        } else {
            t.state.units_mut(seat, Location::Space(system)).add(unit, Condition::Intact, count);
        }
    }
    t.next(steps![Step::End]);
}

fn places_for_ground_forces(s: &State, unit: UnitType) -> Asks {
    let use_of = underway(s);
    let count = use_of.built.get(&unit).copied().unwrap_or(0);
    let free = room_for_ground_forces(s, use_of);
    let offers = producible::ground_places(s, use_of).into_iter().map(|at| {
        let offer = Offer::new(Choice::Place { unit, at }).at(at.place());
        if matches!(at, Location::Space(_)) { offer.cap(free.min(count)) } else { offer }
    });
    // On planets they take no room.
    let question = Question::split(&Prompt::PlaceGroundForces { unit }, "LRR 62.3", count, offers);
    let is_aboard = |choice: &Choice| matches!(choice, Choice::Place { at: Location::Space(_), .. });
    ask(use_of.seat, question.preferring(is_aboard).skipped_when_forced())
}

/// Capacity left for ground forces once the ships and fighters are placed.
fn room_for_ground_forces(s: &State, use_of: &Production) -> u32 {
    let load = fleet::load(s, use_of.seat, use_of.system);
    load.capacity.saturating_sub(load.fighters - load.excess_fighters + load.ground_forces)
}

fn place_ground_forces(picked: Picked<Choice>, t: &mut T<'_>) {
    let seat = underway(t.state).seat;
    for (choice, count) in picked.parts() {
        if let Choice::Place { unit, at } = choice {
            t.state.units_mut(seat, at).add(unit, Condition::Intact, count);
            t.tell(&Line::PlacedUnits { seat, count, unit, at });
        }
    }
}

fn end(t: &mut T<'_>) {
    let Production { seat, system, ref effect, .. } = *underway(t.state);
    if effect.is_some() {
        t.next(steps![fleet::Step::Check { seat, system }, Step::Over]);
    } else {
        close(t);
        t.next(steps![fleet::Step::Check { seat, system }, window(Occasion::Produced { seat, system })]);
    }
}

/// Units as words: "2 carriers".
fn units(unit: UnitType, count: u32) -> Arg {
    Word::Units { count, unit }.text().to_arg()
}
