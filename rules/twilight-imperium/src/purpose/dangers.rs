//! What stands in the way of stronger neighbours: looking ahead ends with the own turn, so nothing else knows that others hit back.

use super::forces::power;
use super::holdings::planet_worth;
use super::worth::Survey;
use crate::position::state::Phase;
use crate::prelude::*;

/// What losing the home system costs beside the planet.
const HOME: i64 = 900;

/// What is at stake, by how much stronger the strongest fleet beside it is.
pub fn dangers(survey: &Survey<'_>, me: Seat) -> i64 {
    let s = survey.s;
    if s.phase != Phase::Action {
        return 0;
    }
    let mut fleets: Vec<(SystemId, i64)> = vec![];
    for (system, here) in &s.systems {
        let foreign = here.space.iter().filter(|(seat, units)| **seat != me && units.has_ships() && !s.is_eliminated(**seat));
        fleets.extend(foreign.map(|(seat, units)| (*system, power(s, *seat, units, UnitType::is_ship))));
    }
    let mut risk = 0;
    for (system, here) in &s.systems {
        let near = &survey.near[system];
        let threat = fleets.iter().filter(|(at, _)| near.contains(at)).map(|(_, power)| *power).max().unwrap_or(0);
        if threat == 0 {
            continue;
        }
        let own = here.space.get(&me).map_or(0, |units| power(s, me, units, UnitType::is_ship));
        let stake = own / 12 + planets_at_stake(survey, me, *system);
        risk += stake * threat / (threat + own * 3 / 2 + 400) / 3;
    }
    risk
}

fn planets_at_stake(survey: &Survey<'_>, me: Seat, system: SystemId) -> i64 {
    let s = survey.s;
    let own = s.planets_in(system).iter().filter(|planet| s.planets.get(planet).is_some_and(|card| card.controller == Some(me)));
    own.map(|planet| {
        let home = if system == s.home(me) { HOME } else { 0 };
        let garrison = i64::from(s.units(me, Location::Planet(*planet)).ground_forces());
        (planet_worth(s, *planet) * survey.lasting / 100 + home) / (1 + garrison)
    })
    .sum()
}
