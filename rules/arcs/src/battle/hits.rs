//! ARCS-BATTLE-08 to 18: hits, one at a time; the attacker assigns all of them (ARCS-BATTLE-14).

use super::Step;
use super::dice::{again, intercepts};
use crate::board::pieces;
use crate::cards::modifiers::battle as modifiers;
use crate::flow::{Asks, T, ask, nobody};
use crate::position::state::{Condition, State};
use crate::position::underway::Battle;
use crate::show::messages::{Choice, Line, Prompt};
use sternpost_core::{Offer, Question, Seat};

fn ships_of(s: &State, seat: Seat) -> Vec<Offer<Choice>> {
    pieces::ships_of(s, seat, s.battle().system)
}

fn defending_buildings(s: &State) -> Vec<Offer<Choice>> {
    let Battle { system, defender, .. } = *s.battle();
    pieces::buildings_of(s, defender, system)
}

fn question(s: &State, prompt: &Prompt, rule: &'static str, offers: Vec<Offer<Choice>>) -> Asks {
    if offers.is_empty() { nobody() } else { ask(s.battle().attacker, Question::one_of(prompt, rule, offers).skipped_when_forced()) }
}

/// ARCS-BATTLE-08, 09, 17: a ship of the attacker takes one of so many hits, as long as one is left.
pub fn attacking(s: &State, hits: u8) -> Asks {
    if hits == 0 {
        return nobody();
    }
    question(s, &Prompt::TakeHit { left: hits }, "ARCS-BATTLE-08", ships_of(s, s.battle().attacker))
}

fn hit_ship(choice: &Choice, by: Seat, t: &mut T<'_>) {
    let Choice::Ship { owner, condition, system } = *choice else { unreachable!("only ships are offered: {choice:?}") };
    pieces::hit_ship(t, system, owner, condition, by);
    let battle = t.state.battle_mut();
    battle.took_trophies |= condition == Condition::Damaged && by == battle.attacker;
}

/// A card of the defender hits before dice are collected.
pub fn before_dice(s: &State) -> Asks {
    attacking(s, u8::from(modifiers::hits_first(s)))
}

/// An attacking ship takes that hit.
pub fn take_before_dice(choice: &Choice, t: &mut T<'_>) {
    let defender = t.state.battle().defender;
    hit_ship(choice, defender, t);
}

/// ARCS-BATTLE-16: attacking ships that are destroyed are the defender's Trophies.
pub fn own(choice: &Choice, t: &mut T<'_>) {
    let defender = t.state.battle().defender;
    hit_ship(choice, defender, t);
    t.state.battle_mut().symbols.own -= 1;
    t.next(again(Step::OwnHit));
}

/// ARCS-BATTLE-09, 10: as many hits as there are fresh defending ships, once.
pub fn intercept(t: &mut T<'_>) {
    if !intercepts(t.state) {
        return;
    }
    let Battle { system, defender, .. } = *t.state.battle();
    let count = t.state.system(system).ships[defender].fresh;
    t.state.battle_mut().intercepted = count;
    t.tell(&Line::Intercepted { seat: defender, count });
    t.next(again(Step::InterceptingHit));
}

/// One of them.
pub fn intercepting(choice: &Choice, t: &mut T<'_>) {
    let defender = t.state.battle().defender;
    hit_ship(choice, defender, t);
    t.state.battle_mut().intercepted -= 1;
    t.next(again(Step::InterceptingHit));
}

/// ARCS-BATTLE-11: a defending ship, or a building when none is left.
pub fn targets(s: &State) -> Asks {
    let battle = s.battle();
    if battle.symbols.hit == 0 {
        return nobody();
    }
    let ships = ships_of(s, battle.defender);
    let offers = if ships.is_empty() { defending_buildings(s) } else { ships };
    question(s, &Prompt::AssignHit { left: battle.symbols.hit }, "ARCS-BATTLE-11", offers)
}

/// One of the hits.
pub fn hit(choice: &Choice, t: &mut T<'_>) {
    let attacker = t.state.battle().attacker;
    if matches!(choice, Choice::Ship { .. }) {
        hit_ship(choice, attacker, t);
    } else {
        damage_building(choice, t);
    }
    t.state.battle_mut().symbols.hit -= 1;
    t.next(again(Step::Hit));
}

/// ARCS-BATTLE-12: a defending building.
pub fn buildings(s: &State) -> Asks {
    let left = s.battle().symbols.building;
    if left == 0 {
        return nobody();
    }
    question(s, &Prompt::AssignBuildingHit { left }, "ARCS-BATTLE-12", defending_buildings(s))
}

/// One of the hits on buildings.
pub fn hit_building(choice: &Choice, t: &mut T<'_>) {
    damage_building(choice, t);
    t.state.battle_mut().symbols.building -= 1;
    t.next(again(Step::BuildingHit));
}

/// ARCS-CITY-01: what a destroyed city brings about waits until all hits are resolved.
fn damage_building(choice: &Choice, t: &mut T<'_>) {
    let (system, slot) = pieces::picked(choice);
    let attacker = t.state.battle().attacker;
    if let Some(destroyed) = pieces::hit_building(t, system, slot, attacker) {
        let battle = t.state.battle_mut();
        battle.took_trophies = true;
        battle.cities.extend(destroyed.city);
    }
}
