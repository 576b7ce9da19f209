//! What units are worth, and how strong they are in a fight.

use super::worth::Survey;
use crate::board::giving_up;
use crate::board::units::Units;
use crate::components::CombatDice;
use crate::prelude::*;

/// What a unit is worth, in tenths of a resource: what it costs. Structures cost nothing; they are worth what they add to a position (measured),
/// which is less than what a default gives up to keep them (`board/giving_up.rs`).
pub fn value(s: &State, seat: Seat, unit: UnitType) -> i64 {
    match unit {
        UnitType::SpaceDock => 45,
        UnitType::Pds => 14,
        UnitType::Carrier
        | UnitType::Cruiser
        | UnitType::Destroyer
        | UnitType::Dreadnought
        | UnitType::Fighter
        | UnitType::Flagship
        | UnitType::WarSun
        | UnitType::Infantry => giving_up::cost(s, seat, unit).map_or(0, i64::from),
    }
}

/// Of how many of a type each is worth its cost; further ones are worth half.
fn enough(unit: UnitType) -> i64 {
    match unit {
        UnitType::Infantry => 12,
        UnitType::Fighter | UnitType::Pds => 4,
        UnitType::Carrier => 3,
        UnitType::SpaceDock => 2,
        UnitType::Cruiser | UnitType::Destroyer | UnitType::Dreadnought | UnitType::Flagship | UnitType::WarSun => 8,
    }
}

/// Units on the board: 3.4 thousandths for each tenth of a resource they cost, half of it beyond forty resources.
pub fn forces(survey: &Survey<'_>, seat: Seat) -> i64 {
    let counted = |(unit, count): (&UnitType, &i64)| {
        let full = (*count).min(enough(*unit));
        value(survey.s, seat, *unit) * (full + count) / 2
    };
    let total: i64 = survey.units[usize::from(seat.0)].iter().map(counted).sum();
    let counted = total.min(400) + (total - 400).max(0) / 2;
    counted * 34 / 10 * (50 + survey.lasting / 2) / 100
}

/// One number for the ships of a fleet or the ground forces of a garrison: it grows as the number of equal units does.
pub fn power(s: &State, seat: Seat, units: &Units, fits: fn(UnitType) -> bool) -> i64 {
    let (mut hits, mut lives) = (0, 0);
    for (unit, pile) in units.iter().filter(|(unit, _)| fits(*unit)) {
        let Some((stats, combat)) = s.stats(seat, unit).and_then(|stats| Some((stats, stats.combat?))) else { continue };
        let dice = match combat.dice {
            CombatDice::Fixed(count) => i64::from(count),
            CombatDice::OpponentNonFighterShips => 2,
        };
        let count = i64::from(pile.intact + pile.damaged);
        hits += count * dice * (11 - i64::from(combat.hit)).max(0) * 100;
        lives += 1000 * (count + if stats.sustain_damage { i64::from(pile.intact) } else { 0 });
    }
    (hits * lives).isqrt()
}
