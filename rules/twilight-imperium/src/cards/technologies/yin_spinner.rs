//! Yin Spinner of the Yin: infantry on a planet of theirs in a system in which they have produced.

use crate::prelude::*;

fn targets(s: &State, using: &Use) -> Vec<PlanetId> {
    let Occasion::Produced { seat, system } = using.occasion else { return vec![] };
    let own = choosing::open_planets(s, using.seat).into_iter();
    own.filter(|planet| seat == using.seat && planet.card().system == system).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::Produced],
    |s, using| !targets(s, using).is_empty(),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
    },
)
.asking(|s, using| choosing::planet(using, targets(s, using)))]);
