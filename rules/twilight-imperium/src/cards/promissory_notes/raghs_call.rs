//! Ragh's Call of the Saar: their ground forces leave a planet on which its holder has landed.

use super::{Note, return_note};
use crate::prelude::*;

/// The planet that was landed on, if the Saar have ground forces there.
fn landed_on(s: &State, using: &Use) -> Option<PlanetId> {
    let Occasion::Committed { seat, planet } = using.occasion else { return None };
    let defended = s.units(using.ability.note().owner, Location::Planet(planet)).ground_forces() > 0;
    (seat == using.seat && defended).then_some(planet)
}

/// Where the Saar could go. RULING: the holder chooses.
fn targets(s: &State, using: &Use) -> Vec<PlanetId> {
    let Some(from) = landed_on(s, using) else { return vec![] };
    choosing::open_planets(s, using.ability.note().owner).into_iter().filter(|planet| *planet != from).collect()
}

pub static NOTE: Note = Note::of(
    FactionId::Saar,
    &[Ability::may(
        &[Timing::Committed],
        |s, using| !targets(s, using).is_empty(),
        |using, t| {
            let (Some(from), Some(Choice::Planet { planet: to })) = (landed_on(t.state, using), using.choice(0)) else { return };
            let (owner, unit) = (using.ability.note().owner, UnitType::Infantry);
            let count = t.state.units(owner, Location::Planet(from)).count(unit);
            t.state.units_mut(owner, Location::Planet(from)).take_any(unit, count);
            t.state.units_mut(owner, Location::Planet(to)).add(unit, Condition::Intact, count);
            t.tell(&Line::GroundForcesMoved { seat: owner, count, from, to });
            return_note(t, using.seat, using.ability.note());
        },
    )
    .asking(|s, using| choosing::planet(using, targets(s, using)))],
);
