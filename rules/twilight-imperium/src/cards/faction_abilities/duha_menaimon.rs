//! Duha Menaimon, the flagship of the Arborec: it produces in the system that is activated, if it is there already (FAQ-ARB-2).

use crate::economy::production;
use crate::position::underway::{ProducingEffect, Production};
use crate::prelude::*;

/// The most units.
const UNITS: u32 = 5;

fn beside_flagship(s: &State, using: &Use) -> Option<Production> {
    let Occasion::Activated { seat, system } = using.occasion else { return None };
    let at = Location::Space(system);
    if seat != using.seat || choosing::flagship(s, seat) != Some(at) {
        return None;
    }
    let units = production::by_effect(seat, system, vec![at], UNITS, ProducingEffect::default());
    production::can_produce_by(s, &units).then_some(units)
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::Activated],
    |s, using| beside_flagship(s, using).is_some(),
    |using, t| {
        if let Some(units) = beside_flagship(t.state, using) {
            production::produce_by(t, units);
        }
    },
)]);
