//! Genesis, the flagship of the Sol: infantry beside it at the end of the status phase.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::StatusPhaseEnds],
    |s, using| using.occasion == Occasion::StatusPhaseEnds && choosing::flagship(s, using.seat).is_some(),
    |using, t| {
        if let Some(at) = choosing::flagship(t.state, using.seat) {
            placing::place(t, using.seat, UnitType::Infantry, 1, at);
        }
    },
)]);
