//! Retreats from a space combat (LRR 63.4, 63.7): announcing one, where to, what stays behind.

use crate::board::fleet;
use crate::board::giving_up::cheapest_first;
use crate::board::units::Units;
use crate::combat::joining;
use crate::combat::space_combat::{Side, Step, combat, combat_mut};
use crate::prelude::*;
use crate::tactical::departure::{self, Arrival, moves};

/// Where a side could retreat to (LRR 63.4c, 63.7c): an adjacent system with an own unit or planet and no foreign ships. RULING: ships
/// enter no asteroid field, no supernova and no nebula that is not active (LRR 11.1, 57.1, 77.1), unless something opens it to them.
pub fn retreats(s: &State, seat: Seat, from: SystemId) -> Vec<SystemId> {
    let open = |system: &SystemId| departure::may_end_in(s, seat, *system);
    let is_mine = |system: &SystemId| {
        let holds_unit = s.locations_in(*system).into_iter().any(|at| !s.units(seat, at).is_empty());
        holds_unit || s.planets_in(*system).iter().any(|planet| s.planets[planet].controller == Some(seat))
    };
    let near = adjacent(s, seat, from).into_iter().filter(open);
    near.filter(|system| is_mine(system) && !s.has_foreign_ships(seat, *system)).collect()
}

/// Whether a side has a ship that can move away at all (LRR 63.7b).
pub fn has_movable_ship(s: &State, seat: Seat, system: SystemId) -> bool {
    s.units(seat, Location::Space(system)).iter().any(|(unit, _)| moves(s, seat, unit))
}

/// LRR 63.4.
pub fn may_announce(s: &State, side: Side) -> Asks {
    let combat = combat(s);
    let seat = combat.side(side);
    // LRR 63.4b
    if combat.retreating.is_some() || !has_movable_ship(s, seat, combat.system) || retreats(s, seat, combat.system).is_empty() {
        return nobody();
    }
    let prompt = Prompt::AnnounceRetreat { system: combat.system };
    ask(seat, Question::one_of(&prompt, "LRR 63.4", [Offer::new(Choice::Stay).said(&Said::FightOn), Offer::new(Choice::Retreat)]))
}

/// The side retreats at the end of the round.
pub fn announce(side: Side, picked: Picked<Choice>, t: &mut T<'_>) {
    if picked.one() == Choice::Retreat {
        let seat = combat(t.state).side(side);
        combat_mut(t).retreating = Some(seat);
        t.tell(&Line::AnnouncesRetreat { seat });
        t.next([window(Occasion::RetreatAnnounced { seat, system: combat(t.state).system })]);
    }
}

/// LRR 63.7.
pub fn where_to(s: &State) -> Asks {
    let combat = combat(s);
    let Some(seat) = combat.retreating.filter(|_| !combat.intercepted) else { return nobody() };
    // LRR 63.7a
    if !joining::fights(s, combat.opponent(seat), combat.system) || !has_movable_ship(s, seat, combat.system) {
        return nobody();
    }
    let systems = retreats(s, seat, combat.system);
    if systems.is_empty() {
        return nobody();
    }
    let offers = systems.into_iter().map(|system| Offer::new(Choice::System { system }).at(system.place()));
    // A token follows (LRR 63.7d): best to where one lies already.
    let costs_token = |choice: &Choice| !matches!(choice, Choice::System { system } if s.has_token(seat, *system));
    ask(seat, Question::one_of(&Prompt::RetreatTo, "LRR 63.7", offers).preferring(costs_token).skipped_when_forced())
}

/// The ships set out.
pub fn begin(picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::System { system: to } = picked.one() else { unreachable!("only systems are offered") };
    // Who came up from a planet stays there.
    joining::leave(t, retreating(t.state));
    t.next(steps![Step::LeaveBehind { to }, Step::Depart { to }]);
}

fn retreating(s: &State) -> Seat {
    combat(s).retreating.expect("somebody retreats")
}

/// Whether units of a type must be carried: fighters without a move value, and ground forces (LRR 63.7b).
fn is_carried(s: &State, seat: Seat, unit: UnitType) -> bool {
    (unit == UnitType::Fighter || unit.is_ground_force()) && !moves(s, seat, unit)
}

/// Fighters without a move value and ground forces in space, against the capacity of the ships that go.
fn surplus(s: &State, seat: Seat, units: &Units) -> (u32, Vec<(UnitType, u32)>) {
    let going = units.iter().filter(|(unit, _)| moves(s, seat, *unit));
    let capacity: u32 = going.filter_map(|(unit, pile)| Some(s.stats(seat, unit)?.capacity * (pile.intact + pile.damaged))).sum();
    let carried = units.iter().filter(|(unit, _)| is_carried(s, seat, *unit));
    let carried: Vec<_> = carried.map(|(unit, pile)| (unit, pile.intact + pile.damaged)).collect();
    (carried.iter().map(|(_, n)| n).sum::<u32>().saturating_sub(capacity), carried)
}

/// LRR 63.7b.
pub fn what_to_leave_behind(s: &State) -> Asks {
    let seat = retreating(s);
    let (too_many, carried) = surplus(s, seat, s.units(seat, Location::Space(combat(s).system)));
    if too_many == 0 {
        return nobody();
    }
    let offers = carried.into_iter().map(|(unit, count)| Offer::new(Choice::Destroy { unit }).cap(count));
    let question = Question::split(&Prompt::LeaveBehind { surplus: too_many }, "LRR 63.7b", too_many, offers);
    ask(seat, question.preferring(cheapest_first(s, seat)).skipped_when_forced())
}

/// It is destroyed.
pub fn leave_behind(picked: Picked<Choice>, t: &mut T<'_>) {
    let (seat, at) = (retreating(t.state), Location::Space(combat(t.state).system));
    for (choice, count) in picked.parts() {
        if let Choice::Destroy { unit } = choice {
            hits::destroy(t, seat, seat, at, unit, count);
        }
    }
}

/// LRR 63.7b, 63.7d: all ships and what they carry go together, and a token follows.
pub fn depart(t: &mut T<'_>, to: SystemId) {
    let combat = combat(t.state);
    let (from, seat) = (combat.system, combat.retreating.expect("somebody retreats"));
    let units = t.state.units(seat, Location::Space(from)).clone();
    let carried = units.iter().filter(|(unit, _)| is_carried(t.state, seat, *unit));
    let cargo: Vec<UnitType> = carried.flat_map(|(unit, pile)| (0..pile.intact + pile.damaged).map(move |_| unit)).collect();
    for unit in &cargo {
        t.state.units_mut(seat, Location::Space(from)).take_any(*unit, 1);
    }
    t.tell(&Line::Retreated { seat, system: to });
    // LRR 63.7d: only if something arrives
    if departure::leave_together(t, seat, (from, to), cargo) == Arrival::Somebody {
        t.next(steps![command_tokens::Step::PlaceFromReinforcements { seat, system: to }]);
    }
    t.next(steps![fleet::Step::Check { seat, system: to }]);
}
