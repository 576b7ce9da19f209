//! Ships that an effect moves out of their system, with what they can take along (FAQ-GEN-6): neither a move of a tactical
//! action (LRR 15) nor a retreat (LRR 63.7).

use crate::board::fleet;
use crate::flow;
use crate::prelude::*;
use crate::tactical::departure::{self, moves};

/// Steps of a relocation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// What the ships take along.
    Load {
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

/// What needs room and could come along: fighters, and ground forces in space and on planets of the system.
fn cargo(s: &State, seat: Seat, from: SystemId) -> Vec<(UnitType, Location, u32)> {
    let places = s.locations_in(from).into_iter();
    let all = places.flat_map(|at| s.units(seat, at).iter().map(|(unit, pile)| (unit, at, pile.intact + pile.damaged)).collect::<Vec<_>>());
    all.filter(|(unit, _, _)| (*unit == UnitType::Fighter || unit.is_ground_force()) && !moves(s, seat, *unit)).collect()
}

fn room(s: &State, seat: Seat, from: SystemId) -> u32 {
    let units = s.units(seat, Location::Space(from));
    let ships = units.iter().filter(|(unit, _)| moves(s, seat, *unit));
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

fn in_space(cargo: &[(UnitType, Location, u32)]) -> impl Iterator<Item = (UnitType, Location, u32)> + '_ {
    cargo.iter().copied().filter(|(_, at, _)| matches!(at, Location::Space(_)))
}

/// All ships go, and what is in space goes with them as far as there is room; units on planets may.
fn loads_on_offer(s: &State, seat: Seat, from: SystemId, to: SystemId) -> Asks {
    let room = room(s, seat, from);
    let cargo = cargo(s, seat, from);
    let aboard: u32 = in_space(&cargo).map(|(_, _, count)| count).sum();
    let offer = |(unit, at, count): (UnitType, Location, u32)| Offer::new(Choice::Load { unit, from: at }).cap(count).at(at.place());
    let rule = "FAQ-GEN-6";
    if aboard > room {
        let question = Question::split(&Prompt::TakeAlong { to, room }, rule, room, in_space(&cargo).map(offer));
        return if room == 0 { nobody() } else { ask(seat, question.skipped_when_forced()) };
    }
    let room = room - aboard;
    let on_planets: Vec<_> = cargo.iter().copied().filter(|(_, at, _)| matches!(at, Location::Planet(_))).collect();
    if room == 0 || on_planets.is_empty() {
        return nobody();
    }
    ask(seat, Question::split_up_to(&Prompt::TakeAlong { to, room }, rule, room, on_planets.into_iter().map(offer)))
}

fn depart(t: &mut T<'_>, seat: Seat, from: SystemId, to: SystemId, taken: Vec<(Choice, u32)>) {
    let cargo = cargo(t.state, seat, from);
    let aboard: u32 = in_space(&cargo).map(|(_, _, count)| count).sum();
    let mut going: Vec<(UnitType, Location, u32)> = if aboard <= room(t.state, seat, from) { in_space(&cargo).collect() } else { vec![] };
    let chosen = taken
        .into_iter()
        .filter_map(|(choice, count)| if let Choice::Load { unit, from } = choice { Some((unit, from, count)) } else { None });
    going.extend(chosen);
    for (unit, at, count) in &going {
        t.state.units_mut(seat, *at).take_any(*unit, *count);
    }
    let stowed = going.into_iter().flat_map(|(unit, _, count)| (0..count).map(move |_| unit)).collect();
    t.tell(&Line::Relocated { seat, from, to });
    let _ = departure::leave_together(t, seat, (from, to), stowed);
    // RULING: fighters and ground forces in space that found no room are destroyed, as on a retreat (LRR 63.7b).
    let left = t.state.units(seat, Location::Space(from)).clone();
    for (unit, pile) in left.iter().filter(|(unit, _)| *unit == UnitType::Fighter || unit.is_ground_force()) {
        hits::destroy(t, seat, seat, Location::Space(from), unit, pile.intact + pile.damaged);
    }
    t.next(steps![fleet::Step::Check { seat, system: from }, fleet::Step::Check { seat, system: to }]);
}
