//! What components in play change about fighting: dice, hits, unit abilities (LRR 20, 44, 54, 66, 87).

use super::declared::{any, of, of_laws};
use super::passives::{
    COMBAT_ROLLS, FIGHTER_ROLLS, FLAGSHIP_AIMS_PAST_FIGHTERS, FLAGSHIP_HELPS_OTHERS, FLAGSHIP_HITS_MORE, FLAGSHIP_LANDS_FIGHTERS,
    FLAGSHIP_REPAIRS_ITSELF, FLAGSHIP_STOPS_SUSTAIN, FLAGSHIP_TAKES_ALL_ALONG, NO_BOMBARDMENT, NO_SPACE_CANNON_AGAINST_LANDING,
    NO_SUSTAIN_DAMAGE, REPAIRS_AFTER_HITS, SPACE_CANNON_AGAINST, SUSTAINING_CANCELS, UNIT_ABILITY_DICE,
};
use crate::prelude::*;

/// What is added to all combat rolls of a player.
pub fn combat_rolls(s: &State, seat: Seat) -> i32 {
    of(&COMBAT_ROLLS, s, seat).sum()
}

/// What is added to the combat rolls of a player's fighters.
pub fn fighter_rolls(s: &State, seat: Seat) -> i32 {
    of(&FIGHTER_ROLLS, s, seat).sum()
}

/// What a player's flagship in a system adds to the combat rolls of the player's other ships.
pub fn flagship_helps(s: &State, seat: Seat, system: SystemId) -> i32 {
    if has_flagship(s, seat, system) { of(&FLAGSHIP_HELPS_OTHERS, s, seat).sum() } else { 0 }
}

/// How many hits more the dice of a player's flagship bring.
pub fn flagship_hits_more(s: &State, seat: Seat, dice: &[u32]) -> u32 {
    let more = |(face, hits): (u32, u32)| hits * sternpost_kit::count(dice.iter().filter(|die| **die >= face).count());
    of(&FLAGSHIP_HITS_MORE, s, seat).map(more).sum()
}

/// How many dice more a player rolls for a use of BOMBARDMENT or SPACE CANNON.
pub fn unit_ability_dice(s: &State, seat: Seat) -> u32 {
    of(&UNIT_ABILITY_DICE, s, seat).sum()
}

/// What is added to the dice of SPACE CANNON against a player's units.
pub fn space_cannon_against(s: &State, seat: Seat) -> i32 {
    of(&SPACE_CANNON_AGAINST, s, seat).sum()
}

/// Whether nobody fires space cannons at a player's ground forces that land.
pub fn lands_unharmed(s: &State, seat: Seat) -> bool {
    any(&NO_SPACE_CANNON_AGAINST_LANDING, s, seat)
}

/// Whether a planet of a trait can be bombarded at all.
pub fn may_bombard(s: &State, planet: PlanetId) -> bool {
    !of_laws(&NO_BOMBARDMENT, s).any(|kind| planet.card().trait_of == Some(kind))
}

/// How many hits a player's unit cancels that sustains damage.
pub fn hits_cancelled_by_sustaining(s: &State, seat: Seat) -> u32 {
    of(&SUSTAINING_CANCELS, s, seat).max().unwrap_or(1)
}

/// Whether units of a type may sustain damage, if it is printed on them.
pub fn may_sustain(s: &State, unit: UnitType) -> bool {
    !of_laws(&NO_SUSTAIN_DAMAGE, s).any(|of| of == unit)
}

/// Whether somebody's flagship keeps a player's ships in a system from sustaining damage.
pub fn is_kept_from_sustaining(s: &State, seat: Seat, system: SystemId) -> bool {
    let near = |other: &Seat| any(&FLAGSHIP_STOPS_SUSTAIN, s, *other) && has_flagship(s, *other, system);
    s.others_clockwise(seat).any(|other| near(&other))
}

/// Whether fighters may take the hits of a player's flagship and dreadnoughts in a system only if no other ship is left.
pub fn flagship_aims_past_fighters(s: &State, seat: Seat, system: SystemId) -> bool {
    any(&FLAGSHIP_AIMS_PAST_FIGHTERS, s, seat) && has_flagship(s, seat, system)
}

/// Whether the loss of a player's flagship destroys every other ship in its system.
pub fn flagship_takes_all_along(s: &State, seat: Seat) -> bool {
    any(&FLAGSHIP_TAKES_ALL_ALONG, s, seat)
}

/// Whether a player's fighters land in invasions of a system.
pub fn flagship_lands_fighters(s: &State, seat: Seat, system: SystemId) -> bool {
    any(&FLAGSHIP_LANDS_FIGHTERS, s, seat) && has_flagship(s, seat, system)
}

/// Whether one of a player's ships is repaired after each round of a space combat.
pub fn repairs_after_hits(s: &State, seat: Seat) -> bool {
    any(&REPAIRS_AFTER_HITS, s, seat)
}

/// Whether a player's flagship in a system is repaired before each round of a space combat.
pub fn flagship_repairs_itself(s: &State, seat: Seat, system: SystemId) -> bool {
    any(&FLAGSHIP_REPAIRS_ITSELF, s, seat) && has_flagship(s, seat, system)
}

fn has_flagship(s: &State, seat: Seat, system: SystemId) -> bool {
    s.units(seat, Location::Space(system)).count(UnitType::Flagship) > 0
}
