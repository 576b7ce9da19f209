//! Structures on a planet that is gained become its new owner's instead of being destroyed (LRR 27.13).

use crate::board::control;
use crate::prelude::*;

/// Whether there are any on the planet that the user gains.
pub fn can(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::GainingControl { seat, planet } if seat == using.seat && control::has_foreign_structures(s, seat, planet))
}

/// They change hands.
pub fn act(using: &Use, t: &mut T<'_>) {
    if let Occasion::GainingControl { planet, .. } = using.occasion {
        control::take_over_structures(t, using.seat, planet);
    }
}
