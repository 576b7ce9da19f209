//! Ground forces that fight in a space combat as though they were ships (the flagship of the Nekro): who has joined, what counts as a
//! ship then (FAQ-NEKRO-2), and how they return. The combat itself is in [`crate::combat::space_combat`].

use crate::board::units::Pile;
use crate::prelude::*;

/// A player's ground forces in a space combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Joined {
    /// How many are left.
    pub count: u32,
    /// How many came up from which planets.
    pub from: BTreeMap<PlanetId, u32>,
}

/// How many ground forces of a player fight like ships in a system's space area.
pub fn joined(s: &State, seat: Seat, system: SystemId) -> u32 {
    let combat = s.underway.combat.as_ref().filter(|combat| combat.system == system);
    let count = combat.and_then(|combat| combat.joined.get(&seat)).map_or(0, |joined| joined.count);
    count.min(s.units(seat, Location::Space(system)).count(UnitType::Infantry))
}

/// All of a player's units in a space area that fight there: ships, and what has joined them.
pub fn fighting(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitType, Pile)> {
    let ships = s.units(seat, Location::Space(system)).iter().filter(|(unit, _)| unit.is_ship());
    let infantry = Pile { intact: joined(s, seat, system), damaged: 0 };
    let mut all: Vec<_> = ships.chain([(UnitType::Infantry, infantry)]).filter(|(_, pile)| *pile != Pile::default()).collect();
    all.sort_by_key(|(unit, _)| *unit);
    all
}

/// Whether a player has anything that fights in a space area.
pub fn fights(s: &State, seat: Seat, system: SystemId) -> bool {
    s.has_ships(seat, system) || joined(s, seat, system) > 0
}

/// How many fight there that are no fighters.
pub fn non_fighters(s: &State, seat: Seat, system: SystemId) -> u32 {
    s.units(seat, Location::Space(system)).non_fighter_ships() + joined(s, seat, system)
}

/// Ground forces join a combat from their places in the system.
pub fn join(t: &mut T<'_>, seat: Seat, system: SystemId, from: &[(Location, u32)]) {
    let mut joined = Joined::default();
    for (at, count) in from.iter().copied() {
        joined.count += count;
        if let Location::Planet(planet) = at {
            t.state.units_mut(seat, at).take_any(UnitType::Infantry, count);
            t.state.units_mut(seat, Location::Space(system)).add(UnitType::Infantry, Condition::Intact, count);
            joined.from.insert(planet, count);
        }
    }
    if joined.count > 0 {
        t.tell(&Line::JoinedCombat { seat, count: joined.count, system });
        t.state.underway.combat.as_mut().expect("a space combat is under way").joined.insert(seat, joined);
    }
}

/// They take part no longer: who came from a planet returns to it.
///
/// RULING: of those that are left the ones from planets return first, planet by planet in the order of the tile.
pub fn leave(t: &mut T<'_>, seat: Seat) {
    let Some(combat) = t.state.underway.combat.as_ref() else { return };
    let system = combat.system;
    let mut left = joined(t.state, seat, system);
    let Some(joined) = t.state.underway.combat.as_mut().and_then(|combat| combat.joined.remove(&seat)) else { return };
    for (planet, count) in joined.from {
        let count = count.min(left);
        left -= count;
        if count > 0 {
            t.state.units_mut(seat, Location::Space(system)).take_any(UnitType::Infantry, count);
            t.state.units_mut(seat, Location::Planet(planet)).add(UnitType::Infantry, Condition::Intact, count);
            t.tell(&Line::LeftCombat { seat, count, planet });
        }
    }
}
