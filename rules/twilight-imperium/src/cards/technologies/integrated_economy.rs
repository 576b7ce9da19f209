//! Integrated Economy: a planet that was just gained produces units for as much as its resources.

use crate::economy::production;
use crate::position::underway::{ProducingEffect, Production};
use crate::prelude::*;

/// What the planet could produce: no PRODUCTION, so only the cost is limited (FAQ-PROD-1, FAQ-PROD-2).
fn on_planet(s: &State, using: &Use) -> Option<Production> {
    let Occasion::GainedControl { seat, planet } = using.occasion else { return None };
    let worth = s.resources(planet);
    let effect = ProducingEffect { budget: Some(worth), ..ProducingEffect::default() };
    // No two units cost less than one resource (LRR 24.2).
    let on_planet = production::by_effect(seat, planet.card().system, vec![Location::Planet(planet)], 2 * worth, effect);
    (seat == using.seat && production::can_produce_by(s, &on_planet)).then_some(on_planet)
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::GainedControl],
    |s, using| on_planet(s, using).is_some(),
    |using, t| {
        if let Some(on_planet) = on_planet(t.state, using) {
            production::produce_by(t, on_planet);
        }
    },
)]);
