//! Mitosis of the Arborec: infantry grows on a planet of theirs each status phase; their space docks produce none (LRR 62.1d).

use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::StatusPhaseBegins],
    |s, using| using.occasion == Occasion::StatusPhaseBegins && !choosing::open_planets(s, using.seat).is_empty(),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        placing::place(t, using.seat, UnitType::Infantry, 1, Location::Planet(planet));
    },
)
.asking(|s, using| choosing::planet(using, choosing::open_planets(s, using.seat)))])
.and(&[Passive::DocksProduceNoGroundForces]);
