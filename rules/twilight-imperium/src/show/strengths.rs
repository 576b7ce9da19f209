//! How strong fleets are: by what is printed on the sheets their owners have now. Cards, anomalies and opponents are left out.

use crate::board::units::Condition;
use crate::components::{CombatDice, UnitStats, UnitType, current};
use crate::show::view::View;
use std::collections::BTreeMap;
use sternpost_core::{Place, Seat};
use sternpost_show::scene::Strength;

/// The strength of every fleet on the board, those on their way among them.
pub fn strengths(view: &View) -> Vec<Strength> {
    let mut fleets: BTreeMap<(Place, Seat), Strength> = BTreeMap::new();
    let mut join = |at: Place, seat: Seat, unit: UnitType, intact: u32, damaged: u32| {
        let fleet = fleets.entry((at.clone(), seat)).or_insert_with(|| Strength::new(&at, seat));
        add(fleet, stats(view, seat, unit), unit, intact, damaged);
    };
    for (system, there) in &view.systems {
        for (seat, units) in &there.space {
            units.iter().for_each(|(unit, pile)| join(system.place(), *seat, unit, pile.intact, pile.damaged));
        }
    }
    if let (Some(turn), Some(action)) = (&view.underway.turn, &view.underway.tactical) {
        for moving in &action.moving {
            let (intact, damaged) = if moving.condition == Condition::Damaged { (0, moving.count) } else { (moving.count, 0) };
            join(moving.at().place(), turn.seat, moving.unit, intact, damaged);
            moving.cargo.iter().for_each(|cargo| join(moving.at().place(), turn.seat, cargo.unit, cargo.count, 0));
        }
        action.aboard.iter().for_each(|cargo| join(cargo.from.system().place(), turn.seat, cargo.unit, cargo.count, 0));
    }
    fleets.into_values().filter(|fleet| fleet.hull > 0).collect()
}

/// The stat line of a player's units of a type.
fn stats(view: &View, seat: Seat, unit: UnitType) -> Option<&'static UnitStats> {
    let player = &view.players[seat];
    let owns =
        |technology| player.technologies.contains(&technology) || player.assimilated.values().any(|(_, copied)| *copied == technology);
    player.faction.and_then(|faction| current(faction, unit, &owns))
}

fn add(fleet: &mut Strength, stats: Option<&UnitStats>, unit: UnitType, intact: u32, damaged: u32) {
    if !unit.is_ship() {
        // LRR 49: ground forces are carried; structures fight no ships.
        fleet.carries += if unit == UnitType::Infantry { intact + damaged } else { 0 };
        return;
    }
    let all = intact + damaged;
    // LRR 66.2: a damaged unit cannot sustain damage again.
    fleet.hull += all + if stats.is_some_and(|stats| stats.sustain_damage) { intact } else { 0 };
    if let Some(combat) = stats.and_then(|stats| stats.combat) {
        // How many ships an opponent will bring is not known: two, as bots take it.
        let dice = if let CombatDice::Fixed(dice) = combat.dice { u32::from(dice) } else { 2 };
        fleet.hits += all * dice * (11 - u32::from(combat.hit)); // LRR 44.1: of ten faces those from the combat value on hit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::UnitCard;

    #[test]
    fn lrr_66_2_a_damaged_dreadnought_lasts_one_hit_and_hits_as_a_whole_one() {
        let fleet = |intact, damaged| {
            let mut fleet = Strength::new(&Place::from("here"), Seat(0));
            add(&mut fleet, Some(UnitCard::Dreadnought1.stats()), UnitType::Dreadnought, intact, damaged);
            (fleet.hits, fleet.hull)
        };
        assert_eq!([fleet(1, 0), fleet(0, 1), fleet(2, 1)], [(6, 2), (6, 1), (18, 5)]);
    }
}
