//! Ships led one kind after another and system by system: steps of positions that revision 6 and those before have left.
//!
//! Since then a movement is one question, see [`crate::tactical::movement`].

use crate::position::underway::{Cargo, Moving};
use crate::prelude::*;
use crate::tactical::movable::{action, capacity, is_worth_a_round_trip, loadable, moves_from};
use crate::tactical::movement::Step;
use crate::tactical::routes::{Routes, is_left_no_more, left_after};

/// Ships of a type and condition, and where they are.
type Kind = (UnitType, Condition, SystemId);

fn led(s: &State) -> &Moving {
    action(s).moving.last().expect("a ship is being led")
}

fn led_mut<'t>(t: &'t mut T<'_>) -> &'t mut Moving {
    t.state.underway.tactical.as_mut().and_then(|action| action.moving.last_mut()).expect("a ship is being led")
}

fn room(s: &State, seat: Seat, moving: &Moving) -> u32 {
    (capacity(s, seat, moving.unit) * moving.count).saturating_sub(moving.loaded())
}

/// How many of several equal ships move.
pub fn how_many(s: &State, seat: Seat, (unit, condition, from): Kind) -> Asks {
    let most = s.units(seat, Location::Space(from)).count_in(unit, condition);
    ask(seat, Question::amount(&Prompt::HowManyShips { unit, from }, "LRR 15.3", 1, most).skipped_when_forced())
}

/// Ships leave their place and are led system by system.
pub fn lead(t: &mut T<'_>, seat: Seat, (unit, condition, from): Kind, count: u32) {
    let left = moves_from(t.state, seat, unit, from).expect("only ships that move are offered");
    t.state.units_mut(seat, Location::Space(from)).take(unit, condition, count);
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    action.moving.push(Moving { unit, condition, count, path: vec![from], left, cargo: vec![] });
    t.next(steps![Step::Load { seat }, Step::Lead { seat }]);
    if unit == UnitType::Flagship && modifiers::flagship_wormhole(t.state, seat).is_some() {
        t.next(steps![Step::Settle { seat }]);
    }
    t.next(steps![Step::Choose { seat }]);
}

/// What the ships that are led load where they are (LRR 83.1).
pub fn loads_on_offer(s: &State, seat: Seat) -> Asks {
    let moving = led(s);
    let (at, room) = (moving.at(), room(s, seat, moving));
    // What stands in the active system's space area is there already.
    let arrived = moving.path.len() > 1 && at == action(s).system;
    let here = loadable(s, seat, at).into_iter().filter(|cargo| !(arrived && cargo.from == Location::Space(at)));
    let offers: Vec<Offer<Choice>> = here
        .map(|Cargo { unit, from, count }| {
            Offer::new(Choice::Load { unit, from }).hint(&Hint::Available { count }).cap(count).at(from.place())
        })
        .collect();
    if room == 0 || offers.is_empty() {
        return nobody();
    }
    ask(seat, Question::split_up_to(&Prompt::Load { unit: moving.unit, at, room }, "LRR 83.1", room, offers))
}

/// They come aboard the ships that are led.
pub fn load(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        if let Choice::Load { unit, from } = choice {
            t.state.units_mut(seat, from).take_any(unit, count);
            led_mut(t).cargo.push(Cargo { unit, from, count });
        }
    }
}

/// Where the ships go next (LRR 15.3f).
pub fn systems_on_offer(s: &State, seat: Seat) -> Asks {
    let moving = led(s);
    let (at, active) = (moving.at(), action(s).system);
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
        let brings_more = || room(s, seat, moving) > 0 && is_worth_a_round_trip(s, seat, &routes, moving.left);
        if is_left_no_more(s, seat, active) || !brings_more() {
            return nobody();
        }
        offers.push(Offer::new(Choice::Done));
    }
    let next = routes.next(at, moving.left);
    offers.extend(next.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place())));
    let prompt = Prompt::NextSystem { unit: moving.unit, at, left: moving.left };
    ask(seat, Question::one_of(&prompt, "LRR 15.3", offers).skipped_when_forced())
}

/// They go there.
pub fn lead_on(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system } = picked.one() else { return };
    let moving = led_mut(t);
    moving.left = left_after(moving.at(), moving.left).expect("only systems in reach are offered");
    moving.path.push(system);
    t.next(steps![Step::Load { seat }, Step::Lead { seat }]);
}
