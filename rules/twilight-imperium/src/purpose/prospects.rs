//! Planets that could be taken soon: within reach of transports that have ground forces to land.

use super::holdings::planet_worth;
use super::worth::Survey;
use crate::prelude::*;
use std::cmp::Reverse;

/// Per cent of a planet's worth, by how many systems away it is.
const BY_DISTANCE: [i64; 5] = [34, 30, 18, 9, 4];
/// The custodians token is worth a point to whoever takes it (LRR 36).
const CUSTODIANS: i64 = 900;

/// What is within reach; the best targets, two for each transport.
pub fn prospects(survey: &Survey<'_>, me: Seat) -> i64 {
    let s = survey.s;
    let mut distance: BTreeMap<SystemId, usize> = BTreeMap::new();
    let mut transports = 0;
    for system in s.systems.keys() {
        let able = transports_in(s, me, *system).min(troops_in(s, me, *system));
        if able > 0 {
            transports += able as usize;
            // A token holds them until the next round.
            spread(survey, *system, usize::from(s.has_token(me, *system)), &mut distance);
        }
    }
    let mut targets: Vec<i64> = vec![];
    for (planet, card) in s.planets.iter().filter(|(_, card)| card.controller != Some(me)) {
        let share = distance.get(&planet.card().system).and_then(|far| BY_DISTANCE.get(*far));
        let Some(share) = share else { continue };
        let custodians = if *planet == PlanetId::MecatolRex && s.custodians { CUSTODIANS } else { 0 };
        let defenders: u32 = card.units.values().map(|units| units.ground_forces()).sum();
        targets.push((planet_worth(s, *planet) * survey.lasting / 100 + custodians) * share / 100 / (1 + i64::from(defenders)));
    }
    targets.sort_unstable_by_key(|worth| Reverse(*worth));
    targets.iter().take(1 + 2 * transports).sum()
}

fn transports_in(s: &State, me: Seat, system: SystemId) -> u32 {
    s.units(me, Location::Space(system)).sum(|unit| s.stats(me, unit).is_some_and(|stats| stats.capacity > 0))
}

/// Ground forces that can be taken along from a system without leaving a planet empty: what loading leans to, too.
pub fn troops_in(s: &State, me: Seat, system: SystemId) -> u32 {
    let landed = s.planets_in(system).iter().map(|planet| s.units(me, Location::Planet(*planet)).ground_forces().saturating_sub(1));
    s.units(me, Location::Space(system)).ground_forces() + landed.sum::<u32>()
}

/// Notes how far each system is from this one.
fn spread(survey: &Survey<'_>, from: SystemId, held: usize, distance: &mut BTreeMap<SystemId, usize>) {
    let mut seen: BTreeSet<SystemId> = BTreeSet::from([from]);
    let mut edge = vec![from];
    for far in 0..BY_DISTANCE.len() {
        for at in &edge {
            let known = distance.entry(*at).or_insert(usize::MAX);
            *known = (*known).min(far + held);
        }
        edge = edge.iter().flat_map(|at| survey.near.get(at).into_iter().flatten().copied()).filter(|at| seen.insert(*at)).collect();
    }
}
