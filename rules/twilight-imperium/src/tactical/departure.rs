//! Ships that leave a system together, whatever moves them (LRR 15.8): where such a move may end (LRR 11.1, 57.1, 77.1), and what
//! becomes of them if they leave a gravity rift (LRR 33.2). Moves of a tactical action are in [`crate::tactical::movement`].

use crate::prelude::*;
use crate::tactical::routes::anomaly;

/// Whether a move of a player's ships that is no move of a tactical action may end in a system, as far as the system goes.
pub fn may_end_in(s: &State, seat: Seat, system: SystemId) -> bool {
    match anomaly(system) {
        // LRR 11.1, 57.1, 77.1: whatever opens them opens them to every move
        Some(closed @ (Anomaly::AsteroidField | Anomaly::Supernova | Anomaly::Nebula)) => modifiers::may_enter(s, seat, closed),
        Some(Anomaly::GravityRift) | None => true,
    }
}

/// Whether units of a type move by themselves: ships with a move value, space docks that float, upgraded fighters.
pub fn moves(s: &State, seat: Seat, unit: UnitType) -> bool {
    s.stats(seat, unit).is_some_and(|stats| (unit.is_ship() || stats.in_space) && stats.movement.is_some())
}

/// Units that move by themselves, with their condition and number.
type Moving = Vec<(UnitType, Condition, u32)>;

/// Whether anything of what left arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Some of it did.
    Somebody,
    /// All was lost on the way.
    Nobody,
}

/// Takes units out of the space area of a system, and puts into that of another one what arrives there.
///
/// RULING: the first ship is filled first; fighters that could move by themselves are carried as far as there is room.
pub fn leave_together(t: &mut T<'_>, seat: Seat, (from, to): (SystemId, SystemId), mut cargo: Vec<UnitType>) -> Arrival {
    let units = t.state.units(seat, Location::Space(from)).clone();
    let going = units.iter().filter(|(unit, _)| moves(t.state, seat, *unit));
    let mut going: Moving =
        going.flat_map(|(unit, pile)| [(unit, Condition::Intact, pile.intact), (unit, Condition::Damaged, pile.damaged)]).collect();
    for (unit, condition, count) in &going {
        t.state.units_mut(seat, Location::Space(from)).take(*unit, *condition, *count);
    }
    let is_rift = anomaly(from) == Some(Anomaly::GravityRift);
    if is_rift {
        carry_fighters(t.state, seat, &mut going, &mut cargo);
    }
    let mut cargo = cargo.into_iter();
    let mut arrival = Arrival::Nobody;
    for (unit, condition, count) in going {
        let capacity = t.state.stats(seat, unit).map_or(0, |stats| stats.capacity) as usize;
        for _ in 0..count {
            let hold: Vec<UnitType> = cargo.by_ref().take(capacity).collect();
            if is_rift && is_lost(t, seat, unit, from) {
                continue;
            }
            arrival = Arrival::Somebody;
            let there = t.state.units_mut(seat, Location::Space(to));
            there.add(unit, condition, 1);
            for carried in hold {
                there.add(carried, Condition::Intact, 1);
            }
        }
    }
    // What found no room stays behind; whoever looks after the system sees to it (LRR 43.3).
    for left in cargo {
        t.state.units_mut(seat, Location::Space(from)).add(left, Condition::Intact, 1);
    }
    t.state.sweep();
    arrival
}

/// LRR 33.2a: for what is carried no die is rolled.
fn carry_fighters(s: &State, seat: Seat, going: &mut Moving, cargo: &mut Vec<UnitType>) {
    let capacity: u32 = going.iter().map(|(unit, _, count)| s.stats(seat, *unit).map_or(0, |stats| stats.capacity) * count).sum();
    let mut room = capacity.saturating_sub(sternpost_kit::count(cargo.len()));
    for (unit, _, count) in going.iter_mut().filter(|(unit, _, _)| *unit == UnitType::Fighter) {
        let carried = room.min(*count);
        (room, *count) = (room - carried, *count - carried);
        cargo.extend((0..carried).map(|_| *unit));
    }
}

/// LRR 33.2: a die for the ship; 1 to 3 removes it with all it carries (LRR 33.2b, 33.2c).
pub fn is_lost(t: &mut T<'_>, seat: Seat, unit: UnitType, system: SystemId) -> bool {
    let die = t.roll(1, 10)[0];
    t.tell(&Line::RiftRoll { seat, unit, system, die });
    let lost = die <= 3;
    if lost {
        t.tell(&Line::LostInRift { seat, unit });
    }
    lost
}
