//! What cards change in battles.

use super::{Passive, extra_dice_at_gates, has, has_fresh_starport, passives, rolls_more};
use crate::cards::steps;
use crate::components::dice::Die;
use crate::position::underway::Battle;
use crate::prelude::*;

/// Dice beyond the number of ships.
pub fn extra_dice(s: &State, seat: Seat, system: SystemId) -> u32 {
    let at_gates = |passive| extra_dice_at_gates(passive).filter(|_| system.is_gate());
    passives(s, seat).filter_map(|passive| at_gates(passive).or(rolls_more(passive))).map(u32::from).sum()
}

/// Dice that must be rolled.
pub fn dice_to_roll(s: &State, seat: Seat) -> u32 {
    // RULING: such dice must be collected; those for the ships may still be left (ARCS-RULING-02).
    passives(s, seat).filter_map(rolls_more).map(u32::from).sum()
}

/// Whether no raid dice can be rolled against a defender.
pub fn bars_raid_dice(s: &State, defender: Seat, system: SystemId) -> bool {
    has(s, defender, Passive::BarsRaidDice) && has_fresh_starport(s, defender, system)
}

/// Dice of a kind that may be rolled again, once in a battle.
pub fn rerolls(s: &State, die: Die) -> u32 {
    let Battle { attacker, system, .. } = *s.battle();
    match die {
        Die::Assault if has(s, attacker, Passive::RerollsAssaultDice) => u32::from(s.system(system).ships[attacker].fresh),
        Die::Skirmish if has(s, attacker, Passive::RerollsSkirmishDice) => u32::from(supply::icons(s, attacker, Resource::Weapon)),
        Die::Assault | Die::Skirmish | Die::Raid => 0,
    }
}

/// Whether the defender hits before dice are collected.
pub fn hits_first(s: &State) -> bool {
    let Battle { system, defender, .. } = *s.battle();
    has(s, defender, Passive::HitsFirst) && s.system(system).ships[defender].fresh > 0
}

/// The intercept symbols that count: one rolled is ignored by an undamaged fleet, one is added where assault dice were rolled.
pub fn intercepts(s: &State, rolled: u8) -> u8 {
    intercepts_among(s, rolled, !s.battle().dice[Die::Assault as usize].is_empty())
}

/// The same of so many symbols, with assault dice among what was rolled or without.
pub fn intercepts_among(s: &State, rolled: u8, with_assault_dice: bool) -> u8 {
    let Battle { attacker, defender, is_undamaged, .. } = *s.battle();
    let ignored = u8::from(is_undamaged && has(s, attacker, Passive::IgnoresAnIntercept));
    let added = u8::from(with_assault_dice && has(s, defender, Passive::AddsAnIntercept));
    rolled.saturating_sub(ignored) + added
}

/// Whether nobody ransacks the Court for a city of a defender.
pub fn cannot_be_ransacked(s: &State, defender: Seat) -> bool {
    has(s, defender, Passive::CannotBeRansacked)
}

/// What happens when a battle is over.
pub fn after(t: &mut T<'_>, battle: &Battle) {
    let (seat, system) = (battle.attacker, battle.system);
    // RULING: what follows a battle for both sides comes first for the attacker, whose turn it is; neither changes the other.
    if t.state.system(system).ships[seat].damaged > 0 && has(t.state, seat, Passive::RepairsAfterAttacking) {
        // RULING: nobody is asked, for nobody would leave the ship as it is, and damaged ships of a system are alike.
        let ships = &mut t.state.system_mut(system).ships[seat];
        ships.damaged -= 1;
        ships.fresh += 1;
        t.tell(&Line::RepairedShip { seat, system });
    }
    if battle.took_trophies {
        steps::after_losses(battle.defender, t);
    }
}
