//! Bombardment (LRR 20) and planetary shields (LRR 60).

use crate::combat::dice;
use crate::combat::invasion::{Step, defender_on};
use crate::flow;
use crate::prelude::*;
use std::cmp::Reverse;

/// What a bunker takes off each die.
const BUNKER: u8 = 4;

/// Whether a player has a unit on a planet that has PLANETARY SHIELD and does not lose it to somebody's ship in the system
/// (LRR 60.3, 60.3a).
pub fn has_shield(s: &State, owner: Seat, planet: PlanetId) -> bool {
    let shields =
        |unit| s.stats(owner, unit).is_some_and(|stats| stats.planetary_shield) && !is_disabled(s, owner, unit, planet.card().system);
    let shielded = s.units(owner, Location::Planet(planet)).iter().any(|(unit, _)| shields(unit));
    shielded && !s.others_clockwise(owner).any(|other| voids_shields(s, other, planet))
}

/// Whether a unit has lost its abilities for this invasion (Disable).
pub fn is_disabled(s: &State, owner: Seat, unit: UnitType, system: SystemId) -> bool {
    let is_active = s.underway.turn.as_ref().is_some_and(|turn| turn.seat == owner);
    let disabled = s.underway.tactical.as_ref().is_some_and(|action| action.pds_disabled && action.system == system);
    unit == UnitType::Pds && disabled && !is_active
}

/// What BOMBARDMENT dice must reach against a player's planet: an effect may have made it harder (Bunker; LRR 54).
fn hit_against(s: &State, target: Option<Seat>, hit: u8) -> u8 {
    let bunkers = s.underway.tactical.as_ref().map(|action| &action.bunkers);
    if target.is_some_and(|target| bunkers.is_some_and(|bunkers| bunkers.contains(&target))) { hit + BUNKER } else { hit }
}

fn voids_shields(s: &State, seat: Seat, planet: PlanetId) -> bool {
    let ships = s.units(seat, Location::Space(planet.card().system));
    ships.iter().any(|(unit, _)| s.stats(seat, unit).is_some_and(|stats| stats.voids_planetary_shield))
}

/// LRR 20.1f, 60.0: a law may protect a planet; planets with a shielded unit cannot be bombarded, unless something here voids the shield (LRR 60.3, 60.3b).
fn is_shielded(s: &State, seat: Seat, planet: PlanetId) -> bool {
    if !modifiers::may_bombard(s, planet) {
        return true;
    }
    if voids_shields(s, seat, planet) {
        return false;
    }
    s.others_clockwise(seat).any(|other| has_shield(s, other, planet))
}

/// Bombards one planet once more (Harrow; LRR 20.1e, 60.2): other players' ground forces only, and no shielded ones. The
/// hits.
pub fn bombard_again(t: &mut T<'_>, seat: Seat, planet: PlanetId) -> u32 {
    if is_shielded(t.state, seat, planet) {
        return 0;
    }
    let mut total = 0;
    let mut more = modifiers::unit_ability_dice(t.state, seat);
    let mut units: Vec<_> = bombarding(t.state, seat, planet.card().system);
    units.sort_by_key(|(unit, _)| t.state.stats(seat, *unit).and_then(|stats| stats.bombardment).map(|each| each.hit));
    for (unit, count) in units {
        let Some(each) = t.state.stats(seat, unit).and_then(|stats| stats.bombardment) else { continue };
        let hit = hit_against(t.state, defender_on(t.state, seat, planet), each.hit);
        let roll = dice::roll(t, u32::from(each.dice) * count + std::mem::take(&mut more), hit);
        t.tell(&Line::BombardmentRolled { seat, planet, hit, dice: roll.dice, hits: roll.hits });
        total += roll.hits;
    }
    total
}

/// Whether a player's ships could bombard a planet now.
pub fn can_bombard(s: &State, seat: Seat, planet: PlanetId) -> bool {
    !bombarding(s, seat, planet.card().system).is_empty() && !is_shielded(s, seat, planet)
}

/// Planets that can be bombarded.
fn bombardable(s: &State, seat: Seat, system: SystemId) -> Vec<PlanetId> {
    let planets = s.planets_in(system).iter().copied();
    planets.filter(|planet| defender_on(s, seat, *planet).is_some() && !is_shielded(s, seat, *planet)).collect()
}

/// Whether a player's units of a type bombard.
pub fn bombards(s: &State, seat: Seat, unit: UnitType) -> bool {
    s.stats(seat, unit).is_some_and(|stats| stats.bombardment.is_some())
}

/// Own units in the system that bombard.
fn bombarding(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitType, u32)> {
    let units = s.units(seat, Location::Space(system));
    let armed = units.iter().filter(|(unit, _)| bombards(s, seat, *unit));
    armed.map(|(unit, pile)| (unit, pile.intact + pile.damaged)).collect()
}

/// The steps of a bombardment, if there is anything to bombard: all units are assigned before any rolls (LRR 20.1d).
pub fn steps_of(s: &State, seat: Seat, system: SystemId) -> Vec<flow::Step> {
    if bombardable(s, seat, system).is_empty() {
        return vec![];
    }
    let assigned = bombarding(s, seat, system).into_iter().map(|(unit, _)| Step::Bombard { seat, system, unit }.into());
    assigned.chain(steps![Step::AimExtraDice { seat }, Step::BombardmentRolls { seat }]).collect()
}

/// The planets that units of a type may bombard.
pub fn targets(s: &State, seat: Seat, system: SystemId, unit: UnitType) -> Question<Choice> {
    let planets = bombardable(s, seat, system);
    let count = s.units(seat, Location::Space(system)).count(unit);
    let offers = planets.into_iter().map(|planet| {
        let owner = defender_on(s, seat, planet).expect("only defended planets can be bombarded");
        let hint = Hint::Defended { seat: owner, count: s.units(owner, Location::Planet(planet)).ground_forces() };
        Offer::new(Choice::Bombard { unit, planet }).hint(&hint).cap(count).at(planet.place())
    });
    let spared = Offer::new(Choice::Stay).said(&Said::BombardNothing);
    let question = Question::split(&Prompt::Bombard { system, unit }, "LRR 20.1", count, offers.chain([spared]));
    // A passed deadline lands on nobody either.
    question.preferring(|choice| *choice != Choice::Stay)
}

/// The dice wait, for the assignment of all units comes first (LRR 20.1d).
pub fn assign(seat: Seat, unit: UnitType, picked: Picked<Choice>, t: &mut T<'_>) {
    let each = t.state.stats(seat, unit).and_then(|stats| stats.bombardment).expect("only bombarding units are assigned");
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    for (choice, count) in picked.parts().into_iter().filter(|(_, count)| *count > 0) {
        if let Choice::Bombard { planet, .. } = choice {
            action.volleys.entry(planet).or_default().push((each.hit, u32::from(each.dice) * count));
        }
    }
}

/// FAQ-GEN-4: what rolls dice more is settled before the roll; of several planets their player says at which.
pub fn where_to_aim_extra_dice(s: &State, seat: Seat) -> Asks {
    let volleys = s.underway.tactical.as_ref().map(|action| &action.volleys).filter(|volleys| volleys.len() > 1);
    let (Some(volleys), 1..) = (volleys, modifiers::unit_ability_dice(s, seat)) else { return nobody() };
    let defended =
        |planet: PlanetId| defender_on(s, seat, planet).map(|owner| (owner, s.units(owner, Location::Planet(planet)).ground_forces()));
    let offers = volleys.keys().filter_map(|planet| {
        let (seat, count) = defended(*planet)?;
        Some(Offer::new(Choice::Planet { planet: *planet }).hint(&Hint::Defended { seat, count }).at(planet.place()))
    });
    let system = volleys.keys().next().expect("there are two").card().system;
    let easiest = |planet: PlanetId| volleys[&planet].iter().map(|(hit, _)| hit_against(s, defender_on(s, seat, planet), *hit)).min();
    let rank = |choice: &Choice| {
        let Choice::Planet { planet } = choice else { return None };
        Some((easiest(*planet), Reverse(defended(*planet).map(|(_, count)| count))))
    };
    ask(seat, Question::one_of(&Prompt::AimExtraDice { system }, "FAQ-GEN-4", offers).preferring(rank))
}

/// The planet is named.
pub fn aim_extra_dice(picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Planet { planet } = picked.one() else { unreachable!("only planets are offered") };
    t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action").extra_dice_at = Some(planet);
}

/// All that were assigned roll.
pub fn roll(t: &mut T<'_>, seat: Seat) {
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    let mut volleys = std::mem::take(&mut action.volleys);
    // FAQ-GEN-4: with the unit that hits most easily there
    let aimed = action.extra_dice_at.take();
    let there = volleys.iter_mut().filter(|(planet, _)| aimed.is_none_or(|at| at == **planet)).flat_map(|(_, volley)| volley);
    if let Some((_, count)) = there.min_by_key(|(hit, _)| *hit) {
        *count += modifiers::unit_ability_dice(t.state, seat);
    }
    for (planet, volley) in volleys {
        let Some(owner) = defender_on(t.state, seat, planet) else { continue };
        let mut total = 0;
        for (hit, count) in volley {
            let hit = hit_against(t.state, Some(owner), hit);
            let roll = dice::roll(t, count, hit);
            t.tell(&Line::BombardmentRolled { seat, planet, hit, dice: roll.dice, hits: roll.hits });
            total += roll.hits;
        }
        // LRR 20.2, 20.2a
        hits::destroy(t, seat, owner, Location::Planet(planet), UnitType::Infantry, total);
        t.next([window(Occasion::Bombarded { seat, target: owner, planet })]);
    }
}
