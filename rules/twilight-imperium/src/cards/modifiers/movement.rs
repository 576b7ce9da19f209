//! What components in play change about activating and moving: anomalies, wormholes, move values, fleets (LRR 6, 7, 15, 28).

use super::declared::{any, of, of_laws};
use super::passives::{
    CLOSES_WORMHOLES_TO_SHIPS, ENTERS_ANOMALY, FLAGSHIP_PASSES_SHIPS, FLAGSHIP_WORMHOLE, FLEET_LIMIT, FLEET_POOL_LIMIT, FORBIDS_ACTIVATING,
    JOINS_WORMHOLES, JOINS_WORMHOLES_FOR_ALL, MOVES_FURTHER_FROM, OPENS_ANOMALY_TO_ALL, OPENS_GATE, PASSES_ANOMALY, PASSES_SHIPS,
};
use crate::board::adjacency::wormholes;
use crate::prelude::*;
use crate::tactical::routes::anomaly;

/// Whose ships keep a player from activating a system.
pub fn keeps_from_activating(s: &State, seat: Seat, system: SystemId) -> Option<Seat> {
    let anomaly = anomaly(system)?;
    let forbids = |other: &Seat| s.has_ships(*other, system) && of(&FORBIDS_ACTIVATING, s, *other).any(|closed| closed == anomaly);
    s.others_clockwise(seat).find(forbids)
}

/// Whether a player's ships may enter an anomaly others may not.
pub fn may_enter(s: &State, seat: Seat, anomaly: Anomaly) -> bool {
    of(&ENTERS_ANOMALY, s, seat).any(|open| open == anomaly)
}

/// Whether a player's ships may pass an anomaly on their way, though not end in it.
pub fn may_pass(s: &State, seat: Seat, anomaly: Anomaly) -> bool {
    let opened = of_laws(&OPENS_ANOMALY_TO_ALL, s).any(|open| open == anomaly);
    opened || may_enter(s, seat, anomaly) || of(&PASSES_ANOMALY, s, seat).any(|open| open == anomaly)
}

/// Whether other players' ships do not stop a player's ships.
pub fn passes_ships(s: &State, seat: Seat) -> bool {
    any(&PASSES_SHIPS, s, seat)
}

/// Whether other players' ships do not stop a player's flagship.
pub fn flagship_passes_ships(s: &State, seat: Seat) -> bool {
    any(&FLAGSHIP_PASSES_SHIPS, s, seat)
}

/// How many moves more a player's ships have that set out from a system.
pub fn moves_further_from(s: &State, seat: Seat, system: SystemId) -> u32 {
    let Some(kinds) = of(&MOVES_FURTHER_FROM, s, seat).next() else { return 0 };
    let here = wormholes(s, system);
    u32::from(system == s.home(seat) || kinds.iter().any(|kind| here.contains(*kind)))
}

/// The kinds of wormholes that lead to one another for a player.
pub fn joined_wormholes(s: &State, seat: Seat) -> Option<&'static [Wormhole]> {
    of(&JOINS_WORMHOLES, s, seat).next()
}

/// The kinds of wormholes that lead to one another for everybody now.
pub fn joined_for_all(s: &State) -> Option<&'static [Wormhole]> {
    // Lost Star Chart lasts for a tactical action.
    let chart = s.underway.tactical.as_ref().is_some_and(|action| action.star_chart);
    of_laws(&JOINS_WORMHOLES_FOR_ALL, s).next().or(chart.then_some(&[Wormhole::Alpha, Wormhole::Beta]))
}

/// The kinds of wormholes through which ships do not move.
pub fn closed_to_ships(s: &State) -> Option<&'static [Wormhole]> {
    of_laws(&CLOSES_WORMHOLES_TO_SHIPS, s).next()
}

/// The wormhole that a player's flagship carries.
pub fn flagship_wormhole(s: &State, seat: Seat) -> Option<Wormhole> {
    of(&FLAGSHIP_WORMHOLE, s, seat).next()
}

/// A system that contains further wormholes for a player in this tactical action.
pub fn gate(s: &State, seat: Seat) -> Option<(SystemId, &'static [Wormhole])> {
    let own = s.underway.tactical.is_some() && s.underway.turn.as_ref().is_some_and(|turn| turn.seat == seat);
    let mut gates = of(&OPENS_GATE, s, seat).filter(|_| own);
    let open = |planet: PlanetId| s.planets.get(&planet).is_some_and(|card| card.controller != Some(seat));
    gates.find(|(planet, _)| open(*planet)).map(|(planet, wormholes)| (planet.card().system, wormholes))
}

/// How many ships more than tokens in the fleet pool a player may have in a system.
pub fn fleet_limit(s: &State, seat: Seat) -> u32 {
    s.players[seat].fleet + of(&FLEET_LIMIT, s, seat).sum::<u32>()
}

/// The most command tokens a fleet pool may hold.
pub fn fleet_pool_limit(s: &State) -> Option<u32> {
    of_laws(&FLEET_POOL_LIMIT, s).min()
}
