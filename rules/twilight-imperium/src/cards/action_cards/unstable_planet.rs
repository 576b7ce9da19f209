//! Unstable Planet: a hazardous planet is exhausted and loses infantry.

use super::ActionCard;
use crate::cards::component_actions::without_target;
use crate::economy::payment;
use crate::prelude::*;

/// The most infantry it takes.
const INFANTRY: u32 = 3;

/// FAQ-AC-9: planets of others only.
fn targets(s: &State, seat: Seat) -> Vec<PlanetId> {
    choosing::planets_of_others(s, seat).into_iter().filter(|planet| planet.card().trait_of == Some(Trait::Hazardous)).collect()
}

/// Whose infantry stands on a planet, and how many.
fn infantry(s: &State, planet: PlanetId) -> (Option<Seat>, u32) {
    let owner = s.planets[&planet].controller;
    (owner, owner.map_or(0, |owner| s.units(owner, Location::Planet(planet)).count(UnitType::Infantry)))
}

/// The planet, then how many are destroyed: up to three, as its user likes.
fn asks(s: &State, using: &Use) -> Next {
    match (using.chosen.len(), using.choice(0)) {
        (1, Some(Choice::Planet { planet })) => {
            let most = infantry(s, planet).1.min(INFANTRY);
            let question = Question::amount(&Prompt::DestroyInfantry { planet }, "LRR 3.7", 0, most);
            (most > 0).then(|| (using.seat, question.default(Picked::Amount(most))))
        }
        _ => choosing::planet(using, targets(s, using.seat)),
    }
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        |s, using| without_target(targets(s, using.seat)),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            let (Some(owner), _) = infantry(t.state, planet) else { return };
            payment::exhaust(t, owner, planet);
            if let Some(Picked::Amount(count)) = using.chosen.get(1) {
                hits::destroy(t, using.seat, owner, Location::Planet(planet), UnitType::Infantry, *count);
            }
        },
    )
    .asking(asks),
)
.counting(|count| Word::Units { count, unit: UnitType::Infantry });
