//! Tokens for infantry and fighters need a plastic unit of their kind beside them (LRR 38.3, 42.3, 52.4b).
//!
//! Units are counted, not told apart, so this is a limit of places: as many as there are plastic units. In a place beyond
//! that nothing can stand for the tokens, and the units there are destroyed (LRR 38.3a, 42.3a).

use crate::prelude::*;

/// The one step: a player gives up a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    pub seat: Seat,
    /// What stands in too many places.
    pub unit: UnitType,
}

/// Plastic units in a colour's box (LRR 23.2).
fn plastic(unit: UnitType) -> u32 {
    if unit == UnitType::Fighter { 10 } else { 12 }
}

/// Places in which a player has units of a type.
fn places(s: &State, seat: Seat, unit: UnitType) -> Vec<Location> {
    s.locations().filter(|at| s.units(seat, *at).count(unit) > 0).collect()
}

fn is_over(s: &State, seat: Seat, unit: UnitType) -> bool {
    places(s, seat, unit).len() > plastic(unit) as usize
}

/// Looks whether somebody has units in too many places, whenever units came or went.
pub fn check(t: &mut T<'_>) {
    // Cheap first: whoever has no more units than plastic has no more places either.
    let mut many = BySeat::new(t.state.players.len(), |_| [(UnitType::Infantry, 0), (UnitType::Fighter, 0)]);
    let space = t.state.systems.values().map(|system| &system.space);
    for (seat, units) in space.chain(t.state.planets.values().map(|card| &card.units)).flatten() {
        for (unit, count) in &mut many[*seat] {
            *count += units.count(*unit);
        }
    }
    for (seat, counts) in many.iter() {
        for (unit, count) in *counts {
            if count > plastic(unit) && is_over(t.state, seat, unit) {
                t.next(steps![Step { seat, unit }]);
            }
        }
    }
}

/// What the one step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    // It may have been settled before.
    it.may_ask(|s| places_to_give_up(s, step), |picked, t| give_up(step, picked, t))
}

fn places_to_give_up(s: &State, Step { seat, unit }: &Step) -> Asks {
    if !is_over(s, *seat, *unit) {
        return nobody();
    }
    let offers = places(s, *seat, *unit).into_iter().map(|at| Offer::new(Choice::Lose { unit: *unit, at }).at(at.place()));
    // All that stand there are given up.
    let count = |choice: &Choice| if let Choice::Lose { unit, at } = choice { s.units(*seat, *at).count(*unit) } else { u32::MAX };
    ask(*seat, Question::one_of(&Prompt::NoPlasticLeft { unit: *unit }, "LRR 52.4b", offers).preferring(count))
}

fn give_up(Step { seat, .. }: &Step, picked: Picked<Choice>, t: &mut T<'_>) {
    let Choice::Lose { unit, at } = picked.one() else { unreachable!("only places are offered") };
    let count = t.state.units(*seat, at).count(unit);
    hits::destroy(t, *seat, *seat, at, unit, count);
}
