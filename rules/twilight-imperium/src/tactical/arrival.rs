//! Ships of a tactical action arrive (LRR 15.5): who carries what (LRR 83), and who is lost in a gravity rift (LRR 33).

use crate::board::fleet;
use crate::position::underway::{Cargo, Moving};
use crate::prelude::*;
use crate::tactical::departure;
use crate::tactical::movable::{action, capacity};
use crate::tactical::routes::{anomaly, rifts_left};

/// A ship and what it carries, each unit by itself.
struct Ship {
    /// Which of those on their way it belongs to.
    group: usize,
    /// How many dice are rolled for it.
    dice: u32,
    start: SystemId,
    capacity: usize,
    hold: Vec<Cargo>,
}

/// A flagship with a wormhole goes first or last: first, it arrives at once and its wormhole serves the ships that follow (or is lost with it
/// in a rift, FAQ-CREUSS-3); after others, it is the last to move.
pub fn settle(t: &mut T<'_>, seat: Seat) {
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    if action.moving.len() > 1 {
        action.no_moves = true;
        return;
    }
    let left_behind = all_arrive(t, seat);
    t.next(left_behind.into_iter().map(|system| fleet::Step::Check { seat, system }.into()));
}

/// All that were named arrive together.
pub fn arrive(t: &mut T<'_>, seat: Seat) {
    let system = action(t.state).system;
    let left_behind = all_arrive(t, seat);
    t.state.sweep();
    // LRR 43.3: what was left behind must fit there; LRR 28.3 in the active system: what its ships lose room for then goes at once
    t.next(left_behind.into_iter().map(|system| fleet::Step::Check { seat, system }.into()));
    t.next(steps![fleet::Step::CheckPool { seat, system }]);
}

/// Returns the systems they have left.
fn all_arrive(t: &mut T<'_>, seat: Seat) -> BTreeSet<SystemId> {
    let action = t.state.underway.tactical.as_mut().expect("ships move in a tactical action");
    let (active, groups, aboard) = (action.system, std::mem::take(&mut action.moving), std::mem::take(&mut action.aboard));
    let ships = stow(t.state, seat, &groups, &aboard);
    for (number, moving) in groups.iter().enumerate() {
        let holds: Vec<&[Cargo]> = ships.iter().filter(|ship| ship.group == number).map(|ship| &ship.hold[..]).collect();
        arrive_together(t, seat, (moving, active), &holds);
    }
    groups.into_iter().flat_map(|moving| moving.path).filter(|at| *at != active).collect()
}

/// RULING: what was picked up on the way fills the first of the ships that went there; what came aboard at the start the safest ships that
/// set out there, and what waited in the active system the safest of all, of equals the first; so it is settled what a lost ship carried.
fn stow(s: &State, seat: Seat, groups: &[Moving], aboard: &[Cargo]) -> Vec<Ship> {
    let each = |cargo: &Cargo| (0..cargo.count).map(|_| Cargo { count: 1, ..*cargo }).collect::<Vec<_>>();
    let mut ships = vec![];
    for (group, moving) in groups.iter().enumerate() {
        let capacity = capacity(s, seat, moving.unit) as usize;
        let mut own = moving.cargo.iter().flat_map(each);
        for _ in 0..moving.count {
            let hold = own.by_ref().take(capacity).collect();
            ships.push(Ship { group, dice: rifts_left(&moving.path), start: moving.path[0], capacity, hold });
        }
    }
    let active = action(s).system;
    let (on_arrival, at_start): (Vec<Cargo>, Vec<Cargo>) = aboard.iter().flat_map(each).partition(|unit| unit.from.system() == active);
    for unit in at_start.into_iter().chain(on_arrival) {
        let at = unit.from.system();
        let open = ships.iter_mut().filter(|ship| (at == active || ship.start == at) && ship.hold.len() < ship.capacity);
        let safest = open.min_by_key(|ship| ship.dice).expect("no more is taken aboard than there is room for");
        safest.hold.push(unit);
    }
    ships
}

/// Equal ships that have gone the same way.
fn arrive_together(t: &mut T<'_>, seat: Seat, (moving, active): (&Moving, SystemId), holds: &[&[Cargo]]) {
    let (unit, from) = (moving.unit, moving.path[0]);
    let mut arrived = 0;
    let mut carried: Vec<Cargo> = vec![];
    for hold in holds {
        let lost = leg_lost_on(t, seat, moving);
        arrived += u32::from(lost.is_none());
        for cargo in *hold {
            // LRR 33.2b: what was aboard then is gone as well; what was not waits where it was
            if lost.is_some_and(|leg| leg < leg_of(moving, cargo)) {
                t.state.units_mut(seat, cargo.from).add(cargo.unit, Condition::Intact, 1);
                continue;
            }
            if lost.is_none() {
                t.state.units_mut(seat, Location::Space(active)).add(cargo.unit, Condition::Intact, 1);
            }
            match carried.iter_mut().find(|other| (other.unit, other.from) == (cargo.unit, cargo.from)) {
                Some(others) => others.count += 1,
                None => carried.push(*cargo),
            }
        }
    }
    t.state.units_mut(seat, Location::Space(active)).add(unit, moving.condition, arrived);
    if arrived > 0 {
        // FAQ-SAAR-3: a floating factory is no ship
        t.state.underway.tactical.as_mut().expect("ships move in a tactical action").moved |= unit.is_ship();
        t.tell(&Line::Moved { seat, count: arrived, unit, from, to: active });
    }
    for Cargo { unit, from, count } in carried {
        t.tell(&Line::Carried { seat, count, unit, from });
    }
}

/// With which step of its way a unit has come aboard: what waits in the active system comes last.
fn leg_of(moving: &Moving, cargo: &Cargo) -> usize {
    let last = moving.path.len() - 1;
    let at = cargo.from.system();
    if moving.path[last] == at { last } else { moving.path.iter().position(|system| *system == at).unwrap_or(0) }
}

/// LRR 33.2: one die for each gravity rift the ship leaves. Returns which step of its way it did not survive.
fn leg_lost_on(t: &mut T<'_>, seat: Seat, moving: &Moving) -> Option<usize> {
    let exits = 0..moving.path.len() - 1;
    let mut rifts = exits.filter(|leg| anomaly(moving.path[*leg]) == Some(Anomaly::GravityRift));
    rifts.find(|leg| departure::is_lost(t, seat, moving.unit, moving.path[*leg]))
}
