//! Ships that an effect moves out of their system, with what they can take along (FAQ-GEN-6): neither a move of a tactical
//! action (LRR 15) nor a retreat (LRR 63.7).

use crate::board::fleet;
use crate::board::units::{Condition, Location};
use crate::combat::hits;
use crate::components::{SystemId, UnitType};
use crate::flow::{self, Asks, Part, T, ask, nobody};
use crate::position::state::State;
use crate::show::messages::{Choice, Line, Prompt};
use serde::{Deserialize, Serialize};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Steps of a relocation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// What the ships take along.
    Load {
        /// Whose ships.
        seat: Seat,
        /// From where.
        from: SystemId,
        /// Where to.
        to: SystemId,
    },
}

/// The steps by which all ships of a player leave a system.
pub fn of_all_ships(seat: Seat, from: SystemId, to: SystemId) -> [flow::Step; 1] {
    steps![Step::Load { seat, from, to }]
}

/// Whether a unit leaves by itself: ships with a move value, space docks that float, upgraded fighters.
fn goes(s: &State, seat: Seat, unit: UnitType) -> bool {
    s.stats(seat, unit).is_some_and(|stats| (unit.is_ship() || stats.in_space) && stats.movement.is_some())
}

/// What needs room and could come along: fighters, and ground forces in space and on planets of the system.
fn cargo(s: &State, seat: Seat, from: SystemId) -> Vec<(UnitType, Location, u32)> {
    let places = s.locations_in(from).into_iter();
    let all = places.flat_map(|at| s.units(seat, at).iter().map(|(unit, pile)| (unit, at, pile.intact + pile.damaged)).collect::<Vec<_>>());
    all.filter(|(unit, _, _)| (*unit == UnitType::Fighter || unit.is_ground_force()) && !goes(s, seat, *unit)).collect()
}

fn room(s: &State, seat: Seat, from: SystemId) -> u32 {
    let units = s.units(seat, Location::Space(from));
    let ships = units.iter().filter(|(unit, _)| goes(s, seat, *unit));
    ships.filter_map(|(unit, pile)| Some(s.stats(seat, unit)?.capacity * (pile.intact + pile.damaged))).sum()
}

/// What each step of this chapter is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    let Step::Load { seat, from, to } = *step;
    it.asks_or(
        |s| loads_on_offer(s, seat, from, to),
        |picked, t| depart(t, seat, from, to, picked.parts()),
        // Nothing can be taken along.
        |t| depart(t, seat, from, to, vec![]),
    )
}

fn loads_on_offer(s: &State, seat: Seat, from: SystemId, to: SystemId) -> Asks {
    let room = room(s, seat, from);
    let cargo = cargo(s, seat, from);
    if room == 0 || cargo.is_empty() {
        return nobody();
    }
    let offers = cargo.iter().map(|(unit, at, count)| Offer::new(Choice::Load { unit: *unit, from: *at }).cap(*count).at(at.place()));
    let question = Question::split(&Prompt::TakeAlong { to, room }, "FAQ-GEN-6", room, offers.chain([Offer::new(Choice::Empty)]));
    // A passed deadline leaves nothing behind in space that fits.
    let in_space = cargo.iter().filter(|(_, at, _)| matches!(at, Location::Space(_)));
    let mut left = room;
    let mut parts: Vec<(Choice, u32)> = in_space
        .map(|(unit, at, count)| {
            let part = left.min(*count);
            left -= part;
            (Choice::Load { unit: *unit, from: *at }, part)
        })
        .collect();
    parts.push((Choice::Empty, left));
    ask(seat, question.default(Picked::Split(parts)))
}

fn depart(t: &mut T<'_>, seat: Seat, from: SystemId, to: SystemId, taken: Vec<(Choice, u32)>) {
    let units = t.state.units(seat, Location::Space(from));
    let going: Vec<_> = units.iter().filter(|(unit, _)| goes(t.state, seat, *unit)).collect();
    for (unit, pile) in going {
        t.state.units_mut(seat, Location::Space(from)).take(unit, Condition::Intact, pile.intact);
        t.state.units_mut(seat, Location::Space(from)).take(unit, Condition::Damaged, pile.damaged);
        let there = t.state.units_mut(seat, Location::Space(to));
        there.add(unit, Condition::Intact, pile.intact);
        there.add(unit, Condition::Damaged, pile.damaged);
    }
    for (choice, count) in taken {
        if let Choice::Load { unit, from } = choice {
            t.state.units_mut(seat, from).take_any(unit, count);
            t.state.units_mut(seat, Location::Space(to)).add(unit, Condition::Intact, count);
        }
    }
    t.tell(&Line::Relocated { seat, from, to });
    // RULING: fighters and ground forces in space that found no room are destroyed, as on a retreat (LRR 63.7b).
    let left = t.state.units(seat, Location::Space(from)).clone();
    for (unit, pile) in left.iter().filter(|(unit, _)| *unit == UnitType::Fighter || unit.is_ground_force()) {
        hits::destroy(t, seat, seat, Location::Space(from), unit, pile.intact + pile.damaged);
    }
    t.state.sweep();
    t.next(steps![fleet::Step::Check { seat, system: from }, fleet::Step::Check { seat, system: to }]);
}
