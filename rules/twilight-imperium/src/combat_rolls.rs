//! Combat rolls (LRR 18.1, 63.5): dice by combat value, ascending, with modifiers (LRR 54).

use crate::components::{Anomaly, CombatDice, UnitType};
use crate::dice::{self, Roll};
use crate::flow::T;
use crate::messages::Line;
use crate::routes::anomaly;
use crate::state::State;
use crate::units::{Location, Units};
use sternpost_core::Seat;

/// Equal units that roll together.
pub struct Group {
    /// Their type.
    pub unit: UnitType,
    /// What a die must reach, modifiers counted in.
    pub hit: u8,
    /// How many dice.
    pub dice: u32,
}

/// The units of a side that roll, lowest combat value first (LRR 63.5b, 63.5c).
pub fn groups(s: &State, seat: Seat, opponent: Seat, at: Location, defends: bool) -> Vec<Group> {
    let takes_part = |unit: UnitType| match at {
        Location::Space(_) => unit.is_ship(),
        Location::Planet(_) => unit.is_ground_force(),
    };
    let units = s.units(seat, at);
    let enemy = s.units(opponent, at);
    let fighting = units.iter().filter(|(unit, _)| takes_part(*unit));
    let mut groups: Vec<Group> = fighting
        .filter_map(|(unit, pile)| {
            let combat = s.stats(seat, unit)?.combat?;
            let each = dice_of(combat.dice, &enemy);
            let bonus = if defends && is_nebula(at) { 1 } else { 0 };
            Some(Group { unit, hit: combat.hit.saturating_sub(bonus).max(1), dice: each * (pile.intact + pile.damaged) })
        })
        .collect();
    groups.sort_by_key(|group| group.hit);
    groups
}

/// LRR 57.3: in a nebula the defender's ships hit more easily.
fn is_nebula(at: Location) -> bool {
    matches!(at, Location::Space(system) if anomaly(system) == Some(Anomaly::Nebula))
}

/// LRR 63.5a; the Winnu flagship rolls a die for each enemy ship that is no fighter.
fn dice_of(dice: CombatDice, enemy: &Units) -> u32 {
    match dice {
        CombatDice::Fixed(n) => u32::from(n),
        CombatDice::OpponentNonFighterShips => enemy.non_fighter_ships(),
    }
}

/// Rolls for one side; returns its hits (LRR 63.5d).
pub fn roll(t: &mut T<'_>, seat: Seat, groups: Vec<Group>) -> u32 {
    let mut total = 0;
    for Group { unit, hit, dice: count } in groups.into_iter().filter(|group| group.dice > 0) {
        let Roll { dice, hits } = dice::roll(t, count, hit);
        t.tell(&Line::CombatRolled { seat, unit, hit, dice, hits });
        total += hits;
    }
    total
}
