//! Infantry that comes back: Infantry II, Spec Ops II and Letani Warrior II wait on their card and return to a home planet.

use crate::prelude::*;

/// Home planets the player still controls.
fn homes(s: &State, seat: Seat) -> Vec<PlanetId> {
    let home = s.home(seat);
    s.planets_of(seat).filter(|planet| planet.card().system == home).collect()
}

/// Destroyed infantry may survive: one die each, as the upgrade says.
pub fn roll_for_survival(t: &mut T<'_>, seat: Seat, count: u32) {
    let Some(needed) = t.state.stats(seat, UnitType::Infantry).and_then(|stats| stats.respawn) else { return };
    let dice = t.roll(count as usize, 10);
    let survivors = sternpost_kit::count(dice.iter().filter(|die| **die >= u32::from(needed)).count());
    t.state.players[seat].returning += survivors;
    t.tell(&Line::InfantrySurvives { seat, dice, count: survivors });
}

/// At the start of the turn: with several home planets the player splits the returning infantry.
pub fn asks_where_to_return(s: &State, seat: Seat) -> Asks {
    let count = s.players[seat].returning;
    let homes = homes(s, seat);
    if count == 0 || homes.len() < 2 {
        return nobody();
    }
    let offers = homes.into_iter().map(|planet| Choice::Planet { planet });
    ask(seat, Question::split(&Prompt::ReturnInfantry { count }, "FAQ-GEN-8", count, offers))
}

/// All returning infantry to the only home planet; none is controlled: to reinforcements (FAQ-GEN-8).
pub fn return_home(t: &mut T<'_>, seat: Seat) {
    let count = std::mem::take(&mut t.state.players[seat].returning);
    if let Some(planet) = homes(t.state, seat).first().copied() {
        place(t, seat, planet, count);
    }
}

/// The player's split.
pub fn returned(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    t.state.players[seat].returning = 0;
    for (choice, count) in picked.parts() {
        let Choice::Planet { planet } = choice else { unreachable!("only home planets are offered") };
        place(t, seat, planet, count);
    }
}

fn place(t: &mut T<'_>, seat: Seat, planet: PlanetId, count: u32) {
    if count > 0 {
        let at = Location::Planet(planet);
        t.state.units_mut(seat, at).add(UnitType::Infantry, Condition::Intact, count);
        t.tell(&Line::PlacedUnits { seat, count, unit: UnitType::Infantry, at });
    }
}
