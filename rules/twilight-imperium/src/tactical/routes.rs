//! Where a ship can go on its way to the active system (LRR 11, 15, 33, 57, 77).

use crate::board::adjacency::adjacent_for_ships;
use crate::components::tile;
use crate::prelude::*;
use std::collections::VecDeque;

/// The anomaly of a system (LRR 8.2).
pub fn anomaly(system: SystemId) -> Option<Anomaly> {
    tile(system).and_then(|tile| tile.anomaly)
}

/// What does not stop ships for which it would hold otherwise.
#[derive(Clone, Copy)]
struct Passes {
    /// Other players' ships (LRR 15.3b).
    ships: bool,
    /// These anomalies, whatever else is known of them.
    anomalies: &'static [Anomaly],
}

/// Whether a ship may enter a system on its way to `active`.
fn may_enter(s: &State, seat: Seat, system: SystemId, active: SystemId, passes: Passes) -> bool {
    let is_open = |anomaly: Anomaly| match anomaly {
        // LRR 11.1, 77.1; some pass what they may not end in
        Anomaly::AsteroidField | Anomaly::Supernova => {
            modifiers::may_enter(s, seat, anomaly) || (system != active && modifiers::may_pass(s, seat, anomaly))
        }
        // LRR 57.1, 57.1a
        Anomaly::Nebula => system == active || modifiers::may_pass(s, seat, anomaly),
        Anomaly::GravityRift => true,
    };
    let passable = anomaly(system).is_none_or(|anomaly| passes.anomalies.contains(&anomaly) || is_open(anomaly));
    // LRR 15.3b: other players' ships block the way, but not the end of it
    passable && (system == active || passes.ships || !s.has_foreign_ships(seat, system))
}

/// Moves left after entering another system: one less, one more for leaving a gravity rift (LRR 33.1).
pub fn left_after(from: SystemId, left: u32) -> Option<u32> {
    (left + gravity(from)).checked_sub(1)
}

/// What leaving a system adds to the moves.
fn gravity(from: SystemId) -> u32 {
    u32::from(anomaly(from) == Some(Anomaly::GravityRift))
}

/// The moves of a ship that starts here (LRR 57.2: one in a nebula).
pub fn moves_at_start(system: SystemId, movement: u32) -> u32 {
    if anomaly(system) == Some(Anomaly::Nebula) { movement.min(1) } else { movement }
}

/// LRR 57.1a: whether a system that a ship has entered ends its way.
pub fn is_left_no_more(s: &State, seat: Seat, system: SystemId) -> bool {
    anomaly(system) == Some(Anomaly::Nebula) && !modifiers::may_pass(s, seat, Anomaly::Nebula)
}

/// The dice that are rolled for a ship on its way (LRR 33.2): one for each gravity rift it leaves.
pub fn rifts_left(path: &[SystemId]) -> u32 {
    path.split_last().map_or(0, |(_, left)| left.iter().map(|system| gravity(*system)).sum())
}

/// Whether ships that set out here pass other players' ships in this tactical action (In the Silence of Space).
pub fn is_silent(s: &State, start: SystemId) -> bool {
    s.underway.tactical.as_ref().is_some_and(|action| action.silent == Some(start))
}

/// The ways of one player's ships to the active system: how many moves a ship needs to have left where it arrives. Looked for from
/// the active system outwards, once for all ships.
pub struct Routes<'s> {
    s: &'s State,
    seat: Seat,
    active: SystemId,
    passes: Passes,
    adjacent: Box<dyn Fn(SystemId) -> BTreeSet<SystemId> + 's>,
    /// Each system from which a ship can end in the active one with the moves it may have.
    needed: BTreeMap<SystemId, u32>,
}

impl<'s> Routes<'s> {
    /// All ways of ships that have at most so many moves (LRR 15.3a, 15.3f).
    pub fn to(s: &'s State, seat: Seat, active: SystemId, most: u32) -> Self {
        Self::passing(s, seat, active, most, Passes { ships: modifiers::passes_ships(s, seat), anomalies: &[] })
    }

    /// The same for ships that set out from one system: an effect may have them pass other players' ships.
    pub fn from(s: &'s State, seat: Seat, active: SystemId, most: u32, start: SystemId) -> Self {
        Self::passing(s, seat, active, most, Passes { ships: modifiers::passes_ships(s, seat) || is_silent(s, start), anomalies: &[] })
    }

    /// The same for ships that other players' ships do not stop.
    pub fn through_ships(s: &'s State, seat: Seat, active: SystemId, most: u32) -> Self {
        Self::passing(s, seat, active, most, Passes { ships: true, anomalies: &[] })
    }

    /// The ways there would be if other players' ships and these anomalies stopped nobody.
    pub fn if_open(s: &'s State, seat: Seat, active: SystemId, most: u32, anomalies: &'static [Anomaly]) -> Self {
        Self::passing(s, seat, active, most, Passes { ships: true, anomalies })
    }

    fn passing(s: &'s State, seat: Seat, active: SystemId, most: u32, passes: Passes) -> Self {
        let adjacent = Box::new(adjacent_for_ships(s, seat));
        let mut routes = Self { s, seat, active, passes, adjacent, needed: BTreeMap::from([(active, 0)]) };
        let mut next = VecDeque::from([active]);
        while let Some(at) = next.pop_front() {
            if !may_enter(s, seat, at, active, passes) {
                continue;
            }
            for from in (routes.adjacent)(at) {
                // One move, or none out of a gravity rift (LRR 33.1)
                let leaving = 1 - gravity(from);
                let needed = routes.needed[&at] + leaving;
                if needed <= most && routes.needed.get(&from).is_none_or(|known| needed < *known) {
                    routes.needed.insert(from, needed);
                    if leaving == 0 { next.push_front(from) } else { next.push_back(from) }
                }
            }
        }
        routes
    }

    /// The systems a ship may enter next so that it can still end in the active one.
    pub fn next(&self, at: SystemId, left: u32) -> Vec<SystemId> {
        let Some(left) = left_after(at, left) else { return vec![] };
        if self.ends_here(at) {
            return vec![];
        }
        (self.adjacent)(at).into_iter().filter(|system| self.leads_on(*system, left)).collect()
    }

    /// Whether a ship that starts here can end in the active system.
    pub fn has_way(&self, at: SystemId, left: u32) -> bool {
        if at == self.active {
            return !self.next(at, left).is_empty();
        }
        self.needed.get(&at).is_some_and(|needed| *needed <= left)
    }

    /// How many moves a ship needs that starts in another system, if there is a way.
    pub fn needed(&self, at: SystemId) -> Option<u32> {
        self.needed.get(&at).copied()
    }

    /// All systems that a ship can enter from here on, and still end in the active one (LRR 15.3a).
    pub fn on_the_way(&self, at: SystemId, left: u32) -> BTreeSet<SystemId> {
        let mut most: BTreeMap<SystemId, u32> = BTreeMap::new();
        let mut next = vec![(at, left)];
        while let Some((at, left)) = next.pop() {
            // On the way back nothing is gained by going on.
            if at == self.active && !most.is_empty() {
                continue;
            }
            let Some(after) = left_after(at, left) else { continue };
            for system in self.next(at, left) {
                if most.get(&system).is_none_or(|known| *known < after) {
                    most.insert(system, after);
                    next.push((system, after));
                }
            }
        }
        most.into_keys().collect()
    }

    fn leads_on(&self, system: SystemId, left: u32) -> bool {
        self.needed.get(&system).is_some_and(|needed| *needed <= left) && may_enter(self.s, self.seat, system, self.active, self.passes)
    }

    /// LRR 15.3b: a system with other players' ships ends the way, even if it is the active one.
    fn ends_here(&self, at: SystemId) -> bool {
        at == self.active && !self.passes.ships && self.s.has_foreign_ships(self.seat, at)
    }
}
