//! Where to go: which system can be taken with what is in reach, and where ground forces land.

use crate::board::units::Units;
use crate::components::MECATOL;
use crate::economy::payment::{Currency, available};
use crate::prelude::*;
use crate::purpose::forces::power;
use crate::purpose::holdings::planet_worth;
use crate::purpose::prospects::troops_in;
use crate::tactical::routes::{Routes, moves_at_start};
use sternpost_players::Preference;

/// Influence that taking the custodians token costs (LRR 36.1), and what it is worth to go there with or without it.
const CUSTODIANS: u32 = 6;
const POINT_THERE: i64 = 900;

/// What it takes to take a system.
pub struct Need {
    /// Ground forces to bring.
    pub troops: u32,
    /// Power to bring so that the fight in space is won.
    pub power: i64,
}

/// Ground forces of others on a planet.
fn defenders(s: &State, me: Seat, planet: PlanetId) -> u32 {
    s.planets
        .get(&planet)
        .map_or(0, |card| card.units.iter().filter(|(seat, _)| **seat != me).map(|(_, units)| units.ground_forces()).sum())
}

fn holds(s: &State, me: Seat, planet: PlanetId) -> bool {
    s.planets.get(&planet).is_some_and(|card| card.controller == Some(me))
}

/// What it takes to take a system, without what is there already.
pub fn need(s: &State, me: Seat, system: SystemId) -> Need {
    let foreign = s.planets_in(system).iter().filter(|planet| !holds(s, me, **planet)).map(|planet| defenders(s, me, *planet));
    let troops: u32 = foreign.map(|held| if held == 0 { 1 } else { held + 2 }).sum();
    let here = s.units(me, Location::Space(system));
    let ships = |seat: Seat| power(s, seat, s.units(seat, Location::Space(system)), UnitType::is_ship);
    let enemy = s.owners_of_ships(system).into_iter().filter(|seat| *seat != me).map(ships).max();
    Need {
        troops: troops.saturating_sub(here.ground_forces()),
        power: enemy.map_or(0, |enemy| enemy * 14 / 10 + 300) - power(s, me, here, UnitType::is_ship),
    }
}

/// What could come to a system from everywhere.
#[derive(Default)]
struct Reach {
    fleets: usize,
    troops: u32,
    power: i64,
}

fn reach(s: &State, me: Seat, system: SystemId) -> Reach {
    let moves = |unit: UnitType| s.stats(me, unit).and_then(|stats| stats.movement).unwrap_or(0);
    let fastest = UnitType::ALL.iter().filter(|unit| unit.is_ship()).map(|unit| moves(*unit)).max().unwrap_or(0);
    let routes = Routes::to(s, me, system, fastest);
    let mut reach = Reach::default();
    for from in s.systems.keys().copied().filter(|from| *from == system || !s.has_token(me, *from)) {
        let (mut going, mut room) = (Units::default(), 0);
        for (unit, pile) in s.units(me, Location::Space(from)).iter().filter(|(unit, _)| unit.is_ship()) {
            let comes = moves(unit) > 0 && routes.has_way(from, moves_at_start(from, moves(unit)));
            if from == system || comes {
                let count = pile.intact + pile.damaged;
                going.add(unit, Condition::Intact, count);
                room += s.stats(me, unit).map_or(0, |stats| stats.capacity) * count;
            }
        }
        if !going.is_empty() {
            reach.fleets += 1;
            reach.troops += room.min(troops_in(s, me, from));
            reach.power += power(s, me, &going, UnitType::is_ship);
        }
    }
    reach
}

/// How much a system is worth to be activated.
pub fn target(s: &State, me: Seat, system: SystemId) -> i64 {
    let (need, reach) = (need(s, me, system), reach(s, me, system));
    let wins = need.power <= reach.power;
    let mut lean = if wins { 0 } else { -300 };
    if need.troops > 0 && wins && reach.troops > 0 {
        let foreign = s.planets_in(system).iter().filter(|planet| !holds(s, me, **planet));
        let gain: i64 = foreign.map(|planet| planet_worth(s, *planet)).sum();
        lean += gain * i64::from(reach.troops.min(need.troops)) / i64::from(need.troops);
        if system == MECATOL && s.custodians {
            lean += if available(s, me, Currency::Influence) >= CUSTODIANS { POINT_THERE } else { -200 };
        }
    }
    let dock = s.locations_in(system).into_iter().any(|at| s.units(me, at).count(UnitType::SpaceDock) > 0);
    if dock && !s.has_foreign_ships(me, system) {
        lean += 30 * i64::from(available(s, me, Currency::Resources).min(8));
    }
    if reach.fleets == 0 && !dock { lean - 100 } else { lean }
}

/// One ground force for each free planet, the rest where it wins most.
pub fn landing(s: &State, me: Seat, system: SystemId, choice: &Choice) -> Preference {
    let Choice::Land { planet } = *choice else { return Preference::up_to(0, -1) };
    let (worth, held) = (planet_worth(s, planet), defenders(s, me, planet));
    let forces = s.units(me, Location::Space(system)).ground_forces();
    match (holds(s, me, planet), held) {
        (true, _) => Preference::up_to(0, 1),
        (false, 0) => Preference::up_to(1, 1000 + worth),
        (false, held) if forces > held => Preference::up_to(u32::MAX, 500 + worth),
        (false, _) => Preference::up_to(0, 0),
    }
}
