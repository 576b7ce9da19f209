//! The ways ships can go (LRR 15.3a-15.3f), as far as they differ in effect: by the dice that gravity rifts ask for (LRR 33.2) and by
//! what can come aboard on the way (LRR 83.1). Nothing else is met on a way: all that happens there is that a ship passes.

use crate::prelude::*;
use crate::tactical::routes::{Routes, anomaly, left_after};
use std::collections::VecDeque;

/// A way to the active system.
#[derive(Clone)]
pub struct Way {
    /// The systems, the start first, each with how many stops there were until then.
    path: Vec<(SystemId, usize)>,
    /// How many more systems can be entered.
    left: u32,
    /// How many dice are rolled for each ship that goes there.
    pub dice: u32,
    /// Where something can be picked up.
    pub stops: BTreeSet<SystemId>,
}

impl Way {
    /// The systems, the start first.
    pub fn systems(&self) -> Vec<SystemId> {
        self.path.iter().map(|(system, _)| *system).collect()
    }

    fn at(&self) -> SystemId {
        self.path.last().expect("a way has a start").0
    }

    /// The choice of it: what lies between its ends.
    pub fn choice(&self) -> Choice {
        let mut through = self.systems();
        through.pop();
        through.remove(0);
        if through.is_empty() { Choice::Straight } else { Choice::Way { through } }
    }

    /// What sets it apart from others.
    pub fn hint(&self) -> Hint {
        let systems: Vec<SystemId> = self.stops.iter().copied().collect();
        match (self.dice, systems.is_empty()) {
            (0, true) => Hint::SafeWay,
            (0, false) => Hint::SafeWayPicksUp { systems },
            (dice, true) => Hint::RiskyWay { dice },
            (dice, false) => Hint::RiskyWayPicksUp { dice, systems },
        }
    }

    /// Whether a way to the same place leaves at least as much open at the same risk.
    fn is_as_good_as(&self, other: &Self) -> bool {
        self.at() == other.at() && self.dice == other.dice && self.left >= other.left && self.stops.is_superset(&other.stops)
    }

    /// Whether it leads back to where it has been, and nothing was picked up since.
    fn is_in_circles(&self, active: SystemId) -> bool {
        let (last, before) = self.path.split_last().expect("a way has a start");
        // LRR 15.3e: out of the active system and back
        let begins_there = usize::from(before.first().is_some_and(|(start, _)| *start == active));
        before[begins_there..].contains(last)
    }
}

/// Where ways lead, and what lies there.
pub struct Ground<'a> {
    /// The active system.
    pub active: SystemId,
    /// Whether a ship that enters it must stay (LRR 57.1a).
    pub ends_in_active: bool,
    /// Whether something can be picked up in a system.
    pub has_stop: &'a dyn Fn(SystemId) -> bool,
}

/// The ways of ships that start here and have so many moves: for each number of dice those on which most can be picked up. The safest
/// comes first, of equals the shortest.
pub fn ways(routes: &Routes<'_>, start: SystemId, moves: u32, ground: &Ground<'_>) -> Vec<Way> {
    let begin = Way { path: vec![(start, 0)], left: moves, dice: 0, stops: BTreeSet::new() };
    let mut seen: Vec<Way> = vec![];
    let mut arrived: Vec<Way> = vec![];
    // Short ways first: what comes later must be better in something.
    let mut next = VecDeque::from([begin]);
    while let Some(way) = next.pop_front() {
        let at = way.at();
        if at == ground.active && way.path.len() > 1 {
            arrived.push(way.clone());
            if ground.ends_in_active {
                continue;
            }
        }
        let Some(left) = left_after(at, way.left) else { continue };
        for system in routes.next(at, way.left) {
            let mut further = Way { left, ..way.clone() };
            further.dice += u32::from(anomaly(at) == Some(Anomaly::GravityRift));
            if system != start && system != ground.active && (ground.has_stop)(system) {
                further.stops.insert(system);
            }
            further.path.push((system, further.stops.len()));
            if !further.is_in_circles(ground.active) && !seen.iter().any(|other| other.is_as_good_as(&further)) {
                seen.push(further.clone());
                next.push_back(further);
            }
        }
    }
    let mut ways: Vec<Way> = vec![];
    for way in arrived {
        let picks_up_all = |one: &Way, other: &Way| one.dice == other.dice && one.stops.is_superset(&other.stops);
        if !ways.iter().any(|other| picks_up_all(other, &way)) {
            ways.retain(|other| !picks_up_all(&way, other));
            ways.push(way);
        }
    }
    ways.sort_by_key(|way| (way.dice, way.path.len()));
    // RULING: a detour through a gravity rift that gains nothing is no choice.
    let spares_a_detour =
        |safe: &Way, way: &Way| safe.dice < way.dice && safe.path.len() < way.path.len() && safe.stops.is_superset(&way.stops);
    let is_pointless: Vec<bool> = ways.iter().map(|way| ways.iter().any(|safe| spares_a_detour(safe, way))).collect();
    ways.into_iter().zip(is_pointless).filter(|(_, pointless)| !pointless).map(|(way, _)| way).collect()
}
