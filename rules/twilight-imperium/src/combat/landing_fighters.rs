//! Fighters that land with ground forces (the flagship of the Naalu): for the time of an invasion they stand on planets and fight there.
//! The flow of an invasion is in [`crate::combat::invasion`].

use crate::board::giving_up::cheapest_first;
use crate::combat::invasion::{Step, landable};
use crate::prelude::*;

/// What a player has on a planet that fights there: ground forces, and fighters that have landed.
pub fn fighting(s: &State, seat: Seat, planet: PlanetId) -> u32 {
    let here = s.units(seat, Location::Planet(planet));
    here.ground_forces() + here.count(UnitType::Fighter)
}

/// Planets with units of others: elsewhere fighters have nothing to do (FAQ-NAALU-1).
fn targets(s: &State, seat: Seat, system: SystemId) -> Vec<PlanetId> {
    let held = |planet: &PlanetId| s.others_clockwise(seat).any(|other| !s.units(other, Location::Planet(*planet)).is_empty());
    landable(s, system).into_iter().filter(held).collect()
}

/// Which fighters land where.
pub fn on_offer(s: &State, seat: Seat, system: SystemId) -> Asks {
    let fighters = s.units(seat, Location::Space(system)).count(UnitType::Fighter);
    let planets = targets(s, seat, system);
    if fighters == 0 || planets.is_empty() || !modifiers::flagship_lands_fighters(s, seat, system) {
        return nobody();
    }
    let offers = planets.into_iter().map(|planet| {
        let at = Location::Planet(planet);
        let count = s.others_clockwise(seat).map(|other| s.units(other, at).ground_forces()).sum();
        Offer::new(Choice::Place { unit: UnitType::Fighter, at }).hint(&Hint::Available { count }).at(planet.place())
    });
    let question = Question::split(
        &Prompt::CommitFighters { system },
        "LRR 25.2",
        fighters,
        offers.chain([Offer::new(Choice::Stay).said(&Said::StayInSpace)]),
    );
    ask(seat, question.default(Picked::Split(vec![(Choice::Stay, fighters)])))
}

/// They land.
pub fn land(seat: Seat, system: SystemId, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        let Choice::Place { unit, at: Location::Planet(planet) } = choice else { continue };
        if count > 0 {
            t.state.units_mut(seat, Location::Space(system)).take_any(unit, count);
            t.state.units_mut(seat, Location::Planet(planet)).add(unit, Condition::Intact, count);
            t.state.underway.tactical.as_mut().expect("an invasion is part of a tactical action").committed.entry(planet).or_insert(0);
            t.tell(&Line::FightersLanded { seat, count, planet });
        }
    }
}

/// Hits on what fights on a planet (LRR 18.2, 87.8).
pub fn lose(t: &mut T<'_>, by: Seat, seat: Seat, planet: PlanetId, count: u32) {
    if t.state.units(seat, Location::Planet(planet)).count(UnitType::Fighter) == 0 {
        hits::destroy(t, by, seat, Location::Planet(planet), UnitType::Infantry, count);
    } else if count > 0 {
        t.next(steps![Step::LoseUnits { seat, by, planet, count }]);
    }
}

/// The owner chooses, if there are both and some are left over.
pub fn losses_on_offer(s: &State, seat: Seat, planet: PlanetId, count: u32) -> Asks {
    let here = s.units(seat, Location::Planet(planet));
    let kinds = [UnitType::Infantry, UnitType::Fighter].map(|unit| (unit, here.count(unit)));
    if kinds.iter().any(|(_, there)| *there == 0) || count >= fighting(s, seat, planet) {
        return nobody();
    }
    let offers = kinds.into_iter().map(|(unit, there)| Offer::new(Choice::Destroy { unit }).cap(there));
    let question = Question::split(&Prompt::AssignHits { hits: count, at: Location::Planet(planet) }, "LRR 18.2", count, offers);
    // Only ground forces win the planet (FAQ-NAALU-1): of equal ones fighters go first.
    let rank = |choice: &Choice| (cheapest_first(s, seat)(choice), *choice != Choice::Destroy { unit: UnitType::Fighter });
    ask(seat, question.preferring(rank))
}

/// What is lost where nothing is to be decided, or nobody says otherwise.
pub fn lost_by_default(s: &State, seat: Seat, planet: PlanetId, count: u32) -> Vec<(UnitType, u32)> {
    let Some(question) = losses_on_offer(s, seat, planet, count).remove(&seat) else {
        return vec![(UnitType::Infantry, count), (UnitType::Fighter, count)];
    };
    let lost = |(choice, count)| if let Choice::Destroy { unit } = choice { Some((unit, count)) } else { None };
    question.default.parts().into_iter().filter_map(lost).collect()
}

/// What the owner has chosen is lost.
pub fn lose_chosen(seat: Seat, by: Seat, planet: PlanetId, picked: Picked<Choice>, t: &mut T<'_>) {
    for (choice, count) in picked.parts() {
        if let Choice::Destroy { unit } = choice {
            hits::destroy(t, by, seat, Location::Planet(planet), unit, count);
        }
    }
}

/// There is nothing to choose.
pub fn lose_all_alike(seat: Seat, by: Seat, planet: PlanetId, count: u32, t: &mut T<'_>) {
    for unit in [UnitType::Infantry, UnitType::Fighter] {
        hits::destroy(t, by, seat, Location::Planet(planet), unit, count);
    }
}

/// The fighters on a planet return to space.
pub fn take_off(t: &mut T<'_>, seat: Seat, planet: PlanetId) {
    let (from, system) = (Location::Planet(planet), planet.card().system);
    if t.state.units(seat, from).count(UnitType::Fighter) == 0 {
        return;
    }
    let count = t.state.units_mut(seat, from).take_any(UnitType::Fighter, u32::MAX);
    t.state.units_mut(seat, Location::Space(system)).add(UnitType::Fighter, Condition::Intact, count);
    t.tell(&Line::FightersReturned { seat, count, planet });
}

/// The same on all planets of a system.
pub fn take_off_everywhere(t: &mut T<'_>, seat: Seat, system: SystemId) {
    for planet in t.state.planets_in(system) {
        take_off(t, seat, *planet);
    }
}
