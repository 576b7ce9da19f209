//! Adjacency (LRR 7, 88) and neighbours (LRR 55).

use crate::board::galaxy::{Wormholes, printed_wormholes};
use crate::prelude::*;

/// The wormholes a system has now: printed ones, tokens, and those that flagships carry.
pub fn wormholes(s: &State, system: SystemId) -> Wormholes {
    wormholes_now(s)(system)
}

/// The wormholes each system has now. Who has such a flagship is looked up once.
fn wormholes_now(s: &State) -> impl Fn(SystemId) -> Wormholes + '_ {
    let carriers: Vec<(Seat, Wormhole)> =
        s.seats().filter_map(|seat| modifiers::flagship_wormhole(s, seat).map(|wormhole| (seat, wormhole))).collect();
    move |system| {
        let carried = carriers.iter().filter(|(seat, _)| has_flagship(s, *seat, system)).map(|(_, wormhole)| *wormhole);
        printed_wormholes(system).and(s.wormhole_tokens.in_system(system)).and(carried)
    }
}

/// Where the wormholes of each system lead: those that are joined for everybody count as one another.
fn leading(s: &State) -> impl Fn(SystemId) -> Wormholes + '_ {
    let wormholes = wormholes_now(s);
    let joined: Wormholes = modifiers::joined_for_all(s).into_iter().flatten().copied().collect();
    move |system| {
        let here = wormholes(system);
        if here.meets(joined) { here.union(joined) } else { here }
    }
}

/// Whether a player's flagship is in a system, or passes through it on its way.
fn has_flagship(s: &State, seat: Seat, system: SystemId) -> bool {
    let on_its_way = || {
        let turn = s.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        turn && s.underway.tactical.iter().flat_map(|action| &action.moving).any(|m| m.unit == UnitType::Flagship && m.at() == system)
    };
    s.units(seat, Location::Space(system)).count(UnitType::Flagship) > 0 || on_its_way()
}

/// The systems adjacent to a system for everybody: sharing an edge or a type of wormhole, never itself (LRR 7.0, 7.1, 7.2a).
pub fn adjacent_for_all(s: &State, system: SystemId) -> BTreeSet<SystemId> {
    let mut adjacent = s.galaxy.adjacent(system, &leading(s));
    add_conduit(s, system, &mut adjacent);
    adjacent
}

/// An effect may have made the active system adjacent to others, for everybody (Spatial Conduit Cylinder).
///
/// RULING: to those in which its user had units when it was used; ships that set out do not close their own way.
fn add_conduit(s: &State, system: SystemId, adjacent: &mut BTreeSet<SystemId>) {
    let Some(action) = s.underway.tactical.as_ref().filter(|action| !action.conduit.is_empty()) else { return };
    if system == action.system {
        adjacent.extend(&action.conduit);
    } else if action.conduit.contains(&system) {
        adjacent.insert(action.system);
    }
}

/// The systems adjacent to a system as one player sees it.
pub fn adjacent(s: &State, seat: Seat, system: SystemId) -> BTreeSet<SystemId> {
    adjacent_as_seen(s, seat)(system)
}

/// The systems adjacent to each system as one player sees it: some wormholes may lead further for that player.
pub fn adjacent_as_seen(s: &State, seat: Seat) -> impl Fn(SystemId) -> BTreeSet<SystemId> + '_ {
    seen_through(s, seat, leading_for(s, seat))
}

/// Where the wormholes of each system lead as one player sees it: a gate may be open to that player.
fn leading_for(s: &State, seat: Seat) -> impl Fn(SystemId) -> Wormholes + '_ {
    let leading = leading(s);
    let gate = modifiers::gate(s, seat);
    move |system| {
        let here = leading(system);
        match gate {
            Some((at, wormholes)) if at == system => here.and(wormholes.iter().copied()),
            _ => here,
        }
    }
}

/// The same for ships on their way: some wormholes may be closed to them. What a player alone sees is not (FAQ-AG-3).
pub fn adjacent_for_ships(s: &State, seat: Seat) -> impl Fn(SystemId) -> BTreeSet<SystemId> + '_ {
    let closed: Wormholes = modifiers::closed_to_ships(s).into_iter().flatten().copied().collect();
    let leading = leading_for(s, seat);
    seen_through(s, seat, move |system| leading(system).without(closed))
}

fn seen_through<'s>(
    s: &'s State,
    seat: Seat,
    leading: impl Fn(SystemId) -> Wormholes + 's,
) -> impl Fn(SystemId) -> BTreeSet<SystemId> + 's {
    let wormholes = wormholes_now(s);
    let joined: Wormholes = modifiers::joined_wormholes(s, seat).into_iter().flatten().copied().collect();
    move |system| {
        let mut adjacent = s.galaxy.adjacent(system, &leading);
        add_conduit(s, system, &mut adjacent);
        if wormholes(system).meets(joined) {
            adjacent.extend(s.systems.keys().copied().filter(|other| *other != system && wormholes(*other).meets(joined)));
        }
        adjacent
    }
}

/// Whether two players are neighbours: units or planets of theirs are in the same or adjacent systems (LRR 55.0, 55.2); what
/// is adjacent to one of them makes both neighbours (LRR 55.3).
pub fn are_neighbours(s: &State, one: Seat, other: Seat) -> bool {
    let (near, far) = (presence(s, one), presence(s, other));
    let meets = |seat: Seat, own: &BTreeSet<SystemId>, theirs: &BTreeSet<SystemId>| {
        let adjacent = adjacent_as_seen(s, seat);
        own.iter().any(|system| theirs.contains(system) || !adjacent(*system).is_disjoint(theirs))
    };
    meets(one, &near, &far) || meets(other, &far, &near)
}

/// The systems in which a player has a unit or controls a planet.
fn presence(s: &State, seat: Seat) -> BTreeSet<SystemId> {
    let units = s.locations().filter(|at| !s.units(seat, *at).is_empty()).map(|at| at.system());
    units.chain(s.planets_of(seat).map(|planet| planet.card().system)).collect()
}
