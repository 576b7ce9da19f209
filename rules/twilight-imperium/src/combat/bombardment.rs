//! Bombardment (LRR 20) and planetary shields (LRR 60).

use crate::board::units::Location;
use crate::cards::occasions::{Occasion, window};
use crate::combat::invasion::{Step, defender_on};
use crate::combat::{dice, hits};
use crate::components::{PlanetId, SystemId, UnitType};
use crate::flow::{self, T};
use crate::position::state::State;
use crate::show::messages::{Choice, Hint, Line, Prompt};
use sternpost_core::{Offer, Picked, Question, Seat, steps};

/// Whether a player has a unit on a planet that has PLANETARY SHIELD and does not lose it to somebody's ship in the system
/// (LRR 60.3, 60.3a).
pub fn has_shield(s: &State, owner: Seat, planet: PlanetId) -> bool {
    let shielded =
        s.units(owner, Location::Planet(planet)).iter().any(|(unit, _)| s.stats(owner, unit).is_some_and(|x| x.planetary_shield));
    shielded && !s.others_clockwise(owner).any(|other| voids_shields(s, other, planet))
}

fn voids_shields(s: &State, seat: Seat, planet: PlanetId) -> bool {
    let ships = s.units(seat, Location::Space(planet.card().system));
    ships.iter().any(|(unit, _)| s.stats(seat, unit).is_some_and(|stats| stats.voids_planetary_shield))
}

/// LRR 20.1f, 60.0: planets with a shielded unit cannot be bombarded, unless something here voids the shield (LRR 60.3, 60.3b).
fn is_shielded(s: &State, seat: Seat, planet: PlanetId) -> bool {
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
    for (unit, count) in bombarding(t.state, seat, planet.card().system) {
        let Some(each) = t.state.stats(seat, unit).and_then(|stats| stats.bombardment) else { continue };
        let roll = dice::roll(t, u32::from(each.dice) * count, each.hit);
        t.tell(&Line::BombardmentRolled { seat, planet, hit: each.hit, dice: roll.dice, hits: roll.hits });
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

/// Own units in the system that bombard.
fn bombarding(s: &State, seat: Seat, system: SystemId) -> Vec<(UnitType, u32)> {
    let units = s.units(seat, Location::Space(system));
    let armed = units.iter().filter(|(unit, _)| s.stats(seat, *unit).is_some_and(|stats| stats.bombardment.is_some()));
    armed.map(|(unit, pile)| (unit, pile.intact + pile.damaged)).collect()
}

/// The steps of a bombardment, if there is anything to bombard: all units are assigned before any rolls (LRR 20.1d).
pub fn steps_of(s: &State, seat: Seat, system: SystemId) -> Vec<flow::Step> {
    if bombardable(s, seat, system).is_empty() {
        return vec![];
    }
    let assigned = bombarding(s, seat, system).into_iter().map(|(unit, _)| Step::Bombard { seat, system, unit }.into());
    assigned.chain(steps![Step::BombardmentRolls { seat }]).collect()
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
    Question::split(&Prompt::Bombard { system, unit }, "LRR 20.1", count, offers.chain([Offer::new(Choice::Stay)]))
}

/// The dice wait, for the assignment of all units comes first (LRR 20.1d).
pub fn assign(seat: Seat, unit: UnitType, picked: Picked<Choice>, t: &mut T<'_>) {
    let each = t.state.stats(seat, unit).and_then(|stats| stats.bombardment).expect("only bombarding units are assigned");
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    for (choice, count) in picked.parts() {
        if let Choice::Bombard { planet, .. } = choice {
            action.volleys.entry(planet).or_default().push((each.hit, u32::from(each.dice) * count));
        }
    }
}

/// All that were assigned roll.
pub fn roll(t: &mut T<'_>, seat: Seat) {
    let action = t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action");
    let volleys = std::mem::take(&mut action.volleys);
    for (planet, volley) in volleys {
        let Some(owner) = defender_on(t.state, seat, planet) else { continue };
        let mut total = 0;
        for (hit, count) in volley {
            let roll = dice::roll(t, count, hit);
            t.tell(&Line::BombardmentRolled { seat, planet, hit, dice: roll.dice, hits: roll.hits });
            total += roll.hits;
        }
        // LRR 20.2, 20.2a
        hits::destroy(t, seat, owner, Location::Planet(planet), UnitType::Infantry, total);
        t.next([window(Occasion::Bombarded { seat, target: owner, planet })]);
    }
}
